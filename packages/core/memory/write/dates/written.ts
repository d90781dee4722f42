import { dayIn, isPlausibleYear, nearestDay } from './calendar.js'
import { type DateToken, numberIn, type Reading, touches } from './tokens.js'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
/** These are also verbs; they count as months only when capitalized. */
const VERBS = new Set(['may', 'march', 'mar', 'dec'])
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  )
const RANGE = new Set(['-', '–', '—', 'to', 'till', 'until', 'through', 'and'])

/**
 * An unambiguous written day or month that starts at this token: 2024-03-05, 5 March 2024, the fifth of March, March
 * 5th, Mar. 5 - 7, 2024, March 2024, 05/13/2024. A range or a month counts as its first day. Without a year,
 * the nearest such day is meant. 03/05/2024 is ignored: its meaning depends on the country. Reads few tokens.
 */
export const writtenDate = (tokens: readonly DateToken[], at: number, now: Date): Reading | null =>
  numeric(tokens, at, now) ?? dayFirst(tokens, at, now) ?? monthFirst(tokens, at, now)

function numeric(tokens: readonly DateToken[], at: number, now: Date): Reading | null {
  const [first, separator, second, again, third] = tokens.slice(at, at + 5)
  if (!first || !separator || !second || !third || separator.text !== again?.text) return null
  if (third.end - first.start !== first.text.length + second.text.length + third.text.length + 2) return null
  const parts = [first, second, third].map(numberIn)
  if (parts.includes(null)) return null
  const [a, b, c] = parts as [number, number, number]
  const isIso = first.text.length === 4 && second.text.length === 2 && third.text.length >= 2
  if (isIso && (separator.text === '-' || separator.text === '/')) return reading(dayIn(a, b, c, now), 5)
  const isMonthFirst = separator.text === '/' && third.text.length === 4 && a <= 12 && (b > 12 || a === b)
  return isMonthFirst ? reading(dayIn(c, a, b, now), 5) : null
}

function dayFirst(tokens: readonly DateToken[], at: number, now: Date): Reading | null {
  const day = dayAt(tokens, at)
  if (!day) return null
  let next = at + day.length
  const until = RANGE.has(tokens[next]?.word ?? '') ? dayAt(tokens, next + 1) : null
  if (until) next += 1 + until.length
  if (tokens[next]?.word === 'of') next += 1
  const month = monthAt(tokens, next)
  return month && complete(tokens, at, next + month.length, month.value, day.value, now)
}

function monthFirst(tokens: readonly DateToken[], at: number, now: Date): Reading | null {
  const month = monthAt(tokens, at)
  if (!month) return null
  const afterMonth = pastHyphen(tokens, at + month.length)
  const day = dayAt(tokens, afterMonth)
  const isWish = VERBS.has(tokens[at]?.word ?? '') && tokens[afterMonth]?.word === 'second'
  if (day && !isWish) return complete(tokens, at, afterMonth + day.length, month.value, day.value, now)
  const year = yearAt(tokens, at + month.length, now)
  return year && reading(dayIn(year.value, month.value, 1, now), year.end - at)
}

/** Completes a month and day with the year, which can come after the end of a range. */
function complete(
  tokens: readonly DateToken[],
  at: number,
  end: number,
  month: number,
  day: number,
  now: Date,
): Reading | null {
  const rangeEnd = endOfRange(tokens, end)
  const year = yearAt(tokens, rangeEnd, now)
  if (year) return reading(dayIn(year.value, month, day, now), year.end - at)
  // A year out of range follows (5 May 1845).
  if (/^\d{4}$/.test(tokens[rangeEnd]?.text ?? '')) return null
  return reading(nearestDay(month, day, now), rangeEnd - at)
}

function endOfRange(tokens: readonly DateToken[], at: number): number {
  if (!RANGE.has(tokens[at]?.word ?? '')) return at
  const month = monthAt(tokens, at + 1)
  const day = dayAt(tokens, at + 1 + (month?.length ?? 0))
  return day ? at + 1 + (month?.length ?? 0) + day.length : at
}

/** Whether a month starts here. */
export const startsMonth = (tokens: readonly DateToken[], at: number): boolean => monthAt(tokens, at) !== null

/** The last day of the month in "end of May", "end of May 2024" or "end of the month"; `at` is at "end". */
export function endOfMonth(tokens: readonly DateToken[], at: number, now: Date): Reading | null {
  const isThisOne = /^(?:the|this)$/.test(tokens[at + 2]?.word ?? '') && tokens[at + 3]?.word === 'month'
  if (isThisOne) return reading(lastDay(now.getUTCFullYear(), now.getUTCMonth() + 1), 4)
  const month = monthAt(tokens, at + 2)
  if (!month) return null
  const end = at + 2 + month.length
  const year = yearAt(tokens, end, now)
  if (year) return reading(lastDay(year.value, month.value), year.end - at)
  const nearest = nearestDay(month.value, 15, now)
  return nearest && reading(lastDay(nearest.getUTCFullYear(), month.value), end - at)
}

const lastDay = (year: number, month: number): Date => new Date(Date.UTC(year, month, 0))

interface Part {
  value: number
  length: number
}

function monthAt(tokens: readonly DateToken[], at: number): Part | null {
  const token = tokens[at]
  if (!token || token.word.length < 3 || (VERBS.has(token.word) && token.text === token.word)) return null
  const index = MONTHS.findIndex((month) => month === token.word || month.slice(0, 3) === token.word)
  if (index < 0 && token.word !== 'sept') return null
  const dotted = token.word.length <= 4 && tokens[at + 1]?.text === '.' && touches(token, tokens[at + 1])
  return { value: index < 0 ? 9 : index + 1, length: dotted ? 2 : 1 }
}

/** 5, 5th, fifth */
function dayAt(tokens: readonly DateToken[], at: number): Part | null {
  const spoken = ORDINALS.indexOf(tokens[at]?.word ?? '')
  if (spoken >= 0) return { value: spoken + 1, length: 1 }
  const value = numberIn(tokens[at])
  if (value === null || value < 1 || value > 31 || (tokens[at]?.text.length ?? 0) > 2) return null
  const ordinal = touches(tokens[at], tokens[at + 1]) && /^(?:st|nd|rd|th)$/.test(tokens[at + 1]?.word ?? '')
  return { value, length: ordinal ? 2 : 1 }
}

/** A four-digit year; a comma, a slash, a hyphen or "of" may come before it. */
function yearAt(tokens: readonly DateToken[], at: number, now: Date): { value: number; end: number } | null {
  const start = [',', '-', '/', 'of'].includes(tokens[at]?.word ?? '') ? at + 1 : at
  const value = numberIn(tokens[start])
  if (value === null || tokens[start]?.text.length !== 4 || !isPlausibleYear(value, now)) return null
  return { value, end: start + 1 }
}

/** Skips a hyphen between month and day (March-05-2024). */
const pastHyphen = (tokens: readonly DateToken[], at: number): number =>
  tokens[at]?.text === '-' && touches(tokens[at - 1], tokens[at]) && touches(tokens[at], tokens[at + 1]) ? at + 1 : at

const reading = (date: Date | null, length: number): Reading | null => (date === null ? null : { date, length })
