import { dayIn, dayOf, isPlausibleYear, latestDay, nearestDay, nextDay } from './calendar.js'
import { type DatedText, isMoved } from './dated-text.js'
import { type Found, phraseAt } from './phrases.js'
import { timeAt } from './tense.js'
import { type DateToken, isCapitalized, numberIn, type Reading, touches } from './tokens.js'

/**
 * Reads a written day that starts at this token: 2024-03-05, 5 March 2024, the fifth of March, March 5th, Mar. 5 - 7,
 * 2024, den 3. bis 7. Mai, 13/4/2024; 3/4/2024 if the order is known. A weekday may come before it. A range is dated by
 * its first day. Without a year, the nearest such day is meant; in the past tense the last one, in the future tense the
 * next one. Reads a limited number of tokens.
 */
export function writtenDay(text: DatedText, at: number): Reading | null {
  const weekday = phraseAt(text.language.weekdays, text.tokens, at)
  if (!weekday) return numeric(text, at) ?? dayFirst(text, at) ?? monthFirst(text, at)
  let next = at + weekday.length
  while (next < at + weekday.length + 2 && BEFORE_DAY.has(text.tokens[next]?.plain ?? '')) next += 1
  const day = writtenDayAfter(text, next)
  return day && { ...day, length: day.length + next - at }
}

const writtenDayAfter = (text: DatedText, at: number): Reading | null =>
  numeric(text, at) ?? dayFirst(text, at) ?? monthFirst(text, at)

/** Words and signs that may come between a weekday and its date: Friday, the 3rd. */
const BEFORE_DAY = new Set([',', '.', 'the', 'den', 'dem', 'le', 'el', 'op', '('])

function numeric({ tokens, now, order }: DatedText, at: number): Reading | null {
  const [first, separator, second, again, third] = tokens.slice(at, at + 5)
  if (!first || !separator || !second || !third || separator.text !== again?.text) return null
  if (third.end - first.start !== first.text.length + second.text.length + third.text.length + 2) return null
  const parts = [first, second, third].map(numberIn)
  if (parts.includes(null) || !'-/.'.includes(separator.text)) return null
  const [a, b, c] = parts as [number, number, number]
  if (first.text.length === 4) {
    const isIso = second.text.length === 2 && third.text.length === 2 && separator.text !== '.'
    return isIso ? day(dayIn(a, b, c, now), 5) : null
  }
  if (first.text.length > 2 || second.text.length > 2) return null
  const isShort = third.text.length === 2 && order !== null && separator.text === '/'
  if (third.text.length !== 4 && !isShort) return null
  const year = isShort ? 2_000 + c : c
  // The date counts if only one order is possible, if both orders mean the same day, or if the locale decides.
  const isMonthFirst = separator.text === '/' && (b > 12 || a === b || (a <= 12 && order === 'month-first'))
  if (isMonthFirst) return day(dayIn(year, a, b, now), 5)
  return a > 12 || a === b || order === 'day-first' ? day(dayIn(year, b, a, now), 5) : null
}

function dayFirst(text: DatedText, at: number): Reading | null {
  const { tokens, language } = text
  const first = dayAt(text, at)
  if (!first) return null
  let next = at + first.length
  const to = phraseAt(language.to, tokens, next)
  const last = to && dayAt(text, next + to.length + (ARTICLES.has(tokens[next + to.length]?.plain ?? '') ? 1 : 0))
  if (to && last) next += to.length + last.length + (ARTICLES.has(tokens[next + to.length]?.plain ?? '') ? 1 : 0)
  next += phraseAt(language.of, tokens, next)?.length ?? 0
  const month = monthAt(text, next)
  const value = last && isMoved(text, at) ? last.value : first.value
  return month && complete(text, at, next + month.length, month.value, value)
}

/**
 * Reads "on the 15th": in this month, or in the last or next one, depending on the tense of the sentence. English only.
 */
export function dayAlone(text: DatedText, at: number): Reading | null {
  const { tokens, language, now } = text
  const first = language.name === 'English' && ON.has(tokens[at]?.plain ?? '') && tokens[at + 1]?.plain === 'the'
  const found = first ? dayAt(text, at + 2) : null
  if (found?.length !== 2) return null
  const next = tokens[at + 4]
  // "On the 15th floor" is not a date.
  if (next && /^\p{L}/u.test(next.text) && !language.known.has(next.plain) && !GOES_ON.has(next.plain)) return null
  const isPast = timeAt(text, at, at + 4) === 'past'
  for (const months of isPast ? [0, -1, -2] : [0, 1, 2]) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
    const date = dayIn(month.getUTCFullYear(), month.getUTCMonth() + 1, found.value, now)
    if (date && (isPast ? date <= now : date >= dayOf(now))) return { date, precision: 'day', length: 4, recurs: {} }
  }
  return null
}

/**
 * Words that, like the words in `known`, may follow an ordinal that means a day: "on the 15th after my trip". Before
 * any other word, such as a noun, an ordinal does not mean a day: "on the 15th floor".
 */
const GOES_ON = new Set(['after', 'before', 'when', 'because', 'but', 'if', 'so', 'as', 'there', 'together', 'again'])
const ON = new Set(['on', 'by', 'until', 'since'])

const ARTICLES = new Set(['den', 'dem', 'zum', 'the', 'le', 'el'])

function monthFirst(text: DatedText, at: number): Reading | null {
  const { tokens, language } = text
  if (language.name !== 'English') return null
  const month = monthAt(text, at)
  if (!month) return null
  const afterMonth = pastHyphen(tokens, at + month.length)
  const first = dayAt(text, afterMonth)
  const isWish = language.doubtfulMonths.has(tokens[at]?.plain ?? '') && tokens[afterMonth]?.plain === 'second'
  return first && !isWish ? complete(text, at, afterMonth + first.length, month.value, first.value) : null
}

/** Adds the year to a month and day. The year can come after the end of a range. Without a year, the tense decides. */
function complete(text: DatedText, at: number, end: number, month: number, dayOfMonth: number): Reading | null {
  const { tokens, now } = text
  const rangeEnd = isMoved(text, at) ? end : endOfRange(text, end)
  const year = yearAt(text, rangeEnd)
  if (year) return day(dayIn(year.value, month, dayOfMonth, now), rangeEnd + year.length - at)
  // The year that follows is out of range, as in "5 May 1845", so the day does not count as a date.
  if (/^\d{4}$/.test(tokens[rangeEnd]?.text ?? '')) return null
  const time = timeAt(text, at, rangeEnd)
  const which = time === 'past' ? latestDay : time === 'future' ? nextDay : nearestDay
  const date = which(month, dayOfMonth, now)
  return date && { date, precision: 'day', length: rangeEnd - at, recurs: { month, day: dayOfMonth } }
}

function endOfRange(text: DatedText, at: number): number {
  const to = phraseAt(text.language.to, text.tokens, at)
  if (!to) return at
  let next = at + to.length
  const monthBefore = monthAt(text, next)?.length ?? 0
  next += monthBefore
  const last = dayAt(text, next)
  if (!last) return at
  next += last.length
  if (monthBefore > 0) return next
  const of = phraseAt(text.language.of, text.tokens, next)?.length ?? 0
  const monthAfter = monthAt(text, next + of)
  return monthAfter ? next + of + monthAfter.length : next
}

/** Reads a month's name, with the dot of an abbreviation. */
export function monthAt({ tokens, language }: DatedText, at: number): Found<number> | null {
  const month = phraseAt(language.months, tokens, at)
  if (!month) return null
  const token = tokens[at] as DateToken
  if (language.doubtfulMonths.has(token.plain) && !isCapitalized(token)) return null
  const isDotted = token.word.length <= 5 && tokens[at + 1]?.text === '.' && touches(token, tokens[at + 1])
  return { value: month.value, length: isDotted && !ENDS_TEXT(tokens, at + 1) ? 2 : 1 }
}

const ENDS_TEXT = (tokens: readonly DateToken[], at: number): boolean => at === tokens.length - 1

/** Reads the day of a month: "5", "5th", "fifth", "5.", "1er". */
function dayAt({ tokens, language }: DatedText, at: number): Found<number> | null {
  const spoken = phraseAt(language.ordinals, tokens, at)
  if (spoken) return spoken
  const value = numberIn(tokens[at])
  if (value === null || value < 1 || value > 31 || (tokens[at]?.text.length ?? 0) > 2) return null
  const isMarked = touches(tokens[at], tokens[at + 1]) && language.ordinalMarks.has(tokens[at + 1]?.plain ?? '')
  return { value, length: isMarked ? 2 : 1 }
}

/** Reads a four-digit year, with a comma, a slash, a hyphen or "of" before it, if any. */
export function yearAt({ tokens, language, now }: DatedText, at: number): Found<number> | null {
  const before = [',', '-', '/'].includes(tokens[at]?.text ?? '') ? 1 : (phraseAt(language.of, tokens, at)?.length ?? 0)
  const value = numberIn(tokens[at + before])
  if (value === null || tokens[at + before]?.text.length !== 4 || !isPlausibleYear(value, now)) return null
  return { value, length: before + 1 }
}

/** Skips a hyphen between month and day (March-05-2024). */
const pastHyphen = (tokens: readonly DateToken[], at: number): number =>
  tokens[at]?.text === '-' && touches(tokens[at - 1], tokens[at]) && touches(tokens[at], tokens[at + 1]) ? at + 1 : at

const day = (date: Date | null, length: number): Reading | null => date && { date, precision: 'day', length }
