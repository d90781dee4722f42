import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { MemoryStore } from '../../ports/memory/memories.js'
import type { Searching } from '../../ports/memory/retrieval.js'
import { terms } from '../../text/terms.js'
import type { Activity } from '../../work/shares.js'
import { type FoundMemory, firstCurrent } from './current-hits.js'
import { type MemoryFilters, matchesEverything, readsHistory } from './filters.js'
import { queryTerms } from './query-terms.js'
import { type Ranked, rank, rankByKeywords } from './rank.js'
import { markOf, type RankingPlace } from './search-cursor.js'
import type { SearchMode } from './search-schemas.js'
import { traitsWanted } from './traits.js'

/** Hits asked for beyond the limit, in case some are no longer current. If that is too few, all are asked for. */
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
  /** Every memory returned passes these. */
  filters: MemoryFilters
  /** Whether to include chunks of documents; yes by default. */
  chunks?: boolean | undefined
  /** Whether to load the graph entities that the memories mention. */
  nodes?: boolean | undefined
  /** Maximum number of memories. */
  limit: number
  /** Candidates from each leg of the index. */
  perLeg: number
  /** Where a ranking continues: skips results already returned and anything newer than its first page. */
  place?: RankingPlace | undefined
  signal: AbortSignal
}

/**
 * The memories of a volume that pass the filters and answer a question, best first, each still
 * current in PostgreSQL, or superseded if the filters ask for that.
 * @param volume readable by the caller; every write confirmed before it was fetched is found
 * @throws AppError service_unavailable when PostgreSQL or the embedder is unavailable
 */
export const findMemories = async (
  ports: FindPorts,
  volume: VolumeReach,
  question: Question,
): Promise<FoundMemory[]> => {
  ports.activity.note(volume.orgId)
  const { limit, chunks, nodes, place, mode } = question
  const history = readsHistory(question.filters)
  const ranked = await openRanking(ports, volume, question)
  const currentOf = async (best?: number) => {
    const all = await ranked(best)
    const left = place ? all.filter(({ memoryId }) => !place.given.has(markOf(memoryId))) : all
    const call = { volumeId: volume.volumeId, limit, asOf: place?.asOf, history, chunks, nodes }
    return { found: await firstCurrent(ports.memories, call, left), isCut: all.length === best }
  }
  if (place || mode === 'keyword') return (await currentOf()).found
  const { found, isCut } = await currentOf(limit + SPARE_HITS)
  return isCut && found.length < limit ? (await currentOf()).found : found
}

/**
 * Ranks the candidates for a question, all or the best, with the best first. More than the limit are needed, to make up
 * for hits that are deleted or too new.
 */
const openRanking = async (
  { retrieval }: FindPorts,
  { orgId, volumeId, headSeq }: VolumeReach,
  { query, mode, filters, perLeg, signal }: Question,
): Promise<(best?: number) => Promise<Ranked[]>> => {
  const { embedder, index } = retrieval()
  const asked = {
    volumeId,
    headSeq,
    vector: mode === 'keyword' ? null : await embedder.query(query, { signal, tenant: orgId }),
    terms: termsFor(query, mode),
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

/** Whoever searches for keywords means every word. */
const termsFor = (query: string, mode: SearchMode): string[] => {
  if (mode === 'semantic') return []
  return mode === 'keyword' ? terms(query) : queryTerms(query)
}
