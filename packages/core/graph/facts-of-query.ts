import { type MemoryFilters, matchesEverything } from '../memory/find/filters.js'
import type { Edge, GraphLinks, GraphStore } from '../ports/graph/graph-store.js'
import { factsAskedFor, onceEach } from './asked-facts.js'

/** Maximum number of facts returned with the memories for a query (decisions: Memory). */
const MOST_FACTS = 50
/**
 * Maximum number of relationships read around the entities that a query names. `factsAskedFor` then drops those that
 * the query does not ask for. If filters are set or chunks excluded, this is the maximum for each of the two hops.
 */
const MOST_READ = 2 * MOST_FACTS
/**
 * If a query names no entity, the relationships of the entities that its results mention are read: of at most this many
 * entities, beginning with those in the best results.
 */
const MAX_EXPANDED = 32
/** Names are looked for in the first WORDS words of a query, in runs of at most LONGEST_RUN words. */
const WORDS = 64
const LONGEST_RUN = 4

export interface FactsPorts {
  graph: Pick<GraphStore, 'neighbourhood'>
  graphLinks: Pick<GraphLinks, 'nodesNamed' | 'edgesAmong'>
}

export interface FactsCall {
  volumeId: string
  query: string
  /**
   * If any filter is set, only relationships that a matching memory or chunk supports are returned, described in the
   * words of that memory or chunk.
   */
  filters: MemoryFilters
  /** Whether document chunks count as support; default true. */
  chunks?: boolean | undefined
}

/**
 * The nodes that a query names, and the relationships that it asks for (asked-facts.ts), those of the nodes themselves
 * first.
 */
export interface NamedFacts {
  nodes: readonly string[]
  facts: readonly Edge[]
}

/** Returns the nodes that a query names. @throws AppError service_unavailable when PostgreSQL is down */
export const namedIn = ({ graphLinks }: FactsPorts, { volumeId, query }: FactsCall): Promise<string[]> =>
  graphLinks.nodesNamed(volumeId, runsOf(query))

/**
 * Returns the relationships about the nodes that a query names.
 * @throws AppError service_unavailable when PostgreSQL is down
 */
export const aroundNames = async (
  ports: FactsPorts,
  call: FactsCall,
  nodes: readonly string[],
): Promise<NamedFacts> => ({
  nodes,
  facts: factsAskedFor(nodes, await neighbourhoodOf(ports, call)(nodes, 2, MOST_READ)),
})

/**
 * Returns the relationships that a query asks for, each once: those in `named`, in the same order, or, if the query
 * names no entity, those of the entities that its results mention, strongest first.
 * @param mentioned nodes mentioned in the results, the nodes of the best result first
 * @throws AppError service_unavailable when PostgreSQL is down
 */
export const factsOfQuery = async (
  ports: FactsPorts,
  call: FactsCall,
  named: NamedFacts,
  mentioned: readonly string[],
): Promise<Edge[]> => {
  if (named.nodes.length > 0) return onceEach(named.facts).slice(0, MOST_FACTS)
  const nodes = [...new Set(mentioned)].slice(0, MAX_EXPANDED)
  return onceEach(await neighbourhoodOf(ports, call)(nodes, 1, MOST_FACTS))
}

type Neighbourhood = (nodes: readonly string[], hops: 1 | 2, limit: number) => Promise<Edge[]>

/**
 * Returns a function that reads the relationships around nodes from the whole graph. If filters are set or chunks
 * excluded, it reads only relationships that a matching source supports, hop by hop.
 */
const neighbourhoodOf = ({ graph, graphLinks }: FactsPorts, { volumeId, filters, chunks = true }: FactsCall) => {
  const whole: Neighbourhood = (nodes, hops, limit) => graph.neighbourhood(volumeId, nodes, { hops, limit })
  const filtered: Neighbourhood = async (nodes, hops, limit) => {
    const first = await graphLinks.edgesAmong(volumeId, nodes, { filters, chunks, limit })
    const reached = first.flatMap(({ source, target }) => [source.node, target.node])
    const next = [...new Set(reached)].filter((node) => !nodes.includes(node))
    if (hops === 1 || next.length === 0) return first
    return [...first, ...(await graphLinks.edgesAmong(volumeId, next, { filters, chunks, limit }))]
  }
  const way = matchesEverything(filters) && chunks ? whole : filtered
  return async (...[nodes, hops, limit]: Parameters<Neighbourhood>) =>
    nodes.length === 0 || limit <= 0 ? [] : way(nodes, hops, limit)
}

/** Returns all runs of words in a query that could be a name, each with and without a final "'s". */
export const runsOf = (query: string): string[] => {
  const words = query
    .split(/\s+/u, WORDS)
    .map((word) => word.replace(/^[\p{P}\p{S}]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[^\p{L}\p{N}+#]+$/gu, ''))
    .filter((word) => word !== '')
  const runs = new Set<string>()
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(start + LONGEST_RUN, words.length); end++) {
      const run = words.slice(start, end).join(' ')
      runs.add(run)
      runs.add(run.replace(/['’]s$/u, ''))
    }
  }
  return [...runs]
}
