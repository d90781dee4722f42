import { limitsNothing, type MemoryFilters } from '../memory/filters.js'
import type { GraphLinks } from '../ports/graph-links.js'
import type { Edge, GraphStore } from '../ports/graph-store.js'

/** At most so many facts go with the memories of a query (decisions: Memory). */
const MOST_FACTS = 50
/** Entities of the results that the way goes on from, the best results' first. */
const MOST_TOLD = 32
/** Names are looked for among the first words of a query, as runs of so many words at most. */
const WORDS = 64
const LONGEST_RUN = 4

export interface FactsPorts {
  graph: Pick<GraphStore, 'neighbourhood'>
  graphLinks: GraphLinks
}

export interface FactsCall {
  volumeId: string
  query: string
  /** A relationship counts if a memory that passes supports it, and is told in that memory's words. */
  filters: MemoryFilters
  /** Whether chunks of documents may support one; they may unless told otherwise. */
  chunks?: boolean | undefined
}

/** What a query names, and the relationships within two steps of it in the order of strength. */
export interface NamedFacts {
  nodes: readonly string[]
  facts: readonly Edge[]
}

/** @throws AppError service_unavailable when PostgreSQL is away */
export const aroundNames = async (ports: FactsPorts, call: FactsCall): Promise<NamedFacts> => {
  const nodes = await ports.graphLinks.nodesNamed(call.volumeId, runsOf(call.query))
  return { nodes, facts: await neighbourhoodOf(ports, call)(nodes, 2, MOST_FACTS) }
}

/**
 * The relationships around what a query names and its results speak of: first those of `named`, then those at the results'
 * entities in the order of strength.
 * @param told nodes that the results speak of, the best result's first
 * @throws AppError service_unavailable when PostgreSQL is away
 */
export const factsOfQuery = async (
  ports: FactsPorts,
  call: FactsCall,
  named: NamedFacts,
  told: readonly string[],
): Promise<Edge[]> => {
  const others = [...new Set(told)].slice(0, MOST_TOLD).filter((node) => !named.nodes.includes(node))
  const atOthers = await neighbourhoodOf(ports, call)(others, 1, named.facts.length < MOST_FACTS ? MOST_FACTS : 0)
  return onceEach([...named.facts, ...atOthers])
}

type Neighbourhood = (nodes: readonly string[], hops: 1 | 2, limit: number) => Promise<Edge[]>

/** Without filters the graph as it is; with them what passing memories say, each step from what the one before found. */
const neighbourhoodOf = ({ graph, graphLinks }: FactsPorts, { volumeId, filters, chunks = true }: FactsCall) => {
  const whole: Neighbourhood = (nodes, hops, limit) => graph.neighbourhood(volumeId, nodes, { hops, limit })
  const filtered: Neighbourhood = async (nodes, hops, limit) => {
    const first = await graphLinks.edgesAmong(volumeId, nodes, { filters, chunks, limit })
    const reached = first.flatMap(({ source, target }) => [source.node, target.node])
    const next = [...new Set(reached)].filter((node) => !nodes.includes(node))
    if (hops === 1 || next.length === 0) return first
    return onceEach([...first, ...(await graphLinks.edgesAmong(volumeId, next, { filters, chunks, limit }))])
  }
  const way = limitsNothing(filters) && chunks ? whole : filtered
  return async (...[nodes, hops, limit]: Parameters<Neighbourhood>) =>
    nodes.length === 0 || limit <= 0 ? [] : way(nodes, hops, limit)
}

const onceEach = (edges: readonly Edge[]): Edge[] =>
  [...new Map(edges.map((edge) => [keyOf(edge), edge])).values()].slice(0, MOST_FACTS)

const keyOf = ({ source, label, target }: Edge): string => `${source.node} ${label} ${target.node}`

/** All runs of words that may be a name; "Marta's" may stand for Marta. */
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
