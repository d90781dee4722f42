import type { Writer } from '../../memory/types.js'
import type { Listed, Page } from '../../paging.js'

export const FEEDBACK_KINDS = ['useful', 'wrong', 'comment'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** What an agent or a person said about a memory, or about an answer. It has no effect on ranking. */
export interface Feedback {
  feedbackId: string
  volumeId: string
  kind: FeedbackKind
  /** The memory that the feedback is about; for feedback on an answer, the memories that the answer cites. */
  memoryIds: readonly string[]
  /** The question of the answer that the feedback is about; null for feedback on a memory. */
  query: string | null
  comment: string | null
  writer: Writer
  createdAt: Date
}

export interface NewFeedback extends Feedback {
  orgId: string
}

/** Feedback in PostgreSQL, erased with any of its memories and with its volume. Each method is one transaction. */
export interface FeedbackStore {
  /**
   * Stores feedback and returns it. If feedback with this id is stored already, returns the stored feedback instead.
   * Null if one of the memories is not in the volume, or is a chunk of a document while `among.chunks` is false.
   * @throws AppError agent_not_authorized_for_volume when the volume was deleted meanwhile
   */
  add(feedback: NewFeedback, among: { chunks: boolean }): Promise<Feedback | null>
  /** Lists the feedback of a volume, newest first. */
  list(volumeId: string, page: Page): Promise<Listed<Feedback>>
}
