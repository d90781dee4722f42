import type { Embedder } from './embedder.js'
import type { ExternalIndex } from './external-index.js'
import type { MemoryIndex } from './memory-index.js'

/** A model, and the index of its vectors: always taken together, for vectors of two models are never compared. */
export interface Retrieval {
  embedder: Embedder
  index: MemoryIndex
  /** The index in a store of its own, which is told of each change. Null: PostgreSQL's own is the only one. */
  external: ExternalIndex | null
}

/** What a search takes of it. Asked for once a search: another model may serve the next one. */
export type Searching = () => { embedder: Pick<Embedder, 'query'>; index: Pick<MemoryIndex, 'search'> }
