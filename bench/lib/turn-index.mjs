/** Ranks turns in memory as a query of the service does, but without the service, for thousands of questions. */
import { openLocalEmbedder } from '../../packages/adapters/dist/models/local-embedder.js'
import { Formers } from '../../packages/adapters/dist/postgres/index/formers.js'
import { Postings } from '../../packages/adapters/dist/postgres/index/postings.js'
import { VectorArena } from '../../packages/adapters/dist/postgres/index/vector-arena.js'
import { SIGNALS, VolumeIndex } from '../../packages/adapters/dist/postgres/index/volume-index.js'
import { HeldWindows } from '../../packages/adapters/dist/postgres/index/windows.js'
import { CANDIDATES_PER_LEG, rank } from '../../packages/core/dist/memory/find/rank.js'
import { queryTerms, topicOf } from '../../packages/core/dist/memory/find/topic.js'
import { traitsWanted } from '../../packages/core/dist/memory/find/traits.js'

const idOf = (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const openEmbedder = () =>
  openLocalEmbedder({ modelDir: new URL('../../models/all-MiniLM-L6-v2', import.meta.url).pathname, log: console })

/** Indexes the turns of one conversation; `find` returns the best turns with their scores, `release` frees them. */
export const indexTurns = async (embedder, turns) => {
  const windowsOf = () => new HeldWindows(new VectorArena(embedder.dimension), embedder.dimension)
  const index = new VolumeIndex(windowsOf(), new Postings(), new Formers(windowsOf(), new Postings()))
  const vectors = await Promise.all(turns.map(({ text }) => embedder.windows(text, 'bulk')))
  turns.forEach(({ text }, at) => {
    const joined = new Float32Array(vectors[at].length * embedder.dimension)
    vectors[at].forEach((vector, window) => {
      joined.set(vector, window * embedder.dimension)
    })
    const place = { conversation: 'one', position: at, writtenAt: at }
    const memory = { kind: 'current', memoryId: idOf(at), content: text, speaker: '', floats: joined.length }
    index.apply([{ ...memory, ...place }], joined)
  })
  const find = async (text, limit) => {
    const topic = topicOf(text)
    const query = await embedder.query(topic)
    const search = { query, terms: queryTerms(topic), wanted: traitsWanted(text), perLeg: CANDIDATES_PER_LEG }
    const { memoryIds, signals } = index.search({ ...search, among: null })
    const candidates = memoryIds.map((memoryId, at) => {
      const [cosine, lexical, context, length, fit, former] = signals.subarray(at * SIGNALS, (at + 1) * SIGNALS)
      return { memoryId, cosine, lexical, context, length, fit, former }
    })
    return rank(candidates, limit).map(({ memoryId, score }) => ({ at: Number(memoryId.slice(-12)), score }))
  }
  return { find, release: () => index.release() }
}
