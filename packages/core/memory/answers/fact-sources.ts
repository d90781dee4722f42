import { isUnavailable } from '../../errors.js'
import type { FactsCall } from '../../graph/facts-of-query.js'
import type { Edge, GraphLinks } from '../../ports/graph/graph-store.js'
import type { CurrentMemory, MemoryStore } from '../../ports/memory/memories.js'
import { terms } from '../../text/terms.js'
import { type FoundMemory, readIncluded } from '../find/current-hits.js'
import { readsHistory } from '../find/filters.js'
import type { SourceFact } from './source.js'

export interface FactSourcesPorts {
  graphLinks: Pick<GraphLinks, 'statedIn'>
  memories: Pick<MemoryStore, 'current'>
}

/** A memory or chunk that an answer may cite; `score` is 0 if it was found only through a graph fact. */
export type ChatSource = CurrentMemory & { score: number }

/** Maximum share of the `limit` sources that memories found only through a graph fact may displace. */
const SHARE_FOR_FACTS = 1 / 3

/**
 * Turns found memories into sources, and returns the sources with the facts that they support. A fact is dropped if no
 * memory that passes the filters states it, or if the memory that states it is no source. A memory that is not in
 * `found` can become a source if it states a fact that shares words with the question: for "Where does Ada's manager
 * live?", the memory of where Grace, her manager, lives. If the graph is unavailable, only found memories are sources.
 * @param limit maximum sources
 * @throws AppError service_unavailable when PostgreSQL is down
 */
export const withFactSources = async (
  { graphLinks, memories }: FactSourcesPorts,
  { volumeId, query, filters, chunks = true }: FactsCall,
  { found, facts, limit }: { found: readonly FoundMemory[]; facts: readonly Edge[]; limit: number },
): Promise<{ sources: ChatSource[]; facts: SourceFact[]; degraded: 'graph'[] }> => {
  const preferred = found.map(({ memory }) => memory.memoryId)
  const statedIn = await orNull(graphLinks.statedIn(volumeId, facts, { filters, chunks, preferred }))
  if (statedIn === null) return { sources: found.slice(0, limit).map(toSource), facts: [], degraded: ['graph'] }
  const stated = facts.flatMap((fact, at) => (statedIn[at] ? [{ fact, memoryId: statedIn[at] }] : []))
  const known = new Set(preferred)
  const further = asked(
    query,
    stated.filter(({ memoryId }) => !known.has(memoryId)),
  ).slice(0, Math.max(limit - found.length, Math.floor(limit * SHARE_FOR_FACTS)))
  const included = { volumeId, history: readsHistory(filters), chunks, suspicious: false }
  const rows = further.length === 0 ? [] : await readIncluded(memories, included, further)
  const added = further.flatMap((memoryId) => rows.find((row) => row.memoryId === memoryId) ?? [])
  const sources: ChatSource[] = [
    ...found.slice(0, limit - added.length).map(toSource),
    ...added.map((memory) => ({ ...memory, score: 0 })),
  ]
  const places = new Map(sources.map(({ memoryId }, at) => [memoryId, at]))
  return {
    sources,
    facts: stated.flatMap(({ fact, memoryId }) => {
      const supportedBy = places.get(memoryId)
      const { source, label, target } = fact
      return supportedBy === undefined ? [] : [{ source: source.name, label, target: target.name, supportedBy }]
    }),
    degraded: [],
  }
}

const toSource = ({ memory, score }: FoundMemory): ChatSource => ({ ...memory, score })

const orNull = <Value>(reading: Promise<Value>): Promise<Value | null> =>
  reading.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    return null
  })

/** Returns the ids of the memories whose facts share words with the question, first those that share the most. */
const asked = (query: string, stated: readonly { fact: Edge; memoryId: string }[]): string[] => {
  const words = new Set(terms(query))
  const shared = ({ label, description }: Edge) =>
    new Set(terms(`${label.replaceAll('_', ' ')} ${description}`).filter((term) => words.has(term))).size
  const close = stated
    .map(({ fact, memoryId }) => ({ memoryId, shared: shared(fact) }))
    .filter((each) => each.shared > 0)
    .sort((one, other) => other.shared - one.shared)
  return [...new Set(close.map(({ memoryId }) => memoryId))]
}
