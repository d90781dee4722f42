import { classesOf, fold, HANGUL, NAME, UNSPACED, type Words } from './words.js'

/** A word or a value, without the punctuation around it. */
export interface Token {
  start: number
  end: number
  text: string
  classes: number
  /** The text between this token and the previous one (`before`) or the next one (`after`): at most 12 code units. */
  before: string
  after: string
  /** The index of its sentence. */
  sentence: number
}

const CHUNK = /\[redacted:\w+\]|\S{1,400}/gu
const OPENING = /^(?:["'`“”„«»‘’「『([{<*_~]|\\")+/u
const CLOSING = /(?:["'`“”„«»‘’」』)\]}>,;:.!?…。、，！？；：*~]|\\")+$/u
const REDACTED = /^\[redacted:\w+\]$/
/** The sign between a name and its value if there is no space: `password=…`, `"pin":"…"`, `PIN:4821`, `key->…`. */
const SIGN = /(["'`]?\]?)(:=|=>|->|→|[:=])(["'`]?)/u
/** Signs between a name and its value, with spaces around them. */
const SIGNS = /^[=:>→|–—-]+$/u
const PAIR = /^([\p{L}_][\w.@-]{2,40}):(?=[^:/]*\d)(?=[^:/]*\p{L})[^:/]{5,60}$/u
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu
const HAS_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const ENDS_SENTENCE = /[.!?。！？…]\s|[。！？]|\n/

interface Piece {
  start: number
  end: number
}

/** Returns the tokens of a text. Takes time linear in its length. */
export const tokensOf = (text: string, words: Words): Token[] => {
  const pieces: Piece[] = []
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) split(chunk, index, pieces, words)
  const tokens: Token[] = []
  let last = 0
  let sentence = 0
  for (const { start, end } of pieces) {
    const word = text.slice(start, end)
    const gap = text.slice(last, start)
    if (ENDS_SENTENCE.test(gap)) sentence += 1
    const previous = tokens.at(-1)
    if (previous) previous.after = gap.slice(0, 12)
    const pair =
      previous && gap.length <= 2 && word.length <= 20 ? words.pairs.get(`${fold(previous.text)} ${fold(word)}`) : 0
    tokens.push({
      start,
      end,
      text: word,
      classes: classesOf(word, words) | (pair ?? 0),
      before: gap.slice(-12),
      after: '',
      sentence,
    })
    last = end
  }
  const final = tokens.at(-1)
  if (final) final.after = `${text.slice(last, last + 11)}\n`
  return tokens
}

/** Returns where a secret's name before a sign ends, and where its value begins; undefined if there is no name. */
const nameEnd = (part: string, words: Words): { name: number; value: number } | undefined => {
  const sign = SIGN.exec(part)
  if (!sign || sign.index === 0) return undefined
  const value = sign.index + sign[0].length
  if (value >= part.length || value > 80) return undefined
  return (classesOf(part.slice(0, sign.index), words) & NAME) === 0 ? undefined : { name: sign.index, value }
}

const split = (chunk: string, at: number, pieces: Piece[], words: Words): void => {
  if (REDACTED.test(chunk)) {
    pieces.push({ start: at, end: at + chunk.length })
    return
  }
  const opening = OPENING.exec(chunk)?.[0].length ?? 0
  const closing = CLOSING.exec(chunk.slice(opening))?.[0] ?? ''
  const end = chunk.length - closing.length
  if (end <= opening || SIGNS.test(chunk)) return
  const core = chunk.slice(opening, end)
  const from = at + opening
  // "Host=db;Password=…;" has several names and values.
  const parts = SIGN.test(core) ? [...core.matchAll(/[^;&]+/g)] : []
  const named = parts.map(({ 0: part, index }) => ({ index, part, at: nameEnd(part, words) }))
  if (named.some((each) => each.at !== undefined)) {
    for (const { index, part, at: sign } of named) {
      const start = from + index
      if (sign === undefined) pieces.push({ start, end: start + part.length })
      else pieces.push({ start, end: start + sign.name }, { start: start + sign.value, end: start + part.length })
    }
    return
  }
  // `pair` has the form "user:password".
  const pair = PAIR.exec(core)
  if (pair) {
    const value = (pair[1] as string).length + 1
    pieces.push({ start: from, end: from + value - 1 }, { start: from + value, end: from + core.length })
  } else if (HAS_UNSPACED.test(core)) splitUnspaced(core, from, pieces, words)
  else pieces.push({ start: from, end: from + core.length })
}

/**
 * Splits text in scripts without spaces: known words, the text between them, and text in another script become tokens.
 */
const splitUnspaced = (core: string, from: number, pieces: Piece[], words: Words): void => {
  for (const { 0: run, index } of core.matchAll(RUNS)) {
    if (!UNSPACED.test(run)) {
      const opening = OPENING.exec(run)?.[0].length ?? /^[：:=，、]+/u.exec(run)?.[0].length ?? 0
      const end = run.length - (CLOSING.exec(run.slice(opening))?.[0].length ?? 0)
      const first = /^[:：=，、]+/u.exec(run.slice(opening))?.[0].length ?? 0
      if (opening + first < end) pieces.push({ start: from + index + opening + first, end: from + index + end })
      continue
    }
    if (HANGUL.test(run)) {
      // Korean has spaces between words, and endings that belong to a word, so the run stays one token.
      pieces.push({ start: from + index, end: from + index + run.length })
      continue
    }
    let last = 0
    for (const { 0: word, index: within } of run.matchAll(words.unspaced)) {
      if (within > last) pieces.push({ start: from + index + last, end: from + index + within })
      pieces.push({ start: from + index + within, end: from + index + within + word.length })
      last = within + word.length
    }
    if (last < run.length) pieces.push({ start: from + index + last, end: from + index + run.length })
  }
}
