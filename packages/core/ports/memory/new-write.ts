import type { DatePrecision, Statement } from '../../memory/types.js'

/** An incoming write: everything that one transaction makes durable. */
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
  /** When the statement was first made: equal to `now`, except for an import. */
  createdAt: Date
  /** Only set for an import. */
  lastConfirmedAt: Date | null
  /** Only for an import: the other wordings of the memory, without the write's own text. */
  furtherSources: readonly FurtherSource[]
  /** For an edit: the edited memory, and the sequence number of the version that the edit was made from. */
  edits?: { memoryId: string; seq: bigint }
  /** True if `accept` also dispatches the write's job and counts its first run, which the caller must start. */
  isDispatched?: boolean
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
  eventDatePrecision: DatePrecision | null
  createdAt: Date
  /** True if the wording says the same as the memory and is merged; else it is judged as a separate memory. */
  same: boolean
  redactions: readonly string[]
}

export interface Accepted {
  memoryId: string
  writeId: string
  /** True if the call attached to an earlier write instead of creating one. */
  attached: boolean
  /** The job that judges the write; null if the call attached to an earlier write. */
  outboxId: bigint | null
  /** True if the write's job waits to be dispatched. */
  waits: boolean
}
