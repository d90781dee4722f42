import type { Memory, MemoryStatus, Writer } from '../../memory/types.js'

/** Who changes memories of a volume, and when. */
export interface Act {
  orgId: string
  volumeId: string
  writer: Writer
  now: Date
}

export const CHANGE_KINDS = [
  // By verdicts, in the memories that the judged one is related to.
  'superseded',
  'outdated',
  'conflict',
  'confirmed',
  // By the judge, in the memory that takes another one's place or wording.
  'refined',
  'edited',
  // By reviewers, and by undo.
  'approved',
  'rejected',
  'merged',
  'undone',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** The parts of a memory that a change can replace. */
export type Version = Pick<Memory, 'content' | 'status' | 'memoryType' | 'category' | 'eventDate' | 'reason'>

/** A change of a decided memory. */
export interface MemoryChange {
  /** What caused it; `undo` takes this id. */
  writeId: string
  kind: ChangeKind
  /** One sentence: the evidence. */
  reason: string
  writer: Writer
  at: Date
  undoneAt: Date | null
  /** The memory as it was before. */
  before: Version
}

export const REVIEW_ACTIONS = ['approve', 'reject', 'merge', 'supersede'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

export interface Review {
  memoryId: string
  action: ReviewAction
  /** The memory to merge into, or to supersede; null for the other actions. */
  targetId: string | null
  /** The reviewer's reason, one sentence. */
  reason: string
}

/** `changed`: every memory that changed. */
export type ReviewResult =
  | { result: 'reviewed'; writeId: string; changed: readonly string[]; status: MemoryStatus }
  | { result: 'memory missing' | 'target missing' }
  /** The action does not fit the memory's state. */
  | { result: 'unfit'; because: string }

export type UndoResult =
  | { result: 'undone'; changed: readonly string[] }
  /** Ids of later writes, edits and reviews that rest on what would be undone. */
  | { result: 'blocked'; by: readonly string[] }
  | { result: 'pending' | 'nothing to undo' }

/** A memory to make a new version of, and its sequence. */
export interface EditableMemory {
  memory: Memory
  seq: bigint
}

/** Changes of decided memories by people and agents. Each method is one transaction and throws service_unavailable. */
export interface MemoryChanges {
  /** The latest ones (LIMITS.historyChanges), oldest first. */
  historyOf(volumeId: string, memoryId: string): Promise<MemoryChange[]>
  /** A decided memory, current or not; null if there is none, and for a chunk of a document. */
  editable(volumeId: string, memoryId: string): Promise<EditableMemory | null>
  review(act: Act, review: Review): Promise<ReviewResult>
  /** The volume of a write, edit or review; null if there is none with this id. */
  locateWrite(writeId: string): Promise<{ volumeId: string } | null>
  /** Restores what the write, edit or review changed, and takes back a memory that it made. */
  undo(act: Act, writeId: string): Promise<UndoResult>
}
