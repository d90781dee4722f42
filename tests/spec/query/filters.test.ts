import { beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cites } from '../../support/cites.js'
import { concurrently } from '../../support/concurrently.js'
import { eventually } from '../../support/eventually.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

/** A statement, who made it, where and when. Every statement mentions Marta, so her node has a fact from each. */
interface Statement {
  content: string
  user_id: string
  session_id: string
  event_date: string
  memory_type: string
  by: 'Ada' | 'Ben'
}

const PLACES = [
  'Oslo',
  'Porto',
  'Graz',
  'Lyon',
  'Turin',
  'Ghent',
  'Cadiz',
  'Basel',
  'Malmo',
  'Delft',
  'Bergen',
  'Siena',
]
const STATEMENTS: Statement[] = PLACES.map((place, at) => ({
  // A person can be a member of many clubs, so none of these statements supersedes another.
  content: `Marta Kowalska is a member of the ${place} ${at % 3 === 0 ? 'Club' : 'Society'}.`,
  user_id: ['una', 'udo', 'uri'][at % 3] as string,
  session_id: ['monday', 'tuesday'][at % 2] as string,
  event_date: `2024-0${1 + (at % 4)}-10`,
  memory_type: ['factual', 'relationship'][(at >> 1) % 2] as string,
  by: at % 5 < 3 ? 'Ada' : 'Ben',
}))

const { tenant, key } = await newWriter()
let reader: Memories
/** Marta's relationships in the graph, each in the words of the one memory that states it. */
let known: string[]
const agentIds: Record<string, string> = {}
beforeAll(async () => {
  reader = memoriesOf(send, key, tenant.volumeId)
  const writers: Record<string, Memories> = {}
  for (const name of ['Ada', 'Ben']) {
    const agent = await tenant.agent(name, { volumeId: tenant.volumeId })
    agentIds[name] = agent.agentId
    writers[name] = memoriesOf(send, agent.key, tenant.volumeId)
  }
  await concurrently(4, STATEMENTS, async ({ by, content, ...more }) => writers[by]?.write(content, more))
  known = await eventually(async () => {
    const reply = await send('POST', '/agent/entity', {
      key,
      body: { volume_id: tenant.volumeId, entity_name: 'Marta Kowalska' },
    })
    expect(reply.body.factCount).toBe(STATEMENTS.length)
    return reply.body.relationships.map(({ description }: Json) => description)
  })
  // Not every sentence yields an edge. Half of them suffice to test that filters apply to the graph.
  expect(known.length).toBeGreaterThanOrEqual(PLACES.length / 2)
})

const someOf = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const filters = fc.record({
  user_id: someOf(['una', 'udo', 'uri', 'nobody']),
  session_id: someOf(['monday', 'tuesday']),
  by: someOf(['Ada', 'Ben']),
  date_from: someOf(['2024-02-10', '2024-03-01']),
  date_to: someOf(['2024-02-10', '2024-03-09T00:00:00Z']),
  memory_type: fc.option(fc.constantFrom<unknown>('factual', ['relationship'], ['factual', 'relationship']), {
    nil: undefined,
  }),
})

const passes = (statement: Statement, wanted: Json): boolean =>
  (wanted.user_id === undefined || statement.user_id === wanted.user_id) &&
  (wanted.session_id === undefined || statement.session_id === wanted.session_id) &&
  (wanted.by === undefined || statement.by === wanted.by) &&
  (wanted.date_from === undefined || statement.event_date >= wanted.date_from) &&
  (wanted.date_to === undefined || statement.event_date <= wanted.date_to.slice(0, 10)) &&
  (wanted.memory_type === undefined || [wanted.memory_type].flat().includes(statement.memory_type))

const bodyOf = ({ by, ...fields }: Json): Json =>
  JSON.parse(JSON.stringify({ ...fields, ...(by !== undefined && { agent_id: agentIds[by] }) }))

describe.each(['/agent/memory/query', '/memory/query'])('the filters of %s', (path) => {
  test(cites('apply to the whole answer, whatever they are', 'query.filters', 'query.filters-bind'), () =>
    fc.assert(
      fc.asyncProperty(filters, async (wanted) => {
        const { body } = expectStatus(
          await send('POST', path, {
            key,
            body: {
              query: 'Where does Marta Kowalska live and work?',
              volume_id: tenant.volumeId,
              limit: 50,
              ...bodyOf(wanted),
            },
          }),
          200,
        )
        const passing = STATEMENTS.filter((statement) => passes(statement, wanted)).map(({ content }) => content)
        expect(body.memories.map(({ content }: Json) => content).sort()).toEqual([...passing].sort())
        for (const { source, target, description } of body.graph_facts) {
          expect([description.includes(source), description.includes(target)]).toEqual([true, true])
        }
        const facts = body.graph_facts.map(({ description }: Json) => description)
        expect(facts.sort()).toEqual(known.filter((description) => passing.includes(description)).sort())
        expect(body.total_results).toBe(body.memories.length + body.graph_facts.length)
      }),
      { numRuns: 40 },
    ),
  )
})

test(cites('a document is found only by its own id', 'query.filters', 'query.filters-bind'), async () => {
  const none = await reader.query('Where does Marta live?', { document_id: '00000000-0000-4000-8000-000000000000' })
  expect(none).toMatchObject({ memories: [], graph_facts: [], document_sources: [], total_results: 0 })
})

test.each<[string, Json]>([
  ['user_id', { user_id: '' }],
  ['memory_type', { memory_type: [] }],
  ['memory_type', { memory_type: 'diary' }],
  ['category', { category: null }],
  ['date_from', { date_from: 'yesterday' }],
  ['agent_id', { agent_id: 'Ada' }],
])(cites('an invalid %s is named', 'query.filters'), async (field, more) => {
  const reply = await reader.tryQuery('Marta', more)
  expect([reply.status, reply.body.error, Object.keys(reply.body.details ?? {})]).toEqual([
    400,
    'validation_failed',
    [field],
  ])
})
