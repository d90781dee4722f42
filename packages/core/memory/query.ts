import { authorize } from '../access.js'
import type { MemoryStore } from '../ports/memories.js'
import type { Searching } from '../ports/retrieval.js'
import type { VolumeStore } from '../ports/volumes.js'
import type { KeyPrincipal } from '../principal.js'
import type { Activity } from '../shares.js'
import { terms } from '../text/terms.js'
import { type FoundMemory, firstCurrent } from './current-hits.js'
import { limitsNothing, type MemoryFilters } from './filters.js'
import { CANDIDATES_PER_LEG, rank } from './rank.js'

export interface QueryPorts {
  memories: MemoryStore
  volumes: Pick<VolumeStore, 'volumeForKey'>
  retrieval: Searching
  activity: Pick<Activity, 'note'>
}

export interface QueryCall {
  principal: KeyPrincipal
  volumeId: string
  query: string
  /** 1 to 50 */
  limit: number
  /** Whether chunks of documents are among what is found; they are unless told otherwise. */
  chunks?: boolean | undefined
  /** They bind all of the answer. */
  filters: MemoryFilters
  signal: AbortSignal
}

/**
 * The memories that pass the filters and answer a query, best first, each scoring above 0.3. Whatever a writer was told of before the caller
 * was let in is found.
 * @throws AppError agent_not_authorized_for_volume; service_unavailable when PostgreSQL or the embedder is away
 */
export const queryMemories = async (ports: QueryPorts, call: QueryCall): Promise<FoundMemory[]> => {
  const volume = await ports.volumes.volumeForKey(call.volumeId, call.principal.agentId)
  authorize(call.principal, 'read_memories', 'volume', volume)
  ports.activity.note(volume.orgId)
  const { embedder, index } = ports.retrieval()
  const vector = await embedder.query(call.query, { signal: call.signal, tenant: volume.orgId })
  const candidates = await index.search(
    {
      volumeId: volume.volumeId,
      headSeq: volume.headSeq,
      vector,
      terms: terms(call.query),
      perLeg: CANDIDATES_PER_LEG,
      among: limitsNothing(call.filters) ? null : call.filters,
    },
    call.signal,
  )
  return firstCurrent(ports.memories, call, rank(candidates, candidates.length))
}
