import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import type { Json } from '../../support/http/client.js'
import { type Rpc, rpcOf } from '../../support/http/mcp.js'
import { newTenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'
import { type Graph, graphOf } from '../../support/stores/graph.js'

const tenant = await newTenant(send)
let rpc: Rpc
/** The same graph over REST. */
let graph: Graph
beforeAll(async () => {
  const agent = await tenant.agent('Scribe', { volumeId: tenant.volumeId })
  rpc = rpcOf(send, agent.key)
  graph = graphOf(send, agent.key, tenant.volumeId)
  for (const content of [
    'Ilse Brandt works at Cobalt Freight as a dispatcher.',
    'Ilse Brandt lives in Trieste.',
    'Cobalt Freight is headquartered in Rotterdam.',
    'Cobalt Freight uses PostgreSQL for its manifests.',
  ])
    await rpc.call('add_memory', { content })
  await eventually(async () => {
    expect((await graph.entity('Cobalt Freight')).factCount).toBe(3)
    expect((await graph.entity('Ilse Brandt')).factCount).toBe(2)
  })
})

const edge = ({ source, type, target }: Json) => `${source} ${type} ${target}`

test(cites('get_entity returns the same as REST', 'mcp.graph', 'mcp.structured', 'mcp.volume'), async () => {
  const entity = await graph.entity('Ilse Brandt')
  expect(await rpc.call('get_entity', { entity_name: 'ilse  BRANDT' })).toEqual({
    volume_id: tenant.volumeId,
    ...entity,
    relationship_count: entity.relationships.length,
  })
  expect(entity.relationships).toContainEqual(expect.objectContaining({ name: 'Cobalt Freight' }))
})

test(cites('search_entities finds parts of names, like REST', 'mcp.graph', 'mcp.structured'), async () => {
  expect(await rpc.call('search_entities', { query: 'FREIGHT' })).toEqual({
    volume_id: tenant.volumeId,
    entities: await graph.search('freight'),
  })
  expect((await rpc.call('search_entities', { query: 'r', limit: 1 })).entities).toHaveLength(1)
  expect((await rpc.call('search_entities', { query: 'no such name' })).entities).toEqual([])
})

describe('explore_graph', () => {
  test(cites('returns the same overview as REST', 'mcp.graph', 'mcp.structured'), async () => {
    const overview = await graph.overview()
    expect(await rpc.call('explore_graph')).toEqual(overview)
    expect(overview.entities.length).toBeGreaterThan(3)
    expect((await rpc.call('explore_graph', { limit: 1 })).entities).toEqual([overview.entities[0]])
  })

  test(cites('walks two hops around an entity, and on from there', 'mcp.graph', 'mcp.structured'), async () => {
    const around = await rpc.call('explore_graph', { entity_name: 'Ilse Brandt' })
    expect(around).toMatchObject({
      volume_id: tenant.volumeId,
      entities: [{ name: 'Ilse Brandt', type: 'person', factCount: 2, summary: expect.any(String) }],
    })
    expect(around.entities).toHaveLength(1)
    const edges: string[] = around.relationships.map(edge)
    const own = edges.filter((one) => one.includes('Ilse Brandt'))
    expect(edges.slice(0, own.length)).toEqual(own)
    expect(own).toContainEqual(expect.stringMatching(/^Ilse Brandt WORKS_\w+ Cobalt Freight$/))
    expect(edges).toContainEqual(expect.stringMatching(/^Cobalt Freight \w+ Rotterdam$/))

    const near = await rpc.call('explore_graph', { entity_name: 'Ilse Brandt', steps: 1 })
    expect(near.relationships.map(edge)).toEqual(own)
    const one = await rpc.call('explore_graph', { entity_name: 'Ilse Brandt', limit: 1 })
    expect(one.relationships.map(edge)).toEqual(own.slice(0, 1))
    // Continues from a name in the first answer.
    const next = await rpc.call('explore_graph', { entity_name: 'Rotterdam' })
    expect(next.relationships.map(edge)).toContainEqual(expect.stringMatching(/^Ilse Brandt \w+ Cobalt Freight$/))
  })
})

test(cites('errors say what to do', 'mcp.graph', 'mcp.tool-errors'), async () => {
  for (const name of ['get_entity', 'explore_graph']) {
    expect(await rpc.failure(name, { entity_name: 'Nobody of this name' })).toMatchObject({
      error: 'entity_not_found',
      what_to_do: expect.stringContaining('search_entities'),
    })
    const { details } = await rpc.failure(name, { entity_name: 'x'.repeat(501), volume_id: 'Default' })
    expect(Object.keys(details).sort()).toEqual(['entity_name', 'volume_id'])
  }
  for (const args of [{ limit: 201 }, { limit: 0 }, { steps: 3 }]) {
    const { error, details } = await rpc.failure('explore_graph', { entity_name: 'Ilse Brandt', ...args })
    expect([error, Object.keys(details)]).toEqual(['validation_failed', Object.keys(args)])
  }
})

test(cites('a graph out of reach is rejected, and others’ are hidden', 'mcp.graph', 'graph.access'), async () => {
  const stranger = await newTenant(send)
  const spy = rpcOf(send, await stranger.key('org_rw'))
  const writer = await tenant.agent('Writer', { volumeId: tenant.volumeId, permissions: ['write'] })
  const volume_id = tenant.volumeId
  for (const blind of [spy, rpcOf(send, writer.key)]) {
    for (const [name, args] of [
      ['get_entity', { entity_name: 'Ilse Brandt' }],
      ['search_entities', { query: 'Ilse' }],
      ['explore_graph', {}],
      ['explore_graph', { entity_name: 'Ilse Brandt' }],
    ] as const) {
      const failure = await blind.failure(name, { ...args, volume_id })
      expect([name, failure.error]).toEqual([name, 'agent_not_authorized_for_volume'])
    }
  }
  expect(await spy.failure('get_entity', { entity_name: 'Ilse Brandt' })).toMatchObject({ error: 'entity_not_found' })
  expect(await spy.call('explore_graph')).toMatchObject({ entities: [], relationships: [] })
})

test(cites('search_memories returns related facts', 'mcp.graph-facts', 'mcp.filters'), async () => {
  const query = 'Where does Ilse Brandt work?'
  // With a slow graph the answer has no facts, and names the graph as degraded.
  const { graph_facts, memories, total } = await eventually(async () => {
    const found = await rpc.call('search_memories', { query })
    expect(found.graph_facts).not.toEqual([])
    return found
  })
  expect(total).toBe(memories.length)
  expect(graph_facts.map(edge)).toContainEqual(expect.stringMatching(/^Ilse Brandt WORKS_\w+ Cobalt Freight$/))
  expect(graph_facts.map(edge)).toContainEqual(expect.stringMatching(/^Cobalt Freight \w+ Rotterdam$/))
  // Filters apply to graph facts too: this user has no memory, so no facts from other users' memories.
  expect((await rpc.call('search_memories', { query, user_id: 'nobody' })).graph_facts).toEqual([])
})
