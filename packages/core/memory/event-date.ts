import { en, type ParsedResult } from 'chrono-node'
import type { EventDateSource } from './types.js'

export interface DatedEvent {
  eventDate: Date
  source: EventDateSource
}

/** A date stands near the beginning; the rest of a long text is not searched. */
const SEARCHED_CHARS = 2_000
/** Years outside this range are other numbers. */
const EARLIEST_YEAR = 1900
const YEARS_AHEAD = 50

/**
 * The date of what a statement tells: the given one, else a clear one in the text, resolved against the time of
 * writing, else the day of writing. Days are midnight UTC.
 * @param given ISO 8601 date or timestamp, already validated
 */
export function eventDate({ given, text, now }: { given?: string | undefined; text: string; now: Date }): DatedEvent {
  if (given !== undefined) return { eventDate: new Date(given), source: 'given' }
  const found = dateInText(text.slice(0, SEARCHED_CHARS), now)
  if (found) return { eventDate: found, source: 'text' }
  return { eventDate: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())), source: 'written' }
}

function dateInText(text: string, now: Date): Date | null {
  for (const result of en.casual.parse(text, { instant: now, timezone: 0 })) {
    const year = result.start.get('year') ?? 0
    if (!isClear(result, text) || year < EARLIEST_YEAR || year > now.getUTCFullYear() + YEARS_AHEAD) continue
    return new Date(Date.UTC(year, (result.start.get('month') ?? 1) - 1, result.start.get('day') ?? 1))
  }
  return null
}

const RELATIVE =
  /\b(?:ago|today|yesterday|tomorrow|tonight|last|next|this|in|past|coming|following|previous|earlier|later|before)\b/i
/** "for 2 hours" and "within 3 days" are durations; "now" is the time of writing. */
const DURATION = /^(?:for|within|every|about|now)\b/i
const NUMERIC = /\b(\d{1,2})([./-])(\d{1,2})(?:\2\d{2,4})?\b/
/** Verbs and nouns too; as months they have a capital. */
const LOWER_CASE_WORD = /\b(?:may|march|mar|sat|sun|dec)\b/
/** "May second that" is a wish, "May 2" a date. */
const SPOKEN_DAY = /^(?:may|march) second$/i

/** A date that can be read one way: a written day, a month with its year, or a relative day. */
function isClear(result: ParsedResult, text: string): boolean {
  const { start } = result
  if (DURATION.test(result.text) || LOWER_CASE_WORD.test(result.text) || SPOKEN_DAY.test(result.text)) return false
  // A part of a longer number or word: versions, addresses, identifiers.
  if (
    /[\w.@#/-]$/.test(text.slice(0, result.index)) ||
    /^(?:[\w@/-]|\.\d)/.test(text.slice(result.index + result.text.length))
  ) {
    return false
  }
  const written = start.isCertain('month') && (start.isCertain('day') || start.isCertain('year'))
  if ([...start.tags()].some((tag) => tag.startsWith('result/relative')) && !RELATIVE.test(result.text)) return false
  if (RELATIVE.test(result.text))
    return written || start.isCertain('year') || start.isCertain('weekday') || isOfToday(result)
  return written && !isAmbiguous(result.text)
}

/** 03/05/2024 is another day in another country; 3.5 and 10/12 may be no date at all. */
function isAmbiguous(text: string): boolean {
  if (/\d{4}-\d{2}-\d{2}/.test(text)) return false
  const [whole, first, separator, second] = NUMERIC.exec(text) ?? []
  if (whole === undefined) return false
  // What is not month/day order the parser reads wrongly or not at all.
  return separator !== '/' || !/\d{4}$/.test(whole) || (Number(second) <= 12 && first !== second)
}

const isOfToday = ({ start }: ParsedResult) => [...start.tags()].some((tag) => tag.startsWith('casualReference/'))
