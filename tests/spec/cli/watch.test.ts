import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { newWriter } from '../../support/http/writer.js'
import { newTerminal, type Terminal } from '../../support/programs/command-line.js'
import { shared } from '../../support/shared.js'

const { key, mine, volumeId } = await newWriter('org_rw', { name: 'Laptop' })
let terminal: Terminal
beforeAll(() => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: key, SM_VOLUME_ID: volumeId })
})
afterAll(() => terminal.remove())

const watching: ChildProcess[] = []
afterEach(() => {
  for (const child of watching.splice(0)) child.kill('SIGKILL')
})

/** Starts `sm watch`; `next` resolves with its next line, `interrupted` with its exit code after Ctrl-C. */
const watch = async (...args: string[]) => {
  const child = terminal.start(['watch', ...args], { env: { SM_BASE_URL: shared().realtimeUrl } })
  watching.push(child)
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]()
  let stderr = ''
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  return {
    next: async () => (await lines.next()).value as string,
    stderr: () => stderr,
    async interrupted() {
      child.kill('SIGINT')
      return (await once(child, 'exit'))[0] as number
    },
  }
}

/** Broadcasts until the watch listens and prints a line; returns this line. */
const greeted = async (watched: Awaited<ReturnType<typeof watch>>) => {
  const first = watched.next()
  let isHeard = false
  first.then(() => {
    isHeard = true
  })
  while (!isHeard) {
    expect(await terminal.run(['broadcast', '--type', 'greeting', 'Are', 'you', 'there?'])).toMatchObject({ code: 0 })
    await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 500))])
  }
  return first
}

/** Returns the next line that is not a greeting. */
const after = async (watched: Awaited<ReturnType<typeof watch>>): Promise<string> => {
  const line = await watched.next()
  return line.includes('greeting') ? after(watched) : line
}

test(cites('sm watch prints broadcasts and events as lines', 'cli.watch', 'cli.broadcast'), async () => {
  const watched = await watch('--events', 'entity.created')
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  const time = expect.stringMatching(/^\d{4}-.*Z$/)
  expect((await greeted(watched)).split('\t')).toEqual([time, 'greeting', volumeId, id, id, 'Laptop', 'Are you there?'])
  await mine.write('Marta Keller moved to Texel.')
  expect((await after(watched)).split('\t')).toEqual([
    ...[time, 'entity.created', volumeId, id, id, '', expect.any(String)],
  ])
  expect(await watched.interrupted()).toBe(130)
})

test(cites('as JSON prints one document a line, and takes only what it is asked for', 'cli.watch'), async () => {
  const watched = await watch('--json', '--events', 'document.failed')
  expect(JSON.parse(await greeted(watched))).toMatchObject({ type: 'greeting', message: 'Are you there?' })
  await mine.write('The lighthouse is closed on Mondays.')
  await terminal.run(['broadcast', 'Done.'])
  expect(JSON.parse(await after(watched))).toMatchObject({ type: 'agent_broadcast', message: 'Done.' })
})

test(cites('goes on after an event', 'cli.watch'), async () => {
  const watched = await watch('-q')
  const first = await greeted(watched)
  await watched.interrupted()
  await terminal.run(['broadcast', 'Missed.'])
  const again = await watch('--json', '--after', first)
  expect(JSON.parse(await after(again))).toMatchObject({ message: 'Missed.' })
  const unknown = await watch('--json', '--after', volumeId)
  await greeted(unknown)
  expect(JSON.parse(unknown.stderr())).toMatchObject({ warning: 'gap' })
})

test.each([
  ['a wrong key', 3, ['watch'], { SM_API_KEY: 'sm_org_rw_wrong' }],
  ['an unknown event', 2, ['watch', '--events', 'memory.lost'], {}],
  ['an event to begin after that is no id', 2, ['watch', '--after', 'foo'], {}],
  ['too many volumes', 2, ['watch', ...Array.from({ length: 51 }, () => randomUUID())], {}],
  ['a volume that the key may not read', 4, ['watch', randomUUID()], {}],
])(cites('sm watch with %s ends with %i', 'cli.watch', 'cli.exit-codes'), async (_name, code, args, env) => {
  const ran = await terminal.run(args, { env: { SM_BASE_URL: shared().realtimeUrl, ...env } })
  expect(ran.code).toBe(code)
  expect(ran.stderr).toMatch(/^(Waiting for events\. Press Ctrl-C to stop\.\n)?sm: \S/)
  expect(ran.stderr).not.toMatch(/proxy/)
})
