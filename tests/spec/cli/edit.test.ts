import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { UUID } from '../../support/expectations.js'
import { newTenant } from '../../support/http/tenant.js'
import { newTerminal, onTty, type Terminal } from '../../support/programs/command-line.js'
import { send, shared } from '../../support/shared.js'

const OLD = 'The build needs Node 20.'
const NEW = 'The build needs Node 22.'

const tenant = await newTenant(send)
let terminal: Terminal
let id: string
beforeAll(async () => {
  const SM_VOLUME_ID = await tenant.volume('edits')
  const SM_API_KEY = await tenant.key('org_rw', { name: 'Laptop' })
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY, SM_VOLUME_ID, NO_COLOR: '1' })
  id = (await done('write', OLD, '-q')).stdout.trim()
})
afterAll(() => terminal.remove())

const done = async (...args: string[]) => {
  const ran = await terminal.run(args)
  expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: '' })
  return ran
}
const text = async () => (await done('show', id, '--json')).json.memory.content

test(
  cites('sm edit takes a text, standard input or single fields, and sm undo takes it back', 'cli.edit'),
  async () => {
    const [status, memoryId, writeId = ''] = (await done('edit', id, 'The', 'build needs Node 22.')).stdout.split('\t')
    expect([status, memoryId, writeId, await text()]).toEqual(['approved', id, UUID, NEW])
    await done('undo', writeId)
    expect(await text()).toBe(OLD)
    for (const args of [[], ['-']]) {
      const ran = await terminal.run(['edit', id, ...args, '-q'], { input: `${NEW}\n` })
      expect([ran.code, ran.stdout.trim(), await text()]).toEqual([0, UUID, NEW])
      await done('undo', ran.stdout.trim())
    }
    const fields = ['--date', '2025-03-01', '--category', 'technology', '--type', 'technical', '--meta', 'source=diary']
    const { write_id } = (await done('edit', id, ...fields, '--json')).json.edit
    expect((await done('show', id, '--json')).json.memory).toMatchObject({
      ...{ content: OLD, event_date: '2025-03-01T00:00:00.000Z', category: 'technology', memory_type: 'technical' },
      metadata: { source: 'diary' },
    })
    await done('undo', write_id)
  },
)

test(cites('sm edit ends with 6 where the guard rejects, and with 2 without a text', 'cli.edit'), async () => {
  const rejected = await terminal.run(['edit', id, 'ok'])
  expect([rejected.code, rejected.stdout.split('\t')[0], await text()]).toEqual([6, 'rejected', OLD])
  const empty = await terminal.run(['edit', id])
  expect([empty.code, empty.stderr]).toEqual([2, expect.stringMatching(/text is empty/)])
  const unknown = await terminal.run(['edit', '00000000-0000-4000-8000-000000000000', NEW])
  expect([unknown.code, unknown.stderr]).toEqual([5, expect.stringMatching(/no memory with this id/)])
})

test(cites('sm edit opens the editor on a terminal, and leaves no file behind', 'cli.edit'), async () => {
  const editor = join(terminal.home, 'my editor.sh')
  const editWith = (script: string, env: Record<string, string> = { EDITOR: `sh "${editor}" --wait` }) => {
    writeFileSync(editor, script)
    return onTty(terminal, ['edit', id], { env: { ...env, TMPDIR: terminal.home } })
  }
  const seen = await editWith('grep -q "Node 20" "$2" && sed s/20/22/ "$2" > copy && cat copy > "$2"')
  expect(seen).toMatch(/edited: .* To undo the edit: sm undo [0-9a-f-]{36}/s)
  expect(await text()).toBe(NEW)
  expect(await editWith('true')).toContain('nothing was saved')
  expect(await editWith('exit 1')).toContain('The editor ended with an error')
  expect(await editWith('true', {})).toContain('set EDITOR')
  expect(await text()).toBe(NEW)
  expect(readdirSync(terminal.home).filter((name) => name.startsWith('sm-edit-'))).toEqual([])
})
