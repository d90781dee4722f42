import { authorizedVolume, type VolumeAccess } from '../../accounts/authorized-volume.js'
import type { Principal } from '../../accounts/principal.js'
import { LIMITS } from '../../limits.js'
import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { CurrentMemory, MemoryStore } from '../../ports/memory/memories.js'
import type { MatchSignals } from '../../ports/memory/memory-index.js'
import type { Memory } from '../types.js'
import type { MemoryFilters } from './filters.js'
import { type FindPorts, findMemories } from './find.js'
import { findReranked, type Reranked, type RerankPorts } from './rerank.js'
import { decodeSearchCursor, encodeSearchCursor, markOf } from './search-cursor.js'
import type { SearchMode } from './search-schemas.js'

export interface SearchPorts extends FindPorts, VolumeAccess, RerankPorts {
  memories: Pick<MemoryStore, 'list' | 'current' | 'lastPosition'>
}

export interface SearchCall {
  principal: Principal
  volumeId: string
  /** Without a query, memories are listed newest first. */
  query: string | undefined
  /** How to rank the results of a query; ignored without a query. */
  mode: SearchMode
  filters: MemoryFilters
  /** Maximum memories on the page, 1 to 100. */
  limit: number
  /** Whether to include chunks of documents in the results of a query. */
  chunks?: boolean | undefined
  /** The cursor of the previous page; undefined for the first page. */
  cursor: string | undefined
  signal: AbortSignal
}

export interface SearchPage {
  /** `score`: 0 to 1, null without a query. */
  found: {
    memory: Memory & Partial<Pick<CurrentMemory, 'likelyUpdates'>>
    score: number | null
    signals?: MatchSignals
  }[]
  /** The cursor of the next page; null on the last page. */
  cursor: string | null
  degraded: Reranked['degraded']
}

/**
 * Returns one page of the memories that pass the filters: all of them, newest first, or the best thousand for a query.
 * Covers every write that was confirmed before this call was authorized. Despite concurrent writes, the pages of one
 * search never repeat a memory and never miss one that still exists; with a query, they exclude anything written after
 * the first page. In hybrid mode, a reranker chooses each page from the best hits that no earlier page had; it may fail
 * on one page and not on the next. The other modes rank by meaning or by words alone, without a reranker.
 * @throws AppError validation_failed for a cursor of another search; agent_not_authorized_for_volume;
 * service_unavailable when PostgreSQL or the embedder is unavailable
 */
export const searchMemories = async (ports: SearchPorts, call: SearchCall): Promise<SearchPage> => {
  const { query, ...rest } = call
  const readPage = query === undefined ? listFrom(rest) : findFrom({ ...rest, query })
  return readPage(ports, await authorizedVolume(ports, call.principal, 'read_memories', call.volumeId))
}

type PageReader = (ports: SearchPorts, volume: VolumeReach) => Promise<SearchPage>

const listFrom = ({ volumeId, filters, limit, cursor }: Omit<SearchCall, 'query'>): PageReader => {
  const request = ['list', volumeId, canonical(filters)]
  const place = cursor === undefined ? null : decodeSearchCursor(cursor, request)
  const after = place?.kind === 'list' ? place.after : null
  return async ({ memories }, volume) => {
    const { items, next } = await memories.list(volume.volumeId, filters, { limit, after })
    return {
      found: items.map((memory) => ({ memory, score: null })),
      cursor: next && encodeSearchCursor({ kind: 'list', after: next }, request),
      degraded: [],
    }
  }
}

const findFrom = (call: SearchCall & { query: string }): PageReader => {
  const { volumeId, query, mode, filters, chunks, cursor, signal } = call
  const request = ['ranking', volumeId, query, mode, canonical(filters)]
  const read = cursor === undefined ? null : decodeSearchCursor(cursor, request)
  return async (ports, volume) => {
    const place =
      read?.kind === 'ranking' ? read : { lastPosition: await ports.memories.lastPosition(), given: NONE_GIVEN }
    const limit = Math.min(call.limit, LIMITS.ranked.max - place.given.size)
    const question = { query, mode, filters, chunks, perLeg: LIMITS.ranked.max, place, signal }
    const { found: current, degraded } = await findReranked(
      mode === 'hybrid' ? ports : { reranker: null },
      { query, limit: limit + 1, signal },
      (most) => findMemories(ports, volume, { ...question, limit: most }),
    )
    const found = current.slice(0, limit)
    const given = new Set([...place.given, ...found.map(({ memory }) => markOf(memory.memoryId))])
    const more = current.length > limit && given.size < LIMITS.ranked.max
    return { found, cursor: more ? encodeSearchCursor({ ...place, kind: 'ranking', given }, request) : null, degraded }
  }
}

const NONE_GIVEN: ReadonlySet<string> = new Set()

/** Brings filters into a canonical form, which does not depend on the order in which they were given. */
const canonical = ({ memoryTypes, categories, from, until, asOf, metadata, ...others }: MemoryFilters) => {
  const { agent, agentId, userId, sessionId, documentId, flagged, includeSuperseded } = others
  // `satisfies` makes a new filter that is missing here a compile error.
  const simple = { agent, agentId, userId, sessionId, documentId, flagged, includeSuperseded } satisfies Record<
    keyof typeof others,
    unknown
  >
  return [
    sorted(memoryTypes),
    sorted(categories),
    from?.getTime() ?? null,
    until?.getTime() ?? null,
    asOf?.getTime() ?? null,
    sorted(Object.entries(metadata ?? {}).map((entry) => JSON.stringify(entry))),
    Object.values(simple).map((value) => value ?? null),
  ]
}

const sorted = (values: readonly string[] | undefined): string[] | null => values?.toSorted() ?? null
