import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { MemoryStore } from '../../ports/memory/memories.js'
import type { Searching } from '../../ports/memory/retrieval.js'
import { terms } from '../../text/terms.js'
import type { Activity } from '../../work/shares.js'
import { type FoundMemory, firstCurrent } from './current-hits.js'
import { type MemoryFilters, matchesEverything, readsHistory } from './filters.js'
import { withNewerFirst } from './newer-first.js'
import { type Ranked, rank, rankByKeywords } from './rank.js'
import { markOf, type RankingPlace } from './search-cursor.js'
import type { SearchMode } from './search-schemas.js'
import { queryTerms, topicOf } from './topic.js'
import { traitsWanted } from './traits.js'

/**
 * Number of hits requested beyond the limit, in case some are no longer current. If too few current hits are left, all
 * hits are requested.
 */
const SPARE_HITS = 10

export interface FindPorts {
  memories: Pick<MemoryStore, 'current'>
  retrieval: Searching
  activity: Pick<Activity, 'note'>
}

/** What to find in a volume. */
export interface Question {
  query: string
  mode: SearchMode
  /** Filters that every memory returned must pass. */
  filters: MemoryFilters
  /** Whether to include chunks of documents; yes by default. */
  chunks?: boolean | undefined
  /** Whether to load the graph entities that the memories mention. */
  nodes?: boolean | undefined
  /** Whether to include memories flagged as suspicious; yes by default. */
  suspicious?: boolean | undefined
  /** Maximum number of memories. */
  limit: number
  /** Maximum candidates from each leg of the index (by vector, by terms). */
  perLeg: number
  /**
   * Where a ranking continues: results already returned, and anything newer than the ranking's first page, are skipped.
   */
  place?: RankingPlace | undefined
  signal: AbortSignal
}

/**
 * Returns the memories in a volume that pass the filters and answer a question, best first. Each is still current in
 * PostgreSQL, or superseded if the filters ask for that.
 * @param volume must be readable by the caller; every write confirmed before the volume was fetched is found
 * @throws AppError service_unavailable when PostgreSQL or the embedder is unavailable
 */
export const findMemories = async (
  ports: FindPorts,
  volume: VolumeReach,
  question: Question,
): Promise<FoundMemory[]> => {
  ports.activity.note(volume.orgId)
  const { limit, chunks, nodes, suspicious, place, mode } = question
  const history = readsHistory(question.filters)
  const { userId } = question.filters
  // Whether a memory that contradicts or updates a hit may be added although it does not match the query. False if a
  // filter is given that might exclude the memory (the filter by user is fine: withNewerFirst applies it). False with
  // `place` too, because an earlier page may have had the memory.
  const unmatched = !place && matchesEverything({ ...question.filters, userId: undefined })
  const about = history ? null : question.query
  const ranked = await openRanking(ports, volume, question)
  const currentOf = async (best?: number) => {
    const all = await ranked(best)
    const left = place ? all.filter(({ memoryId }) => !place.given.has(markOf(memoryId))) : all
    const including = { history, chunks, nodes, suspicious }
    const call = { volumeId: volume.volumeId, limit, lastPosition: place?.lastPosition, ...including }
    const first = await firstCurrent(ports.memories, call, left)
    const found =
      mode === 'keyword'
        ? first
        : await withNewerFirst(ports.memories, { ...call, unmatched, userId, about }, first, left)
    return { found, isCut: all.length === best }
  }
  if (place || mode === 'keyword') return (await currentOf()).found
  const { found, isCut } = await currentOf(limit + SPARE_HITS)
  return isCut && found.length < limit ? (await currentOf()).found : found
}

/**
 * Embeds the query. Returns a function that ranks all candidates, best first, or only the `best` most relevant. Callers
 * need more candidates than their limit, to make up for hits that have been deleted or are too new.
 */
const openRanking = async (
  { retrieval }: FindPorts,
  { orgId, volumeId, headSeq }: VolumeReach,
  { query, mode, filters, perLeg, signal }: Question,
): Promise<(best?: number) => Promise<Ranked[]>> => {
  const { embedder, index } = retrieval()
  const topic = mode === 'keyword' ? query : topicOf(query)
  const asked = {
    volumeId,
    headSeq,
    vector: mode === 'keyword' ? null : await embedder.query(topic, { signal, tenant: orgId }),
    terms: termsFor(topic, mode),
    wanted: mode === 'hybrid' ? traitsWanted(query) : 0,
    perLeg,
    among: matchesEverything(filters) ? null : filters,
  }
  const inOrder = mode === 'keyword' ? rankByKeywords : rank
  return async (best) => {
    const candidates = await index.search({ ...asked, best }, signal)
    return inOrder(candidates, candidates.length)
  }
}

/** Returns the search terms of a query. A keyword search uses every word, since its user means each of them. */
const termsFor = (query: string, mode: SearchMode): string[] => {
  if (mode === 'semantic') return []
  return mode === 'keyword' ? terms(query) : queryTerms(query)
}
