import { openGraphLinks } from '@agent-memory/adapters/postgres/graph/graph-links'
import type { GraphLinks } from '@agent-memory/core/ports/graph/graph-store'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type LedgerFixture, startLedger } from '../../../../tests/support/stores/graph-ledger.js'

let fixture: LedgerFixture
let links: GraphLinks
beforeAll(async () => {
  fixture = await startLedger()
  links = openGraphLinks(fixture.database)
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

const all = { filters: {}, chunks: true, preferred: [] as string[] }
const edgesOf = async (name: string) => {
  const nodes = await links.nodesNamed(fixture.volumeId, [name])
  return links.edgesAmong(fixture.volumeId, nodes, { filters: {}, chunks: true, limit: 9 })
}

test('each relationship has a memory that states it, in the order asked', async () => {
  const works = await fixture.tell('Marta works at Acme.')
  const lives = await fixture.tell('Marta lives in Oslo.')
  const edges = (await edgesOf('Marta')).toSorted((one, other) => (one.label < other.label ? -1 : 1))
  expect(edges.map(({ label }) => label)).toEqual(['LIVES_IN', 'WORKS_AT'])
  expect(await links.statedIn(fixture.volumeId, edges, all)).toEqual([lives.source.id, works.source.id])
  expect(await links.statedIn(fixture.volumeId, [...edges].reverse(), all)).toEqual([works.source.id, lives.source.id])
  expect(await links.statedIn(fixture.volumeId, [], all)).toEqual([])
})

test('of several memories that state it, a preferred one is returned', async () => {
  const ids: string[] = []
  for (const said of ['Marta works at Acme.', 'Marta works at Acme!']) ids.push((await fixture.tell(said)).source.id)
  const edges = await edgesOf('Marta')
  expect(edges).toHaveLength(1)
  for (const id of ids) expect(await links.statedIn(fixture.volumeId, edges, { ...all, preferred: [id] })).toEqual([id])
})

test('neither suspicious memories count nor those that the filters exclude', async () => {
  const { source } = await fixture.tell('Marta works at Acme.')
  const edges = await edgesOf('Marta')
  const stated = (support = {}) => links.statedIn(fixture.volumeId, edges, { ...all, ...support })
  expect(await stated()).toEqual([source.id])
  expect(await stated({ filters: { until: new Date(0) } })).toEqual([null])
  await fixture.run(`UPDATE memories SET flag_reason = 'suspicious' WHERE memory_id = $1`, source.id)
  expect(await stated()).toEqual([null])
})

test('nothing is found in another volume', async () => {
  await fixture.tell('Marta works at Acme.')
  const edges = await edgesOf('Marta')
  await fixture.newVolume()
  expect(await links.statedIn(fixture.volumeId, edges, all)).toEqual([null])
})

test('a chunk of a document that is not visible does not count', async () => {
  const { source } = await fixture.tell('Marta works at Acme.')
  const edges = await edgesOf('Marta')
  expect(await links.statedIn(fixture.volumeId, edges, all)).toEqual([source.id])
  await fixture.run(`UPDATE documents SET status = 'failed' WHERE document_id = $1`, fixture.volumeId)
  expect(await links.statedIn(fixture.volumeId, edges, all)).toEqual([null])
})

test('however many state it, only the most confident are checked, and the preferred one', async () => {
  const { source } = await fixture.tell('Marta works at Acme.')
  const edges = await edgesOf('Marta')
  // Adds 100 statements, as many as are checked per relationship. Each is more confident than the real statement, but
  // its memory does not exist.
  await fixture.run(
    `INSERT INTO graph_edge_support (volume_id, source_node, label, target_node, confidence, told_at, source_id, description)
     SELECT volume_id, source_node, label, target_node, 2, told_at, gen_random_uuid(), description
     FROM graph_edge_support, generate_series(1, 100) WHERE volume_id = $1`,
    fixture.volumeId,
  )
  const stated = (preferred: string[]) => links.statedIn(fixture.volumeId, edges, { ...all, preferred })
  expect(await stated([])).toEqual([null])
  expect(await stated([source.id])).toEqual([source.id])
})
