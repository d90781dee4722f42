import type { Traits } from '../../memory/find/traits.js'
import type { MemoryIndex } from './memory-index.js'

/** The data about a memory that an index outside PostgreSQL receives. */
export interface IndexEntry {
  memoryId: string
  volumeId: string
  /** The terms of the memory's text (core/text/terms.ts), repeats included. */
  terms: readonly string[]
  /**
   * Terms of the speaker's name that are not in the text: searches find them like the text's terms, but they do not
   * count in the length of the text.
   */
  names: readonly string[]
  /** The result of `traitsOf` for the memory's text (core/memory/find/traits.ts). */
  traits: Traits
  /** The vectors of the memory's windows, in order; empty if no vectors of this model are stored. */
  vectors: readonly Float32Array[]
  /** Key of the memory's conversation (core/memory/find/rank-signals.ts). */
  conversation: string
}

/** A memory as stored in an external index. */
export interface IndexedPoint {
  memoryId: string
  volumeId: string
  /** Whether putting this entry would change nothing. */
  holds(entry: IndexEntry): boolean
}

/**
 * An index in a separate store. Its methods are idempotent; each throws service_unavailable when the store is down and
 * RefusedError when the store rejects the input for good.
 */
export interface ExternalIndex extends MemoryIndex {
  /** Name of the index's vector set; each model and dimension has its own set. */
  readonly set: string
  /** Whether the vector set exists. */
  exists(): Promise<boolean>
  /** Creates whatever parts of the vector set are missing. */
  prepare(): Promise<void>
  /** Removes a vector set with its contents: the index's own, or `set`, which belongs to a model no longer in use. */
  clear(set?: string): Promise<void>
  /** Points the alias, under which other tools search, to the index's vector set. */
  serve(): Promise<void>
  /** Stores entries; resolves once searches can find all of them. */
  put(entries: readonly IndexEntry[]): Promise<void>
  /**
   * Removes memories from the index's own set or from `set`; resolves once the set holds none of them or does not
   * exist.
   */
  remove(memoryIds: readonly string[], set?: string): Promise<void>
  removeVolume(volumeId: string, set?: string): Promise<void>
  /**
   * Returns up to `limit` points with memory ids greater than `after`, ordered by id. A null `volumeId` means all
   * volumes.
   */
  points(after: string | null, limit: number, volumeId: string | null): Promise<IndexedPoint[]>
  /** Returns the points of these memories that the index holds. A null `volumeId` means all volumes. */
  pointsOf(memoryIds: readonly string[], volumeId: string | null): Promise<IndexedPoint[]>
  ping(): Promise<void>
}
