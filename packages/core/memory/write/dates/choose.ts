import { dayIn } from './calendar.js'
import { type DatedText, hasPhrase, hasWord, sentenceAt } from './dated-text.js'
import { phraseAt } from './phrases.js'
import type { Reading } from './tokens.js'

/** A date in a text, from token `at`. */
export interface Candidate extends Reading {
  at: number
}

/** How far apart two dates can be that belong together, in tokens. */
const NEAR = 8
/** A comma and a word. */
const BESIDE = 2

/**
 * The date that a text is about, of the dates found in order:
 * - A day or month without its year is none on which something happens if the sentence tells a habit ("every year in
 *   May") or a birthday that is not celebrated in it.
 * - The first date counts. But if it dates the telling ("yesterday Tom told me that …"), the first of what is told; and
 *   of something postponed, the day it is postponed to. A year and a day or month beside it are one date.
 */
export function choose(text: DatedText, candidates: readonly Candidate[]): Candidate | null {
  const counting = candidates.filter((candidate) => !comesRound(text, candidate))
  const [first, second] = counting
  if (!first || !second) return first ?? null
  const { from, to } = sentenceAt(text, first.at)
  if (second.at >= to) return first
  const together = inThatYear(text, first, second)
  if (together) return together
  return isOfTelling(text, first, second, from) || isPostponed(text, first, second, from, to) ? second : first
}

function comesRound(text: DatedText, { at, length, recurs }: Candidate): boolean {
  if (!recurs) return false
  const { from, to } = sentenceAt(text, at)
  const { habits, birthdays, parties } = text.language
  if (hasPhrase(text, habits, from, to)) return true
  if (recurs.month === undefined || at + length > to) return false
  return hasPhrase(text, birthdays, from, to) && !hasPhrase(text, parties, from, to)
}

/** In 2019, on 5 May; on 5 May in 2019 */
function inThatYear(text: DatedText, first: Candidate, second: Candidate): Candidate | null {
  const [year, other] = first.precision === 'year' ? [first, second] : [second, first]
  const isBeside = second.at - first.at - first.length <= BESIDE
  if (!isBeside || year.precision !== 'year' || year.recurs || other.recurs?.month === undefined) return null
  const { month, day = 1 } = other.recurs
  const date = dayIn(year.date.getUTCFullYear(), month, day, text.now)
  return date && { ...other, date, at: first.at, length: second.at + second.length - first.at }
}

/** told me yesterday that, yesterday told me that */
const isOfTelling = (text: DatedText, first: Candidate, second: Candidate, from: number): boolean =>
  hasWord(text, text.language.telling, from, second.at) &&
  hasWord(text, text.language.that, first.at + first.length, second.at)

/** moved from Thursday to Monday */
const isPostponed = (text: DatedText, first: Candidate, second: Candidate, from: number, to: number): boolean => {
  const gap = second.at - first.at - first.length
  if (gap > NEAR || !hasWord(text, text.language.moved, from, to)) return false
  // "from 2 to" may be part of the second date's own reading.
  for (let at = first.at + first.length; at <= second.at; at += 1)
    if (phraseAt(text.language.to, text.tokens, at)) return true
  return false
}
