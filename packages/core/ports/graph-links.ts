import type { Source } from '../graph/evidence.js'
import type { MemoryFilters } from '../memory/filters.js'
import type { Edge } from './graph-store.js'

/** Nodes of a volume's graph. */
export interface LinkedNodes {
  /** Those that one of the names or aliases is of. */
  named: string[]
  /** Those that the sources speak of, the first source's first. */
  told: string[]
}

/** What may support a relationship. */
export interface Support {
  filters: MemoryFilters
  /** Whether chunks of documents may. */
  chunks: boolean
  limit: number
}

/** From words and memories into the graph. Throws service_unavailable when PostgreSQL is away. */
export interface GraphLinks {
  /** @param names compared as names are looked up: after NFKC, case and white-space folding */
  nodesAbout(volumeId: string, names: readonly string[], sources: readonly Source['id'][]): Promise<LinkedNodes>
  /**
   * The relationships at these nodes that a current memory which passes supports, the surest first: with the names and the
   * description of the surest such memory, so that nothing of another one shows.
   */
  edgesAmong(volumeId: string, nodes: readonly string[], support: Support): Promise<Edge[]>
}
