import { dayIn } from './calendar.js'
import { type DatedText, hasPhrase, hasWord, sentenceAt } from './dated-text.js'
import { phraseAt } from './phrases.js'
import type { Reading } from './tokens.js'

/** A date in a text; it begins at token `at`. */
export interface Candidate extends Reading {
  at: number
}

/** Maximum number of tokens between the old and the new date of something postponed. */
const NEAR = 8
/** Maximum number of tokens between a year and the day or month that it belongs to: a comma and a word. */
const BESIDE = 2

/**
 * Returns the date that a text is about; null if none counts.
 * - A day or month without its year does not count if the sentence is about a habit ("every year in May") or about a
 *   birthday, unless the birthday is celebrated that day.
 * - The first date counts, or the second if the first is only the day of telling ("yesterday Tom told me that …") or
 *   the day from which something was postponed.
 * - A year and the day or month next to it make one date.
 * @param candidates the dates found in the text, in order
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

/** Joins a year with the day or month beside it: "In 2019, on 5 May", "on 5 May in 2019". */
function inThatYear(text: DatedText, first: Candidate, second: Candidate): Candidate | null {
  const [year, other] = first.precision === 'year' ? [first, second] : [second, first]
  const isBeside = second.at - first.at - first.length <= BESIDE
  if (!isBeside || year.precision !== 'year' || year.recurs || other.recurs?.month === undefined) return null
  const { month, day = 1 } = other.recurs
  const date = dayIn(year.date.getUTCFullYear(), month, day, text.now)
  return date && { ...other, date, at: first.at, length: second.at + second.length - first.at }
}

/** Whether the first date is the day of telling: "told me yesterday that", "yesterday told me that". */
const isOfTelling = (text: DatedText, first: Candidate, second: Candidate, from: number): boolean =>
  hasWord(text, text.language.telling, from, second.at) &&
  hasWord(text, text.language.that, first.at + first.length, second.at)

/** Whether something was postponed from the first date to the second: "moved from Thursday to Monday". */
const isPostponed = (text: DatedText, first: Candidate, second: Candidate, from: number, to: number): boolean => {
  const gap = second.at - first.at - first.length
  if (gap > NEAR || !hasWord(text, text.language.moved, from, to)) return false
  // The word for "to" may be the first token of the second date.
  for (let at = first.at + first.length; at <= second.at; at += 1)
    if (phraseAt(text.language.to, text.tokens, at)) return true
  return false
}
