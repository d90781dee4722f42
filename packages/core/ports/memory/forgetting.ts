import type { Receipt } from './memories.js'
import type { Act } from './memory-changes.js'

/** What to forget: wordings that match every criterion given. With `documentId` that is the only criterion. */
export interface ForgetCriteria {
  userId?: string | undefined
  sessionId?: string | undefined
  /** The writer: an agent, or the key that wrote without one. */
  agentId?: string | undefined
  documentId?: string | undefined
  /** created_at before this moment. */
  before?: Date | undefined
}

export interface ForgetCounts {
  /** Memories, or chunks of the document, that are erased as a whole. */
  memories: number
  /** Wordings, also those that were merged into a memory that stays. */
  sources: number
}

/** What is erased by now. `survivors`: other wordings of erased memories, which are judged as memories of their own. */
export interface ForgetReceipt extends Omit<Receipt, 'graph' | 'survivors'> {
  survivors: number
}

export interface ForgetRequest {
  forgetId: string
  orgId: string
  volumeId: string
  criteria: ForgetCriteria
  /** What matched when it was asked. */
  matched: ForgetCounts
  receipt: ForgetReceipt
  createdAt: Date
  finishedAt: Date | null
  /** `promised`: jobs of the volume still sync the store outside PostgreSQL. */
  index: 'erased' | 'promised'
  graph: 'erased' | 'promised'
}

/** Erasing memories by criteria. Each method is one transaction and throws service_unavailable. */
export interface Forgetting {
  /** What would be forgotten now. Null if the criteria name a document that the volume does not have. */
  countToForget(volumeId: string, criteria: ForgetCriteria, now: Date): Promise<ForgetCounts | null>
  /** Records the request with its audit entry, and enqueues its job. Null as in `countToForget`. */
  acceptForgetting(act: Act, forgetId: string, criteria: ForgetCriteria): Promise<ForgetCounts | null>
  forgetRequest(forgetId: string): Promise<ForgetRequest | null>
  /**
   * Erases up to `limit` of the matching wordings that were there when it was asked, and adds to the receipt. `isDone`:
   * none is left, or the volume is gone. `changed`: ids of erased memories and of those to be judged anew.
   */
  forgetSome(forgetId: string, limit: number): Promise<{ isDone: boolean; changed: readonly string[] }>
  /** Ends the request and its job. `receipt`: what was erased in another way than by `forgetSome`. */
  endForgetting(forgetId: string, outboxId: bigint, now: Date, receipt?: Partial<ForgetReceipt>): Promise<void>
  /** Ends this run of the job and enqueues the next. */
  forgetLater(outboxId: bigint): Promise<void>
}
