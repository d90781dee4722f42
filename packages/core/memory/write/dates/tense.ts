import { type DatedText, isMoved, sentenceAt } from './dated-text.js'
import { phraseAt } from './phrases.js'

export type Time = 'past' | 'present' | 'future' | null

/** Maximum distance in tokens between an auxiliary and its participle, unless `participleFollows`. */
const CLAUSE = 20
/** Minimum length of a verb at the start of a sentence: a shorter word may be a name that only looks like a verb. */
const LONG_VERB = 8

/**
 * Returns whether the text around a date is about the past, the present or the future, by the nearest verb before the
 * date in its sentence, else by the nearest verb after it. A "since" before the date means the past, and a verb such as
 * "postponed" the future. Null if no verb is known. Reads a limited number of tokens.
 * @param end the token after the date
 */
export function timeAt(text: DatedText, at: number, end: number): Time {
  const { tokens, language } = text
  const nearby = [tokens[at - 1], tokens[at - 2]].map((token) => token?.plain ?? '')
  if (nearby.some((word) => language.since.has(word)) || language.since.has(tokens[at]?.plain ?? '')) return 'past'
  if (isMoved(text, at)) return 'future'
  const { from, to } = sentenceAt(text, at)
  for (let before = at - 1; before >= from; before -= 1) {
    // A verb before "that" tells when something was said, not when it happened ("he said that …").
    if (language.that.has(tokens[before]?.plain ?? '')) break
    const time = verbTime(text, before, from, to)
    if (time) return time
  }
  for (let after = end; after < to; after += 1) {
    const time = verbTime(text, after, from, to)
    if (time) return time
  }
  return null
}

function verbTime(text: DatedText, at: number, from: number, to: number): Time {
  const token = text.tokens[at]
  if (!token) return null
  const { tense } = text.language
  const { plain, word } = token
  if (tense.future.has(plain)) return 'future'
  if (tense.past.has(plain)) return 'past'
  if (tense.auxiliaries.has(plain) && hasParticiple(text, at, from, to)) return 'past'
  if (tense.present.has(plain)) return 'present'
  if (at === from && word.length >= LONG_VERB && tense.futureEnding?.test(word)) return 'future'
  if (token.text !== word || word.length < 4 || tense.otherwise.has(plain)) return null
  const time = tense.futureEnding?.test(word) ? 'future' : tense.pastEnding.test(word) ? 'past' : null
  return time && !isCalendarWord(text, at) ? time : null
}

const hasParticiple = (text: DatedText, at: number, from: number, to: number): boolean => {
  const { tense } = text.language
  const first = tense.participleFollows ? at + 1 : Math.max(from, at - CLAUSE)
  const last = Math.min(to, at + (tense.participleFollows ? 4 : CLAUSE))
  for (let other = first; other < last; other += 1) {
    const { word = '', plain = '', text: written } = text.tokens[other] ?? {}
    if (written !== word) continue
    if (tense.future.has(plain) && !isCalendarWord(text, other)) return false
    if (tense.participle.test(word) && !tense.otherwise.has(plain) && !isCalendarWord(text, other)) return true
  }
  return false
}

const isCalendarWord = ({ language, tokens }: DatedText, at: number): boolean =>
  [language.days, language.weekdays, language.months, language.seasons, language.units, language.counts].some(
    (table) => phraseAt<unknown>(table, tokens, at) !== null,
  )
