import type { Author } from '../../accounts/principal.js'
import type { PiiSetting } from '../../memory/guard/pii/redact-personal.js'
import type { StudiedMemory, TextStudy } from '../../memory/guard/study-text.js'
import type { Statement, WriteBody } from '../../memory/write/statement.js'

/** The settings of a volume that decide how its texts are read. */
export interface TextSettings {
  /** For dates such as 3/4/2026 (BCP 47); null: such a date is not read. */
  locale: string | null
  /** What becomes of personal identifiers. */
  pii: PiiSetting
}

export interface Turn {
  /** The organization: each has its own queue. */
  tenant: string
  signal: AbortSignal
}

/**
 * Processes callers' texts before they are stored. Short ones take milliseconds at most and run inline; long ones run
 * off the event loop within a time limit, round-robin by organization.
 */
export interface TextWork {
  /** @throws AppError service_unavailable on timeout: nothing unredacted may be stored */
  statement(author: Author, body: WriteBody, settings: TextSettings, now: Date, turn: Turn): Promise<Statement>
  /** @throws Error on timeout, which fails the run of the job */
  study(memory: StudiedMemory, turn: Turn): Promise<TextStudy>
  close(): Promise<void>
}
