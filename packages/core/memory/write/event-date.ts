import type { EventDateSource } from '../types.js'
import { dayOf, isPlausibleYear } from './dates/calendar.js'
import { relativeDate } from './dates/relative.js'
import { type DateToken, dateTokens } from './dates/tokens.js'
import { writtenDate } from './dates/written.js'

export interface DatedEvent {
  eventDate: Date
  source: EventDateSource
}

/** A text is searched for a date up to this length: in a long text, the date is near the beginning. */
const SEARCHED_CHARS = 2_000

/**
 * The date a statement is about: the given date, else the first unambiguous date in the text, else the day of writing.
 * Relative dates ("yesterday") count from the time of writing. A day is represented by its midnight, UTC. Takes time
 * linear in the searched length.
 * @param given ISO 8601 date or timestamp, already validated
 */
export function eventDate({ given, text, now }: { given?: string | undefined; text: string; now: Date }): DatedEvent {
  if (given !== undefined) return { eventDate: new Date(given), source: 'given' }
  const found = dateInText(text.slice(0, SEARCHED_CHARS), now)
  if (found) return { eventDate: found, source: 'text' }
  return { eventDate: dayOf(now), source: 'written' }
}

/** The first unambiguous date in the text; null if it has none. */
function dateInText(text: string, now: Date): Date | null {
  const tokens = dateTokens(text)
  for (const [at, token] of tokens.entries()) {
    if (isPartBefore(text, token)) continue
    const reading = writtenDate(tokens, at, now) ?? relativeDate(tokens, at, now)
    if (!reading || !isPlausibleYear(reading.date.getUTCFullYear(), now)) continue
    if (!isPartAfter(text, tokens[at + reading.length - 1] as DateToken)) return reading.date
  }
  return null
}

/** A date inside a longer number or word (a version, an address, an identifier) does not count as a date. */
const isPartBefore = (text: string, first: DateToken): boolean => /[\w.@#/-]/.test(text.charAt(first.start - 1))

const isPartAfter = (text: string, last: DateToken): boolean => {
  const next = text.slice(last.end, last.end + 2)
  // In an ISO timestamp, the time follows the date.
  if (/^[Tt]\d/.test(next)) return false
  return /^(?:[\w@/-]|\.\d)/.test(next)
}
