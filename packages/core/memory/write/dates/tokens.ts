import type { DatePrecision } from '../../types.js'

/** A run of letters, a run of digits, or a single other character that is not white space. */
export interface DateToken {
  /** The token as written. */
  text: string
  /** The token in lower case. */
  word: string
  /** The token in lower case, without accents, and with `'` in place of a typographic apostrophe. */
  plain: string
  /** UTF-16 offsets into the text. */
  start: number
  end: number
}

/** A date read from a text, starting at some token. */
export interface Reading {
  date: Date
  precision: DatePrecision
  /** Number of tokens; at least 1. */
  length: number
  /** Set if the words name no year, week or distance: the date recurs, in the month (1 to 12) and on the day named. */
  recurs?: { month?: number; day?: number }
}

const TOKEN = /[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d\s]/gu
/** Maximum letters of a word in a date. A longer word keeps its accents, because normalizing many accents is slow. */
const LONGEST_WORD = 24

/** Splits a text into tokens. Takes time linear in its length: each character belongs to at most one token. */
export const dateTokens = (text: string): DateToken[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => {
    const word = found.toLowerCase()
    return { text: found, word, plain: withoutAccents(word), start: index, end: index + found.length }
  })

/** Removes the accents from a word, as in the tables of words; a long word stays as it is. */
export const withoutAccents = (word: string): string => {
  if (word === '’') return "'"
  if (/^[ -~]*$/.test(word)) return word
  return word.length > LONGEST_WORD ? word : word.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Returns the value of a token that is a whole number of at most four digits; null for any other token. */
export const numberIn = (token: DateToken | undefined): number | null =>
  token !== undefined && /^\d{1,4}$/.test(token.text) ? Number(token.text) : null

/** Whether `token` directly follows `before`, without white space. */
export const touches = (before: DateToken | undefined, token: DateToken | undefined): boolean =>
  before !== undefined && token !== undefined && before.end === token.start

export const isCapitalized = (token: DateToken | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '')
