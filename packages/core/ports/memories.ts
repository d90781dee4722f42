import type { MemoryFilters } from '../memory/filters.js'
import type { Category, Memory, MemorySource, MemoryType, Outcome, Statement } from '../memory/types.js'
import type { Listed, Page } from '../paging.js'

/** A write on its way in: everything that one transaction makes durable. */
export interface NewWrite {
  memoryId: string
  writeId: string
  orgId: string
  volumeId: string
  statement: Statement
  idempotencyKey: string | null
  /** Keyed hash of the body. */
  bodyHash: Uint8Array
  now: Date
  /** When it was first said: now, save for an import. */
  createdAt: Date
  /** Of an import. */
  lastConfirmedAt: Date | null
  /** Of an import: the wordings that it was told in besides its own. */
  furtherSources: readonly FurtherSource[]
  /** Its job is handed over with it, its first run counted: whoever accepts it begins that run. */
  isHanded?: boolean
}

/** A wording that comes with an imported memory. */
export interface FurtherSource {
  memoryId: string
  writeId: string
  wording: string
  agentId: string
  agent: string
  userId: string | null
  sessionId: string | null
  eventDate: Date | null
  createdAt: Date
  /** It says what the memory says, so it is merged; else it is judged as a memory of its own. */
  same: boolean
  redactions: readonly string[]
}

export interface Accepted {
  memoryId: string
  writeId: string
  /** The call attached to an earlier write instead of making one. */
  attached: boolean
  /** The job that judges it; null where it attached. */
  outboxId: bigint | null
  /** A job of it waits to be handed over. */
  waits: boolean
}

/** What the guard decided, ready to be committed. */
export interface Verdict {
  memoryId: string
  volumeId: string
  userId: string | null
  status: 'approved' | 'merged' | 'rejected'
  reason: string
  confidence: number
  memoryType: MemoryType
  category: Category
  sameHash: Uint8Array
  /** Of a merge: the memory that keeps it. */
  mergedInto: string | null
  /** A repeat of a lasting state: the kept memory is confirmed as of this moment. */
  confirms: boolean
  /** Of an approved memory: its vectors and the model they are of. */
  windows: { model: string; dimension: number; vectors: readonly Float32Array[] } | null
}

/** `stale`: something decided meanwhile bears on the verdict; judge again as of the newer sequence. */
export type CommitResult = 'committed' | 'stale' | 'gone'

export interface SameCandidate {
  memoryId: string
  content: string
  agent: string
  eventDate: Date | null
}

/** What a statement is compared with, as of one sequence of the volume. */
export interface SameLookup {
  asOf: bigint
  /** Current memories of the scope with the same normal form, oldest first. */
  candidates: SameCandidate[]
}

export interface Receipt {
  memories: number
  sources: number
  windows: number
  writes: number
  outbox: number
  /** `promised`: a job tells a graph store outside of PostgreSQL, in whose place PostgreSQL is read until then. */
  graph: 'erased' | 'promised'
  /** Wordings of other agents, which are judged anew as memories of their own. */
  survivors: string[]
}

/** Of an erasure, with what became of it in the index. */
export interface ErasureReceipt extends Receipt {
  /** `promised`: a job erases it, for the index is away. */
  index: 'erased' | 'promised'
}

export interface MemoryDetail {
  memory: Memory
  sources: MemorySource[]
}

export interface CurrentMemory extends Memory {
  /** Of the volume's graph, that it speaks of; none unless they were asked for. */
  nodes: readonly string[]
}

/** Memories in PostgreSQL, the truth. One method is one transaction; each throws service_unavailable when it is away. */
export interface MemoryStore {
  /**
   * Makes writes durable, all or none: for each a memory row (`pending`), a write record, an outbox row. Attaches
   * instead to the write with the same Idempotency-Key, or without one to an unanswered twin of the last ten minutes.
   * Answers in the order of the writes.
   * @throws AppError conflict when an Idempotency-Key came with another body, agent_not_authorized_for_volume when a
   * volume was deleted meanwhile
   */
  accept(writes: readonly NewWrite[]): Promise<Accepted[]>
  /** Outcomes by memory id, in no order; ids that are gone are missing. */
  outcomes(memoryIds: readonly string[]): Promise<Outcome[]>
  /** Records that the answer of a write reached its client: no retry attaches to it any more. */
  answered(writeIds: readonly string[]): Promise<void>

  /** The memory if it is still to be decided. */
  pending(memoryId: string): Promise<Memory | null>
  /** Ends a job that has nothing left to do. */
  finish(outboxId: bigint): Promise<void>
  /** What has this normal form in the volume and the user's scope now. */
  sameAs(volumeId: string, userId: string | null, sameHash: Uint8Array): Promise<SameLookup>
  /** Commits verdict, vectors, sources and the volume's next sequence together, and ends the job. */
  commit(verdict: Verdict, asOf: bigint, outboxId: bigint, now: Date): Promise<CommitResult>

  /** Which volume a memory lies in, for authorization; null when there is none. */
  locate(memoryId: string): Promise<{ volumeId: string; isChunk: boolean } | null>
  read(volumeId: string, memoryId: string): Promise<MemoryDetail | null>
  /** Current memories with all their wordings, their own first, in order of creation; a page ends early where it grows large. */
  page(volumeId: string, page: Page): Promise<Listed<MemoryDetail>>
  /** Current memories that pass the filters, newest first; of the same millisecond, by their id. */
  list(volumeId: string, filters: MemoryFilters, page: Page): Promise<Listed<Memory>>
  /**
   * Those of the ids that are current in the volume and, where `asOf` is given, have not changed since; chunks of
   * documents, and the nodes of each, only where they are asked for; in no order.
   */
  current(
    volumeId: string,
    memoryIds: readonly string[],
    among: { asOf?: bigint | undefined; chunks: boolean; nodes: boolean },
  ): Promise<CurrentMemory[]>
  /** Erases a memory everywhere and puts the wordings of other agents back to be judged. Null when it is gone. */
  erase(volumeId: string, memoryId: string): Promise<Receipt | null>
}
