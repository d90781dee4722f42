import type { Author } from '../../accounts/principal.js'
import type { PiiSetting, Storable } from '../../memory/guard/pii/redact-personal.js'
import type { StudiedMemory, TextStudy } from '../../memory/guard/study-text.js'
import type { Statement, WriteBody } from '../../memory/write/statement.js'
import type { TextSettings } from '../../memory/write/text-settings.js'

export interface Turn {
  /** The organization: each has its own queue. */
  tenant: string
  signal: AbortSignal
}

/**
 * Reads callers' texts, before they are stored (`statement`, `storable`) and for the guard's verdict (`study`). Short
 * texts take milliseconds at most and are read inline. Long texts are read off the event loop, within a time limit and
 * round-robin by organization. The secret reader runs in its own thread, for short texts too.
 */
export interface TextWork {
  /**
   * @throws AppError service_unavailable on timeout, and when the secret reader is unavailable, because nothing
   * unredacted may be stored
   */
  statement(author: Author, body: WriteBody, settings: TextSettings, now: Date, turn: Turn): Promise<Statement>
  /**
   * Returns a short text as a volume with this setting may store it.
   * @throws AppError service_unavailable when the secret reader is unavailable
   */
  storable(text: string, pii: PiiSetting, turn: Turn): Promise<Storable>
  /** @throws Error on timeout, which fails the run of the job */
  study(memory: StudiedMemory, turn: Turn): Promise<TextStudy>
  close(): Promise<void>
}
