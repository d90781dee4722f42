import { type CalendarUnit, dayOf, shift, startOf } from './calendar.js'
import { type DateToken, numberIn, type Reading } from './tokens.js'
import { endOfMonth, startsMonth, writtenDate } from './written.js'

const DAYS_AWAY = new Map([
  ['today', 0],
  ['tonight', 0],
  ['yesterday', -1],
  ['tomorrow', 1],
])
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const PARTS_OF_DAY = new Set(['morning', 'afternoon', 'evening', 'night'])
const UNIT = /^(day|week|month|year)s?$/
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** The number usually meant, as in chrono-node. */
const VAGUE = new Map([
  ['a', 1],
  ['an', 1],
  ['couple', 2],
  ['few', 3],
  ['several', 7],
])
/** A larger count ("5,000 days ago") is not taken for a date. */
const MOST = 1_000
const BACK = new Set(['last', 'past'])
const AHEAD = new Set(['next', 'coming', 'upcoming'])
const HOURS = /^(?:second|minute|min|hour|hr)s?$/
const MS = { s: 1_000, m: 60_000, h: 3_600_000 }

/**
 * A date that starts at this token and is relative to now: yesterday, last night, last week, next Friday, this month,
 * the end of May, 3 days ago, in two weeks, the past few months. It may also be relative to a written date: the week
 * before 9 June 2023. "Three days later", "the next day" and "the previous year" count from an unknown moment and are
 * ignored. Reads a limited number of tokens.
 */
export const relativeDate = (tokens: readonly DateToken[], at: number, now: Date): Reading | null =>
  named(tokens, at, now) ?? pointed(tokens, at, now) ?? inSome(tokens, at, now) ?? counted(tokens, at, now)

function named(tokens: readonly DateToken[], at: number, now: Date): Reading | null {
  const [first, second, third] = [0, 1, 2].map((ahead) => tokens[at + ahead]?.word ?? '')
  if (first === 'day' && second === 'before' && third === 'yesterday') return reading(shift(now, -2, 'day'), 3)
  if (first === 'day' && second === 'after' && third === 'tomorrow') return reading(shift(now, 2, 'day'), 3)
  if (first === 'end' && second === 'of') return endOfMonth(tokens, at, now)
  const away = DAYS_AWAY.get(first ?? '')
  return away === undefined ? null : reading(shift(now, away, 'day'), 1)
}

/** last week, this past weekend, next Friday, the next three months, last night, this morning */
function pointed(tokens: readonly DateToken[], at: number, now: Date): Reading | null {
  const pointer = pointerAt(tokens, at)
  if (!pointer) return null
  const { sign, length } = pointer
  const next = at + length
  const word = tokens[next]?.word ?? ''
  if (tokens[next + 1]?.word === 'of' && startsMonth(tokens, next + 2)) return null // the last week of June
  if (PARTS_OF_DAY.has(word))
    return sign === 1 ? null : reading(shift(now, word === 'night' ? sign : 0, 'day'), length + 1)
  if (word === 'weekend') return reading(weekday(now, sign === -1 ? 0 : 6, sign), length + 1)
  const named = WEEKDAYS.findIndex(
    (day) => day === word || (day.slice(0, 3) === word && word !== 'sat' && word !== 'sun'),
  )
  if (named >= 0) return reading(weekday(now, named, sign), length + 1)
  const unit = unitIn(tokens[next])
  if (unit === 'day' || (unit && word.endsWith('s')) || (unit === 'week' && sign === 0)) return null
  if (unit) return reading(sign === 0 ? startOf(now, unit) : shift(now, sign, unit), length + 1)
  return sign === 0 ? null : amountAway(tokens, next, now, sign, length)
}

function amountAway(tokens: readonly DateToken[], at: number, now: Date, sign: number, before: number): Reading | null {
  const amount = amountAt(tokens, at)
  return amount && reading(shift(now, sign * amount.count, amount.unit), before + amount.length)
}

/** `sign`: -1 for "last" and "this past", 0 for "this", 1 for "next". */
function pointerAt(tokens: readonly DateToken[], at: number): { sign: -1 | 0 | 1; length: number } | null {
  const isThis = tokens[at]?.word === 'this'
  const word = tokens[isThis ? at + 1 : at]?.word ?? ''
  const length = isThis ? 2 : 1
  if (BACK.has(word)) return { sign: -1, length }
  if (AHEAD.has(word)) return { sign: 1, length }
  return isThis ? { sign: 0, length: 1 } : null
}

/**
 * The date of a weekday: -1 for the last one before today, 0 for the first one from today on, 1 for the one in the
 * following week. From a Wednesday, next Friday is nine days away and next Monday five.
 */
function weekday(now: Date, day: number, sign: -1 | 0 | 1): Date {
  const today = now.getUTCDay()
  const ahead = (day - today + 7) % 7
  if (sign === -1) return shift(now, ahead - 7, 'day')
  const isPastThisWeek = day !== 0 && day < today
  const isNextWeekAnyway = isPastThisWeek || (today === 0 && day !== 0)
  return shift(now, ahead + (sign === 1 && !isNextWeekAnyway ? 7 : 0), 'day')
}

/** in 3 days, in a couple of weeks */
function inSome(tokens: readonly DateToken[], at: number, now: Date): Reading | null {
  if (tokens[at]?.word !== 'in') return null
  if (tokens[at + 1]?.word === 'the') return null // in the week before 9 June
  const start = tokens[at + 1]?.word === 'just' || tokens[at + 1]?.word === 'about' ? at + 2 : at + 1
  return amountAway(tokens, start, now, 1, start - at)
}

/** 3 days ago, two weeks from now, an hour ago; the week before 9 June 2023 */
function counted(tokens: readonly DateToken[], at: number, now: Date): Reading | null {
  const amount = amountAt(tokens, at)
  if (!amount) return hoursAgo(tokens, at, now)
  const next = at + amount.length
  const word = tokens[next]?.word
  if (word === 'ago' && amount.unit) return reading(shift(now, -amount.count, amount.unit), amount.length + 1)
  if (word === 'from' && tokens[next + 1]?.word === 'now')
    return reading(shift(now, amount.count, amount.unit), amount.length + 2)
  if (word !== 'before' && word !== 'after') return null
  const from = writtenDate(tokens, next + 1, now)
  const count = word === 'before' ? -amount.count : amount.count
  return from && reading(shift(from.date, count, amount.unit), amount.length + 1 + from.length)
}

function hoursAgo(tokens: readonly DateToken[], at: number, now: Date): Reading | null {
  const count = countAt(tokens, at)
  const unit = tokens[at + (count?.length ?? 0)]?.word ?? ''
  if (!count || !HOURS.test(unit) || tokens[at + count.length + 1]?.word !== 'ago') return null
  const moment = new Date(now.getTime() - count.value * MS[unit[0] as keyof typeof MS])
  return reading(dayOf(moment), count.length + 2)
}

function amountAt(
  tokens: readonly DateToken[],
  at: number,
): { count: number; unit: CalendarUnit; length: number } | null {
  const count = countAt(tokens, at)
  const unit = count && unitIn(tokens[at + count.length])
  return unit ? { count: count.value, unit, length: count.length + 1 } : null
}

/** 3, three, a, a couple of, a few, several; also "the", as in "the week before", which counts as 1. */
function countAt(tokens: readonly DateToken[], at: number): { value: number; length: number } | null {
  const first = tokens[at]?.word ?? ''
  const vagueAt = first === 'a' || first === 'the' ? at + 1 : at
  const vague = VAGUE.get(tokens[vagueAt]?.word ?? '')
  if (vague !== undefined && (vagueAt > at || vague > 1))
    return { value: vague, length: vagueAt - at + (tokens[vagueAt + 1]?.word === 'of' ? 2 : 1) }
  if (first === 'the') return { value: 1, length: 1 }
  const value = numberIn(tokens[at]) ?? (NUMBERS.indexOf(first) >= 0 ? NUMBERS.indexOf(first) : VAGUE.get(first))
  return value === undefined || value > MOST ? null : { value, length: 1 }
}

const unitIn = (token: DateToken | undefined): CalendarUnit | null =>
  (UNIT.exec(token?.word ?? '')?.[1] as CalendarUnit | undefined) ?? null

const reading = (date: Date, length: number): Reading => ({ date, length })
