import { type OrderWindow, orderWindows } from './reject/order-features.js'
import { rejection } from './reject/reject.js'
import { relationKeys } from './relation/relation-keys.js'
import { type ComparedMemory, comparisonContext, isLastingState } from './same/event.js'
import { sameHash } from './same/same.js'

/** The parts of a pending memory that the guard reads. */
export interface StudiedMemory extends ComparedMemory {
  volumeId: string
  redactions: readonly string[]
}

/** What the guard derives from a statement alone, independent of the volume. */
export interface TextStudy {
  /** Hash of the normal form: equal for statements that are the same. */
  hash: Uint8Array
  lastingState: boolean
  /** The keys for looking up related statements in the same volume and for the same user. */
  relationKeys: readonly bigint[]
  rejected: { reason: string } | null
  /** Parts of the text that may be orders to a model that reads it (reject/suspicion.ts). */
  orders: readonly OrderWindow[]
}

/** Derives what the guard needs from a text. Takes a tenth of a second for the longest text. */
export const studyText = (memory: StudiedMemory): TextStudy => ({
  hash: sameHash(memory.content, comparisonContext(memory)),
  lastingState: isLastingState(memory),
  relationKeys: relationKeys(memory),
  rejected: rejection(memory.content, memory.redactions),
  orders: orderWindows(memory.content),
})
