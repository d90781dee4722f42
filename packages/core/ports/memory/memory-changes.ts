import type { Memory, MemoryStatus, Writer } from '../../memory/types.js'

/** Who changes memories of a volume, and when. */
export interface Act {
  orgId: string
  volumeId: string
  writer: Writer
  now: Date
}

export const CHANGE_KINDS = [
  // Made by the guard's verdicts and by the judge, in memories related to the judged memory.
  'superseded',
  'outdated',
  'conflict',
  'confirmed',
  // Made by the judge, in a memory that replaced all or part of another memory, or took over the other's wording.
  'refined',
  // Made by edits, in the edited memory and in memories that no longer contradict it.
  'edited',
  // Made by reviewers (`merged` also by the judge) and by undo.
  'approved',
  'rejected',
  'merged',
  'undone',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** The parts of a memory that a change can replace. */
export type Version = Pick<Memory, 'content' | 'status' | 'memoryType' | 'category' | 'eventDate' | 'reason'>

/** A change to a memory after its verdict. */
export interface MemoryChange {
  /** The write, edit, review or comparison by the judge that caused the change; `undo` takes this id. */
  writeId: string
  kind: ChangeKind
  /** The evidence, in one sentence. */
  reason: string
  writer: Writer
  at: Date
  undoneAt: Date | null
  /** The memory as it was before the change. */
  before: Version
}

export const REVIEW_ACTIONS = ['approve', 'reject', 'merge', 'supersede'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

export interface Review {
  memoryId: string
  action: ReviewAction
  /** The memory to merge into, or to supersede; null for the other actions. */
  targetId: string | null
  /** The reviewer's reason, in one sentence. */
  reason: string
}

/** `changed`: ids of all memories that changed. */
export type ReviewResult =
  | { result: 'reviewed'; writeId: string; changed: readonly string[]; status: MemoryStatus }
  | { result: 'memory missing' | 'target missing' }
  /** The action does not fit the memory's state. */
  | { result: 'unfit'; because: string }

export type UndoResult =
  | { result: 'undone'; changed: readonly string[] }
  /** Ids of later writes, edits and reviews that depend on what would be undone; undo these first. */
  | { result: 'blocked'; by: readonly string[] }
  | { result: 'pending' | 'nothing to undo' }

/** A memory to edit, and its sequence number, by which a later change is noticed. */
export interface EditableMemory {
  memory: Memory
  seq: bigint
}

/**
 * Changes to decided memories by people and agents. Each method is one transaction and throws service_unavailable when
 * PostgreSQL is down.
 */
export interface MemoryChanges {
  /** Returns the latest changes (LIMITS.historyChanges), oldest first. */
  historyOf(volumeId: string, memoryId: string): Promise<MemoryChange[]>
  /** Returns a memory of any status; null if the volume has none with this id, or if it is a chunk of a document. */
  editable(volumeId: string, memoryId: string): Promise<EditableMemory | null>
  review(act: Act, review: Review): Promise<ReviewResult>
  /** Returns the volume of a write, edit or review; null if there is none with this id. */
  locateWrite(writeId: string): Promise<{ volumeId: string } | null>
  /** Restores what the write, edit or review changed, and withdraws a memory that it created. */
  undo(act: Act, writeId: string): Promise<UndoResult>
}
