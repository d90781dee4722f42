/**
 * Measures how knowing the speaker's name changes retrieval: recall@10 of the development questions, ranked as in the
 * service. Turns are first indexed unchanged: once without names, and once with each first-person turn also under the
 * name of the bench's agent, which must not lower recall. Then LoCoMo's turns are indexed without their labels
 * ("Ann: "), as users would write them. "known" indexes these turns also under the speaker's name, as words only.
 * usage: npm run build && node bench/guard/known-names.mjs   (BENCH_DATA: see docs/benchmarks.md)
 */
import { openLocalEmbedder } from '../../packages/adapters/dist/models/local-embedder.js'
import { Postings } from '../../packages/adapters/dist/postgres/index/postings.js'
import { VectorArena } from '../../packages/adapters/dist/postgres/index/vector-arena.js'
import { SIGNALS, VolumeIndex } from '../../packages/adapters/dist/postgres/index/volume-index.js'
import { HeldWindows } from '../../packages/adapters/dist/postgres/index/windows.js'
import { CANDIDATES_PER_LEG, rank } from '../../packages/core/dist/memory/find/rank.js'
import { queryTerms, topicOf } from '../../packages/core/dist/memory/find/topic.js'
import { traitsWanted } from '../../packages/core/dist/memory/find/traits.js'
import { dependsOnName } from '../../packages/core/dist/memory/speaker/speaker.js'
import { readBeam } from '../lib/beam.mjs'
import { goldOf } from '../lib/gold.mjs'
import { readLocomo } from '../lib/locomo.mjs'
import { keepResult, round } from '../lib/service.mjs'

const RESULTS = 10
const idOf = (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const indexOf = (texts, vectors, dimension, speakerOf) => {
  const index = new VolumeIndex(new HeldWindows(new VectorArena(dimension), dimension), new Postings())
  texts.forEach((content, at) => {
    const joined = new Float32Array(vectors[at].length * dimension)
    vectors[at].forEach((vector, window) => {
      joined.set(vector, window * dimension)
    })
    const speaker = dependsOnName(content) ? speakerOf(at) : ''
    const place = { conversation: 'one', position: at, writtenAt: at }
    index.apply([{ kind: 'current', memoryId: idOf(at), content, speaker, ...place, floats: joined.length }], joined)
  })
  return index
}

const firstTen = (index, vector, text) => {
  const search = {
    query: vector,
    terms: queryTerms(topicOf(text)),
    wanted: traitsWanted(text),
    perLeg: CANDIDATES_PER_LEG,
  }
  const { memoryIds, signals } = index.search({ ...search, among: null })
  const candidates = memoryIds.map((memoryId, at) => {
    const [cosine, lexical, context, length, fit] = signals.subarray(at * SIGNALS, (at + 1) * SIGNALS)
    return { memoryId, cosine, lexical, context, length, fit }
  })
  return new Set(rank(candidates, RESULTS).map(({ memoryId }) => memoryId))
}

/**
 * Returns the mean recall@10 of each variant.
 * @param variants by name, two functions that return the text of a turn and its speaker
 */
const measure = async (embedder, conversations, variants) => {
  const recalls = Object.fromEntries(Object.keys(variants).map((name) => [name, []]))
  for (const conversation of conversations) {
    const { turns, questions } = conversation
    const places = new Map(turns.map(({ id }, at) => [id, idOf(at)]))
    const asked = await Promise.all(
      questions.map(async (question) => ({ ...question, vector: await embedder.query(topicOf(question.text)) })),
    )
    const embedded = new Map()
    for (const [name, { textOf, speakerOf }] of Object.entries(variants)) {
      const texts = turns.map(textOf)
      if (!embedded.has(textOf))
        embedded.set(textOf, await Promise.all(texts.map((text) => embedder.windows(text, 'bulk'))))
      const index = indexOf(texts, embedded.get(textOf), embedder.dimension, (at) => speakerOf(turns[at]))
      for (const question of asked) {
        const gold = goldOf(question, conversation)
        if (gold.length === 0) continue
        const found = firstTen(index, question.vector, question.text)
        recalls[name].push(gold.filter((id) => found.has(places.get(id))).length / gold.length)
      }
      index.release()
    }
  }
  const mean = (values) => round(values.reduce((sum, value) => sum + value, 0) / values.length, 4)
  return Object.fromEntries(Object.entries(recalls).map(([name, values]) => [name, mean(values)]))
}

const asIs = ({ text }) => text
const unlabelled = ({ text }) => text.slice(text.indexOf(':') + 2)
const labelOf = ({ text }) => text.slice(0, text.indexOf(':'))
const nobody = () => ''
const agent = () => 'Bench agent'
const AS_THEY_ARE = {
  'as they are, without names': { textOf: asIs, speakerOf: nobody },
  "as they are, first person under the agent's name": { textOf: asIs, speakerOf: agent },
}
const WITHOUT_LABELS = {
  'without labels': { textOf: unlabelled, speakerOf: nobody },
  'without labels, known': { textOf: unlabelled, speakerOf: labelOf },
}

const modelDir = new URL('../../models/all-MiniLM-L6-v2', import.meta.url).pathname
const embedder = await openLocalEmbedder({ modelDir, log: console })
try {
  const locomo = await measure(embedder, readLocomo(), { ...AS_THEY_ARE, ...WITHOUT_LABELS })
  console.table({ LoCoMo: locomo })
  const beam = await measure(embedder, readBeam(), AS_THEY_ARE)
  console.table({ 'BEAM 100K': beam })
  keepResult('known-names', { locomo, beam })
} finally {
  await embedder.close()
}
