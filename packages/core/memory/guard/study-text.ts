import { selfName } from '../speaker/self-name.js'
import { dependsOnName, NAMELESS, nameKey, type ToldName } from '../speaker/speaker.js'
import { gibberishOddness } from './reject/nothing.js'
import { type OrderWindow, orderWindows } from './reject/order-features.js'
import { rejection } from './reject/reject.js'
import { relationKeys } from './relation/relation-keys.js'
import { type ComparedMemory, comparisonContext, isLastingState } from './same/event.js'
import { sameHash } from './same/same.js'

/** The parts of a pending memory that `studyText` reads. */
export interface StudiedMemory extends ComparedMemory {
  volumeId: string
  redactions: readonly string[]
  /** The names that the speaker's current statements give, latest first. */
  told: readonly ToldName[]
}

/** What the guard derives from a statement and its speaker's names, without reading any other statement. */
export interface TextStudy {
  /** Hash of the normal form: equal for statements that are the same. */
  hash: Uint8Array
  lastingState: boolean
  /** The keys for looking up related statements in the same volume and for the same user. */
  relationKeys: readonly bigint[]
  /** The name that the statement gives its speaker; null if it gives none. */
  tellsName: string | null
  /** The `nameKey` of `told`; `NAMELESS` if the statement does not depend on its speaker's name. */
  named: bigint
  rejected: { reason: string } | null
  /** How odd the letters of the text are, as gibberishOddness() returns it; null also if `rejected`. */
  oddness: number | null
  /** Parts of the text that may be orders to a model that reads it (reject/suspicion.ts). */
  orders: readonly OrderWindow[]
}

/** Derives what the guard needs from a text. Takes 0.1 s for the longest text. */
export const studyText = (memory: StudiedMemory): TextStudy => {
  const rejected = rejection(memory.content, memory.redactions)
  return {
    hash: sameHash(memory.content, comparisonContext(memory)),
    lastingState: isLastingState(memory),
    relationKeys: relationKeys(memory),
    tellsName: selfName(memory.content),
    named: dependsOnName(memory.content) ? nameKey(memory.volumeId, memory.told) : NAMELESS,
    rejected,
    oddness: rejected ? null : gibberishOddness(memory.content),
    orders: orderWindows(memory.content),
  }
}
