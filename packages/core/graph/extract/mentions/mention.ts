import type { EntityType } from '../../types.js'
import type { Range } from './name-runs.js'

/** A name in a text. */
export interface Mention extends Range {
  /** Index of the mention's sentence; `from` and `to` are token indices in that sentence. */
  sentence: number
  /** UTF-16 offsets [start, end) in the text. */
  start: number
  end: number
  /** The name as written in the text. */
  text: string
  /** The usual spelling of a known name; else as written. */
  name: string
  type: EntityType
  /** Confidence of the type, as in `Typed`; .95 for a known name. */
  confidence: number
  /** Index of the mention that this one, in parentheses, abbreviates: "International Business Machines (IBM)". */
  abbreviates?: number
}
