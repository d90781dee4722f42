/**
 * Measures retrieval quality over HTTP. Each conversation of LoCoMo and BEAM 100K (development parts) becomes a volume,
 * and each turn a memory, written in order. Each question is asked once. The service is not told the category of a
 * question or its data set.
 * usage: node bench/retrieval.mjs   (after a build; starts a service of its own, or with SM_BASE_URL, SM_API_KEY and
 * SM_VOLUME_ID uses a running one without rate limits; BENCH_DATA: see docs/benchmarks.md)
 */
import { readBeam } from './lib/beam.mjs'
import { goldOf } from './lib/gold.mjs'
import { readLocomo } from './lib/locomo.mjs'
import { clientOf, keepResult, round, startService } from './lib/service.mjs'

const CONVERSATIONS_AT_ONCE = 3
const RESULTS = 10
const RELEVANT = 0.3
/** Most results that a query can have; used to count the memories of another conversation that pass the threshold. */
const MOST_RESULTS = 50

/** recall@10 of reference rankers on the same files: one volume per conversation, each turn one memory. */
const REFERENCES = [
  ['BM25, stop words, Porter stems', 0.641, 0.419],
  ['all-MiniLM-L6-v2 int8, cosine alone', 0.466, 0.593],
  ['reciprocal rank fusion 1:1 of both', 0.587, 0.509],
  ['max-normalised BM25 and cosine, .3/.7', 0.682, 0.543],
  ['z-scored .4/.6, and .3 of the neighbours', 0.752, 0.567],
  ['z-scored .35/.65, shorter texts preferred', 0.725, 0.616],
]

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Writes a conversation in order. A merged turn counts as the memory it was merged into; a rejected turn counts as a
 * miss.
 */
async function fill(service, { id, turns }) {
  const volume = await service.makeVolume(id)
  const memoryOf = new Map()
  const outcomes = { approved: 0, merged: 0, rejected: 0 }
  for (const turn of turns) {
    const { status, memory_id } = await service.write(volume, turn.text)
    outcomes[status]++
    if (status !== 'rejected') memoryOf.set(turn.id, memory_id)
  }
  return { volume, memoryOf, outcomes, size: outcomes.approved }
}

async function ask(service, conversation, filled, foreign) {
  const asked = []
  for (const question of conversation.questions) {
    const { memories } = await service.query(filled.volume, question.text, RESULTS)
    const strangers = await service.query(foreign.volume, question.text, MOST_RESULTS)
    const gold = goldOf(question, conversation)
    const isGold = (id) => gold.some((turn) => filled.memoryOf.get(turn) === id)
    const foundAmong = (count) => {
      const ids = new Set(memories.slice(0, count).map(({ id }) => id))
      return gold.filter((turn) => ids.has(filled.memoryOf.get(turn))).length
    }
    asked.push({
      gold: gold.length,
      found5: foundAmong(5),
      found10: foundAmong(RESULTS),
      firstRank: memories.findIndex(({ id }) => isGold(id)) + 1,
      results: memories.length,
      atOrUnder: [...memories, ...strangers.memories].filter(({ score }) => !(score > RELEVANT)).length,
      foreignPassed: strangers.memories.length / foreign.size,
      foreignCut: strangers.memories.length === MOST_RESULTS,
    })
  }
  return asked
}

/** Runs `work` on several conversations at once; the turns of each stay in order. */
async function eachConversation(items, work) {
  const results = []
  const queue = items.entries()
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: CONVERSATIONS_AT_ONCE }, lane))
  return results
}

async function measure(service, conversations) {
  const filled = await eachConversation(conversations, (conversation) => fill(service, conversation))
  const asked = await eachConversation(conversations, (conversation, index) =>
    ask(service, conversation, filled[index], filled[(index + 1) % filled.length]),
  )
  const all = asked.flat()
  const withGold = all.filter(({ gold }) => gold > 0)
  const hits = withGold.reduce((sum, { found10 }) => sum + found10, 0)
  // Counts gold turns that the threshold may have removed, which is only possible if there are fewer than ten results.
  const doubtful = withGold
    .filter(({ results }) => results < RESULTS)
    .reduce((sum, { gold, found10, results }) => sum + Math.min(gold - found10, RESULTS - results), 0)
  const total = (outcome) => filled.reduce((sum, { outcomes }) => sum + outcomes[outcome], 0)
  return {
    conversations: conversations.length,
    questions: all.length,
    questions_with_gold: withGold.length,
    approved: total('approved'),
    merged: total('merged'),
    rejected: total('rejected'),
    recall_5: round(mean(withGold.map(({ gold, found5 }) => found5 / gold)), 3),
    recall_10: round(mean(withGold.map(({ gold, found10 }) => found10 / gold)), 3),
    recall_10_by_conversation: asked.map((list) =>
      round(mean(list.filter(({ gold }) => gold > 0).map(({ gold, found10 }) => found10 / gold)), 3),
    ),
    mrr: round(mean(withGold.map(({ firstRank }) => (firstRank > 0 ? 1 / firstRank : 0))), 3),
    empty_share: round(mean(all.map(({ results }) => (results === 0 ? 1 : 0))), 4),
    results_at_or_under_bound: all.reduce((sum, { atOrUnder }) => sum + atOrUnder, 0),
    gold_passing_at_least: round(hits / (hits + doubtful), 4),
    foreign_pairs_passing: round(mean(all.map(({ foreignPassed }) => foreignPassed)), 4),
    foreign_queries_cut_at_50: all.filter(({ foreignCut }) => foreignCut).length,
  }
}

const service = process.env.SM_BASE_URL ? clientOf(process.env) : await startService()
try {
  const locomo = await measure(service, readLocomo())
  const beam = await measure(service, readBeam())
  console.table(
    Object.fromEntries([
      ...REFERENCES.map(([name, one, other]) => [name, { LoCoMo: one, 'BEAM 100K': other }]),
      ['this service', { LoCoMo: locomo.recall_10, 'BEAM 100K': beam.recall_10 }],
      ['to reach (first, then)', { LoCoMo: '.68, .77', 'BEAM 100K': '.54, .62' }],
    ]),
  )
  console.table(
    Object.fromEntries(
      Object.keys(locomo).map((name) => [name, { LoCoMo: String(locomo[name]), 'BEAM 100K': String(beam[name]) }]),
    ),
  )
  console.log(
    'bounds: results at or under .3: 0; gold passing ≥ .97; pairs of a question and a memory of the next volume passing ≤ .05',
  )
  keepResult('retrieval', { locomo, beam, references: REFERENCES })
  if (locomo.results_at_or_under_bound + beam.results_at_or_under_bound > 0) process.exitCode = 1
} finally {
  await service.stop?.()
}
