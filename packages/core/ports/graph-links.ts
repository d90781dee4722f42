import type { Source } from '../graph/evidence.js'

/** Nodes of a volume's graph. */
export interface LinkedNodes {
  /** Those that one of the names or aliases is of. */
  named: string[]
  /** Those that the sources speak of, the first source's first. */
  told: string[]
}

/** From words and memories into the graph. Throws service_unavailable when PostgreSQL is away. */
export interface GraphLinks {
  /** @param names compared as names are looked up: after NFKC, case and white-space folding */
  nodesAbout(volumeId: string, names: readonly string[], sources: readonly Source['id'][]): Promise<LinkedNodes>
}
