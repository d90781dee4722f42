import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { MemoryStore } from '../../ports/memory/memories.js'
import type { Searching } from '../../ports/memory/retrieval.js'
import { terms } from '../../text/terms.js'
import type { Activity } from '../../work/shares.js'
import { type FoundMemory, firstCurrent } from './current-hits.js'
import { type MemoryFilters, matchesEverything } from './filters.js'
import { queryTerms } from './query-terms.js'
import { type Ranked, rank, rankByKeywords } from './rank.js'
import { markOf, type RankingPlace } from './search-cursor.js'
import type { SearchMode } from './search-schemas.js'
import { traitsWanted } from './traits.js'

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
 * The memories of a volume that pass the filters and answer a question, best first, each still current in PostgreSQL.
 * @param volume readable by the caller; every write confirmed before it was fetched is found
 * @throws AppError service_unavailable when PostgreSQL or the embedder is unavailable
 */
export const findMemories = async (
  ports: FindPorts,
  volume: VolumeReach,
  question: Question,
): Promise<FoundMemory[]> => {
  ports.activity.note(volume.orgId)
  const { limit, chunks, nodes, place } = question
  const ranked = await rankedFor(ports, volume, question)
  const left = place ? ranked.filter(({ memoryId }) => !place.given.has(markOf(memoryId))) : ranked
  return firstCurrent(ports.memories, { volumeId: volume.volumeId, limit, asOf: place?.asOf, chunks, nodes }, left)
}

/** All hits, best first: more than the limit, to make up for hits that are deleted or too new. */
const rankedFor = async (
  { retrieval }: FindPorts,
  { orgId, volumeId, headSeq }: VolumeReach,
  { query, mode, filters, perLeg, signal }: Question,
): Promise<Ranked[]> => {
  const { embedder, index } = retrieval()
  const candidates = await index.search(
    {
      volumeId,
      headSeq,
      vector: mode === 'keyword' ? null : await embedder.query(query, { signal, tenant: orgId }),
      terms: termsFor(query, mode),
      wanted: mode === 'hybrid' ? traitsWanted(query) : 0,
      perLeg,
      among: matchesEverything(filters) ? null : filters,
    },
    signal,
  )
  const inOrder = mode === 'keyword' ? rankByKeywords : rank
  return inOrder(candidates, candidates.length)
}

/** Whoever searches for keywords means every word. */
const termsFor = (query: string, mode: SearchMode): string[] => {
  if (mode === 'semantic') return []
  return mode === 'keyword' ? terms(query) : queryTerms(query)
}
