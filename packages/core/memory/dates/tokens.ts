/** A run of letters, a run of digits, or one other character that is no white space. */
export interface DateToken {
  /** As written. */
  text: string
  /** In lower case. */
  word: string
  /** UTF-16 offsets into the text. */
  start: number
  end: number
}

/** A date that starts at some token. */
export interface Reading {
  date: Date
  /** How many tokens it takes; at least 1. */
  length: number
}

const TOKEN = /\p{L}+|\d+|[^\p{L}\d\s]/gu

/** Linear in the length of the text: each character belongs to one token at most. */
export const dateTokens = (text: string): DateToken[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    text: found,
    word: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }))

/** A whole number of at most four digits, else null. */
export const numberIn = (token: DateToken | undefined): number | null =>
  token !== undefined && /^\d{1,4}$/.test(token.text) ? Number(token.text) : null

/** Whether no white space separates this token from the one before. */
export const touches = (before: DateToken | undefined, token: DateToken | undefined): boolean =>
  before !== undefined && token !== undefined && before.end === token.start
