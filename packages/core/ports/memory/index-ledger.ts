import type { Traits } from '../../memory/find/traits.js'
import type { IndexEntry } from './external-index.js'

/** How often the terms of a query occur in a volume. */
export interface TermStatistics {
  /** Number of indexed memories in the volume. */
  memories: number
  /** How many of these memories contain each term; a term that no memory contains is left out. */
  having: ReadonlyMap<string, number>
}

/** An indexed memory with its place in its conversation. */
export interface Placed {
  memoryId: string
  /** Key of the memory's conversation; equal for all memories in it. */
  conversation: string
  position: number
  /** Milliseconds since 1970. */
  writtenAt: number
  /** Length of the memory in terms. */
  length: number
  /** The result of `traitsOf` for the memory's text. */
  traits: Traits
  /** The memory's first term; null if it has none. */
  lead: string | null
  /** The requested terms that the memory contains, repeats included. */
  having: readonly string[]
}

/** A memory as it should be in the index. */
export interface Expected {
  entry: IndexEntry
  /** True while a job still has to index the memory: until then, its absence from the index is not an error. */
  waiting: boolean
  /** True if the memory is recorded as indexed with these terms. */
  noted: boolean
}

/** The vectors of one model in an index. */
export interface VectorSet {
  /** The name as in `ExternalIndex.set`. */
  name: string
  model: string
  dimension: number
}

/**
 * PostgreSQL's record of what an index in another store holds. Each method throws service_unavailable when PostgreSQL
 * is down.
 */
export interface IndexLedger {
  /** Returns the entries of the given memories that are current, with their vectors of this model. */
  entries(memoryIds: readonly string[], model: string): Promise<IndexEntry[]>
  /**
   * Records these memories as indexed and counts their terms. Returns the ids of the memories that are still current:
   * the others must be removed from the index.
   */
  markIndexed(entries: readonly IndexEntry[]): Promise<Set<string>>
  /**
   * Deletes the records of the given memories that are not current, and subtracts their terms from the statistics.
   */
  forget(memoryIds: readonly string[]): Promise<void>
  /**
   * Completes an indexing job and returns true. If searches have switched to another model, whose index needs the
   * memory too, keeps the job and returns false.
   */
  endIndexing(outboxId: bigint, model: string): Promise<boolean>
  /**
   * Records that the index rejected a memory for good: writes a dead letter with the error, in place of an earlier dead
   * letter of the memory. Does nothing for a memory that is not current.
   */
  deadLetterIndexing(memoryId: string, error: string): Promise<void>
  /**
   * Returns up to `limit` current memories not recorded as indexed, with neither a pending indexing job nor a dead
   * letter.
   */
  unindexed(limit: number): Promise<string[]>

  statistics(volumeId: string, terms: readonly string[]): Promise<TermStatistics>
  /**
   * Returns the memories and up to `steps` neighbours on either side of each in its conversation, ordered by
   * conversation and position. Each comes with the requested terms that it contains.
   */
  around(volumeId: string, memoryIds: readonly string[], steps: number, terms: readonly string[]): Promise<Placed[]>

  /**
   * Returns up to `limit` current memories with ids greater than `after`, ordered by id. A null `volumeId` means all
   * volumes.
   */
  expected(after: string | null, limit: number, volumeId: string | null, model: string): Promise<Expected[]>
  /**
   * Returns the given memories that are current. A chunk is also `waiting` until its document's ingestion indexes it.
   */
  expectedOf(memoryIds: readonly string[], model: string): Promise<Expected[]>
  /** Returns the given ids that belong to no current memory and that no job is about to remove. */
  unexpected(memoryIds: readonly string[]): Promise<string[]>
  volumeIds(): Promise<string[]>
  /**
   * Compares the records of a volume with its memories, and corrects the records if `repair` is true. Returns the
   * number of records whose memory is not current plus the number of wrong statistics.
   */
  compareNotes(volumeId: string, repair: boolean): Promise<number>

  /** Whether the set has been filled, so that searches may use it. */
  isFilled(name: string): Promise<boolean>
  setFilled(set: VectorSet, filled: boolean): Promise<void>
  /** Returns the names of all sets that may hold data. */
  sets(): Promise<string[]>
  forgetSet(name: string): Promise<void>
  /** Stops syncing all sets: a set that is used again must be refilled. */
  detachAll(): Promise<void>
  /**
   * Runs the work under a lock across processes; returns false if another process holds the lock. `lost` aborts if the
   * lock may have been lost.
   */
  exclusively(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<boolean>
}
