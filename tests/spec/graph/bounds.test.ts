import { beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import type { Json } from '../../support/http/client.js'
import { documentsOf } from '../../support/http/documents.js'
import { type Rpc, rpcOf } from '../../support/http/mcp.js'
import { resolveSchema } from '../../support/http/openapi.js'
import { newTenant } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'
import { type Graph, graphOf } from '../../support/stores/graph.js'

const CRANES = 510
/** Number of cranes that are also related to each other, so that they have more facts than the other cranes. */
const LINKED = 205

const hub = 'Nordwind Shipping'
const home = `${hub} is headquartered in Oslo.`
const used = Array.from({ length: CRANES }, (_, at) => `${hub} uses Crane${at}.`)
const linked = Array.from({ length: LINKED }, (_, at) => `Crane${at} uses Crane${(at + 1) % LINKED}.`)
/** Every chunk repeats the hub's location. */
const TEXT = [...used, ...linked].map((line, at) => (at % 6 === 0 ? `${home}\n\n${line}` : line)).join('\n\n')

let graph: Graph
let rpc: Rpc
beforeAll(async () => {
  const tenant = await newTenant(send)
  const key = await tenant.key('org_rw')
  graph = graphOf(send, key, tenant.volumeId)
  rpc = rpcOf(send, key)
  const documents = documentsOf(shared().baseUrl, key, tenant.volumeId)
  const { document_id } = await documents.upload(TEXT, 'fleet.txt')
  const { status, chunk_count } = await documents.ended(document_id)
  expect([status, chunk_count > 20]).toEqual(['completed', true])
  await eventually(async () => {
    expect((await graph.entity(hub)).factCount).toBe(CRANES + 1)
    expect(await graph.entity(`Crane${LINKED - 1}`)).toMatchObject({ factCount: 3 })
  })
})

test(
  cites('the overview has 100 entities unless the caller sets a limit, and 200 relationships', 'graph.overview'),
  async () => {
    expect((await graph.overview()).entities).toHaveLength(100)
    const { entities, relationships } = await graph.overview({ limit: 200 })
    expect([entities.length, entities[0].name]).toEqual([200, hub])
    expect(relationships).toHaveLength(200)
    // More than 300 relationships exist between these entities, so 200 is the limit and not their number.
    const names = new Set(entities.map(({ name }: Json) => name))
    const after = (name: string) => `Crane${(Number(name.slice('Crane'.length)) + 1) % LINKED}`
    const between = [...names].filter((name) => name !== hub && names.has(after(name as string)))
    expect(names.size - 1 + between.length).toBeGreaterThan(300)
  },
)

test(cites('the search returns 20 entities by default', 'graph.search', 'graph.bounds'), async () => {
  expect(await graph.search('crane')).toHaveLength(20)
  expect(await graph.search('crane', { limit: 21 })).toHaveLength(21)
  expect(await graph.search('crane', { limit: 200 })).toHaveLength(200)
})

/** Returns the fields of an entity in /openapi.json, with the limits of their arrays. */
const described = async (): Promise<Json> => {
  const { body } = await send('GET', '/openapi.json')
  const answer = body.paths['/agent/entity'].post.responses['200'].content['application/json'].schema
  return resolveSchema(body, answer).properties
}

test(cites('an entity has as much as documented, and no more', 'graph.entity', 'run.openapi'), async () => {
  const { facts, relationships, summaries, factCount } = await graph.entity(hub)
  expect(factCount).toBe(CRANES + 1)
  expect([facts.length, relationships.length]).toEqual([200, 500])
  const tellers = facts.map(({ sources }: Json) => sources.length)
  expect(Math.max(...tellers)).toBe(20)
  const said = await described()
  expect([said.facts.maxItems, said.relationships.maxItems]).toEqual([200, 500])
  for (const name of ['facts', 'relationships']) expect(said[name].description).toContain(String(said[name].maxItems))
  expect(said.facts.items.properties.sources).toMatchObject({
    maxItems: 20,
    description: expect.stringContaining('20'),
  })
  expect(summaries.length).toBeLessThanOrEqual(said.summaries.maxItems)
})

test(cites('get_entity lists fewer, and says of how many', 'mcp.graph', 'mcp.structured'), async () => {
  const { facts, relationships, factCount, relationship_count } = await rpc.call('get_entity', { entity_name: hub })
  expect([facts.length, factCount, relationships.length, relationship_count]).toEqual([100, CRANES + 1, 100, 500])
  expect(Math.max(...facts.map(({ sources }: Json) => sources.length))).toBe(10)
  const { tools } = (await rpc.message('tools/list')).result
  const { properties } = tools.find(({ name }: Json) => name === 'get_entity').outputSchema
  expect([properties.facts.maxItems, properties.relationships.maxItems]).toEqual([100, 100])
  expect(properties.relationship_count.description).toContain('500')
})
