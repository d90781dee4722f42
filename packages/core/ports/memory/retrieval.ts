import type { Embedder } from './embedder.js'
import type { ExternalIndex } from './external-index.js'
import type { MemoryIndex } from './memory-index.js'

/** A model and the index of its vectors: always used together, since vectors of two models are never compared. */
export interface Retrieval {
  embedder: Embedder
  index: MemoryIndex
  /** The index in a separate store, which receives each change. Null: PostgreSQL's own is the only one. */
  external: ExternalIndex | null
}

/** Returns what a search needs of `Retrieval`. Called once per search, as another model may serve the next search. */
export type Searching = () => { embedder: Pick<Embedder, 'query'>; index: Pick<MemoryIndex, 'search'> }
