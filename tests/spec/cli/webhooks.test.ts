import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { newWriter } from '../../support/http/writer.js'
import { newTerminal, type Terminal } from '../../support/programs/command-line.js'
import { shared } from '../../support/shared.js'

/** Runs the commands against the service. packages/cli/webhooks.test.ts tests how they handle each answer. */
const { key, volumeId } = await newWriter()
// Names below .example never resolve (RFC 6761), so nothing is delivered.
const URL = 'https://hooks.example/cli'

let terminal: Terminal
beforeAll(() => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: key, SM_VOLUME_ID: volumeId })
})
afterAll(() => terminal.remove())
const sm = (...args: string[]) => terminal.run(['webhooks', ...args])

test(
  cites('sm webhooks adds, lists, rotates, tests, redelivers, enables and removes one', 'cli.webhooks'),
  async () => {
    const added = await sm('add', URL, '--sign', '--events', 'memory.merged', '--json')
    expect(added).toMatchObject({
      code: 0,
      json: { events: ['memory.merged'], secret: expect.stringMatching(/^whsec_/) },
    })
    const id = added.json.webhook_id
    expect((await sm('list', '-q')).stdout).toBe(`${id}\n`)
    const rotated = await sm('rotate', URL)
    expect(rotated.stdout).toMatch(/^whsec_\S+\n$/)
    expect(rotated.stdout.trim()).not.toBe(added.json.secret)
    expect(await sm('test', id, '--no-wait')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^pending\t/) })
    expect(await sm('redeliver', URL, '--since', new Date().toISOString(), '--json')).toMatchObject({ code: 0 })
    expect((await sm('enable', id)).stdout).toBe(`${id}\n`)
    expect((await sm()).stdout).toMatch(new RegExp(`^active\t${id}\t${URL}\tmemory\\.merged\t\t\\w+\twebhook\\.test\t`))
    expect(await sm('remove', URL)).toMatchObject({ code: 0 })
    expect(await sm('enable', id)).toMatchObject({ code: 5 })
  },
)
