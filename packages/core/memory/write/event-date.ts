import type { DatePrecision, EventDateSource } from '../types.js'
import { dayOf } from './dates/calendar.js'
import { dateIn } from './dates/date-in.js'

export interface DatedEvent {
  eventDate: Date
  source: EventDateSource
  /** The event is within the calendar day, week, month … that holds `eventDate` (see `periodOf`). */
  precision: DatePrecision
  /** The words of the text that the date rests on, with their UTF-16 offsets; null if it is not from the text. */
  span: { text: string; start: number; end: number } | null
}

/** A text is searched for a date up to this length: in a long text, the date is near the beginning. */
const SEARCHED_CHARS = 2_000

/**
 * The date a statement is about: the given date, else the date in the text that counts (see `choose`), else the day of
 * writing. English, German, French, Spanish and Dutch are read, each text in the language it has most words of. Takes
 * time linear in the searched length. Choices:
 * - A day is its midnight UTC; a named week (from Monday), month, quarter, season or year its first day. What is counted
 *   ("two years ago") is the day counted, as exact as its unit.
 * - A range and "since" are their start, "until" the day or the period named, "end of" its last day.
 * - Without a year, words of the past mean the last such day or period, others the next; see the readers.
 * - 3/4/2026 is a date only where the locale tells the order, or only one order is possible.
 * - A given date counts as a day.
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
