import type { MemoryIndex } from './memory-index.js'

/** All that an index outside of PostgreSQL is told of a memory. */
export interface IndexEntry {
  memoryId: string
  volumeId: string
  /** The terms of its text, as core/text/terms.ts makes them, repeats included. */
  terms: readonly string[]
  /** Of its windows, in order; none where no vector of this model is stored. */
  vectors: readonly Float32Array[]
  /** As core/memory/rank-signals.ts names it. */
  conversation: string
}

/** What such an index holds of one memory. */
export interface IndexedPoint {
  memoryId: string
  volumeId: string
  /** Whether this is what `put` of the entry would make of it. */
  holds(entry: IndexEntry): boolean
}

/**
 * An index in a store of its own. Its methods are idempotent, and each throws service_unavailable when the store is away and
 * RefusedError when it will never take what it was given.
 */
export interface ExternalIndex extends MemoryIndex {
  /** What its vectors are kept under: a name for each model and dimension. */
  readonly set: string
  /** Whether there is a place for the vectors. */
  exists(): Promise<boolean>
  /** Makes what is missing of that place. */
  prepare(): Promise<void>
  /** Removes a place with all that is in it: its own, or one of a model that serves no more. */
  clear(set?: string): Promise<void>
  /** Lets the name under which other tools find the memories lead to this set. */
  serve(): Promise<void>
  /** Resolves when all of them are found by searches. */
  put(entries: readonly IndexEntry[]): Promise<void>
  /** Resolves when a set holds none of them any more; its own, or one of another model. One that is not there holds none. */
  remove(memoryIds: readonly string[], set?: string): Promise<void>
  removeVolume(volumeId: string, set?: string): Promise<void>
  /** Up to `limit` points in the order of their ids, of one volume or of all, after a memory id. */
  points(after: string | null, limit: number, volumeId: string | null): Promise<IndexedPoint[]>
  /** Those of the memories that it holds, of one volume or of all. */
  pointsOf(memoryIds: readonly string[], volumeId: string | null): Promise<IndexedPoint[]>
  ping(): Promise<void>
}
