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
  /** Ids of the memories and chunks that were found, best first. */
  found: readonly string[]
}

/**
 * The relationships around what a query names and its results speak of: first those within two steps of the query's
 * entities, then those at the results' entities; each stretch in the order of strength.
 * @throws AppError service_unavailable when PostgreSQL is away
 */
export const factsOfQuery = async (
  { graph, graphLinks }: FactsPorts,
  { volumeId, query, found }: FactsCall,
): Promise<Edge[]> => {
  const { named, told } = await graphLinks.nodesAbout(volumeId, runsOf(query), found)
  const around = async (nodes: readonly string[], hops: 1 | 2, limit: number) =>
    nodes.length === 0 || limit <= 0 ? [] : graph.neighbourhood(volumeId, nodes, { hops, limit })
  const first = await around(named, 2, MOST_FACTS)
  const others = told.slice(0, MOST_TOLD).filter((node) => !named.includes(node))
  const second = await around(others, 1, first.length < MOST_FACTS ? MOST_FACTS : 0)
  const edges = new Map([...first, ...second].map((edge) => [keyOf(edge), edge]))
  return [...edges.values()].slice(0, MOST_FACTS)
}

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
