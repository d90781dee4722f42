import type { Traits } from '../../memory/find/traits.js'
import type { MemoryIndex } from './memory-index.js'

/** What an index outside PostgreSQL receives of a memory. */
export interface IndexEntry {
  memoryId: string
  volumeId: string
  /** The terms of the memory's text (core/text/terms.ts), repeats included. */
  terms: readonly string[]
  /** `traitsOf` the memory's text (core/memory/find/traits.ts). */
  traits: Traits
  /** The vectors of the memory's windows, in order; empty if none of this model is stored. */
  vectors: readonly Float32Array[]
  /** Conversation key from core/memory/find/rank-signals.ts. */
  conversation: string
}

/** A memory as stored in an external index. */
export interface IndexedPoint {
  memoryId: string
  volumeId: string
  /** Whether `put` of this entry would change nothing. */
  holds(entry: IndexEntry): boolean
}

/**
 * An index in a separate store. Its methods are idempotent; each throws service_unavailable when the store is down and
 * RefusedError when the store will never accept the input.
 */
export interface ExternalIndex extends MemoryIndex {
  /** Name of the index's vector set; each model and dimension has its own set. */
  readonly set: string
  /** Whether the vector set exists. */
  exists(): Promise<boolean>
  /** Creates whatever is missing of the vector set. */
  prepare(): Promise<void>
  /** Removes a vector set with its contents: the index's own, or `set`, that of a model that no longer serves. */
  clear(set?: string): Promise<void>
  /** Points the alias that other tools use at this set. */
  serve(): Promise<void>
  /** Stores entries; resolves when searches find all of them. */
  put(entries: readonly IndexEntry[]): Promise<void>
  /** Removes memories from the index's own set or from `set`; resolves when it holds none of them, or is missing. */
  remove(memoryIds: readonly string[], set?: string): Promise<void>
  removeVolume(volumeId: string, set?: string): Promise<void>
  /** Up to `limit` points after the given memory id, ordered by id, of one volume or of all. */
  points(after: string | null, limit: number, volumeId: string | null): Promise<IndexedPoint[]>
  /** Those of the memories that the index holds, of one volume or (null) of all. */
  pointsOf(memoryIds: readonly string[], volumeId: string | null): Promise<IndexedPoint[]>
  ping(): Promise<void>
}
