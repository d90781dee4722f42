import type { IndexEntry } from './external-index.js'

/** How often the terms of a query stand in a volume. */
export interface TermStatistics {
  /** Indexed memories of the volume. */
  memories: number
  /** How many of them have a term; one that none has is missing. */
  having: ReadonlyMap<string, number>
}

/** An indexed memory in its conversation. */
export interface Placed {
  memoryId: string
  /** Equal within a conversation. */
  conversation: string
  position: number
  /** Milliseconds since 1970. */
  writtenAt: number
  /** In terms. */
  length: number
  /** Those of its terms that were asked for, repeats included. */
  having: readonly string[]
}

/** A memory as it should stand in the index. */
export interface Expected {
  entry: IndexEntry
  /** A job is still to put it there, so that it is no drift if it is missing. */
  waiting: boolean
  /** It was noted that the index holds it, with these terms. */
  noted: boolean
}

/** The vectors of one model in an index. */
export interface VectorSet {
  /** `ExternalIndex.set` */
  name: string
  model: string
  dimension: number
}

/** What PostgreSQL knows of an index in another store. Each method throws service_unavailable when PostgreSQL is away. */
export interface IndexLedger {
  /** Those of the memories that are current, with their vectors of one model. */
  entries(memoryIds: readonly string[], model: string): Promise<IndexEntry[]>
  /**
   * Notes that the index holds these and counts their terms. Gives the ids that are current still: the others must
   * leave the index again.
   */
  noteIndexed(entries: readonly IndexEntry[]): Promise<Set<string>>
  /** Ends a job, unless another model serves by now, in whose index the memory must be too. False then. */
  endIndexing(outboxId: bigint, model: string): Promise<boolean>
  /**
   * Notes as a dead letter that the index refuses a memory for good, and what it said, in the place of an earlier one. None
   * of a memory that is not current.
   */
  giveUpIndexing(memoryId: string, error: string): Promise<void>
  /** Up to `limit` current memories that are not noted, that no job is about to index and of whose indexing there is no dead letter. */
  forgotten(limit: number): Promise<string[]>

  statistics(volumeId: string, terms: readonly string[]): Promise<TermStatistics>
  /**
   * The memories themselves and up to `steps` of their neighbours on either side, by conversation and position; of each
   * which of the terms it has.
   */
  around(volumeId: string, memoryIds: readonly string[], steps: number, terms: readonly string[]): Promise<Placed[]>

  /** Up to `limit` current memories in the order of their ids, of one volume or of all, after a memory id. */
  expected(after: string | null, limit: number, volumeId: string | null, model: string): Promise<Expected[]>
  /** Those of the memories that are current. Here a chunk waits, too, while its document's ingestion is still to tell of it. */
  expectedOf(memoryIds: readonly string[], model: string): Promise<Expected[]>
  /** Those of the ids that no current memory has and no job is about to remove. */
  unexpected(memoryIds: readonly string[]): Promise<string[]>
  volumeIds(): Promise<string[]>
  /**
   * Compares what was noted of a volume with its memories, and puts it right if told to. Gives how many notes are of
   * memories that are not current and how many figures of the statistics are wrong.
   */
  compareNotes(volumeId: string, repair: boolean): Promise<number>

  /** Whether searches may use a set: not before it was filled once. */
  isFilled(name: string): Promise<boolean>
  setFilled(set: VectorSet, filled: boolean): Promise<void>
  /** Names of all sets that may hold something. */
  sets(): Promise<string[]>
  forgetSet(name: string): Promise<void>
  /** From now on nobody is told of changes: what comes back is to be filled anew. */
  leaveAll(): Promise<void>
  /** Runs the work unless another process runs work of this name now; false then. The signal: it may be others' by now. */
  exclusively(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<boolean>
}
