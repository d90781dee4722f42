import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { startGate } from '../../support/gate.js'
import { newTenant } from '../../support/http/tenant.js'
import { ended, newTerminal, type Terminal } from '../../support/programs/command-line.js'
import { send, shared } from '../../support/shared.js'

const ALL = 1_000

const tenant = await newTenant(send)
let terminal: Terminal
beforeAll(async () => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: await tenant.key('org_rw') })
})
afterAll(() => terminal.remove())

const file = (name: string, text: string): string => {
  const path = join(terminal.home, name)
  writeFileSync(path, text)
  return path
}
const exported = async (volumeId: string): Promise<string[]> =>
  (await terminal.run(['export', '--volume', volumeId])).stdout.trimEnd().split('\n')

describe('sm import', () => {
  test(
    cites('resumes after Ctrl-C, and after its key was revoked', 'import.resume', 'import.never-doubled'),
    async () => {
      const volumeId = await tenant.volume('Interrupted')
      const lines = Array.from({ length: 600 }, (_, at) => `Crate ${at + 1} stands on shelf ${at * 3}.`)
      // Without the gate the import could end before the test stops it.
      const gate = await startGate(shared().baseUrl, '/memory/propose')
      const command = ['import', file('many.txt', lines.join('\n')), '--volume', volumeId, '--url', gate.url]
      const revoked = (await tenant.call('POST', '/keys', { name: 'Short', kind: 'org_rw' })).body.data.key

      const first = terminal.start(command)
      const stopped = ended(first, '')
      gate.allow(2)
      await batchesDone(1)
      first.kill('SIGINT')
      gate.allow(ALL)
      expect(await stopped).toMatchObject({ code: 130, stderr: expect.stringContaining('again to resume') })

      gate.shut()
      const before = batchesNoted()
      const second = ended(terminal.start(command, { env: { SM_API_KEY: revoked.api_key } }), '')
      gate.allow(1)
      await batchesDone(before + 1)
      await tenant.call('DELETE', `/keys/${revoked.key_id}`)
      gate.allow(ALL)
      expect(await second).toMatchObject({ code: 3, stderr: expect.stringMatching(/\d+ of 600 items are done/) })

      const ran = await terminal.run([...command, '--json'])
      // Batches that the revoked key had in flight are already stored, so their statements merge.
      expect(ran.json).toMatchObject({ resumed: true, read: 600, rejected: 0 })
      expect(ran.json.approved + ran.json.merged).toBe(600)
      expect(await exported(volumeId)).toHaveLength(602)
      await gate.close()
    },
  )

  test(cites('says in a sentence what is wrong, and writes nothing', 'import.check-first'), async () => {
    const volumeId = await tenant.volume('Untouched')
    const volume = ['--volume', volumeId]
    const bad = file('bad.json', '[{"memory": "a"}, {"full_name": "b"}]')
    const good = file('good.txt', 'The boat is in the harbour.')
    const cases: [string[], Record<string, string>, number, RegExp][] = [
      [['import', bad, ...volume], {}, 1, /bad.json, line 1 has no text/],
      [['import', file('some.json', '{"a": 1}'), ...volume], {}, 1, /--format/],
      [['import', good, '--format', 'word', ...volume], {}, 2, /Allowed choices/],
      [['import', good, ...volume], { SM_API_KEY: 'sm_org_rw_nobody' }, 3, /rejected the key/],
      [['import', good, ...volume, '--url', 'http://127.0.0.1:1'], {}, 7, /address/],
    ]
    for (const [args, env, code, sentence] of cases) {
      const ran = await terminal.run(args, { env })
      expect(ran).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(sentence) })
    }
    expect(await exported(volumeId)).toHaveLength(2)
  })
})

/** How many batches the only running import has recorded. */
function batchesNoted(): number {
  const folder = join(terminal.home, '.local', 'state', 'agent-memory', 'imports')
  const [checkpoint] = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return checkpoint ? JSON.parse(readFileSync(join(folder, checkpoint), 'utf8')).done_below : 0
}

const batchesDone = (count: number): Promise<void> =>
  eventually(async () => expect(batchesNoted()).toBeGreaterThanOrEqual(count))
