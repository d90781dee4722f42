import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { newTenant } from '../../support/http/tenant.js'
import { type Transfers, transfersOf } from '../../support/http/transfers.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let transfers: Transfers

beforeAll(async () => {
  transfers = await transfersOf(shared().baseUrl, await tenant.key('org_rw'))
})
afterAll(() => transfers.remove())

test(cites('a mem0 export keeps user, session, agent and time', 'import.mem0'), async () => {
  const to = await tenant.volume('mem0')
  const results = [
    {
      id: '0193',
      memory: 'Likes oolong in the afternoon',
      user_id: 'ada',
      run_id: 'r1',
      agent_id: 'barista',
      metadata: { place: 'Lund' },
      created_at: '2024-05-01T03:00:00-07:00',
    },
    { id: '0194', memory: 'Met the plumber yesterday', user_id: 'ada', created_at: '2024-05-03T10:00:00Z' },
  ]
  await transfers.importInto(to, await transfers.file('mem0.json', JSON.stringify({ results }, null, 2)))
  const [first, second] = await transfers.exported(to)
  expect(first).toMatchObject({
    content: 'Likes oolong in the afternoon',
    user_id: 'ada',
    session_id: 'r1',
    agent: 'barista',
    created_at: '2024-05-01T10:00:00.000Z',
    metadata: { source_format: 'mem0', source_id: '0193', place: 'Lund' },
  })
  expect(second.event_date.slice(0, 10)).toBe('2024-05-02')
})

test(cites("the MCP memory server's file becomes self-contained statements", 'import.mcp-memory'), async () => {
  const to = await tenant.volume('Graph')
  const lines = [
    {
      type: 'entity',
      name: 'Ada_Lovelace',
      entityType: 'person',
      observations: ['Works as an engineer', 'Allergic to nuts'],
    },
    { type: 'relation', from: 'Ada_Lovelace', to: 'Acme', relationType: 'works_at' },
  ]
  await transfers.importInto(
    to,
    await transfers.file('memory.json', lines.map((line) => JSON.stringify(line)).join('\n')),
  )
  expect((await transfers.exported(to)).map(({ content }) => content)).toEqual([
    'Ada Lovelace works as an engineer',
    'Ada Lovelace: Allergic to nuts',
    'Ada Lovelace (person) works at Acme',
  ])
})

test(
  cites('a folder of notes becomes statements with their headings, front matter and day', 'import.notes'),
  async () => {
    const to = await tenant.volume('Notes')
    const folder = join(transfers.folder, 'vault')
    await mkdir(join(folder, '.obsidian'), { recursive: true })
    await mkdir(join(folder, 'daily'))
    await transfers.file('vault/.obsidian/app.md', 'Not a note of mine.')
    await transfers.file('vault/daily/2024-05-06.md', 'We moved the boat to Lund yesterday.')
    await transfers.file('vault/empty.md', '\n')
    await transfers.file(
      'vault/tea.md',
      '---\ntags: [drinks]\n---\n# Tea\n## Kept\n- oolong\n- The pot holds 1.2 litres.\n',
    )
    const report = await transfers.importInto(to, folder)
    expect(report).toMatchObject({ format: 'markdown', read: 3, approved: 3 })
    const [boat, oolong, pot] = await transfers.exported(to)
    expect(boat).toMatchObject({
      created_at: '2024-05-06T00:00:00.001Z',
      metadata: { source_file: 'daily/2024-05-06.md' },
    })
    expect(boat.event_date.slice(0, 10)).toBe('2024-05-05')
    expect(oolong.content).toBe('Tea / Kept: oolong')
    expect(pot.metadata).toEqual({
      source_format: 'markdown',
      source_file: 'tea.md',
      source_line: 7,
      source_heading: 'Tea / Kept',
      tags: 'drinks',
    })
  },
)

test(cites('what the guard rejects is reported with its line and reason', 'import.report'), async () => {
  const to = await tenant.volume('Reported')
  const text = 'The boat is in the harbour.\nok\n\nThe boat is in the harbour!\n👍\n'
  const rejectsPath = join(transfers.folder, 'rejects.jsonl')
  const report = await transfers.importInto(to, await transfers.file('notes.txt', text), { rejectsPath })
  expect(report).toMatchObject({ read: 4, approved: 1, merged: 1, rejected: 2 })
  expect(report.rejections.map(({ line }) => line)).toEqual([2, 5])
  const rejects = (await readFile(rejectsPath, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(rejects).toEqual(report.rejections)
  for (const { reason } of rejects) expect(reason).not.toBe('')
})

test(cites("an agent's key imports plain notes, and nothing that names a writer", 'import.no-agents'), async () => {
  const to = await tenant.volume('By an agent')
  const agent = await tenant.agent('Importer', { volumeId: to })
  const own = await transfersOf(shared().baseUrl, agent.key)
  try {
    const dated = await own.file(
      'mem0.json',
      JSON.stringify([{ memory: 'The boat is red.', created_at: '2024-05-01' }]),
    )
    await expect(own.importInto(to, dated)).rejects.toThrow('key of the organization or project')
    expect(await transfers.exported(to)).toEqual([])
    await own.importInto(to, await own.file('notes.txt', 'The boat is in the harbour.'))
    expect((await transfers.exported(to)).map(({ agent: name }) => name)).toEqual(['Importer'])
  } finally {
    await own.remove()
  }
})
