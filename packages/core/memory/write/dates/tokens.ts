/** A run of letters, a run of digits, or a single other character that is not white space. */
export interface DateToken {
  /** The token as written. */
  text: string
  /** The token in lower case. */
  word: string
  /** UTF-16 offsets into the text. */
  start: number
  end: number
}

/** A date that starts at some token. */
export interface Reading {
  date: Date
  /** Number of tokens; at least 1. */
  length: number
}

const TOKEN = /\p{L}+|\d+|[^\p{L}\d\s]/gu

/** Takes time linear in the length of the text: each character belongs to at most one token. */
export const dateTokens = (text: string): DateToken[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    text: found,
    word: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }))

/** The value of a token that is a whole number of at most four digits; null for any other token. */
export const numberIn = (token: DateToken | undefined): number | null =>
  token !== undefined && /^\d{1,4}$/.test(token.text) ? Number(token.text) : null

/** Whether the token directly follows the one before it, without white space. */
export const touches = (before: DateToken | undefined, token: DateToken | undefined): boolean =>
  before !== undefined && token !== undefined && before.end === token.start
