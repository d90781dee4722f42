import { unleet } from '../../../text/undisguise.js'
import { LEXICON, type WordClass } from './lexicon.js'
import { EVERYDAY_MORE } from './lexicon-everyday-more.js'
import { EVERYDAY_WEST } from './lexicon-everyday-west.js'

const BIT: Readonly<Record<WordClass, number>> = {
  P: 1,
  N: 2,
  C: 4,
  K: 8,
  D: 16,
  A: 32,
  V: 64,
  L: 128,
  G: 256,
  Q: 512,
  U: 1024,
  R: 2048,
  F: 4096,
  S: 8192,
  H: 16384,
}
export const is = (classes: number, of: WordClass): boolean => (classes & BIT[of]) !== 0
/** Classes of words that name a secret. */
export const NAME = BIT.P | BIT.N | BIT.C | BIT.K
export const PLACE = BIT.D | BIT.A
export const VERB = BIT.V
/** The words that can be next to a secret: its name, a place or account, a verb for entering. */
export const TRIGGER = NAME | PLACE | VERB
/** Words that describe or connect, which are not part of an unquoted passphrase. */
export const PROSE = BIT.F | BIT.Q | BIT.L | BIT.U | BIT.R | BIT.G
const COMPOUND = NAME | BIT.D | BIT.A

/** Classes of words as bits, looked up by a whole word, or by its beginning or end. */
export interface Words {
  whole: ReadonlyMap<string, number>
  begins: ReadonlyMap<string, number>
  ends: ReadonlyMap<string, number>
  /** Two words, joined by a space, that together mean more than the second alone: "maiden name". */
  pairs: ReadonlyMap<string, number>
  /** Words of scripts written without spaces, longest first. */
  unspaced: RegExp
}

/** Returns the classes of the lexicon's words. @param left the languages to leave out */
export const wordsWithout = (left: readonly string[]): Words => {
  const map = () => new Map<string, number>()
  const maps = { whole: map(), begins: map(), ends: map(), pairs: map() }
  const unspaced = new Set<string>()
  for (const [language, text] of [LEXICON, EVERYDAY_WEST, EVERYDAY_MORE].flatMap((part) => Object.entries(part))) {
    if (left.includes(language)) continue
    let bit = 0
    for (const word of text.split(/\s+/)) {
      if (/^[A-Z]$/.test(word)) {
        bit = BIT[word as WordClass]
        continue
      }
      const [of, key] = word.includes('+')
        ? [maps.pairs, word.replace('+', ' ')]
        : word.endsWith('*')
          ? [maps.begins, word.slice(0, -1)]
          : word.startsWith('*')
            ? [maps.ends, word.slice(1)]
            : [maps.whole, word]
      // A single letter keeps its accent: "è" means "is", "e" means "and".
      const folded = key.length === 1 ? key : fold(key)
      of.set(folded, (of.get(folded) ?? 0) | bit)
      if (HANGUL.test(word)) maps.begins.set(word, (maps.begins.get(word) ?? 0) | bit)
      else if (UNSPACED.test(word)) unspaced.add(word)
    }
  }
  const longestFirst = [...unspaced].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return { ...maps, unspaced: new RegExp(longestFirst.join('|') || '(?!)', 'gu') }
}

/** Returns the words of the whole lexicon, which are read only once. */
export const words = (): Words => (all ??= wordsWithout([]))
let all: Words | undefined

export const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u
export const HANGUL = /^\p{Script=Hangul}+$/u
const ACCENTED = /[a-z\p{Script=Greek}]/u
const LONGEST = 40

/** Returns a word as it is looked up: in lower case, and Latin and Greek letters without accents. */
export const fold = (word: string): string => {
  const lower = word.toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o').replaceAll('ı', 'i')
  return ACCENTED.test(lower) ? lower.normalize('NFD').replace(/\p{Mn}/gu, '') : lower
}

/** Returns the classes of a word, and of the parts of an identifier or compound (`DB_PASSWORD`, `wifi-password`). */
export const classesOf = (word: string, words: Words): number => {
  if (word.length > LONGEST) return 0
  const known = lookUp(word, words)
  if (known !== 0) return known
  const parts = word.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').split(/[_\-/.’']+/)
  let classes = 0
  if (parts.length > 1) {
    let all = BIT.S
    for (const part of parts) {
      const of = lookUp(part, words)
      classes |= of & COMPOUND
      all &= of
    }
    classes |= all
  }
  if (classes !== 0 || !/[\d$@!€]/.test(word)) return classes
  // "p4ssw0rd" names a password, but "P1" and "c0" are not words.
  return word.length >= 3 && /\p{L}/u.test(word) ? (words.whole.get(fold(unleet(word))) ?? 0) & NAME : 0
}

const lookUp = (word: string, words: Words): number => {
  const folded = word.length === 1 ? word.toLowerCase() : fold(word)
  const whole = words.whole.get(folded)
  if (whole !== undefined) return whole
  let classes = 0
  for (let length = 2; length <= folded.length; length += 1) {
    classes |= words.begins.get(folded.slice(0, length)) ?? 0
    if (length >= 3) classes |= words.ends.get(folded.slice(folded.length - length)) ?? 0
  }
  return classes
}
