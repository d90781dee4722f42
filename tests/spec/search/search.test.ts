import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectErased, expectStatus, type Json } from '../../support/client.js'
import { expectError, expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import { type Memories, memoriesOf } from '../../support/memories.js'
import { send } from '../../support/shared.js'
import { type AgentWithKey, newTenant, type Tenant } from '../../support/tenant.js'

let tenant: Tenant
let key: string
let scout: AgentWithKey
let clerk: AgentWithKey
let scouts: Memories
let clerks: Memories
beforeAll(async () => {
  tenant = await newTenant(send)
  key = await tenant.key('proj_r')
  scout = await tenant.agent('Scout', { volumeId: tenant.volumeId })
  clerk = await tenant.agent('Clerk', { volumeId: tenant.volumeId })
  scouts = memoriesOf(send, scout.key, tenant.volumeId)
  clerks = memoriesOf(send, clerk.key, tenant.volumeId)
  await scouts.write('The harbour of Nazare has forty berths.', {
    memory_type: 'factual',
    category: 'location',
    event_date: '2024-05-01',
    metadata: { source: 'survey', page: 3, checked: true, note: null },
  })
  await scouts.write('The harbour master prefers letters to calls.', {
    memory_type: 'preference',
    category: 'preference',
    user_id: 'ana',
    session_id: 'monday',
    event_date: '2024-05-01T23:59:59.999Z',
  })
  await clerks.write('The crane broke during the night shift.', {
    memory_type: 'event',
    category: 'event',
    user_id: 'rui',
    session_id: 'tuesday',
    event_date: '2024-05-02T00:00:00Z',
    metadata: { source: 'log', page: 3 },
  })
  await clerks.write('Mooring fees are due on the first Friday.', {
    memory_type: 'procedural',
    category: 'finance',
    event_date: '2024-05-03',
  })
  // Known already: it becomes a source of the first memory.
  const told = await clerks.write('The harbour of Nazare has 40 berths.', {
    event_date: '2024-05-01',
    session_id: 'desk',
  })
  expect(told.status).toBe('merged')
})

const trySearch = (body: Json = {}, as = key) =>
  send('POST', '/memory/search', { key: as, body: { volume_id: tenant.volumeId, ...body } })
const search = async (body: Json = {}): Promise<Json> => expectStatus(await trySearch(body), 200).body.data
/** The first words of what is found, in order. */
const found = async (body: Json): Promise<string[]> =>
  (await search(body)).memories.map(({ content }: Json) => content.split(' ').slice(0, 3).join(' '))

const BERTHS = 'The harbour of'
const LETTERS = 'The harbour master'
const CRANE = 'The crane broke'
const FEES = 'Mooring fees are'

describe('without a query', () => {
  test(cites('gives all current memories, newest first', 'search', 'search.newest-first'), async () => {
    const rejected = await scouts.write('ok')
    expect(rejected.status).toBe('rejected')
    const reply = await trySearch()
    expect(reply.body).toEqual({ status: 'ok', data: { memories: expect.any(Array), next_cursor: null } })
    const { memories } = reply.body.data
    expect(memories.map(({ content }: Json) => content.split(' ').slice(0, 3).join(' '))).toEqual([
      FEES,
      CRANE,
      LETTERS,
      BERTHS,
    ])
    expect(memories[3]).toEqual({
      memory_id: UUID,
      volume_id: tenant.volumeId,
      content: 'The harbour of Nazare has forty berths.',
      status: 'approved',
      memory_type: 'factual',
      category: 'location',
      confidence: expect.any(Number),
      reason: expect.any(String),
      merged_into: null,
      agent: 'Scout',
      agent_id: scout.agentId,
      user_id: null,
      session_id: null,
      event_date: '2024-05-01T00:00:00.000Z',
      event_date_source: 'given',
      metadata: { source: 'survey', page: 3, checked: true, note: null },
      document_id: null,
      filename: null,
      chunk_index: null,
      created_at: ISO_TIME,
      last_confirmed_at: expect.anything(),
      score: null,
    })
    for (const memory of memories) {
      const { sources, ...read } = await scouts.read(memory.memory_id)
      expect(memory).toEqual({ ...read, score: null })
    }
  })

  test(cites('a memory that was deleted is no longer listed', 'search.newest-first'), async () => {
    const { memory_id } = await scouts.write('The old buoy was red.')
    expect((await search()).memories[0].memory_id).toBe(memory_id)
    expectErased(await send('DELETE', `/memory/${memory_id}`, { key: scout.key }))
    expect((await search()).memories[0].memory_id).not.toBe(memory_id)
  })
})

describe.each([
  ['in a list', {}],
  ['of a query by meaning and words', { query: 'harbour crane mooring', mode: 'hybrid' }],
  ['of a query by words', { query: 'harbour crane mooring', mode: 'keyword' }],
])('filters %s', (_, asked: Json) => {
  const all: readonly string[] = [BERTHS, LETTERS, CRANE, FEES]
  const expectFound = async (filters: Json, expected: readonly string[]) =>
    expect([...(await found({ ...asked, ...filters }))].sort()).toEqual([...expected].sort())

  test.each<[string, Json, readonly string[]]>([
    ['a type', { memory_type: ['event'] }, [CRANE]],
    ['two types', { memory_type: ['event', 'preference', 'event'] }, [CRANE, LETTERS]],
    ['a type that none has', { memory_type: ['technical'] }, []],
    ['a category', { category: ['finance'] }, [FEES]],
    ['a type and a category', { memory_type: ['event'], category: ['finance'] }, []],
    ['a user', { user_id: 'ana' }, [LETTERS]],
    ['a user that nobody is', { user_id: 'Ana' }, []],
    ['a session', { session_id: 'tuesday' }, [CRANE]],
    ['a user and the session of another', { user_id: 'ana', session_id: 'tuesday' }, []],
    ['metadata', { metadata: { page: 3 } }, [BERTHS, CRANE]],
    ['metadata of several entries', { metadata: { page: 3, source: 'survey', checked: true, note: null } }, [BERTHS]],
    ['metadata of another type', { metadata: { page: '3' } }, []],
    ['metadata that is there with null alone', { metadata: { checked: null } }, []],
    ['empty metadata', { metadata: {} }, all],
    ['what is flagged, which nothing is yet', { flagged: true }, []],
    ['what is not flagged', { flagged: false }, all],
    ['a document, of which none is a part', { document_id: '00000000-0000-4000-8000-000000000000' }, []],
  ])(cites('by %s', 'search.filters'), (_name, filters, expected) => expectFound(filters, expected))

  test(
    cites('by agent, id, user and session: of any source of the memory', 'query.filters', 'search.filters'),
    async () => {
      await expectFound({ agent: 'Scout' }, [BERTHS, LETTERS])
      await expectFound({ agent: 'Clerk' }, [BERTHS, CRANE, FEES])
      await expectFound({ agent_id: clerk.agentId.toUpperCase() }, [BERTHS, CRANE, FEES])
      await expectFound({ session_id: 'desk' }, [BERTHS])
      await expectFound({ agent: 'Clerk', session_id: 'desk' }, [BERTHS])
      // Two sources that match one filter each are not one that matches both.
      await expectFound({ agent: 'Scout', session_id: 'desk' }, [])
      await expectFound({ agent: 'scout' }, [])
      await expectFound({ agent_id: tenant.volumeId }, [])
    },
  )

  test.each<[string, Json, readonly string[]]>([
    ['from a day', { date_from: '2024-05-02' }, [CRANE, FEES]],
    ['to a day, to its last moment', { date_to: '2024-05-01' }, [BERTHS, LETTERS]],
    ['one day', { date_from: '2024-05-02', date_to: '2024-05-02' }, [CRANE]],
    ['from a moment', { date_from: '2024-05-01T23:59:59.999Z' }, [LETTERS, CRANE, FEES]],
    ['after a moment', { date_from: '2024-05-02T00:00:00.001Z' }, [FEES]],
    ['to a moment', { date_to: '2024-05-02T02:00:00+02:00' }, [BERTHS, LETTERS, CRANE]],
    ['to just before it', { date_to: '2024-05-01T23:59:59.998Z' }, [BERTHS]],
    ['a span that is none', { date_from: '2024-05-03', date_to: '2024-05-01' }, []],
    ['everything there can be', { date_from: '0001-01-01', date_to: '9999-12-31' }, all],
  ])(cites('by date: %s', 'search.dates', 'search.filters'), (_name, filters, expected) =>
    expectFound(filters, expected),
  )
})

test.each<[string, Json]>([
  ['memory_type', { memory_type: ['diary'] }],
  ['memory_type', { memory_type: 'event' }],
  ['memory_type', { memory_type: [] }],
  ['category', { category: ['weather'] }],
  ['category', { category: [null] }],
  ['agent', { agent: '' }],
  ['agent', { agent: 'x'.repeat(101) }],
  ['agent', { agent: 'Sc\0ut' }],
  ['agent_id', { agent_id: 'Scout' }],
  ['user_id', { user_id: '' }],
  ['user_id', { user_id: `${'a'.repeat(200)}a` }],
  ['user_id', { user_id: '\ud800' }],
  ['session_id', { session_id: 7 }],
  ['document_id', { document_id: 'x' }],
  ['date_from', { date_from: '2024-02-30' }],
  ['date_to', { date_to: 'yesterday' }],
  ['date_to', { date_to: '10000-01-01' }],
  ['flagged', { flagged: 'true' }],
  ['metadata', { metadata: [] }],
  ['metadata', { metadata: null }],
  ['metadata', { metadata: { long: 'x'.repeat(5_000) } }],
  ['metadata', { metadata: { 'a\0b': 1 } }],
  ['mode', { mode: 'fuzzy' }],
  ['query', { query: '' }],
  ['query', { query: 'x'.repeat(10_001) }],
  ['query', { query: 'a\0b' }],
  ['volume_id', { volume_id: 'x' }],
])(cites('a wrong %s is told: %j', 'search.filters', 'search.modes'), async (field, body) => {
  const reply = await trySearch(body)
  const [only] = Object.keys(reply.body.details ?? {})
  expect([reply.status, reply.body.error, only?.split('.')[0]]).toEqual([400, 'validation_failed', field])
})

test(cites('metadata is compared as a value, whatever it holds', 'search.filters'), async () => {
  const hostile = [
    '"}\'::jsonb OR true --',
    "'; DROP TABLE memories; --",
    '$1',
    '%s',
    '\\u0000',
    '{"$ne":null}',
    '__proto__',
  ]
  const noted = await scouts.write('The pilot boat is called Andorinha.', {
    metadata: Object.fromEntries(hostile.slice(0, 6).map((text) => [text, text])),
  })
  for (const text of hostile.slice(0, 6)) {
    const { memories } = await search({ metadata: { [text]: text } })
    expect(memories.map(({ memory_id }: Json) => memory_id)).toEqual([noted.memory_id])
    expect(await found({ metadata: { source: text } })).toEqual([])
    for (const field of ['agent', 'user_id', 'session_id']) expect(await found({ [field]: text })).toEqual([])
  }
  for (const metadata of [{ source: { $ne: null } }, { source: ['survey'] }]) {
    expectInvalid(await trySearch({ metadata }), 'metadata.source')
  }
  expectErased(await send('DELETE', `/memory/${noted.memory_id}`, { key: scout.key }))
})

/** The last digits are the index's own, and another may answer while one is late. */
const expectSame = (found: Json[], expected: Json[]) => {
  expect(found.map(({ memory_id }) => memory_id)).toEqual(expected.map(({ memory_id }) => memory_id))
  for (const [at, { score }] of expected.entries()) expect(found[at].score).toBeCloseTo(score, 4)
}

describe('a query', () => {
  const query = 'How many berths does the harbour have?'

  test(cites('ranks by meaning and words unless told otherwise', 'search', 'search.modes'), async () => {
    const { memories } = await search({ query })
    expect(memories[0].content).toBe('The harbour of Nazare has forty berths.')
    const asked = (await clerks.query(query)).memories
    expectSame(
      memories,
      asked.map(({ id, score }: Json) => ({ memory_id: id, score })),
    )
    expectSame((await search({ query, mode: 'hybrid' })).memories, (await search({ query })).memories)
  })

  test(cites('semantic finds the meaning without a word in common', 'search.modes'), async () => {
    const meaning = { query: 'a lifting machine stopped working after dark' }
    expect(await found({ ...meaning, mode: 'semantic' })).toEqual([CRANE])
    expect(await found({ ...meaning, mode: 'keyword' })).toEqual([])
    const { memories } = await search({ query, mode: 'semantic' })
    expect(memories.every(({ score }: Json) => score > 0.3 && score <= 1)).toBe(true)
  })

  test(
    cites('keyword finds any memory with a word of it, by its share', 'search.modes', 'search.keyword'),
    async () => {
      const { memories } = await search({ query: 'berths harbour zeppelin', mode: 'keyword' })
      expect(memories.map(({ content }: Json) => content.split(' ').slice(0, 3).join(' '))).toEqual([BERTHS, LETTERS])
      const scores = memories.map(({ score }: Json) => score)
      expect(scores.every((score: number) => score > 0 && score < 1)).toBe(true)
      expect(scores[0]).toBeGreaterThan(scores[1])
      expect(await found({ query: 'who is it', mode: 'keyword' })).toEqual([])
    },
  )

  test(cites('filters leave the score of what passes as it is', 'search.prefilter'), async () => {
    for (const mode of ['hybrid', 'semantic', 'keyword']) {
      const all = (await search({ query, mode })).memories.filter(({ agent }: Json) => agent === 'Scout')
      expect(all.length).toBeGreaterThan(0)
      expectSame((await search({ query, mode, agent: 'Scout' })).memories, all)
    }
  })
})

test(cites('limits: 1 to 100, 20 by default', 'search.limit'), async () => {
  for (const limit of [0, 101, -1, 1.5, '20', null]) expectInvalid(await trySearch({ limit }), 'limit')
  expect((await search({ limit: 1 })).memories).toHaveLength(1)
  expect((await search({ limit: 100 })).memories).toHaveLength(4)
})

test(cites('needs a volume that the key may read', 'search', 'errors.volume-access'), async () => {
  const stranger = await newTenant(send)
  for (const volume_id of [stranger.volumeId, crypto.randomUUID()])
    for (const query of [undefined, 'harbour'])
      expectError(await trySearch({ volume_id, query }), 403, 'agent_not_authorized_for_volume')
  const writer = await tenant.agent('Writes only', { volumeId: tenant.volumeId, permissions: ['write'] })
  expectError(await trySearch({}, writer.key), 403, 'agent_not_authorized_for_volume')
  const keys = await Promise.all((['org_rw', 'org_r', 'proj_rw'] as const).map((kind) => tenant.key(kind)))
  for (const other of [...keys, scout.key]) expect((await trySearch({}, other)).body).toEqual((await trySearch()).body)
  expectError(await send('POST', '/memory/search', { body: { volume_id: tenant.volumeId } }), 401, 'unauthorized')
})
