import { type CalendarUnit, dayOf, lastDayOf, shift } from './calendar.js'
import { type DatedText, endsSentence, hasWord, past, sentenceAt } from './dated-text.js'
import { anyPeriod } from './periods.js'
import { type Found, phraseAt } from './phrases.js'
import { pointed } from './pointed.js'
import { timeAt } from './tense.js'
import { isCapitalized, numberIn, type Reading } from './tokens.js'
import { writtenDay } from './written.js'

/** Maximum number in an amount of time ("3 days ago"); a larger amount is not read as a date. */
const MOST = 1_000
/** Milliseconds in a second, minute and hour, by how the word for the unit begins in the five languages. */
const MOMENTS: readonly [RegExp, number][] = [
  [/^s/, 1_000],
  [/^min/, 60_000],
  [/^/, 3_600_000],
]

/**
 * Reads a date that starts at this token and is relative to now: yesterday, last night, last week, next Friday, this
 * month, the end of May, EOD, 3 days ago, in two weeks, the past few months. It may also be relative to a written date:
 * the week before 9 June 2023. A distance in weeks, months or years gives the day at that distance, with the precision
 * of the unit. "Three days later" and "the next day" count from an unknown moment and are ignored. Reads a limited
 * number of tokens.
 */
export const relativeDate = (text: DatedText, at: number): Reading | null =>
  named(text, at) ?? pointed(text, at) ?? ending(text, at) ?? pointedAmount(text, at) ?? counted(text, at)

function named(text: DatedText, at: number): Reading | null {
  const { tokens, language, now } = text
  const day = phraseAt(language.days, tokens, at)
  if (!day || language.notBeforeDay.has(tokens[at - 1]?.plain ?? '')) return null
  // "Guten Morgen": here "Morgen" is a noun, while "morgen" means tomorrow.
  const isNoun = language.name === 'German' && isCapitalized(tokens[at]) && at > 0 && !endsSentence(tokens, at - 1)
  if (isNoun && tokens[at]?.plain === 'morgen') return null
  const end = at + day.length
  const part = phraseAt(language.partsOfDay, tokens, end)?.length ?? 0
  return { date: shift(now, day.value, 'day'), precision: 'day', length: day.length + part }
}

/** Reads the last day of a named or the current period: end of May, Ende nächster Woche, EOD. */
function ending(text: DatedText, at: number): Reading | null {
  const { tokens, language, now } = text
  if (phraseAt(language.weekend, tokens, at) ?? phraseAt(language.weekend, tokens, at + 1)) return null
  const end = phraseAt(language.endOf, tokens, at)
  const start = end && past(text, language.fillers, at + end.length)
  const period = start === null ? null : (pointed(text, start) ?? anyPeriod(text, start))
  if (start !== null && period) return day(lastDayOf(period.date, period.precision), start + period.length - at)
  const now_ = phraseAt(language.ends, tokens, at)
  if (now_) return day(lastDayOf(now, now_.value), now_.length)
  const unit = start === null ? null : (phraseAt(language.units, tokens, start) ?? quarterWord(text, start))
  if (start === null || !unit || unit.value === 'moment') return null
  return day(lastDayOf(now, unit.value), start + unit.length - at)
}

const quarterWord = ({ language, tokens }: DatedText, at: number): Found<CalendarUnit> | null => {
  const quarter = phraseAt(language.quarters, tokens, at)
  return quarter && { value: 'quarter', length: quarter.length }
}

/** Reads "the past three months", "the next two weeks". */
function pointedAmount(text: DatedText, at: number): Reading | null {
  const pointer = phraseAt(text.language.pointersBefore, text.tokens, at)
  if (!pointer || pointer.value === 0) return null
  const amount = amountAt(text, at + pointer.length)
  if (!amount || amount.unit === 'moment' || amount.isOne) return null
  return away(text, amount, pointer.value === -1 ? -1 : 1, pointer.length + amount.length)
}

/**
 * Reads "3 days ago", "in two weeks", "two weeks from now", "an hour ago", "vor drei Tagen"; "the week before 9 June
 * 2023".
 */
function counted(text: DatedText, at: number): Reading | null {
  const { tokens, language } = text
  const ago = phraseAt(language.agoBefore, tokens, at)
  const agoAmount = ago && amountAt(text, at + ago.length)
  if (agoAmount) return away(text, agoAmount, -1, ago.length + agoAmount.length)
  const ahead = phraseAt(language.aheadBefore, tokens, at)
  const amountAhead = ahead && amountAt(text, at + ahead.length)
  // "In the week before 9 June" counts from 9 June, not from now.
  if (amountAhead && amountAhead.unit !== 'moment' && !amountAhead.isThe && !isNotSince(text, at))
    return away(text, amountAhead, 1, ahead.length + amountAhead.length)
  const amount = amountAt(text, at)
  if (!amount) return null
  const next = at + amount.length
  const agoAfter = phraseAt(language.agoAfter, tokens, next)
  if (agoAfter) return away(text, amount, -1, amount.length + agoAfter.length)
  if (amount.unit === 'moment') return null
  const aheadAfter = phraseAt(language.aheadAfter, tokens, next)
  if (aheadAfter) return away(text, amount, 1, amount.length + aheadAfter.length)
  const word = tokens[next]?.plain
  if (language.name !== 'English' || (word !== 'before' && word !== 'after')) return null
  const from = writtenDay(text, next + 1)
  const count = word === 'before' ? -amount.count : amount.count
  return (
    from && {
      date: shift(from.date, count, amount.unit),
      precision: amount.unit,
      length: amount.length + 1 + from.length,
    }
  )
}

/**
 * Whether "in a few days" means something other than a time from now: past days ("have not talked in a few days"), or a
 * duration ("painted the room in two days").
 */
function isNotSince(text: DatedText, at: number): boolean {
  const { from } = sentenceAt(text, at)
  if (hasWord(text, text.language.notSince, from, at)) return true
  const isIn = ['in', 'en'].includes(text.tokens[at]?.plain ?? '')
  return isIn && timeAt(text, at, at + 1) === 'past' && !hasWord(text, text.language.telling, from, at)
}

interface Amount {
  count: number
  unit: CalendarUnit | 'moment'
  /** The unit's first word. */
  word: string
  isOne: boolean
  isThe: boolean
  length: number
}

function away({ now }: DatedText, { count, unit, word }: Amount, sign: 1 | -1, length: number): Reading {
  if (unit !== 'moment') return { date: shift(now, sign * count, unit), precision: unit, length }
  const ms = MOMENTS.find(([start]) => start.test(word))?.[1] ?? 0
  return { date: dayOf(new Date(now.getTime() + sign * count * ms)), precision: 'day', length }
}

/** Reads an amount of time: "3 days", "three days", "a couple of weeks", "un par de meses". */
function amountAt({ tokens, language }: DatedText, at: number): Amount | null {
  const spoken = phraseAt(language.counts, tokens, at)
  const count = spoken?.value ?? numberIn(tokens[at])
  if (count === null || count > MOST) return null
  const length = spoken?.length ?? 1
  const unit = phraseAt(language.units, tokens, at + length)
  if (!unit) return null
  const isThe = spoken?.length === 1 && tokens[at]?.plain === 'the'
  const word = tokens[at + length]?.plain ?? ''
  return { count, unit: unit.value, word, isOne: isThe, isThe, length: length + unit.length }
}

const day = (date: Date, length: number): Reading => ({ date, precision: 'day', length })
