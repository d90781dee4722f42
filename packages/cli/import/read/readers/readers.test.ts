import { prepared } from '@agent-memory/cli/import/prepare'
import { readMcpMemory, selfContained } from '@agent-memory/cli/import/read/readers/mcp-memory'
import { readMem0 } from '@agent-memory/cli/import/read/readers/mem0'
import type { Reader } from '@agent-memory/cli/import/read/readers/reader'
import { readPlainText, textUnitOf } from '@agent-memory/cli/import/read/readers/text'
import { readVolume } from '@agent-memory/cli/import/read/readers/volume'
import { describe, expect, test } from '@jest/globals'

type Found = ReturnType<typeof JSON.parse>

const context = { file: null, now: new Date('2025-06-01T00:00:00Z'), jsonLines: false, unit: 'line' as const }

async function read(reader: Reader, text: string, more: object = {}): Promise<Found[]> {
  async function* chunks() {
    yield text
  }
  const found = []
  for await (const parsed of prepared(reader(chunks(), { ...context, ...more }), {})) found.push(parsed)
  return found
}
const contents = (found: Found[]) =>
  found.filter(({ kind }) => kind === 'statement').map(({ memory }) => memory.content)
const lines = (...values: unknown[]) => `${values.map((value) => JSON.stringify(value)).join('\n')}\n`

describe('readMem0', () => {
  const record = {
    id: '0193',
    memory: 'Ada likes tea',
    hash: 'abc',
    metadata: { mood: 'calm', nested: { deep: 1 } },
    categories: ['food', 'preference'],
    created_at: '2024-05-01T03:00:00-07:00',
    updated_at: null,
    user_id: 'ada',
    agent_id: 'barista',
    run_id: 'r1',
  }
  const item = {
    content: 'Ada likes tea',
    metadata: {
      source_format: 'mem0',
      source_id: '0193',
      categories: 'food, preference',
      mood: 'calm',
      'nested.deep': 1,
    },
    user_id: 'ada',
    session_id: 'r1',
    category: 'preference',
    origin: { agent: 'barista', created_at: '2024-05-01T10:00:00.000Z' },
  }

  test.each([
    ['get_all', JSON.stringify({ results: [record] })],
    ['a page of the platform', JSON.stringify({ count: 1, next: null, previous: null, results: [record] }, null, 2)],
    ['a list', JSON.stringify([record])],
    ['a dump by user', JSON.stringify({ ada: { results: [record] } })],
    [
      'points of a vector store',
      JSON.stringify([{ id: '0193', payload: { ...record, memory: undefined, data: record.memory } }]),
    ],
  ])('reads %s', async (_name, text) => {
    expect(await read(readMem0, text)).toEqual([expect.objectContaining({ kind: 'statement', memory: item })])
  })

  test('reads lines independently', async () => {
    const text = `${lines(record)}{"memory": "cut\n${lines({ content: 'Bo swims', app: 'cursor', state: 'active' })}`
    const found = await read(readMem0, text, { jsonLines: true })
    expect(contents(found)).toEqual(['Ada likes tea', 'Bo swims'])
    expect(found[1]).toEqual({ kind: 'complaint', file: null, line: 2, reason: 'is not valid JSON' })
    expect(found[2].memory.origin).toEqual({ agent: 'cursor' })
  })

  test('reads texts of a schema, and the relations of its graph', async () => {
    const relations = [{ source: 'ada', relationship: 'works_at', destination: 'acme' }]
    expect(contents(await read(readMem0, JSON.stringify({ memories: ['Ada likes tea'], relations })))).toEqual([
      'Ada likes tea',
      'ada works at acme',
    ])
  })

  test('skips deleted, archived and expired memories', async () => {
    const records = [
      { state: 'deleted' },
      { state: 'archived' },
      { expiration_date: '2025-01-01' },
      { deleted_at: '2025' },
    ]
    const found = await read(readMem0, JSON.stringify(records.map((fields) => ({ memory: 'x', ...fields }))))
    expect(found.map(({ kind }) => kind)).toEqual(Array(4).fill('skipped'))
  })

  test('complains of records without a text, by line', async () => {
    const found = await read(readMem0, '[\n{"memory": ""},\n{"full_name": "Ada"},\n7]')
    expect(found.map(({ kind, line }) => [kind, line])).toEqual([
      ['complaint', 2],
      ['complaint', 3],
      ['complaint', 4],
    ])
  })
})

describe('readMcpMemory', () => {
  const entities = [
    {
      name: 'Ada_Lovelace',
      entityType: 'person',
      observations: ['Works as an engineer', 'allergic to nuts', "Ada Lovelace's cat is Ink"],
    },
    { name: 'my_repo', entityType: 'Project', observations: [] },
  ]
  const relations = [{ from: 'Ada_Lovelace', to: 'my_repo', relationType: 'maintains' }]
  const expected = [
    'Ada Lovelace works as an engineer',
    'Ada Lovelace: allergic to nuts',
    "Ada Lovelace's cat is Ink",
    'my_repo is a Project.',
    'Ada Lovelace (person) maintains my_repo',
  ]

  test('makes each observation and relation self-contained, in either form', async () => {
    const asLines = lines(
      ...entities.map((entity) => ({ type: 'entity', ...entity })),
      ...relations.map((relation) => ({ type: 'relation', ...relation })),
    )
    expect(contents(await read(readMcpMemory, asLines, { jsonLines: true }))).toEqual(expected)
    const asObject = await read(readMcpMemory, JSON.stringify({ entities, relations }, null, 2))
    expect(contents(asObject)).toEqual(expected)
    expect(asObject[0].memory.metadata).toEqual({
      source_format: 'mcp-memory',
      entity: 'Ada_Lovelace',
      entity_type: 'person',
    })
  })

  test('puts relation labels in words', async () => {
    const labels = ['works_at', 'worksAt', 'WORKS_AT']
    const text = lines(...labels.map((relationType) => ({ type: 'relation', from: 'Ada', to: 'Acme', relationType })))
    expect(contents(await read(readMcpMemory, text))).toEqual(labels.map(() => 'Ada works at Acme'))
  })

  test('complains of broken lines and unknown types', async () => {
    const text = `${lines({ type: 'entity', entityType: 'x', observations: [] }, { type: 'note' })}{"type":"ent\n`
    const found = await read(readMcpMemory, text, { jsonLines: true })
    expect(found.map(({ kind, line }) => [kind, line])).toEqual([
      ['complaint', 1],
      ['complaint', 2],
      ['complaint', 3],
    ])
  })

  test('knows a name only as a whole word', () => {
    expect(selfContained('Al', 'Also likes tea')).toBe('Al: Also likes tea')
    expect(selfContained('C++', 'C++ is compiled')).toBe('C++ is compiled')
  })
})

describe('readPlainText', () => {
  const text = '- Ada likes tea.\n\nBo swims\nevery day.\n'

  test('reads a line, or a paragraph, as a statement', async () => {
    expect(contents(await read(readPlainText, text))).toEqual(['Ada likes tea.', 'Bo swims', 'every day.'])
    const found = await read(readPlainText, text, { unit: 'paragraph', file: 'a.txt' })
    expect(contents(found)).toEqual(['Ada likes tea.', 'Bo swims every day.'])
    expect(found[1].memory.metadata).toEqual({ source_format: 'text', source_file: 'a.txt', source_line: 3 })
  })

  test('detects wrapped lines', () => {
    expect(textUnitOf(text)).toBe('line')
    expect(
      textUnitOf(`${'Ada walked down to the harbour and saw that the boat she had\n'.repeat(4)}sold was gone.`),
    ).toBe('paragraph')
  })

  test('cuts what is longer than a memory', async () => {
    const found = await read(readPlainText, 'Ada sees the sea. '.repeat(5_000))
    expect(found.map(({ memory }) => memory.metadata.part)).toEqual(['1/2', '2/2'])
  })
})

describe('readVolume', () => {
  const header = { type: 'header', format: 'agent-memory-volume', version: 1 }
  const wording = (content: string) => ({
    content,
    agent: 'Bo',
    agent_id: '3f0c8f4e-0000-4000-8000-000000000001',
    created_at: '2024-01-02T00:00:00.000Z',
    user_id: null,
    session_id: null,
    event_date: null,
  })
  const memory = {
    type: 'memory',
    content: 'Ada likes tea',
    agent: 'Bo',
    created_at: '2024-01-01T00:00:00.000Z',
    user_id: null,
  }

  test('reads memories with their wordings, however many', async () => {
    const sources = [
      wording('Ada likes tea'),
      ...Array.from({ length: 130 }, (_, at) => wording(`Ada likes tea${'!'.repeat(at)}`)),
    ]
    const [found, ...more] = await read(readVolume, lines(header, { ...memory, sources }, { type: 'end', memories: 1 }))
    expect(more).toEqual([])
    expect(found.memory.origin.sources).toHaveLength(100)
    expect(found.wordings).toHaveLength(30)
    expect(found.wordings[0]).toEqual({
      content: `Ada likes tea${'!'.repeat(100)}`,
      origin: { agent: 'Bo', agent_id: wording('').agent_id, created_at: wording('').created_at },
    })
    expect(found.memory.user_id).toBeUndefined()
  })

  test.each([
    ['without its end', lines(header, memory), 2, 'truncated'],
    ['with a line that was cut', `${lines(header, memory)}{"type":"mem`, 3, 'not a JSON object'],
    [
      'whose end counts otherwise',
      lines(header, memory, { type: 'end', memories: 2 }),
      3,
      'the file has 2 memories, but it has 1',
    ],
    ['that goes on after its end', lines(header, { type: 'end', memories: 0 }, memory), 3, 'after the end'],
    ['of a newer version', lines({ ...header, version: 2 }, { type: 'end', memories: 0 }), 1, 'version 2'],
    ['without a header', lines(memory, { type: 'end', memories: 1 }), 1, 'header'],
    [
      'with a bad field',
      lines(header, { ...memory, memory_type: 'hearsay' }, { type: 'end', memories: 1 }),
      2,
      'memory_type must be',
    ],
    [
      'with a bad wording',
      lines(header, { ...memory, sources: [{}] }, { type: 'end', memories: 1 }),
      2,
      'origin.sources.0',
    ],
  ])('complains of a file %s', async (_name, text, line, reason) => {
    const complaints = (await read(readVolume, text)).filter(({ kind }) => kind === 'complaint')
    expect(complaints[0]).toEqual({ kind: 'complaint', file: null, line, reason: expect.stringContaining(reason) })
  })
})
