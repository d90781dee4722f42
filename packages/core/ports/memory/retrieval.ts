import type { Embedder } from './embedder.js'
import type { ExternalIndex } from './external-index.js'
import type { MemoryIndex } from './memory-index.js'

/** A model and the index of its vectors: always used together, since vectors of two models are never compared. */
export interface Retrieval {
  embedder: Embedder
  index: MemoryIndex
  /** The index in a separate store, which receives each change; null if PostgreSQL's own index is the only one. */
  external: ExternalIndex | null
}

/**
 * Returns the parts of `Retrieval` that a search needs. Call it once per search: the next search may use another model.
 */
export type Searching = () => { embedder: Pick<Embedder, 'query'>; index: Pick<MemoryIndex, 'search'> }
