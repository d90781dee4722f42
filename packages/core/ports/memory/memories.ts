import type { MemoryFilters } from '../../memory/find/filters.js'
import type { Speaking, ToldName } from '../../memory/speaker/speaker.js'
import type {
  Category,
  EventDateSource,
  FlagReason,
  Memory,
  MemorySource,
  MemoryType,
  Outcome,
} from '../../memory/types.js'
import type { Listed, Page } from '../../paging.js'
import type { Act } from './memory-changes.js'
import type { Accepted, NewWrite } from './new-write.js'

/** The guard's decision, ready to commit. */
export interface Verdict {
  memoryId: string
  volumeId: string
  userId: string | null
  /**
   * For an approved edit: the memory that takes its text, vectors and marks, and into which the edit is merged. It must
   * still be as it was at the verdict's sequence.
   */
  edits?: string | null
  status: 'approved' | 'merged' | 'rejected'
  reason: string
  confidence: number
  memoryType: MemoryType
  category: Category
  sameHash: Uint8Array
  /** For a merge: the memory that this one is merged into. */
  mergedInto: string | null
  /** True if the statement repeats a lasting state: the kept memory is confirmed as of now. */
  confirms: boolean
  /**
   * The `speakerKey`, the name that the statement tells, the `nameKey` it was judged under (core/memory/speaker), and the
   * names that it was judged with; null if it does not depend on them.
   */
  speaker: bigint
  tellsName: string | null
  named: bigint
  told: readonly ToldName[] | null
  /** What the statement is about: only memories that share one can be related to it. */
  relationKeys: readonly bigint[]
  /**
   * For an older value, stated after the newer one: the memory with the newer value. The new memory is stored as
   * superseded.
   */
  supersededBy: string | null
  flagReason: FlagReason | null
  conflictsWith: readonly string[]
  /**
   * What an approved memory changes in other memories, all of which must still be as they were at the verdict's
   * sequence.
   */
  effects: readonly Effect[]
  /** Whether the judge is to compare an approved memory with its neighbours: enqueued with the verdict. */
  refines?: boolean
  /** For an approved memory: the vectors of its text, and their model. */
  windows: { model: string; dimension: number; vectors: readonly Float32Array[] } | null
}

/** What a verdict changes in another memory. `reason`: the evidence, in one sentence. */
export type Effect = { memoryId: string; reason: string } & (
  | { kind: 'superseded' | 'conflict' }
  /** `outdated`: sentences of the memory that no longer hold. */
  | { kind: 'outdated'; outdated: readonly string[] }
)

/** A verdict to commit, and what it was judged on. */
export interface VerdictCommit {
  verdict: Verdict
  /** The volume's sequence that it was judged at. */
  asOf: bigint
  /** Memories judged just before it, in the same group, which it takes as committed. */
  restsOn: readonly string[]
  outboxId: bigint
  now: Date
}

/** `stale`: a decision committed meanwhile affects the verdict; judge again as of the newer sequence. */
export type CommitResult = 'committed' | 'stale' | 'gone'

/** A current memory that a statement is compared with. */
export interface GuardCandidate {
  memoryId: string
  content: string
  keyId: string
  agentId: string
  agent: string
  userId: string | null
  eventDate: Date
  eventDateSource: EventDateSource
  createdAt: Date
  isFlagged: boolean
  /** The names that its speaker's current statements tell, the latest first. */
  told: readonly ToldName[]
}

/** The keys of a statement, by which others that may be the same or related are found. */
export interface ComparisonKeys {
  /** Scope of comparison; null is its own scope. */
  userId: string | null
  sameHash: Uint8Array
  relationKeys: readonly bigint[]
  /** The `speakerKey` of the statement. */
  speaker: bigint
}

/** What to compare a statement with, as the volume was at sequence number `asOf`. */
export interface GuardCandidates {
  asOf: bigint
  /** The names that the speaker's current statements tell, the latest first. */
  told: readonly ToldName[]
  /** Current memories of the scope with the same normal form, oldest first. */
  same: GuardCandidate[]
  /** Current memories of the scope that share relation keys: those that share most first, then the newest; at most 12. */
  related: GuardCandidate[]
}

export interface Receipt {
  memories: number
  sources: number
  windows: number
  writes: number
  outbox: number
  /** `promised`: a job syncs the graph store outside PostgreSQL; until then PostgreSQL is read instead. */
  graph: 'erased' | 'promised'
  /** Wordings of other agents, which are re-judged as separate memories. */
  survivors: string[]
}

/** The receipt of an erasure, including the index. */
export interface ErasureReceipt extends Receipt {
  /** `promised`: the index is unavailable; a job will erase it there. */
  index: 'erased' | 'promised'
}

export interface MemoryDetail {
  memory: Memory
  sources: MemorySource[]
}

/** A memory as read by its id, current or not. */
export interface ReadMemory extends MemoryDetail {
  /** Memories whose values this one replaced. */
  supersedes: readonly string[]
}

export interface CurrentMemory extends Memory {
  /** Nodes of the volume's graph that it mentions; empty unless requested. */
  nodes: readonly string[]
}

export interface PendingMemory extends Memory {
  /** Who says "I" in it: for an edit, as in the memory that it edits, whoever edits it. */
  speaking: Speaking
  /** The names that they told, the latest first. */
  told: readonly ToldName[]
}

/** Memories in PostgreSQL, the source of truth. Each method is one transaction and throws service_unavailable. */
export interface MemoryStore {
  /**
   * Makes writes durable, all or none: for each a memory row (`pending`), a write record and an outbox row. Attaches
   * instead to the write with the same Idempotency-Key, or without a key to an unanswered identical write of the last
   * ten minutes. Returns results in the order of the writes.
   * @throws AppError conflict when an Idempotency-Key was used with another body, or when an edited memory has changed
   * or has another edit pending; agent_not_authorized_for_volume when
   * a volume was deleted meanwhile
   */
  accept(writes: readonly NewWrite[]): Promise<Accepted[]>
  /** Returns the outcomes of these memories, unordered; deleted ones are missing. */
  outcomes(memoryIds: readonly string[]): Promise<Outcome[]>
  /** Records that the answers reached their clients: retries no longer attach to these writes. */
  answered(writeIds: readonly string[]): Promise<void>

  /** The memory if it is still undecided, with the names that its speaker's current statements tell. */
  pending(memoryId: string): Promise<PendingMemory | null>
  /** Completes a job that has nothing left to do. */
  finish(outboxId: bigint): Promise<void>
  /** What to compare each of the statements with, in the volume and the user's scope. */
  candidates(volumeId: string, statements: readonly ComparisonKeys[]): Promise<GuardCandidates[]>
  /**
   * Commits verdicts of one volume in their order, each with vectors, sources and the volume's next sequence, and
   * completes their jobs. One transaction; a verdict that is stale or gone leaves the others alone.
   */
  commit(commits: readonly VerdictCommit[]): Promise<CommitResult[]>

  /** Returns the volume of a memory, for authorization; null if there is no such memory. */
  locate(memoryId: string): Promise<{ volumeId: string; isChunk: boolean } | null>
  read(volumeId: string, memoryId: string): Promise<ReadMemory | null>
  /**
   * Returns current memories, oldest first, with all their wordings, the memory's own first. A page ends early when it
   * grows large.
   */
  page(volumeId: string, page: Page): Promise<Listed<MemoryDetail>>
  /** Returns current memories that match the filters, newest first; within the same millisecond, by id. */
  list(volumeId: string, filters: MemoryFilters, page: Page): Promise<Listed<Memory>>
  /**
   * Returns the memories among these that are current in the volume (or superseded, with `history`) and, if
   * `lastPosition` is given, were written up to that position, in any order. Includes document chunks and nodes only if
   * requested.
   */
  current(
    volumeId: string,
    memoryIds: readonly string[],
    among: { lastPosition?: bigint | undefined; history?: boolean; chunks: boolean; nodes: boolean },
  ): Promise<CurrentMemory[]>
  /** Returns the position of the latest write of any volume: all later writes have a higher one. */
  lastPosition(): Promise<bigint>
  /**
   * Erases a memory everywhere, and has the wordings of other agents judged again. Null if it is gone.
   * @param act who erases it, for the audit log; absent in upkeep
   */
  erase(volumeId: string, memoryId: string, act?: Act): Promise<Receipt | null>
}
