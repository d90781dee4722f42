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
   * For an approved edit: the memory that it edits. That memory takes the edit's text, vectors and flags, and the edit
   * is merged into it. The verdict is stale if that memory has changed since `asOf`.
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
  /**
   * True if the statement repeats a lasting state and the kept memory is not flagged. The kept memory then counts as
   * confirmed at the time at which the repeat was written.
   */
  confirms: boolean
  /** The `speakerKey` of the statement (core/memory/speaker). */
  speaker: bigint
  /** The name that the statement says its speaker has; null if it says none. */
  tellsName: string | null
  /** The `nameKey` of the name that the statement was judged under; `NAMELESS` if it depends on no name. */
  named: bigint
  /** The speaker's names when the statement was judged; null if the statement does not depend on them. */
  told: readonly ToldName[] | null
  /** Keys of what the statement is about. Only memories that share a key can be related to each other. */
  relationKeys: readonly bigint[]
  /**
   * If the statement gives an older value than a known memory: the id of that memory. The new memory is then stored as
   * superseded.
   */
  supersededBy: string | null
  flagReason: FlagReason | null
  conflictsWith: readonly string[]
  /**
   * What an approved memory changes in other memories. The verdict is stale if one of them has changed since `asOf`.
   */
  effects: readonly Effect[]
  /** Whether the verdict enqueues a job in which the update reader compares an approved memory with its neighbours. */
  isCompared?: boolean
  /** Whether the verdict enqueues a job in which the judge compares an approved memory with its neighbours. */
  isRefined?: boolean
  /** For an approved memory: the vectors of its text, and their model. */
  windows: { model: string; dimension: number; vectors: readonly Float32Array[] } | null
}

/** What a verdict changes in another memory. `reason`: the evidence, in one sentence. */
export type Effect = { memoryId: string; reason: string } & (
  | { kind: 'superseded' | 'conflict' }
  /** `outdated`: sentences of the memory that no longer hold. */
  | { kind: 'outdated'; outdated: readonly string[] }
)

/** A verdict to commit, and the state that it is based on. */
export interface VerdictCommit {
  verdict: Verdict
  /** The volume's sequence number when the verdict was reached. */
  asOf: bigint
  /**
   * Memories judged earlier in the same group. This verdict was reached as if their verdicts had been committed; if one
   * of them is still pending or was deleted, an approved verdict is stale.
   */
  restsOn: readonly string[]
  outboxId: bigint
  now: Date
}

/**
 * `stale`: a decision committed meanwhile affects the verdict, so the memory must be judged again as of the newer
 * sequence number. `gone`: the memory was deleted or decided meanwhile.
 */
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
  /** The names that the current statements of the memory's speaker give, the latest first. */
  told: readonly ToldName[]
}

/** The keys of a statement, used to find other statements that may be the same or related. */
export interface ComparisonKeys {
  /** Only statements with the same `userId` are compared; statements with null are compared with each other. */
  userId: string | null
  sameHash: Uint8Array
  relationKeys: readonly bigint[]
  /** The `speakerKey` of the statement. */
  speaker: bigint
}

/** What to compare a statement with, as the volume was at sequence number `asOf`. */
export interface GuardCandidates {
  asOf: bigint
  /** The names that the speaker's current statements give, the latest first. */
  told: readonly ToldName[]
  /** Current memories of the same volume and user with the same normal form, oldest first. */
  same: GuardCandidate[]
  /**
   * Current memories of the same volume and user that share relation keys, at most 12, ordered by the number of
   * shared keys (most first), then newest first.
   */
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
  /**
   * Ids of memories that were merged into an erased one and are not erased themselves: each is judged again, as a
   * separate memory.
   */
  survivors: string[]
}

/** The receipt of an erasure, including the index. */
export interface ErasureReceipt extends Receipt {
  /** `promised`: the index is unavailable, so a job will erase the memory there later. */
  index: 'erased' | 'promised'
}

export interface MemoryDetail {
  memory: Memory
  sources: MemorySource[]
}

/** A memory as read by its id, current or not. */
export interface ReadMemory extends MemoryDetail {
  /** Memories with older values, which this one supersedes. */
  supersedes: readonly string[]
}

export interface CurrentMemory extends Memory {
  /** Nodes of the volume's graph that the memory mentions; empty unless requested. */
  nodes: readonly string[]
  /** The newest memories that probably give a newer value for what this one says, at most three; empty unless requested. */
  likelyUpdates: readonly string[]
}

export interface PendingMemory extends Memory {
  /** Who says "I" in the memory. For an edit, this is the speaker of the edited memory, not the author of the edit. */
  speaking: Speaking
  /** The names that this speaker's current statements give, the latest first. */
  told: readonly ToldName[]
}

/**
 * Memories in PostgreSQL, the source of truth. Each method is one transaction and throws service_unavailable when
 * PostgreSQL is down.
 */
export interface MemoryStore {
  /**
   * Makes writes durable, all or none. Each write gets a memory row (`pending`), a write record and an outbox row. A
   * retry creates no rows but attaches to the earlier write: the one with the same Idempotency-Key or, without a key,
   * an unanswered identical write of the last ten minutes. Returns results in the order of the writes.
   * @throws AppError conflict when an Idempotency-Key was used with another body, or when an edited memory has changed
   * or has another edit pending; agent_not_authorized_for_volume when a volume was deleted meanwhile
   */
  accept(writes: readonly NewWrite[]): Promise<Accepted[]>
  /** Returns the outcomes of these memories, unordered and without deleted memories. */
  outcomes(memoryIds: readonly string[]): Promise<Outcome[]>
  /**
   * Records that the answers reached their clients: only retries with an Idempotency-Key still attach to these writes.
   */
  answered(writeIds: readonly string[]): Promise<void>

  /** Returns the memory if it is still undecided, with its speaker and the speaker's names; else null. */
  pending(memoryId: string): Promise<PendingMemory | null>
  /** Completes a job that has nothing left to do. */
  finish(outboxId: bigint): Promise<void>
  /** Returns for each statement what to compare it with: memories of the volume and of the statement's user. */
  candidates(volumeId: string, statements: readonly ComparisonKeys[]): Promise<GuardCandidates[]>
  /**
   * Commits verdicts of one volume in their order, each with vectors, sources and the volume's next sequence number,
   * and completes their jobs, all in one transaction. A stale or gone verdict does not block the others.
   */
  commit(commits: readonly VerdictCommit[]): Promise<CommitResult[]>

  /** Returns the volume of a memory, for authorization; null if there is no such memory. */
  locate(memoryId: string): Promise<{ volumeId: string; isChunk: boolean } | null>
  read(volumeId: string, memoryId: string): Promise<ReadMemory | null>
  /**
   * Returns current memories except document chunks, oldest first. Each comes with its wordings, first that of the
   * write that created it; wordings from before an edit of its text are left out. A page ends early when it grows
   * large.
   */
  page(volumeId: string, page: Page): Promise<Listed<MemoryDetail>>
  /** Returns current memories that match the filters, newest first; within the same millisecond, by id. */
  list(volumeId: string, filters: MemoryFilters, page: Page): Promise<Listed<Memory>>
  /**
   * Returns the given memories that are current in the volume, in any order. With `history`, also superseded
   * memories. With `lastPosition`, only memories written up to that position. Document chunks, and the nodes and likely
   * updates of each memory, are included only if requested.
   */
  current(
    volumeId: string,
    memoryIds: readonly string[],
    among: {
      lastPosition?: bigint | undefined
      history?: boolean
      chunks: boolean
      nodes: boolean
      likelyUpdates?: boolean | undefined
    },
  ): Promise<CurrentMemory[]>
  /** Returns the position of the latest write of any volume; all later writes have a higher position. */
  lastPosition(): Promise<bigint>
  /**
   * Erases a memory everywhere; the wordings of other agents are judged again. Null if there is no such memory.
   * @param act who erases it, for the audit log; absent in upkeep
   */
  erase(volumeId: string, memoryId: string, act?: Act): Promise<Receipt | null>
}
