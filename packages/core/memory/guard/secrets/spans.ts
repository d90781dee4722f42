import type { Token } from './tokens.js'
import { is, NAME, PROSE, VERB } from './words.js'

const QUOTE_OPENS = /["'`“„«「『]$/u
const QUOTE_CLOSES = /^[.,!?]?["'`”“»」』]/u
/** Maximum words of a passphrase. */
const LONGEST_PHRASE = 8
/** Maximum words of a recovery phrase, and minimum words of what counts as one. */
const LONGEST_SEED = 24
const LEAST_SEED = 10
/** Minimum words and maximum tokens of a run of numbers or letters said as words. */
const LEAST_SPELT = 3
const LONGEST_SPELT = 12

export const isQuoted = (first: Token, last: Token): boolean =>
  QUOTE_OPENS.test(first.before) && QUOTE_CLOSES.test(last.after)
export const endsClause = ({ after }: Token): boolean => /[.,;!?)\n。、，！？:"'”]/u.test(after)

/**
 * Returns where a run of short numbers that starts at `at` ends ("9 8 7 6", "12 34 56", "+351 222 010 404"); `at` if
 * there is none. This and the functions below take and return token indices, end exclusive.
 */
export const digitsTo = (text: string, tokens: readonly Token[], at: number): number => {
  let to = at
  while (to < tokens.length && to < at + 8) {
    const { text: word, start } = tokens[to] as Token
    if (!(to === at ? /^\+?\d{1,6}$/ : /^\d{1,6}$/).test(word)) break
    if (to > at && text.slice((tokens[to - 1] as Token).end, start) !== ' ') break
    to += 1
  }
  return to > at + 1 ? to : at
}

/** Returns where a quotation that starts at `at` ends; `at` if there is none. */
export const quotedTo = (tokens: readonly Token[], at: number): number => {
  if (!QUOTE_OPENS.test((tokens[at] as Token).before)) return at
  for (let to = at; to < Math.min(tokens.length, at + LONGEST_PHRASE); to += 1) {
    if (QUOTE_CLOSES.test((tokens[to] as Token).after)) return to + 1
    if (/\n/.test((tokens[to] as Token).after)) return at
  }
  return at
}

const PARAGRAPH = /\n\s*\n/
/**
 * Returns where the passphrase that starts at `at` ends; `at` if there is none. A passphrase follows the name of a
 * password in the same paragraph, with a link right before it ("is", ":"). If it starts with a capital, a verb or a
 * name of a secret can be right before it instead. It ends with its clause. None of its words is the name of a secret,
 * a description or a function word.
 */
export const phraseTo = (text: string, tokens: readonly Token[], at: number, name: number): number => {
  if (name === -1 || at - name > 8 || !is((tokens[name] as Token).classes, 'P')) return at
  if (tokens.slice(name + 1, at + 1).some(({ before }) => PARAGRAPH.test(before))) return at
  const { before, text: first } = tokens[at] as Token
  const { classes: last } = tokens[at - 1] as Token
  const isNamed = /^\p{Lu}/u.test(first) && (last & (NAME | VERB)) !== 0
  const linked = /[:=?,]/.test(before) || is(last, 'L') || isNamed
  if (!linked) return at
  for (let to = at; to < Math.min(tokens.length, at + LONGEST_PHRASE); to += 1) {
    const token = tokens[to] as Token
    if ((token.classes & (PROSE | NAME)) !== 0 || !/^\p{L}{2,14}$/u.test(token.text)) return at
    if (endsClause(token) && !/^\. ?$/.test(token.after)) return to + 1
    if (!/^\.? /.test(text.slice(token.end, token.end + 2))) return to + 1
    if (text[token.end] === '.' && token.text.length > 3) return to + 1
  }
  return at
}

/** The numbers of words that a recovery phrase can have (BIP 39). */
const SEED_WORDS = new Set([12, 15, 18, 21, 24])
/** Words that introduce a recovery phrase, and are no part of it ("secret phrase …", "notes, …"). */
const INTRODUCES = /^(?:phrases?|words?|notes?|order|wallet|ledger)$/

/**
 * Returns where a recovery phrase that starts at `at` ends: ten or more short words with only a space or a comma
 * between them, none of which is a function word or a linking word. The first is not the name of a secret either. `at`
 * if there is no such phrase.
 */
export const seedTo = (text: string, tokens: readonly Token[], at: number): number => {
  if (INTRODUCES.test((tokens[at] as Token).text)) return at
  let to = at
  for (; to < Math.min(tokens.length, at + LONGEST_SEED); to += 1) {
    const { text: word, classes, end } = tokens[to] as Token
    if (is(classes, 'F') || is(classes, 'L') || !/^[a-z]{3,9}$/.test(word)) break
    if (to === at && (classes & NAME) !== 0) break
    if (!/^,? [a-z]/.test(text.slice(end, end + 3))) {
      to += 1
      break
    }
  }
  // If the number of words is right only without the first word, and the first and second word are followed by
  // different characters, the first word only introduces the phrase.
  const isApart = signAfter(text, tokens[at]) !== signAfter(text, tokens[at + 1])
  if (SEED_WORDS.has(to - at - 1) && !SEED_WORDS.has(to - at) && isApart) return at
  return to - at >= LEAST_SEED ? to : at
}
const signAfter = (text: string, token: Token | undefined): string | undefined => token && text[token.end]

/** Whether a token is a number or letter said as a word ("seven", "thirty-one", "Lima"), or one or two digits. */
const isSaid = ({ classes, text }: Token): boolean => is(classes, 'S') || /^\d{1,2}$/.test(text)

/** Whether two tokens are a date in November. Alone, "November" can also stand for the letter N. */
const isDate = ({ text: first }: Token, { text: second }: Token): boolean =>
  /november/i.test(first + second) && /^\d+$/.test(first.length < second.length ? first : second)

/** Returns where numbers or letters said as words end ("four seven one nine"); `at` if there are none. */
export const speltTo = (text: string, tokens: readonly Token[], at: number): number => {
  let to = at
  let words = 0
  let said = 0
  for (; to < Math.min(tokens.length, at + LONGEST_SPELT); to += 1) {
    const token = tokens[to] as Token
    if (!isSaid(token)) break
    if (to > at && isDate(tokens[to - 1] as Token, token)) return at
    if (to > at && !/^(?:,? | ?- ?)$/.test(text.slice((tokens[to - 1] as Token).end, token.start))) break
    const parts = token.text.split('-').length
    words += parts
    if (is(token.classes, 'S')) said += parts
  }
  return words >= LEAST_SPELT && said > 1 ? to : at
}
