import { matchDate } from '../same/dates.js'
import { matchQuantity } from '../same/numbers.js'
import { matchTime } from '../same/times.js'
import { foldCharacters, type Token, tokenize } from '../same/tokens.js'
import { MONTHS, WEEKDAYS } from './lexicon/calendar.js'
import { COMPOUNDS } from './lexicon/sisters.js'
import { ABBREVIATIONS } from './sentences.js'
import { stem } from './stem.js'

export interface Word {
  /** As written. */
  text: string
  /** In lower case; a date, time, number, quantity or phone number in its canonical form. */
  lower: string
  /** `lower` without its ending, for a plain word. */
  stem: string
  /**
   * `date`, `time`, `weekday`, `month`, `year`, `number`, `quantity <unit>`, `phone`, `email`, `url`, `code` (letters
   * and digits) or `ratio`; empty for a plain word.
   */
  kind: string
  capital: boolean
  /** Whether punctuation separates this word from the next. */
  pause: boolean
}

const MAX_WORDS = 60

/** Returns the words of one sentence, with numbers and dates in canonical form and contractions spelled out. */
export function wordsOf(sentence: string): Word[] {
  const tokens = prepared(tokenize(foldCharacters(sentence)).slice(0, MAX_WORDS))
  const words: Word[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const match = phoneAt(tokens, at) ?? measured(tokens, at)
    const length = match?.length ?? 1
    const last = tokens[at + length - 1] as Token
    const text = tokens
      .slice(at, at + length)
      .map((each) => each.text)
      .join(' ')
    const lower = match?.text ?? token.text.toLowerCase()
    words.push({
      text,
      lower,
      stem: stem(lower),
      kind: match?.kind ?? kindOf(token.text, lower),
      capital: /^\p{Lu}/u.test(text),
      pause: last.pauseAfter,
    })
    at += length
  }
  return compounded(words)
}

const PLAIN = /^[a-z]+$/
const SKIPPED = new Set(['de', 'di', 'uhr', 'sharp'])

/**
 * Replaces months and clock times of other languages with their English forms, and splits contractions and elisions.
 */
function prepared(tokens: readonly Token[]): Token[] {
  const done: Token[] = []
  tokens.forEach((token, at) => {
    const lower = token.text.toLowerCase()
    // "10 €" becomes "10€".
    if (/^[€$£]$/.test(lower) && /^\d[\d.]{0,12}$/.test(done.at(-1)?.text ?? '')) {
      const number = done.pop() as Token
      done.push({ ...token, text: number.text + token.text })
      return
    }
    if (PLAIN.test(lower) && !Object.hasOwn(MONTHS, lower) && !SKIPPED.has(lower)) {
      done.push(token)
      return
    }
    const following = tokens[at + 1]?.text.toLowerCase() ?? ''
    const month = (name: string) => Object.hasOwn(MONTHS, name)
    if (/^\d{1,2}$/.test(lower) && month(following)) done.push({ ...token, pauseAfter: false })
    else if (/^\d{1,2}$/.test(tokens[at - 1]?.text ?? '') && (lower === 'de' || lower === 'di') && month(following))
      return
    else if (
      month(lower) &&
      (token.text !== lower || /\d/.test(`${tokens[at - 1]?.text}${following}`) || tokens[at - 1]?.text === 'de')
    ) {
      const name = MONTHS[lower] as string
      done.push({ ...token, text: name.charAt(0).toUpperCase() + name.slice(1) })
    } else if (/^\d{1,2}h(?:\d{2})?$/.test(lower)) {
      const [hour, minutes = ''] = lower.split('h')
      done.push({ ...token, text: `${hour}:${minutes || '00'}` })
    } else if (/^\d{1,9},\d{1,2}$/.test(lower)) done.push({ ...token, text: token.text.replace(',', '.') })
    else if (lower === 'uhr' || lower === 'sharp') return
    else if (/^\d{1,2}$/.test(lower) && following === 'uhr') done.push({ ...token, text: `${lower}:00` })
    else done.push(...spelled(token, lower))
  })
  return done
}

const CONTRACTED: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }
const ELIDED = /^(?:j|l|d|n|m|s|t|c|qu|un|dell|all|nell|dall)$/

function spelled(token: Token, lower: string): Token[] {
  const apostrophe = token.verbatim ? -1 : lower.indexOf("'")
  if (apostrophe === -1) return [token]
  const part = (text: string, pauseAfter = false): Token => ({ text, verbatim: false, pauseAfter })
  if (lower.endsWith("n't")) {
    const verb = lower.slice(0, -3)
    return [part(verb === 'ca' ? 'can' : verb === 'wo' ? 'will' : verb), part('not', token.pauseAfter)]
  }
  const [head, tail] = [token.text.slice(0, apostrophe), token.text.slice(apostrophe + 1)]
  if (ELIDED.test(head.toLowerCase())) return [part(`${head}'`), part(tail, token.pauseAfter)]
  if (tail === '') return [part(head), part("'s", token.pauseAfter)]
  if (tail.toLowerCase() === 's') {
    const verb = /^(?:it|he|she|that|there|here|who|what)$/i.test(head)
    return [part(head), part(verb ? 'is' : "'s", token.pauseAfter)]
  }
  const spelledOut = Object.hasOwn(CONTRACTED, tail.toLowerCase()) ? CONTRACTED[tail.toLowerCase()] : undefined
  return spelledOut === undefined ? [token] : [part(head), part(spelledOut, token.pauseAfter)]
}

/** Words that can start a number, date or time: a cheap test that rules out nearly all other words. */
const OPENS = new Set(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty thirty forty fifty sixty seventy eighty ninety first second third fourth fifth sixth seventh eighth ' +
    'ninth tenth eleventh twelfth half quarter noon january february march april may june july august september october ' +
    'november december'
  ).split(' '),
)
const opensMeasure = (text: string) => /[^a-zA-Z'-]/.test(text) || OPENS.has(text.toLowerCase()) || text.includes('-')

interface Measured {
  text: string
  length: number
  kind: string
}

function measured(tokens: readonly Token[], at: number): Measured | null {
  if (!opensMeasure(tokens[at]?.text ?? '')) return null
  const date = matchDate(tokens, at)
  if (date) return { ...date, kind: 'date' }
  const time = matchTime(tokens, at)
  if (time) return { ...time, kind: 'time' }
  const quantity = matchQuantity(tokens, at)
  if (!quantity) return null
  const unit = quantity.text.indexOf(' ')
  if (unit !== -1) return { ...quantity, kind: `quantity ${quantity.text.slice(unit + 1)}` }
  const isYear = /^(?:1[5-9]|20|21)\d\d$/.test(quantity.text) && quantity.length === 1
  return { ...quantity, kind: isYear ? 'year' : 'number' }
}

/** Matches groups of digits, at least six digits in all: "030 1234567", "+49 30 1234-567", "555-0142". */
function phoneAt(tokens: readonly Token[], at: number): Measured | null {
  let [digits, length] = [0, 0]
  while (length < 6 && /^\+?\(?\d[\d()/-]*$/.test(tokens[at + length]?.text ?? '')) {
    digits += (tokens[at + length] as Token).text.replace(/\D/g, '').length
    length += 1
    if (tokens[at + length - 1]?.pauseAfter) break
  }
  const text = tokens
    .slice(at, at + length)
    .map((token) => token.text.replace(/\D/g, ''))
    .join('')
  const grouped = length > 1 || /\d-\d/.test(tokens[at]?.text ?? '') || tokens[at]?.text.startsWith('+')
  if (!grouped || digits < 6 || /^\d{4}-\d\d-\d\d$/.test(tokens[at]?.text ?? '')) return null
  return { text, length, kind: 'phone' }
}

function kindOf(text: string, lower: string): string {
  if (Object.hasOwn(WEEKDAYS, lower)) return 'weekday'
  if (/^\p{Lu}/u.test(text) && Object.hasOwn(MONTHS, lower)) return 'month'
  if (!/[\d@:]/.test(text)) return ''
  if (/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text)) return 'email'
  if (/^[a-z]{2,8}:\/\//i.test(text)) return 'url'
  if (/^\d{1,4}\/\d{1,4}$/.test(text)) return 'ratio'
  if (/^v?\d{1,6}(?:\.\d{1,6}){1,4}$/i.test(text)) return 'number'
  return /\d/.test(text) && text.length <= 24 ? 'code' : ''
}

/** Joins words as written, with one space between them and a comma at each pause. */
export const plainText = (words: readonly Word[]): string =>
  words
    .map(({ text, lower, pause }, at) => {
      const closing = !pause || at === words.length - 1 ? '' : ABBREVIATIONS.has(lower) ? '.' : ','
      return (at === 0 || text === "'s" ? text : ` ${text}`) + closing
    })
    .join('')

/** Joins compounds such as "in progress" into one word. */
function compounded(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word
    const next = words[at + 1]
    const compound = next && !word.pause ? COMPOUNDS.get(`${word.lower} ${next.lower}`) : undefined
    if (next && compound) {
      joined.push({ ...next, text: `${word.text} ${next.text}`, lower: compound, stem: compound })
      at += 1
    } else joined.push(word)
  }
  return joined
}
