/**
 * Measures whether graph proximity would improve the ranking. Reranks the fifty best memories for each development
 * question by their score plus a weight times the nearness of their entities to the entities that the question names.
 * docs/design-notes.md discusses the result.
 * usage: node bench/graph-proximity.mjs   (after a build)
 */
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../packages/adapters/dist/postgres/connection/database.js'
import { runningEmbedded } from '../packages/adapters/dist/postgres/embedded/running.js'
import { openGraphLinks } from '../packages/adapters/dist/postgres/graph/graph-links.js'
import { runsOf } from '../packages/core/dist/graph/facts-of-query.js'
import { readBeam } from './lib/beam.mjs'
import { goldOf } from './lib/gold.mjs'
import { readLocomo } from './lib/locomo.mjs'
import { keepResult, round, startService, timed } from './lib/service.mjs'

const WEIGHTS = [0, 0.05, 0.1, 0.2, 0.4]
const CANDIDATES = 50
const RESULTS = 10
/** Weight of a neighbour of a named node, relative to the node itself. */
const NEXT_TO = 0.5
/**
 * The same value as in core/memory/find/rank.ts. `fusedOf` uses it to recover the fused score from a relevance, up to a
 * constant.
 */
const SPREAD = 0.35
const fusedOf = (score) => -SPREAD * Math.log(1 / score - 1)

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

const fill = async (service, { id, turns }) => {
  const volume = await service.makeVolume(id)
  const memoryOf = new Map()
  await timed(turns, 1, async (turn) => {
    const { status, memory_id } = await service.write(volume, turn.text)
    if (status !== 'rejected') memoryOf.set(turn.id, memory_id)
  })
  return { volume, memoryOf }
}

const allExtracted = async (database) => {
  for (;;) {
    const [row] = await database.query({ text: 'SELECT count(*)::int AS jobs FROM outbox', values: [] })
    if (row.jobs === 0) return
    await pause(500)
  }
}

/** Reads the nodes of each source, each node's rarity (1: in one source, 0: in all sources), and its neighbors. */
const readGraph = async (database, volume) => {
  const rows = (text) => database.query({ text, values: [volume] })
  const sources = await rows('SELECT source_id, nodes FROM graph_sources WHERE volume_id = $1')
  const named = new Map()
  for (const { nodes } of sources) for (const node of new Set(nodes)) named.set(node, (named.get(node) ?? 0) + 1)
  const rarity = new Map([...named].map(([node, count]) => [node, 1 - Math.log(count) / Math.log(1 + sources.length)]))
  const next = new Map()
  const link = (a, b) => next.set(a, (next.get(a) ?? new Set()).add(b))
  for (const { a, b } of await rows(
    'SELECT source_node AS a, target_node AS b FROM graph_edges WHERE volume_id = $1',
  )) {
    link(a, b)
    link(b, a)
  }
  return { nodesOf: new Map(sources.map(({ source_id, nodes }) => [source_id, nodes])), rarity, next }
}

/** Returns, for each question with gold turns, its recall@10 by weight, and whether it names an entity of the graph. */
const ask = async (service, database, conversation, { volume, memoryOf }) => {
  const graph = await readGraph(database, volume)
  const links = openGraphLinks(database)
  const asked = []
  for (const question of conversation.questions) {
    const gold = goldOf(question, conversation).map((turn) => memoryOf.get(turn))
    if (gold.length === 0) continue
    const { memories } = await service.query(volume, question.text, CANDIDATES)
    const { named } = await links.nodesAbout(volume, runsOf(question.text), [])
    const isNamed = new Set(named)
    const isNext = new Set(named.flatMap((node) => [...(graph.next.get(node) ?? [])]))
    const nearness = (id) =>
      Math.max(
        0,
        ...(graph.nodesOf.get(id) ?? []).map(
          (node) => (graph.rarity.get(node) ?? 0) * (isNamed.has(node) ? 1 : isNext.has(node) ? NEXT_TO : 0),
        ),
      )
    const recall = (weight) => {
      const ranked = memories
        .map(({ id, score }) => ({ id, by: fusedOf(score) + weight * nearness(id) }))
        .sort((one, other) => other.by - one.by)
      const first = new Set(ranked.slice(0, RESULTS).map(({ id }) => id))
      return gold.filter((id) => first.has(id)).length / gold.length
    }
    asked.push({ named: named.length > 0, recalls: WEIGHTS.map(recall) })
  }
  return asked
}

const measure = async (service, database, conversations) => {
  const filled = []
  for (const conversation of conversations) filled.push(await fill(service, conversation))
  await allExtracted(database)
  const asked = []
  for (const [at, conversation] of conversations.entries())
    asked.push(...(await ask(service, database, conversation, filled[at])))
  return {
    questions: asked.length,
    naming_an_entity: round(mean(asked.map(({ named }) => (named ? 1 : 0))), 3),
    ...Object.fromEntries(
      WEIGHTS.map((weight, at) => [`recall_10 at ${weight}`, round(mean(asked.map(({ recalls }) => recalls[at])), 4)]),
    ),
  }
}

const service = await startService()
const database = openDatabase(await runningEmbedded(service.dataDir), { onError: console.error })
try {
  const results = {
    locomo: await measure(service, database, readLocomo()),
    beam: await measure(service, database, readBeam()),
  }
  console.table(results)
  keepResult('graph-proximity', results)
} finally {
  await database.close()
  await service.stop()
}
