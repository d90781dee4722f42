import type { DatePrecision } from '../../types.js'
import { isPlausibleYear } from './calendar.js'
import { type Candidate, choose } from './choose.js'
import type { DatedText } from './dated-text.js'
import { canStart, languageOf } from './languages/recognize.js'
import { dayOrder } from './order.js'
import { periodAt } from './periods.js'
import { weekdayAt } from './pointed.js'
import { relativeDate } from './relative.js'
import { type DateToken, dateTokens, type Reading } from './tokens.js'
import { dayAlone, writtenDay } from './written.js'

export interface FoundDate {
  date: Date
  precision: DatePrecision
  /** UTF-16 offsets of the words that the date comes from. */
  start: number
  end: number
}

/**
 * Finds the date that a text is about (see `choose`); null if no date in it counts. Takes time linear in the length of
 * the text.
 * @param now the time of writing
 * @param locale BCP 47 tag of the place of writing, which decides what 3/4/2026 means
 */
export function dateIn(searched: string, now: Date, locale?: string): FoundDate | null {
  const text = datedText(searched, now, locale)
  const chosen = choose(text, candidatesIn(text, searched))
  return chosen && foundAt(text, chosen)
}

/** Finds every date that a text names, in order, in time linear in its length. Parameters as in `dateIn`. */
export function datesIn(searched: string, now: Date, locale?: string): FoundDate[] {
  const text = datedText(searched, now, locale)
  return candidatesIn(text, searched).map((candidate) => foundAt(text, candidate))
}

function datedText(searched: string, now: Date, locale: string | undefined): DatedText {
  const tokens = dateTokens(searched)
  return { tokens, now, language: languageOf(tokens), order: dayOrder(locale) }
}

function foundAt({ tokens }: DatedText, { at, length, date, precision }: Candidate): FoundDate {
  const [first, last] = [tokens[at], tokens[at + length - 1]] as [DateToken, DateToken]
  return { date, precision, start: first.start, end: last.end }
}

/** Finds the dates in a text, in order; no date is part of another. */
function candidatesIn(text: DatedText, searched: string): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < text.tokens.length; at += 1) {
    const reading = readingAt(text, searched, at)
    if (!reading) continue
    found.push({ ...reading, at })
    at += reading.length - 1
  }
  return found
}

function readingAt(text: DatedText, searched: string, at: number): Reading | null {
  if (!canStart(text.language, text.tokens[at]?.plain ?? '')) return null
  if (isPartBefore(searched, text.tokens[at] as DateToken)) return null
  for (const read of [writtenDay, relativeDate, periodAt, weekdayAt, dayAlone]) {
    const reading = read(text, at)
    if (!reading || !isPlausibleYear(reading.date.getUTCFullYear(), text.now)) continue
    if (!isPartAfter(searched, text.tokens[at + reading.length - 1] as DateToken)) return reading
  }
  return null
}

/**
 * Whether a date only continues a longer number or word before it (a version, an address, an identifier), so that it is
 * not a date.
 */
const isPartBefore = (text: string, first: DateToken): boolean => /[\w.@#/-]/.test(text.charAt(first.start - 1))

const isPartAfter = (text: string, last: DateToken): boolean => {
  const next = text.slice(last.end, last.end + 2)
  // In an ISO timestamp, the time follows the date.
  if (/^[Tt]\d/.test(next)) return false
  return /^(?:[\w@/-]|\.\d)/.test(next)
}
