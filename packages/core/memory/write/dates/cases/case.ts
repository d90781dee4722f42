import type { DatePrecision } from '../../../types.js'

/**
 * A text, the day it is about (null if it names no day that counts), and the precision of that day. The text was
 * written on Wednesday, 18 March 2026 at 15:00 UTC unless `now` says otherwise.
 */
export type DateCase =
  | [text: string, date: null, precision?: undefined, written?: Written]
  | [text: string, date: string, precision: DatePrecision, written?: Written]

interface Written {
  now?: string
  locale?: string
}
