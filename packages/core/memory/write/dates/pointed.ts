import { type CalendarUnit, shift, startOf } from './calendar.js'
import type { DatedText } from './dated-text.js'
import type { Pointer } from './languages/language.js'
import { periodFrom, seasonAt, seasonMonth } from './periods.js'
import { type Found, phraseAt } from './phrases.js'
import { timeAt } from './tense.js'
import { isCapitalized, type Reading } from './tokens.js'
import { monthAt, writtenDay, yearAt } from './written.js'

/** What a pointer such as "last" or "next" can point at. */
type Noun =
  | { kind: 'weekday'; day: number }
  | { kind: 'month' | 'season'; month: number }
  | { kind: 'unit'; unit: Exclude<CalendarUnit, 'season'> }
  | { kind: 'weekend' }
  | { kind: 'part of day' }

/**
 * Reads a date with a pointer: last week, this past weekend, next Friday, la semaine dernière, Friday next week. A
 * period is dated by its first day; a weekend by its Saturday, with the precision of a week. "Next Friday" is in the
 * following week in English, and the coming Friday in the other languages. Reads a limited number of tokens.
 */
export function pointed(text: DatedText, at: number): Reading | null {
  const before = phraseAt(text.language.pointersBefore, text.tokens, at)
  const noun = nounAt(text, at + (before?.length ?? 0))
  if (!noun) return null
  const end = at + (before?.length ?? 0) + noun.length
  const after = before ? null : phraseAt(text.language.pointersAfter, text.tokens, end)
  const pointer = before ?? after
  if (!pointer) return null
  const of = before && phraseAt(text.language.of, text.tokens, end)
  // "The last week of June", "the last quarter of 2024": not relative to now
  if (of && (monthAt(text, end + of.length) || yearAt(text, end))) return null
  const found = pointAt(text, noun.value, pointer.value, at, end + (after?.length ?? 0))
  return found && withWeekday(text, noun.value, found, at)
}

/**
 * Reads a weekday or weekend without a pointer before it. A week or date may follow ("Friday of next week", "Friday
 * before 14 August 2023"). Without them, the past tense means the last such day before today, other tenses the next.
 */
export function weekdayAt(text: DatedText, at: number): Reading | null {
  const { tokens, language, now } = text
  const on = phraseAt(language.onWeekend, tokens, at)
  const weekendAfter = on && phraseAt(language.weekend, tokens, at + on.length)
  if (on && weekendAfter) return weekendByTense(text, at, at + on.length, at + on.length + weekendAfter.length)
  const free = phraseAt(language.weekend, tokens, at)
  if (free) return besideDate(text, 6, 'week', at, at + free.length)
  const weekday = phraseAt(language.weekdays, tokens, at)
  if (!weekday || language.notBeforeWeekday.has(tokens[at - 1]?.plain ?? '')) return null
  // Short names such as "Mon" count only with a capital and after a word like "on".
  const isShort = language.name === 'English' && (tokens[at]?.text.length ?? 0) <= 5
  if (isShort && !(isCapitalized(tokens[at]) && phraseAt(language.onWeekday, tokens, at - 1))) return null
  const end = at + weekday.length + (phraseAt(language.partsOfDay, tokens, at + weekday.length)?.length ?? 0)
  const beside = besideDate(text, weekday.value, 'day', at, end)
  if (beside) return beside
  const week = weekAfter(text, end)
  if (week) return day(dayInWeek(week.date, weekday.value), end + week.length - at)
  const sign = timeAt(text, at, end) === 'past' ? -1 : 'coming'
  return { ...day(nearWeekday(now, weekday.value, sign), end - at), recurs: {} }
}

/** Reads "am Wochenende": in the past tense the last weekend, else the coming one. */
function weekendByTense(text: DatedText, at: number, start: number, end: number): Reading | null {
  const isOther = phraseAt(text.language.pointersAfter, text.tokens, end) ?? besideDate(text, 6, 'week', start, end)
  if (isOther) return null
  const date = weekend(text.now, timeAt(text, at, end) === 'past' ? -1 : 'coming')
  return { date, precision: 'week', length: end - at, recurs: {} }
}

/** Reads "the Friday before 14 August 2023", "the weekend after 14 August 2023". */
function besideDate(
  text: DatedText,
  weekday: number,
  precision: 'day' | 'week',
  at: number,
  end: number,
): Reading | null {
  const word = text.tokens[end]?.plain
  if (text.language.name !== 'English' || (word !== 'before' && word !== 'after')) return null
  const from = writtenDay(text, end + 1)
  const date = from && nearWeekday(from.date, weekday, word === 'before' ? -1 : 'coming')
  return from && date && { date, precision, length: end + 1 + from.length - at }
}

/** Reads "last week" or "of next week" after a weekday. */
function weekAfter(text: DatedText, at: number): Reading | null {
  const start = at + (phraseAt(text.language.of, text.tokens, at)?.length ?? 0)
  const isArticle = ['la', 'de', 'the'].includes(text.tokens[start]?.plain ?? '')
  const week = pointed(text, isArticle ? start + 1 : start)
  return week?.precision === 'week' ? { ...week, length: week.length + start + (isArticle ? 1 : 0) - at } : null
}

/** Reads the weekday in "next week Friday". */
function withWeekday(text: DatedText, noun: Noun, found: Reading, at: number): Reading {
  if (noun.kind !== 'unit' || noun.unit !== 'week') return found
  const weekday = phraseAt(text.language.weekdays, text.tokens, at + found.length)
  return weekday ? day(dayInWeek(found.date, weekday.value), found.length + weekday.length) : found
}

function nounAt(text: DatedText, at: number): Found<Noun> | null {
  const { tokens, language } = text
  const weekend = phraseAt(language.weekend, tokens, at)
  if (weekend) return { value: { kind: 'weekend' }, length: weekend.length }
  const weekday = phraseAt(language.weekdays, tokens, at)
  if (weekday) return { value: { kind: 'weekday', day: weekday.value }, length: weekday.length }
  const month = monthAt(text, at)
  if (month) return { value: { kind: 'month', month: month.value }, length: month.length }
  const season = seasonAt(text, at)
  if (season) return { value: { kind: 'season', month: seasonMonth(season.value) }, length: season.length }
  const quarter = phraseAt(language.quarters, tokens, at)
  if (quarter) return { value: { kind: 'unit', unit: 'quarter' }, length: quarter.length }
  const part = phraseAt(language.partsOfDay, tokens, at)
  if (part) return { value: { kind: 'part of day' }, length: part.length }
  const unit = phraseAt(language.units, tokens, at)
  if (!unit || unit.value === 'moment' || unit.value === 'season') return null
  return { value: { kind: 'unit', unit: unit.value }, length: unit.length }
}

function pointAt(text: DatedText, noun: Noun, pointer: Pointer, at: number, end: number): Reading | null {
  const { now, language } = text
  const length = end - at
  const step = pointer === 'coming' ? 1 : pointer
  switch (noun.kind) {
    case 'weekday': {
      const sign = pointer === 1 && language.name !== 'English' ? 'coming' : pointer
      const isPast = sign === 0 && timeAt(text, at, end) === 'past'
      return day(nearWeekday(now, noun.day, isPast ? -1 : sign), length)
    }
    case 'weekend':
      return { date: weekend(now, pointer), precision: 'week', length }
    case 'part of day':
      return step === 1 ? null : day(shift(now, step, 'day'), length)
    case 'month':
    case 'season': {
      const date = pointedPeriod(text, noun, step, at, end)
      return date && { date, precision: noun.kind, length }
    }
    case 'unit': {
      if (noun.unit === 'day') return null
      const unit = noun.unit
      return { date: shift(startOf(now, unit), step, unit), precision: unit, length }
    }
  }
}

/** Reads "last May", "this May", "next summer"; "last" and "next" never mean the current month or season. */
function pointedPeriod(
  text: DatedText,
  { month, kind }: { month: number; kind: 'month' | 'season' },
  step: -1 | 0 | 1,
  at: number,
  end: number,
): Date | null {
  const { now } = text
  const running = startOf(now, kind)
  if (step === 0) return periodFrom(month, kind, timeAt(text, at, end), now)
  const justBefore = new Date(running.getTime() - 1)
  return step === -1
    ? periodFrom(month, kind, 'past', justBefore)
    : periodFrom(month, kind, 'future', shift(running, 1, kind))
}

/**
 * Returns the day that a weekday means, by `sign`. -1: the last one before today, 0: the first from today on, `coming`:
 * the first after today, 1: the one in the next week.
 */
function nearWeekday(now: Date, weekday: number, sign: Pointer): Date {
  const today = now.getUTCDay()
  const ahead = (weekday - today + 7) % 7
  if (sign === -1) return shift(now, ahead - 7, 'day')
  if (sign === 0) return shift(now, ahead, 'day')
  if (sign === 'coming') return shift(now, ahead === 0 ? 7 : ahead, 'day')
  return dayInWeek(shift(startOf(now, 'week'), 1, 'week'), weekday)
}

const dayInWeek = (monday: Date, weekday: number): Date => shift(monday, (weekday + 6) % 7, 'day')

function weekend(now: Date, pointer: Pointer): Date {
  const isWeekend = now.getUTCDay() % 6 === 0
  const step = pointer === 'coming' ? (isWeekend ? 1 : 0) : pointer
  return dayInWeek(shift(startOf(now, 'week'), step, 'week'), 6)
}

const day = (date: Date, length: number): Reading => ({ date, precision: 'day', length })
