import { rejection } from './reject/reject.js'
import { type ComparedMemory, comparisonContext, isLastingState } from './same/event.js'
import { sameHash } from './same/same.js'

/** The parts of a pending memory that the guard reads. */
export interface StudiedMemory extends ComparedMemory {
  redactions: readonly string[]
}

/** What the guard derives from a statement alone, independent of the volume. */
export interface TextStudy {
  /** Hash of the normal form: equal for statements that count as the same. */
  hash: Uint8Array
  lastingState: boolean
  rejected: { reason: string } | null
}

/** Derives what the guard needs from a text. Takes a tenth of a second for the longest text. */
export const studyText = (memory: StudiedMemory): TextStudy => ({
  hash: sameHash(memory.content, comparisonContext(memory)),
  lastingState: isLastingState(memory),
  rejected: rejection(memory.content, memory.redactions),
})
