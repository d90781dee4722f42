import type { Range } from './name-runs.js'
import type { EntityType } from './types.js'

/** A name in a text. */
export interface Mention extends Range {
  /** Index of its sentence; `from` and `to` are token indices in it. */
  sentence: number
  /** UTF-16 offsets [start, end) in the text. */
  start: number
  end: number
  /** As it is written. */
  text: string
  /** The usual spelling, where the name is a known one; else as written. */
  name: string
  type: EntityType
  /** See `Typed`; .95 for a known name. */
  confidence: number
  /** The index of the mention that it is a short form of, in parentheses: "International Business Machines (IBM)". */
  abbreviates?: number
}
