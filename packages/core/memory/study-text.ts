import { rejection } from './reject.js'
import { sameHash } from './same.js'
import { comparisonContext, isLastingState, type Told as ToldOnce } from './same-event.js'

/** A pending memory, as far as its own text is judged. */
export interface Told extends ToldOnce {
  redactions: readonly string[]
}

/** What the guard reads out of a statement alone; nothing of it depends on the volume. */
export interface TextStudy {
  /** Of its normal form: equal for what counts as the same statement. */
  hash: Uint8Array
  lastingState: boolean
  rejected: { reason: string } | null
}

/** Takes a tenth of a second for the longest text. */
export const studyText = (memory: Told): TextStudy => ({
  hash: sameHash(memory.content, comparisonContext(memory)),
  lastingState: isLastingState(memory),
  rejected: rejection(memory.content, memory.redactions),
})
