import type { MemoryFilters } from '../memory/filters.js'
import type { Edge } from './graph-store.js'

/** What may support a relationship. */
export interface Support {
  filters: MemoryFilters
  /** Whether chunks of documents may. */
  chunks: boolean
  limit: number
}

/** From names and memories into the graph. Throws service_unavailable when PostgreSQL is away. */
export interface GraphLinks {
  /**
   * The nodes that one of the names or aliases is of.
   * @param names compared as names are looked up: after NFKC, case and white-space folding
   */
  nodesNamed(volumeId: string, names: readonly string[]): Promise<string[]>
  /**
   * The relationships at these nodes that a current memory which passes supports, the surest first: with the names and the
   * description of the surest such memory, so that nothing of another one shows.
   */
  edgesAmong(volumeId: string, nodes: readonly string[], support: Support): Promise<Edge[]>
}
