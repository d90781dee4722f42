import type { Statement, WriteBody } from '../memory/statement.js'
import type { TextStudy, Told } from '../memory/study-text.js'
import type { Author } from '../principal.js'

export interface Turn {
  /** The organization: each waits in a line of its own. */
  tenant: string
  signal: AbortSignal
}

/**
 * What is done with callers' texts before they are kept. Short ones take milliseconds at most and are done at once; long
 * ones are done off the event loop within a time limit, organizations by turns.
 */
export interface TextWork {
  /** @throws AppError service_unavailable when the time is over: nothing unredacted may be kept */
  statement(author: Author, body: WriteBody, now: Date, turn: Turn): Promise<Statement>
  /** @throws Error when the time is over, which fails the run of the job */
  study(memory: Told, turn: Turn): Promise<TextStudy>
  close(): Promise<void>
}
