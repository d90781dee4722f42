import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectInvalid } from '../../support/expectations.js'
import { BERTHS, CRANE, FEES, type Harbour, LETTERS, newHarbour } from '../../support/harbour.js'
import { expectErased, type Json } from '../../support/http/client.js'
import { send } from '../../support/shared.js'

let harbour: Harbour
beforeAll(async () => {
  harbour = await newHarbour()
  // No filter finds a rejected statement.
  expect((await harbour.scouts.write('ok')).status).toBe('rejected')
})

describe.each([
  ['in a list', {}],
  ['of a query by meaning and words', { query: 'harbour crane mooring', mode: 'hybrid' }],
  ['of a query by words', { query: 'harbour crane mooring', mode: 'keyword' }],
])('filters %s', (_, asked: Json) => {
  const all: readonly string[] = [BERTHS, LETTERS, CRANE, FEES]
  const expectFound = async (filters: Json, expected: readonly string[]) =>
    expect([...(await harbour.found({ ...asked, ...filters }))].sort()).toEqual([...expected].sort())

  test.each<[string, Json, readonly string[]]>([
    ['a type', { memory_type: ['event'] }, [CRANE]],
    ['a type alone, for a list of it', { memory_type: 'event' }, [CRANE]],
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
      await expectFound({ agent_id: harbour.clerk.agentId.toUpperCase() }, [BERTHS, CRANE, FEES])
      await expectFound({ session_id: 'desk' }, [BERTHS])
      await expectFound({ agent: 'Clerk', session_id: 'desk' }, [BERTHS])
      // One source must match all filters. Here two sources match one filter each.
      await expectFound({ agent: 'Scout', session_id: 'desk' }, [])
      await expectFound({ agent: 'scout' }, [])
      await expectFound({ agent_id: harbour.tenant.volumeId }, [])
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
])(cites('an invalid %s is reported: %j', 'search.filters', 'search.modes'), async (field, body) => {
  const reply = await harbour.trySearch(body)
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
  const noted = await harbour.scouts.write('The pilot boat is called Andorinha.', {
    metadata: Object.fromEntries(hostile.slice(0, 6).map((text) => [text, text])),
  })
  for (const text of hostile.slice(0, 6)) {
    const { memories } = await harbour.search({ metadata: { [text]: text } })
    expect(memories.map(({ memory_id }: Json) => memory_id)).toEqual([noted.memory_id])
    expect(await harbour.found({ metadata: { source: text } })).toEqual([])
    for (const field of ['agent', 'user_id', 'session_id']) expect(await harbour.found({ [field]: text })).toEqual([])
  }
  for (const metadata of [{ source: { $ne: null } }, { source: ['survey'] }]) {
    expectInvalid(await harbour.trySearch({ metadata }), 'metadata.source')
  }
  expectErased(await send('DELETE', `/memory/${noted.memory_id}`, { key: harbour.scout.key }))
})
