/**
 * Measures how much each part of the ranking contributes: recall@10 of the development questions with all parts, and
 * without each part. The questions are those of bench/retrieval.mjs, but no service runs. To leave a part out, removes
 * what that part reads: the question's wanted traits, its terms, or the traits and first words of the memories.
 * usage: node bench/ranking-ablation.mjs (after a build; BENCH_DATA: see docs/benchmarks.md)
 */
import { openLocalEmbedder } from '../packages/adapters/dist/models/local-embedder.js'
import { Formers } from '../packages/adapters/dist/postgres/index/formers.js'
import { Postings } from '../packages/adapters/dist/postgres/index/postings.js'
import { VectorArena } from '../packages/adapters/dist/postgres/index/vector-arena.js'
import { SIGNALS, VolumeIndex } from '../packages/adapters/dist/postgres/index/volume-index.js'
import { HeldWindows } from '../packages/adapters/dist/postgres/index/windows.js'
import { CANDIDATES_PER_LEG, rank } from '../packages/core/dist/memory/find/rank.js'
import { queryTerms, topicOf } from '../packages/core/dist/memory/find/topic.js'
import { FIRST_PERSON, TELLS_WHEN, traitsWanted } from '../packages/core/dist/memory/find/traits.js'
import { terms } from '../packages/core/dist/text/terms.js'
import { readBeam } from './lib/beam.mjs'
import { goldOf } from './lib/gold.mjs'
import { readLocomo } from './lib/locomo.mjs'
import { keepResult, round } from './lib/service.mjs'

const RESULTS = 10
const same = (value) => value
const topicTerms = (text) => queryTerms(topicOf(text))
const ALL = { content: same, wanted: traitsWanted, topic: topicOf, terms: topicTerms, isConversation: true }
const ROADS = {
  'all roads': ALL,
  'without what was asked before': { ...ALL, content: (text) => text.replaceAll(/[?？؟]/g, '.') },
  'without when': { ...ALL, wanted: (text) => traitsWanted(text) & ~TELLS_WHEN },
  'without first person': { ...ALL, wanted: (text) => traitsWanted(text) & ~FIRST_PERSON },
  'without the first word': { ...ALL, content: (text) => `zzz ${text}` },
  'without leaving out asking words': { ...ALL, terms: (text) => terms(topicOf(text)) },
  'without leaving out talk of the asking': { ...ALL, topic: same, terms: queryTerms },
  'without any context': { ...ALL, isConversation: false },
}

const idOf = (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const indexOf = (turns, vectors, dimension, { content, isConversation }) => {
  const windows = () => new HeldWindows(new VectorArena(dimension), dimension)
  const index = new VolumeIndex(windows(), new Postings(), new Formers(windows(), new Postings()))
  turns.forEach(({ text }, at) => {
    const windows = vectors[at]
    const joined = new Float32Array(windows.length * dimension)
    windows.forEach((vector, window) => {
      joined.set(vector, window * dimension)
    })
    const place = { conversation: isConversation ? 'one' : String(at), position: at, writtenAt: at }
    const change = {
      kind: 'current',
      memoryId: idOf(at),
      content: content(text),
      speaker: '',
      ...place,
      floats: joined.length,
    }
    index.apply([change], joined)
  })
  return index
}

const firstTen = (index, vector, text, road) => {
  const search = { query: vector, terms: road.terms(text), wanted: road.wanted(text), perLeg: CANDIDATES_PER_LEG }
  const { memoryIds, signals } = index.search({ ...search, among: null })
  const candidates = memoryIds.map((memoryId, at) => {
    const [cosine, lexical, context, length, fit, former] = signals.subarray(at * SIGNALS, (at + 1) * SIGNALS)
    return { memoryId, cosine, lexical, context, length, fit, former }
  })
  return new Set(rank(candidates, RESULTS).map(({ memoryId }) => memoryId))
}

/** Returns the vectors of a question's text and of its topic. */
const vectorsOf = async (embedder, text) =>
  new Map(await Promise.all([text, topicOf(text)].map(async (each) => [each, await embedder.query(each)])))

const measure = async (embedder, conversations) => {
  const recalls = Object.fromEntries(Object.keys(ROADS).map((name) => [name, []]))
  for (const conversation of conversations) {
    const { turns, questions } = conversation
    const vectors = await Promise.all(turns.map(({ text }) => embedder.windows(text, 'bulk')))
    const places = new Map(turns.map(({ id }, at) => [id, idOf(at)]))
    const asked = await Promise.all(
      questions.map(async (question) => ({ ...question, vectors: await vectorsOf(embedder, question.text) })),
    )
    for (const [name, road] of Object.entries(ROADS)) {
      const index = indexOf(turns, vectors, embedder.dimension, road)
      for (const question of asked) {
        const gold = goldOf(question, conversation)
        if (gold.length === 0) continue
        const found = firstTen(index, question.vectors.get(road.topic(question.text)), question.text, road)
        recalls[name].push(gold.filter((id) => found.has(places.get(id))).length / gold.length)
      }
      index.release()
    }
  }
  const mean = (values) => round(values.reduce((sum, value) => sum + value, 0) / values.length, 4)
  return Object.fromEntries(Object.entries(recalls).map(([name, values]) => [name, mean(values)]))
}

const modelDir = new URL('../models/all-MiniLM-L6-v2', import.meta.url).pathname
const embedder = await openLocalEmbedder({ modelDir, log: console })
try {
  const [locomo, beam] = [await measure(embedder, readLocomo()), await measure(embedder, readBeam())]
  console.table(
    Object.fromEntries(Object.keys(ROADS).map((name) => [name, { LoCoMo: locomo[name], 'BEAM 100K': beam[name] }])),
  )
  keepResult('retrieval-ablation', { locomo, beam })
} finally {
  await embedder.close()
}
