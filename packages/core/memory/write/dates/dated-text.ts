import type { Language } from './languages/language.js'
import { type Phrases, phraseAt } from './phrases.js'
import { type DateToken, touches } from './tokens.js'

/** A text in which dates are looked for. */
export interface DatedText {
  tokens: readonly DateToken[]
  now: Date
  language: Language
  /** Whether the day or the month comes first in 3/4/2026; null if that is unknown. */
  order: DayOrder | null
}

export type DayOrder = 'day-first' | 'month-first'

/** Maximum tokens read on each side of a date within its sentence, so that reading a date takes little time. */
const SENTENCE = 40

/** Whether a sentence ends with this token. A dot after a number or within a word does not end a sentence. */
export function endsSentence(tokens: readonly DateToken[], at: number): boolean {
  const token = tokens[at]
  if (!token || token.text.length > 1) return false
  if ('!?;。'.includes(token.text)) return true
  if (token.text !== '.' || touches(token, tokens[at + 1])) return false
  const before = tokens[at - 1]
  return before !== undefined && !(/^\d{1,2}$/.test(before.text) && tokens[at + 1] !== undefined)
}

/** Returns the token indices [from, to) of the sentence around a date. */
export function sentenceAt({ tokens }: DatedText, at: number): { from: number; to: number } {
  let from = at
  while (from > 0 && at - from < SENTENCE && !endsSentence(tokens, from - 1)) from -= 1
  let to = at + 1
  while (to < tokens.length && to - at < SENTENCE && !endsSentence(tokens, to - 1)) to += 1
  return { from, to }
}

export const hasPhrase = ({ tokens }: DatedText, table: Phrases<unknown>, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (phraseAt(table, tokens, at)) return true
  return false
}

export const hasWord = ({ tokens }: DatedText, list: ReadonlySet<string>, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (list.has(tokens[at]?.plain ?? '')) return true
  return false
}

/** Whether the sentence around a date postpones something: then, of two dates, the one after "to" counts. */
export const isMoved = (text: DatedText, at: number): boolean => {
  const { from, to } = sentenceAt(text, at)
  return hasWord(text, text.language.moved, from, to)
}

/** Skips up to three phrases of the table in a row; returns the index of the token after them. */
export const past = ({ tokens }: DatedText, table: Phrases<unknown>, at: number): number => {
  let next = at
  for (let count = 0; count < 3; count += 1) next += phraseAt(table, tokens, next)?.length ?? 0
  return next
}
