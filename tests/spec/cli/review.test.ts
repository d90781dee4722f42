import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { UUID } from '../../support/expectations.js'
import { newTenant } from '../../support/http/tenant.js'
import { newTerminal, onTty, type Terminal, type TtyOptions } from '../../support/programs/command-line.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let terminal: Terminal
beforeAll(async () => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: await tenant.key('org_rw', { name: 'Laptop' }) })
})
afterAll(() => terminal.remove())

/** Creates a volume for one test, and returns functions that run commands on it. */
const newScene = async () => {
  const SM_VOLUME_ID = await tenant.volume('scene')
  const sm = (...args: string[]) => terminal.run(args, { env: { SM_VOLUME_ID } })
  const done = async (...args: string[]) => {
    const ran = await sm(...args)
    expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: '' })
    return ran
  }
  const write = async (text: string, ...more: string[]) => (await done('write', text, '--json', ...more)).json
  const lines = async (...args: string[]) => (await done(...args)).stdout.split('\n').slice(0, -1).toSorted()
  const atTerminal = (then: TtyOptions['then'] = [], script: TtyOptions['script'] = (command) => command) =>
    onTty(terminal, ['review'], { env: { SM_VOLUME_ID, NO_COLOR: '1' }, then, script })
  return { sm, done, write, lines, atTerminal }
}

const PORTO = 'Marta was born in Porto.'
const FARO = 'Marta was born in Faro.'

describe('sm review', () => {
  test(cites('lists what waits, with what it conflicts with', 'cli.review', 'cli.json', 'cli.quiet'), async () => {
    const { done, write, lines } = await newScene()
    expect((await done('review')).stdout).toBe('')
    const [first, second] = [await write(PORTO), await write(FARO)]
    await write('The pump needs oil.')
    const listed = await lines('review')
    expect(listed.map((line) => line.split('\t'))).toEqual(
      [
        [first.memory_id, 'conflict', second.memory_id, expect.any(String), 'Laptop', PORTO],
        [second.memory_id, 'conflict', first.memory_id, expect.any(String), 'Laptop', FARO],
      ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
    const ids = [first.memory_id, second.memory_id].toSorted()
    expect(await lines('review', '-q')).toEqual(ids)
    expect(await lines('list', '--flagged', '-q')).toEqual(ids)
    const { memories, next_cursor } = (await done('review', '--json')).json
    expect([memories.length, next_cursor]).toEqual([2, null])
    expect(memories[0]).toMatchObject({ flagged: true, flag_reason: 'conflict' })
  })

  test(cites('decides by id, and sm undo takes it back', 'cli.review', 'cli.undo', 'cli.quiet'), async () => {
    const { sm, done, write, lines } = await newScene()
    const [first, second] = [await write(PORTO), await write(FARO)]
    const rejected = await done('review', second.memory_id, 'reject', '--reason', 'It was Porto.')
    const [status, id, writeId = ''] = rejected.stdout.trim().split('\t')
    expect([status, id, writeId]).toEqual(['rejected', second.memory_id, UUID])
    expect(await lines('list', '-q')).toEqual([first.memory_id])
    expect(await lines('review')).toEqual([])
    expect(await lines('undo', writeId)).toEqual([first.memory_id, second.memory_id].toSorted())
    expect(await lines('review', '-q')).toHaveLength(2)
    const again = await sm('undo', writeId)
    expect([again.code, again.stdout, again.stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/^sm: .*already been undone/),
    ])
    const merged = await done('review', second.memory_id, 'merge', '--target', first.memory_id, '--json')
    expect(merged.json).toMatchObject({ review: { status: 'merged', write_id: UUID } })
    expect((await done('undo', merged.json.review.write_id, '--json')).json).toMatchObject({ undo: { changed: {} } })
    await done('review', first.memory_id, 'supersede', '--target', second.memory_id)
    expect(await lines('list', '-q')).toEqual([first.memory_id])
    expect(await lines('list', '--superseded', '-q')).toEqual([first.memory_id, second.memory_id].toSorted())
  })

  test.each<[string, string[], number, RegExp]>([
    ['no action', ['00000000-0000-4000-8000-000000000000'], 2, /approve, reject, merge, supersede/],
    ['an unknown action', ['00000000-0000-4000-8000-000000000000', 'keep'], 2, /Allowed choices are approve/],
    ['a target without an id', ['--target', '00000000-0000-4000-8000-000000000000'], 2, /need an id and an action/],
    ['no target', ['id', 'merge'], 2, /target_id: /],
    ['an unknown memory', ['00000000-0000-4000-8000-000000000000', 'approve'], 5, /no memory with this id/],
  ])(cites('refuses %s', 'cli.review', 'cli.exit-codes'), async (_name, args, code, sentence) => {
    const { sm, write } = await newScene()
    const given = args[0] === 'id' ? [(await write(PORTO)).memory_id, ...args.slice(1)] : args
    const ran = await sm('review', ...given)
    expect([ran.code, ran.stdout]).toEqual([code, ''])
    expect(ran.stderr).toMatch(sentence)
  })
})

describe('sm review at a terminal', () => {
  test(cites('shows both sides, takes keys, undoes the last act', 'cli.review'), async () => {
    const { write, lines, atTerminal } = await newScene()
    const [first, second] = [await write(PORTO), await write(FARO)]
    const seen = await atTerminal([
      { after: '[q]uit', input: 'rrr' },
      { after: '[u]ndo  [q]uit', input: 'u' },
      { after: '[q]uit', input: 'm' },
      { after: '[u]ndo  [q]uit', input: 'q' },
    ])
    expect(seen).toMatch(/Marta was born in Faro\. +\| {3}Marta was born in Porto\./)
    expect(seen.match(/Rejected\.|Undone\.|Merged\.|No more memories wait/g)).toEqual([
      ...['Rejected.', 'No more memories wait', 'Undone.', 'Merged.', 'No more memories wait'],
    ])
    expect(await lines('list', '-q')).toEqual([first.memory_id])
    expect((await lines('show', second.memory_id)).join('\n')).toContain('status\tmerged')
  })

  test(cites('leaves on q, at the end of input and on Ctrl-C', 'cli.review', 'cli.pipe'), async () => {
    const { write, lines, atTerminal } = await newScene()
    await write(PORTO)
    await write(FARO)
    for (const input of ['q', '\u0004', '\u0003']) {
      const seen = await atTerminal([{ after: '[q]uit', input }])
      expect(seen).not.toMatch(/Rejected|Approved|\n\s+at /)
    }
    expect(await lines('review', '-q')).toHaveLength(2)
  })

  test.each<[string, string | (() => void), number]>([
    ['q', 'q', 0],
    ['Ctrl-C', '\u0003', 130],
    ['a signal', () => process.kill(Number(readFileSync(join(terminal.home, 'pid'), 'utf8')), 'SIGTERM'), 143],
  ])(cites('leaves the terminal as it was after %s', 'cli.review', 'cli.pipe'), async (_how, input, code) => {
    const { write, atTerminal } = await newScene()
    await write(PORTO)
    await write(FARO)
    const seen = await atTerminal([{ after: '[q]uit', input }], (command) => {
      return `stty -g; sh -c 'echo $$ > pid; exec "$@"' sh ${command}; echo "ended with $?"; stty -g`
    })
    const settings = seen.match(/^[0-9a-f]+(:[0-9a-f]+)+|^gfmt\S+/gm)
    expect(settings).toHaveLength(2)
    expect(settings?.[1]).toBe(settings?.[0])
    expect(seen).toContain(`ended with ${code}`)
  })
})

test(cites('sm history shows versions, changes and their writes', 'cli.history', 'cli.json', 'cli.undo'), async () => {
  const { sm, done, write, lines } = await newScene()
  const old = await write('Marta lives in Berlin.', '--date', '2023-05-01')
  const told = await write('Marta now lives in Graz.', '--date', '2025-02-01')
  expect((await lines('history', old.memory_id)).map((line) => line.split('\t'))).toMatchObject([
    ['change', expect.any(String), 'Laptop', told.write_id, 'superseded', expect.stringMatching(/\S/), ''],
    ['version', '', 'superseded', 'Marta lives in Berlin.', expect.any(String)],
    ['version', expect.stringMatching(/^20/), 'approved', 'Marta lives in Berlin.', expect.any(String)],
    ['written', expect.any(String), 'Laptop', old.write_id, 'Marta lives in Berlin.'],
  ])
  expect((await done('history', old.memory_id, '--json')).json).toMatchObject({ versions: [{}, {}], changes: [{}] })
  expect(await lines('history', old.memory_id, '-q')).toEqual([old.write_id, told.write_id].toSorted())
  expect(await lines('query', 'Where does Marta live?', '-q', '--as-of', '2024-01-01')).toEqual([old.memory_id])
  expect(await lines('query', 'Where does Marta live?', '-q')).toEqual([told.memory_id])
  expect(await lines('query', 'Where does Marta live?', '-q', '--superseded')).toHaveLength(2)
  const blocked = await sm('undo', old.write_id)
  expect([blocked.code, blocked.stdout]).toEqual([1, ''])
  expect(blocked.stderr).toContain(told.write_id)
  expect((await sm('history', '../../auth/me')).code).toBe(2)
})
