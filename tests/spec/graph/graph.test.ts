import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { expectErased, expectStatus } from '../../support/http/client.js'
import { documentsOf } from '../../support/http/documents.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { type AgentWithKey, newTenant } from '../../support/http/tenant.js'
import { graphIn } from '../../support/servers/outside-stores.js'
import { send, shared } from '../../support/shared.js'
import { type Graph, graphOf } from '../../support/stores/graph.js'

const tenant = await newTenant(send)
let agent: AgentWithKey
let memories: Memories
let graph: Graph
beforeAll(async () => {
  agent = await tenant.agent('Scribe', { volumeId: tenant.volumeId })
  memories = memoriesOf(send, agent.key, tenant.volumeId)
  graph = graphOf(send, agent.key, tenant.volumeId)
  await memories.write('Marta Kowalska works at Acme Robotics as a designer.')
  await memories.write('Marta Kowalska lives in Gdansk.')
  await memories.write('Acme Robotics is headquartered in Warsaw.')
  await memories.write('Acme Robotics uses PostgreSQL for its orders.')
  await memories.write('Acme Robotics was founded in 1998 by two engineers.')
  await eventually(async () => expect((await graph.entity('Acme Robotics')).factCount).toBe(4))
  await eventually(async () => expect((await graph.entity('Marta Kowalska')).factCount).toBe(2))
})

describe('an entity', () => {
  test(
    cites('has facts, summaries, and relationships in both directions', 'graph.entity', 'graph.labels'),
    async () => {
      const marta = await graph.entity('Marta Kowalska')
      expect(marta).toMatchObject({
        name: 'Marta Kowalska',
        type: 'person',
        summary: marta.summaries[0].content,
        factCount: 2,
      })
      expect(marta.facts).toHaveLength(2)
      for (const fact of marta.facts) {
        expect(fact).toMatchObject({ content: expect.any(String), category: expect.any(String) })
        expect(fact.importance).toBeGreaterThanOrEqual(0)
        expect(fact.importance).toBeLessThanOrEqual(1)
      }
      const versions = marta.summaries.map(({ version }: { version: number }) => version)
      expect(versions).toEqual([...versions].sort((a, b) => b - a))
      expect(marta.relationships).toContainEqual(
        expect.objectContaining({
          name: 'Acme Robotics',
          type: 'organization',
          rel_type: expect.stringMatching(/^[A-Z][A-Z0-9_]*$/),
          direction: 'outgoing',
        }),
      )
      const acme = await graph.entity('Acme Robotics')
      expect(acme.relationships).toContainEqual(
        expect.objectContaining({ name: 'Marta Kowalska', type: 'person', direction: 'incoming' }),
      )
    },
  )

  test(cites('is found in any case and spacing, and by its aliases', 'graph.names'), async () => {
    expect(await graph.entity('  marta   KOWALSKA ')).toMatchObject({ name: 'Marta Kowalska' })
    expect(await graph.entity('ＡＣＭＥ robotics')).toMatchObject({ name: 'Acme Robotics' })
    await memories.write('The International Maritime Organization (IMO) met in London.')
    await eventually(async () =>
      expect(await graph.entity('imo')).toMatchObject({ name: 'International Maritime Organization' }),
    )
  })

  test(cites('that was never mentioned is not found', 'graph.entity-unknown'), async () => {
    expectError(await graph.tryEntity('Nobody Here'), 404, 'entity_not_found')
  })

  test(cites('has a name of 1 to 500 characters', 'graph.bounds'), async () => {
    expectInvalid(await graph.tryEntity(''), 'entity_name')
    expectInvalid(await graph.tryEntity('x'.repeat(501)), 'entity_name')
    expectError(await graph.tryEntity('😀'.repeat(500)), 404, 'entity_not_found')
  })
})

describe('the overview', () => {
  test(cites('has the entities with the most facts first, with their relationships', 'graph.overview'), async () => {
    const { volume_id, entities, relationships } = await graph.overview()
    expect(volume_id).toBe(tenant.volumeId)
    const counts = entities.map(({ factCount }: { factCount: number }) => factCount)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(entities[0]).toEqual({
      name: 'Acme Robotics',
      type: 'organization',
      summary: expect.any(String),
      factCount: 4,
    })
    const names = entities.map(({ name }: { name: string }) => name)
    for (const { source, target, type, strength, description } of relationships) {
      expect(names).toEqual(expect.arrayContaining([source, target]))
      expect(type).toMatch(/^[A-Z][A-Z0-9_]*$/)
      expect(description).toEqual(expect.any(String))
      expect(strength).toBeGreaterThan(0)
      expect(strength).toBeLessThanOrEqual(1)
    }
    const two = await graph.overview({ limit: 2 })
    expect(two.entities).toEqual(entities.slice(0, 2))
    expectInvalid(await graph.tryOverview({ limit: 0 }), 'limit')
    expectInvalid(await graph.tryOverview({ limit: 201 }), 'limit')
  })

  test(cites('grows stronger with each source that says the same', 'graph.overview'), async () => {
    const strength = async () => {
      const { relationships } = await graph.overview()
      const found = relationships.find(
        ({ source, target }: { source: string; target: string }) => source === 'Tobias Lund' && target === 'Oslo',
      )
      expect(found).toBeDefined()
      return found.strength as number
    }
    await memories.write('Tobias Lund lives in Oslo.')
    const once = await eventually(strength)
    await memories.write('Tobias Lund lives in Oslo, close to the harbour.')
    await eventually(async () => expect(await strength()).toBeGreaterThan(once))
  })
})

describe('the search of entities', () => {
  test(cites('matches parts of names in any case', 'graph.search'), async () => {
    expect(await graph.search('rOBOt')).toEqual([
      { name: 'Acme Robotics', type: 'organization', summary: expect.any(String), factCount: 4 },
    ])
    expect(await graph.search('no such name')).toEqual([])
    expect(await graph.search('a', { limit: 1 })).toHaveLength(1)
  })

  test(cites('is limited', 'graph.bounds'), async () => {
    expectInvalid(await graph.trySearch('a', { limit: 201 }), 'limit')
    expectInvalid(await graph.trySearch('x'.repeat(501)), 'query')
    expectInvalid(await graph.trySearch(''), 'query')
  })
})

test(cites('a query returns related facts of the graph', 'graph.facts', 'query.total'), async () => {
  const {
    graph_facts,
    memories: found,
    total_results,
  } = await eventually(async () => {
    const answer = await memories.query('Where does Marta Kowalska work?')
    expect(answer.degraded).toBeUndefined()
    return answer
  })
  expect(graph_facts.length).toBeGreaterThan(0)
  expect(graph_facts.length).toBeLessThanOrEqual(50)
  expect(graph_facts).toContainEqual({
    source: 'Marta Kowalska',
    type: expect.stringMatching(/^WORKS_/),
    description: expect.stringContaining('Acme Robotics'),
    target: 'Acme Robotics',
  })
  expect(total_results).toBe(found.length + graph_facts.length)
  // Two hops away: her employer's location.
  expect(graph_facts).toContainEqual(expect.objectContaining({ source: 'Acme Robotics', target: 'Warsaw' }))
})

test(cites('only readers of a volume see its graph', 'graph.access'), async () => {
  const stranger = await newTenant(send)
  const spy = await stranger.agent('Spy', { volumeId: stranger.volumeId })
  const writer = await tenant.agent('Writer', { volumeId: tenant.volumeId, permissions: ['write'] })
  for (const { key } of [spy, writer]) {
    const theirs = graphOf(send, key, tenant.volumeId)
    for (const reply of [
      await theirs.tryEntity('Acme Robotics'),
      await theirs.tryOverview(),
      await theirs.trySearch('a'),
    ])
      expectError(reply, 403, 'agent_not_authorized_for_volume')
  }
  const own = graphOf(send, spy.key, stranger.volumeId)
  expectError(await own.tryEntity('Acme Robotics'), 404, 'entity_not_found')
  expect(await own.overview()).toMatchObject({ entities: [], relationships: [] })
})

test(
  cites('a deleted memory leaves the graph, with everything only it stated', 'graph.erased', 'memory.delete'),
  async () => {
    const kept = await memories.write('Ines Duarte works at Blue Harbor.')
    const { memory_id } = await memories.write('Ines Duarte owns a sailing school called Vento Sul.')
    await eventually(async () => expect((await graph.entity('Ines Duarte')).factCount).toBe(2))
    const erased = expectStatus(await send('DELETE', `/memory/${memory_id}`, { key: agent.key }), 200)
    // Whether the store of the graph is erased now or later, no read shows the deleted memory.
    expect((await graph.entity('Ines Duarte')).factCount).toBe(1)
    const { NEO4J_URL } = shared().stores
    expect(erased.body.data.receipt.stores.graph).toMatch(NEO4J_URL === undefined ? /^erased/ : /^not erased yet/)
    if (NEO4J_URL !== undefined) {
      const remaining = async () =>
        (await graphIn(shared().stores, tenant.volumeId))?.filter((row) => row.includes('Vento Sul'))
      await eventually(async () => expect(await remaining()).toEqual([]))
    }
    expect(JSON.stringify(await graph.overview({ limit: 200 }))).not.toContain('Vento Sul')
    expectErased(await send('DELETE', `/memory/${kept.memory_id}`, { key: agent.key }))
    await eventually(async () => expectError(await graph.tryEntity('Ines Duarte'), 404, 'entity_not_found'))
  },
)

test(cites('a document feeds the graph, and its deletion removes it', 'graph.documents'), async () => {
  const documents = documentsOf(shared().baseUrl, agent.key, tenant.volumeId)
  const text = 'Notes of the yard.\n\nViktor Halvorsen works at Nordic Keel as a shipwright.\n'
  const { document_id } = await documents.upload(text, 'yard.txt')
  expect(await documents.ended(document_id)).toMatchObject({ status: 'completed' })
  await eventually(async () =>
    expect((await graph.entity('Viktor Halvorsen')).relationships).toContainEqual(
      expect.objectContaining({ name: 'Nordic Keel', direction: 'outgoing' }),
    ),
  )
  expectErased(await documents.tryDelete(document_id))
  await eventually(async () => expectError(await graph.tryEntity('Viktor Halvorsen'), 404, 'entity_not_found'))
})
