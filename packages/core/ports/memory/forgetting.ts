import type { Receipt } from './memories.js'
import type { Act } from './memory-changes.js'

/**
 * What to forget: the wordings that match every given criterion. A wording is the text of one write, even if it was
 * merged into another memory. `documentId` cannot be combined with other criteria.
 */
export interface ForgetCriteria {
  userId?: string | undefined
  sessionId?: string | undefined
  /** The writer: an agent, or a key that wrote without an agent. */
  agentId?: string | undefined
  documentId?: string | undefined
  /** Matches a created_at before this moment. */
  before?: Date | undefined
}

export interface ForgetCounts {
  /** Memories, or chunks of the document, that are erased as a whole. */
  memories: number
  /** Wordings, including those that were merged into a memory that stays. */
  sources: number
}

/**
 * Counts of what has been erased so far. `survivors`: number of wordings that stay although the memory that held them
 * was erased; each is judged as a separate memory.
 */
export interface ForgetReceipt extends Omit<Receipt, 'graph' | 'survivors'> {
  survivors: number
}

export interface ForgetRequest {
  forgetId: string
  orgId: string
  volumeId: string
  criteria: ForgetCriteria
  /** What matched when the request was made. */
  matched: ForgetCounts
  receipt: ForgetReceipt
  createdAt: Date
  finishedAt: Date | null
  /** `promised`: jobs of the volume still have to sync the stores outside PostgreSQL. */
  index: 'erased' | 'promised'
  graph: 'erased' | 'promised'
}

/** Erases memories by criteria. Each method is one transaction and throws service_unavailable. */
export interface Forgetting {
  /** Counts what the criteria match now. Null if they name a document that the volume does not have. */
  countToForget(volumeId: string, criteria: ForgetCriteria, now: Date): Promise<ForgetCounts | null>
  /**
   * Records the request with its audit entry, and enqueues its job. Null if the criteria name a document that the
   * volume does not have.
   */
  acceptForgetting(act: Act, forgetId: string, criteria: ForgetCriteria): Promise<ForgetCounts | null>
  forgetRequest(forgetId: string): Promise<ForgetRequest | null>
  /**
   * Erases up to `limit` of the wordings that matched at the time of the request, and updates the receipt. `isDone`:
   * no such wording is left, or the volume is gone. `changed`: ids of the memories erased or to be judged again.
   */
  forgetSome(forgetId: string, limit: number): Promise<{ isDone: boolean; changed: readonly string[] }>
  /**
   * Ends the request and its job. `receipt`: counts to set in the receipt, for what was erased without `forgetSome`.
   */
  endForgetting(forgetId: string, outboxId: bigint, now: Date, receipt?: Partial<ForgetReceipt>): Promise<void>
  /** Ends this run of the job and enqueues the next one. */
  forgetLater(outboxId: bigint): Promise<void>
}
