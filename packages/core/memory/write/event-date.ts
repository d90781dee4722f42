import type { DatePrecision, EventDateSource } from '../types.js'
import { dayOf } from './dates/calendar.js'
import { dateIn } from './dates/date-in.js'

export interface DatedEvent {
  eventDate: Date
  source: EventDateSource
  /** The event is within the calendar day, week, month … that contains `eventDate` (see `periodOf`). */
  precision: DatePrecision
  /**
   * The words in the text that the date comes from, with their UTF-16 offsets; null if it does not come from the text.
   */
  span: { text: string; start: number; end: number } | null
}

/** Maximum characters searched for a date, from the start of the text: a long text states its date there. */
const SEARCHED_CHARS = 2_000

/**
 * Returns the date that a statement is about: the given date, else the date in the text that counts (see `choose`),
 * else the day of writing. Reads English, German, French, Spanish and Dutch, each text in the language of most of its
 * words. Takes time linear in the searched length. Rules:
 * - A day is dated by its midnight UTC; a named week (from Monday), month, quarter, season or year by its first day. A
 *   distance ("two years ago") gives the day at that distance, with the precision of the unit.
 * - A range and "since" are dated by their start, "until" by the day or period named, "end of" by the last day.
 * - Without a year, the past tense means the last such day or period, the future tense the next. Otherwise, a day of a
 *   month ("3 May") means the nearest one, a weekday the next one, and a period the current or next one.
 * - 3/4/2026 is a date only if the locale decides the order of day and month, or only one order is possible.
 * - A given date has the precision of a day.
 * @param given ISO 8601 date or timestamp, already validated
 * @param locale BCP 47 tag of the place of writing
 */
export function eventDate({ given, text, now, locale }: EventDateQuestion): DatedEvent {
  if (given !== undefined) return { eventDate: new Date(given), source: 'given', precision: 'day', span: null }
  const searched = text.slice(0, SEARCHED_CHARS)
  const found = dateIn(searched, now, locale)
  if (!found) return { eventDate: dayOf(now), source: 'written', precision: 'day', span: null }
  const { date, precision, start, end } = found
  return { eventDate: date, source: 'text', precision, span: { text: searched.slice(start, end), start, end } }
}

export interface EventDateQuestion {
  given?: string | undefined
  text: string
  now: Date
  locale?: string | undefined
}
