import { dayOf, isPlausibleYear } from './dates/calendar.js'
import { relativeDate } from './dates/relative.js'
import { type DateToken, dateTokens } from './dates/tokens.js'
import { writtenDate } from './dates/written.js'
import type { EventDateSource } from './types.js'

export interface DatedEvent {
  eventDate: Date
  source: EventDateSource
}

/** A date stands near the beginning; the rest of a long text is not searched. */
const SEARCHED_CHARS = 2_000

/**
 * The date of what a statement says: the given one, else a clear one in the text, resolved against the time of
 * writing, else the day of writing. Days are midnight UTC. Linear in the length that is searched.
 * @param given ISO 8601 date or timestamp, already validated
 */
export function eventDate({ given, text, now }: { given?: string | undefined; text: string; now: Date }): DatedEvent {
  if (given !== undefined) return { eventDate: new Date(given), source: 'given' }
  const found = dateInText(text.slice(0, SEARCHED_CHARS), now)
  if (found) return { eventDate: found, source: 'text' }
  return { eventDate: dayOf(now), source: 'written' }
}

/** The first clear date. */
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

/** A part of a longer number or word is no date: versions, addresses, identifiers. */
const isPartBefore = (text: string, first: DateToken): boolean => /[\w.@#/-]/.test(text.charAt(first.start - 1))

const isPartAfter = (text: string, last: DateToken): boolean => {
  const next = text.slice(last.end, last.end + 2)
  // The time of an ISO timestamp.
  if (/^[Tt]\d/.test(next)) return false
  return /^(?:[\w@/-]|\.\d)/.test(next)
}
