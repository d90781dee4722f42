import { once } from '../../once.js'
import { english } from '../../text/grammar.js'
import { matchWords } from './words.js'

/** A word, number or symbol of a text, with the English grammar tags of the library `compromise`. */
export interface Token {
  text: string
  lower: string
  /** UTF-16 offsets into the whole text. */
  start: number
  end: number
  kind: 'word' | 'number' | 'sign'
  /**
   * lower: no capital; title: "Marta"; upper: "IBM", "U.S."; mixed: "iPhone", "PostgreSQL", "McDonald".
   */
  shape: 'lower' | 'title' | 'upper' | 'mixed'
  tags: ReadonlySet<string>
}

export interface Sentence {
  start: number
  end: number
  tokens: readonly Token[]
}

const WORD = /[\p{L}\p{N}]/u
const NUMBER = /^\p{N}[\p{N}.,/]*(?:st|nd|rd|th|s)?$/u
/** Maximum length of text that is tagged at once, in characters, because tagging takes more than linear time. */
const LONGEST_PART = 2_000
/** Words with a dot that does not end the sentence. */
const ABBREVIATION =
  /^(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|no|vol|inc|ltd|co|corp|gen|col|sgt|lt|capt|rev|hon|gov|sen|rep|pres|fig|etc|e\.g|i\.e|ca|approx|dept|est|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/i

/**
 * Splits a text into sentences, none over LONGEST_PART characters; offsets are into `text`. Takes time linear in its
 * length.
 */
export const sentencesOf = (text: string): Sentence[] => parts(text).map(([start, end]) => sentence(text, start, end))

const sentence = (text: string, start: number, end: number): Sentence => {
  const part = text.slice(start, end)
  const tagged = tagsByOffset(part)
  const tokens = [...matchWords(part)].map((match) => token(match[0], start + match.index, tagged[match.index]))
  return { start, end, tokens }
}

const NO_TAGS: ReadonlySet<string> = new Set()

const token = (text: string, start: number, tags: ReadonlySet<string> = NO_TAGS): Token => {
  const kind = NUMBER.test(text) ? 'number' : WORD.test(text) ? 'word' : 'sign'
  const shape = shapeOf(text)
  // Drop the tags of a symbol, because `compromise` tags a symbol between spaces as a noun.
  return {
    text,
    lower: text.toLowerCase(),
    start,
    end: start + text.length,
    kind,
    shape,
    tags: kind === 'sign' ? NO_TAGS : tags,
  }
}

const shapeOf = (text: string): Token['shape'] => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (!/\p{Lu}/u.test(letters)) return 'lower'
  if (letters === letters.toUpperCase()) return 'upper'
  return /^\p{Lu}[^\p{Lu}]*$/u.test(letters) ? 'title' : 'mixed'
}

/** Returns, for each UTF-16 offset of `part`, the tags of the term that covers it, if any. */
const tagsByOffset = (part: string): ReadonlySet<string>[] => {
  const tags: ReadonlySet<string>[] = new Array(part.length)
  let at = 0
  for (const term of (english()(part) as unknown as Tagged).document.flat()) {
    const from = at + term.pre.length
    const to = from + term.text.length
    for (let offset = from; offset < to; offset += 1) tags[offset] = term.tags
    at = to + term.post.length
  }
  return tags
}

/**
 * The part of `compromise`'s result for a text that is missing from its type definitions. `pre`, `text` and `post` of
 * all terms, joined in order, give the text.
 */
interface Tagged {
  document: { pre: string; text: string; post: string; tags: ReadonlySet<string> }[][]
}

const commonWords = once(() => (english().model() as { one: { lexicon: Record<string, unknown> } }).one.lexicon)
/** Whether a lower-case word is among the roughly 14,000 words that `compromise` knows. */
export const isCommonWord = (word: string): boolean => Object.hasOwn(commonWords(), word)
/**
 * Whether `compromise` knows a lower-case word as something other than a name; false for a plain "Noun", which may be a
 * name too (rose, leo).
 */
export const isOrdinaryWord = (word: string): boolean =>
  isCommonWord(word) &&
  !/^Noun$|Proper|Name|Place|City|Country|Region|Organization|Person|Demonym|Team/.test(String(commonWords()[word]))

const END = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s)|[。！？]|\n+/gu

/**
 * Splits a text at line ends and after marks that end a sentence, but not after a single full stop that belongs to an
 * abbreviation or initial or precedes a lower-case letter. Returns UTF-16 offsets [start, end) of at most LONGEST_PART
 * characters.
 */
const parts = (text: string): [number, number][] => {
  const found: [number, number][] = []
  let start = 0
  const close = (end: number) => {
    for (let from = start; from < end; ) {
      const to = end - from <= LONGEST_PART ? end : blankBefore(text, from, from + LONGEST_PART)
      if (text.slice(from, to).trim() !== '') found.push([from, to])
      from = to
    }
    start = end
  }
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    if (match[0] === '.' && goesOn(text, start, match.index)) continue
    close(end)
  }
  close(text.length)
  return found
}

const goesOn = (text: string, start: number, stop: number): boolean => {
  const before = text.slice(Math.max(start, stop - 20), stop)
  const last = /[^\s(["“]*$/.exec(before)?.[0] ?? ''
  const next = /^[.\s]*(\S)/.exec(text.slice(stop, stop + 10))?.[1] ?? ''
  if (/^\p{Ll}/u.test(next)) return true
  return ABBREVIATION.test(last) || /^(?:\p{Lu}\.)*\p{Lu}$/u.test(last)
}

/** Returns the offset after the last space in the second half of a part, so that no word is cut; without one, `to`. */
const blankBefore = (text: string, from: number, to: number): number => {
  const blank = text.lastIndexOf(' ', to)
  return blank > from + LONGEST_PART / 2 ? blank + 1 : to
}
