import type { Match } from './dates.js'
import type { Token } from './tokens.js'

const HOUR_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const MINUTE_WORDS: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  twenty: 20,
  'twenty-five': 25,
  half: 30,
}
const CLOCK = /^(\d{1,2})(?::(\d{2}))?(am|pm|a\.m|p\.m)?$/i
const HALF_OF_DAY = /^(?:am|pm|a\.m|p\.m)$/i

/** Matches a time of day: "9:30", "9:30 am", "9am", "21:30", "half past nine", "quarter to ten", "noon". */
export function matchTime(tokens: readonly Token[], at: number): Match | null {
  const first = tokens[at]
  if (!first || first.verbatim) return null
  return spokenTime(tokens, at) ?? writtenTime(tokens, at)
}

function writtenTime(tokens: readonly Token[], at: number): Match | null {
  const [, hour, minutes, attached] = CLOCK.exec(tokens[at]?.text ?? '') ?? []
  if (hour === undefined) return null
  if (attached !== undefined) return clock(Number(hour), Number(minutes ?? 0), attached, 1)
  if (minutes === undefined && word(tokens, at + 1) === "o'clock") return withHalf(tokens, at, Number(hour), 0, 2)
  const time = withHalf(tokens, at, Number(hour), Number(minutes ?? 0), 1)
  return minutes === undefined && time?.length === 1 ? null : time
}

function spokenTime(tokens: readonly Token[], at: number): Match | null {
  const [first, second, third] = [word(tokens, at), word(tokens, at + 1), word(tokens, at + 2)]
  if (first === 'noon') return clock(12, 0, 'pm', 1)
  const hour = HOUR_WORDS.indexOf(first) + 1
  if (hour > 0 && second === "o'clock") return withHalf(tokens, at, hour, 0, 2)
  if (hour > 0 && HALF_OF_DAY.test(second)) return clock(hour, 0, second, 2)
  const minutes = Object.hasOwn(MINUTE_WORDS, first) ? MINUTE_WORDS[first] : undefined
  const of = HOUR_WORDS.indexOf(third) + 1 || (/^(?:[1-9]|1[0-2])$/.test(third) ? Number(third) : 0)
  if (minutes === undefined || of === 0) return null
  if (second === 'past') return withHalf(tokens, at, of, minutes, 3)
  // "ten to nine" can be a score or a vote; "quarter to nine" can only be a time.
  if (second === 'to' && first === 'quarter') return withHalf(tokens, at, of === 1 ? 12 : of - 1, 45, 3)
  return null
}

/** Returns a time of day, including a following "am" or "pm". */
function withHalf(tokens: readonly Token[], at: number, hour: number, minutes: number, length: number): Match | null {
  const half = tokens[at + length - 1]?.pauseAfter ? '' : word(tokens, at + length)
  return HALF_OF_DAY.test(half) ? clock(hour, minutes, half, length + 1) : clock(hour, minutes, undefined, length)
}

const word = (tokens: readonly Token[], at: number) => tokens[at]?.text.toLowerCase() ?? ''

/**
 * Returns a time of day in canonical form; null if there is no such time. Without am or pm, the hours 1 to 12 are
 * ambiguous and get the mark `open`, so "9:30" does not equal "9:30 am". The hours 0 and 13 to 23 are unambiguous.
 */
function clock(hour: number, minutes: number, half: string | undefined, length: number): Match | null {
  if (minutes > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null
  const hourOfDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)
  const open = half === undefined && hour >= 1 && hour <= 12
  return { text: `time ${hourOfDay}:${String(minutes).padStart(2, '0')}${open ? ' open' : ''}`, length }
}
