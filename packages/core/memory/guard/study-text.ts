import { selfName } from '../speaker/self-name.js'
import { dependsOnName, NAMELESS, nameKey, type ToldName } from '../speaker/speaker.js'
import { type OrderWindow, orderWindows } from './reject/order-features.js'
import { rejection } from './reject/reject.js'
import { relationKeys } from './relation/relation-keys.js'
import { type ComparedMemory, comparisonContext, isLastingState } from './same/event.js'
import { sameHash } from './same/same.js'

/** The parts of a pending memory that the guard reads. */
export interface StudiedMemory extends ComparedMemory {
  volumeId: string
  redactions: readonly string[]
  /** The names that the speaker's current statements tell, the latest first. */
  told: readonly ToldName[]
}

/** What the guard derives from a statement alone, independent of the volume. */
export interface TextStudy {
  /** Hash of the normal form: equal for statements that count as the same. */
  hash: Uint8Array
  lastingState: boolean
  /** Under which related statements of the volume and the user's scope are looked up. */
  relationKeys: readonly bigint[]
  /** The name that it tells for its speaker. */
  tellsName: string | null
  /** The `nameKey` of the told names, or `NAMELESS`. */
  named: bigint
  rejected: { reason: string } | null
  /** Parts of the text that may be orders to a model that reads it (reject/suspicion.ts). */
  orders: readonly OrderWindow[]
}

/** Derives what the guard needs from a text. Takes a tenth of a second for the longest text. */
export const studyText = (memory: StudiedMemory): TextStudy => ({
  hash: sameHash(memory.content, comparisonContext(memory)),
  lastingState: isLastingState(memory),
  relationKeys: relationKeys(memory),
  tellsName: selfName(memory.content),
  named: dependsOnName(memory.content) ? nameKey(memory.volumeId, memory.told) : NAMELESS,
  rejected: rejection(memory.content, memory.redactions),
  orders: orderWindows(memory.content),
})
