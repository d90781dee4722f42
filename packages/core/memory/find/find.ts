import type { MemoryStore } from '../../ports/memories.js'
import type { Searching } from '../../ports/retrieval.js'
import type { VolumeReach } from '../../ports/volumes.js'
import type { Activity } from '../../shares.js'
import { terms } from '../../text/terms.js'
import { type FoundMemory, firstCurrent } from '../current-hits.js'
import { limitsNothing, type MemoryFilters } from '../filters.js'
import { type Ranked, rank, rankByKeywords } from '../rank.js'
import { markOf, type RankingPlace } from '../search-cursor.js'
import type { SearchMode } from '../search-schemas.js'

export interface FindPorts {
  memories: Pick<MemoryStore, 'current'>
  retrieval: Searching
  activity: Pick<Activity, 'note'>
}

/** What is looked for in a volume, whoever asks and however it is shown. */
export interface Question {
  query: string
  mode: SearchMode
  /** They bind all of the answer. */
  filters: MemoryFilters
  /** Whether chunks of documents are among what is found; they are unless told otherwise. */
  chunks?: boolean | undefined
  /** Whether what they speak of in the graph is wanted with them. */
  nodes?: boolean | undefined
  /** Memories at most. */
  limit: number
  /** Candidates that each leg of the index gives. */
  perLeg: number
  /** Where a ranking goes on: without what was given, and without what is newer than its first page. */
  place?: RankingPlace | undefined
  signal: AbortSignal
}

/**
 * The memories of a volume that pass the filters and answer a question, best first, each still current in PostgreSQL.
 * @param volume that the caller may read; whatever a writer was told of before it was fetched is found
 * @throws AppError service_unavailable when PostgreSQL or the embedder is away
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

/** Best first; more than the limit, in the place of those that are gone or newer. */
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
      terms: mode === 'semantic' ? [] : terms(query),
      perLeg,
      among: limitsNothing(filters) ? null : filters,
    },
    signal,
  )
  const inOrder = mode === 'keyword' ? rankByKeywords : rank
  return inOrder(candidates, candidates.length)
}
