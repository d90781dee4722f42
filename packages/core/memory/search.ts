import { authorize } from '../access.js'
import { LIMITS } from '../limits.js'
import type { MemoryStore } from '../ports/memories.js'
import type { Candidate } from '../ports/memory-index.js'
import type { Searching } from '../ports/retrieval.js'
import type { VolumeReach, VolumeStore } from '../ports/volumes.js'
import type { KeyPrincipal } from '../principal.js'
import type { Activity } from '../shares.js'
import { terms } from '../text/terms.js'
import { firstCurrent } from './current-hits.js'
import { limitsNothing, type MemoryFilters } from './filters.js'
import { type Ranked, rank, rankByKeywords } from './rank.js'
import { decodeSearchCursor, encodeSearchCursor, markOf } from './search-cursor.js'
import type { SearchMode } from './search-schemas.js'
import type { Memory } from './types.js'

export interface SearchPorts {
  memories: Pick<MemoryStore, 'list' | 'current'>
  volumes: Pick<VolumeStore, 'volumeForKey'>
  retrieval: Searching
  activity: Pick<Activity, 'note'>
}

export interface SearchCall {
  principal: KeyPrincipal
  volumeId: string
  /** Without it, newest first. */
  query: string | undefined
  /** Of a query; without one it says nothing. */
  mode: SearchMode
  filters: MemoryFilters
  /** 1 to 100 */
  limit: number
  /** As in a query. */
  chunks?: boolean | undefined
  /** Of the page before. */
  cursor: string | undefined
  signal: AbortSignal
}

export interface SearchPage {
  /** `score`: 0 to 1, null without a query. */
  found: { memory: Memory; score: number | null }[]
  /** Null on the last page. */
  cursor: string | null
}

/**
 * One page of the memories that pass the filters: all of them, newest first, or the best thousand for a query. Whatever
 * a writer was told of before the caller was let in is found. Pages of one search never give a memory twice and, of
 * memories that stay, miss none, whatever is written meanwhile; what is written meanwhile is in none of a query's.
 * @throws AppError validation_failed for a cursor of another search; agent_not_authorized_for_volume;
 * service_unavailable when PostgreSQL or the embedder is away
 */
export const searchMemories = async (ports: SearchPorts, call: SearchCall): Promise<SearchPage> => {
  const { query, ...rest } = call
  const turn = query === undefined ? listFrom(rest) : findFrom({ ...rest, query })
  const volume = await ports.volumes.volumeForKey(call.volumeId, call.principal.agentId)
  authorize(call.principal, 'read_memories', 'volume', volume)
  return turn(ports, volume)
}

type Turn = (ports: SearchPorts, volume: VolumeReach) => Promise<SearchPage>

const listFrom = ({ volumeId, filters, limit, cursor }: Omit<SearchCall, 'query'>): Turn => {
  const request = ['list', volumeId, canonical(filters)]
  const place = cursor === undefined ? null : decodeSearchCursor(cursor, request)
  const after = place?.kind === 'list' ? place.after : null
  return async ({ memories }, volume) => {
    const { items, next } = await memories.list(volume.volumeId, filters, { limit, after })
    return {
      found: items.map((memory) => ({ memory, score: null })),
      cursor: next && encodeSearchCursor({ kind: 'list', after: next }, request),
    }
  }
}

const findFrom = (call: SearchCall & { query: string }): Turn => {
  const { volumeId, query, mode, filters, cursor } = call
  const request = ['ranking', volumeId, query, mode, canonical(filters)]
  const place = cursor === undefined ? null : decodeSearchCursor(cursor, request)
  return async (ports, volume) => {
    const { asOf, given } = place?.kind === 'ranking' ? place : { asOf: volume.headSeq, given: new Set<string>() }
    const ranked = await rankedFor(ports, call, volume)
    const left = ranked.filter(({ memoryId }) => !given.has(markOf(memoryId)))
    const limit = Math.min(call.limit, LIMITS.ranked.max - given.size)
    const current = await firstCurrent(
      ports.memories,
      { volumeId: volume.volumeId, limit: limit + 1, asOf, chunks: call.chunks },
      left,
    )
    const found = current.slice(0, limit)
    const marks = new Set([...given, ...found.map(({ memory }) => markOf(memory.memoryId))])
    const more = current.length > limit && marks.size < LIMITS.ranked.max
    return { found, cursor: more ? encodeSearchCursor({ kind: 'ranking', asOf, given: marks }, request) : null }
  }
}

/** Best first; a few more than a thousand, in the place of those that are gone or newer. */
const rankedFor = async (
  { retrieval, activity }: SearchPorts,
  { query, mode, filters, signal }: SearchCall & { query: string },
  { orgId, volumeId, headSeq }: VolumeReach,
): Promise<Ranked[]> => {
  activity.note(orgId)
  const { embedder, index } = retrieval()
  const candidates = await index.search(
    {
      volumeId,
      headSeq,
      vector: mode === 'keyword' ? null : await embedder.query(query, { signal, tenant: orgId }),
      terms: mode === 'semantic' ? [] : terms(query),
      perLeg: LIMITS.ranked.max,
      among: limitsNothing(filters) ? null : filters,
    },
    signal,
  )
  return rankOf(mode)(candidates, candidates.length)
}

const rankOf = (mode: SearchMode): ((candidates: readonly Candidate[], limit: number) => Ranked[]) =>
  mode === 'keyword' ? rankByKeywords : rank

/** Equal for equal filters, in whatever order they were written. */
const canonical = ({ memoryTypes, categories, from, until, metadata, ...named }: MemoryFilters) => [
  sorted(memoryTypes),
  sorted(categories),
  from?.getTime() ?? null,
  until?.getTime() ?? null,
  sorted(Object.entries(metadata ?? {}).map((entry) => JSON.stringify(entry))),
  [named.agent, named.agentId, named.userId, named.sessionId, named.documentId, named.flagged === true].map(
    (value) => value ?? null,
  ),
]

const sorted = (values: readonly string[] | undefined): string[] | null => values?.toSorted() ?? null
