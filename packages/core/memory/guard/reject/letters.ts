import { typedInRow } from './keyboard.js'
import { ALPHABETS, letterWords, type Script, VOWELS } from './letter-words.js'
import { LETTER_TABLES, LETTER_THRESHOLDS, MOST_BITS } from './letters-weights.js'

/** How much better random typing explains the letters of a text than any language with a table. */
export interface Struck {
  /** Base-2 logarithm of the ratio of the two likelihoods, for all letters; above 0 if random typing is likelier. */
  bits: number
  /** Like `bits`, but with short words counted in full: in `bits`, they may count half (see SHORT_WORD). */
  wholeBits: number
  /** Number of letters compared. */
  letters: number
  /** Like `wholeBits`, with the vowels of Latin words left out, as hurried writers and some writing systems do. */
  consonantBits: number
  /** Number of vowels in Latin words. */
  vowels: number
  /** Number of letters in words that are drummed on a row of a keyboard, or consist of one repeated part. */
  drummed: number
  /** Number of letters in words that are drummed or typed within a row. */
  inRows: number
  /** Number of letters in words that fit a language. */
  fitting: number
  /** Number of letters and digits outside the compared words. */
  others: number
}

const CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Maximum bits per letter of a word that fits a language. */
const FITTING = 0.4
type TableOf = (script: Script) => ArrayLike<number>
const tables = new Map<Script, Float32Array>()

/** Unpacks a table: for each sequence of three letters, the bits in favour of random typing. */
function shippedTable(script: Script): Float32Array {
  const known = tables.get(script)
  if (known) return known
  const packed = LETTER_TABLES[script]
  const size = ALPHABETS[script].length ** 3
  const table = new Float32Array(size)
  for (let at = 0; at < size; at += 1) {
    // Two characters of six bits each encode three entries of four bits.
    const group = Math.floor(at / 3) * 2
    const twelve = (CODES.indexOf(packed[group] ?? 'A') << 6) | CODES.indexOf(packed[group + 1] ?? 'A')
    const level = (twelve >> (8 - 4 * (at % 3))) & 15
    table[at] = ((level / 15) * 2 - 1) * MOST_BITS
  }
  tables.set(script, table)
  return table
}

function bitsOf({ script, letters }: { script: Script; letters: string }, tableOf: TableOf): number {
  const alphabet = ALPHABETS[script]
  const table = tableOf(script)
  const size = alphabet.length
  let [before, last, bits] = [0, 0, 0]
  for (const letter of `${letters}^`) {
    const at = alphabet.indexOf(letter)
    bits += table[(before * size + last) * size + at] ?? 0
    before = last
    last = at
  }
  return bits
}

const DOUBLED = /^(.{3,30})\1+$/
/**
 * Maximum letters of a word that may be an abbreviation ("mgmt", "ptfe"): its bits for random typing count half, unless
 * it is drummed on a row of a keyboard.
 */
const SHORT_WORD = 4

/**
 * Compares all words of a text in Latin, Cyrillic and Greek letters with the tables. Linear in the length of the text.
 * @param tableOf tables to use instead of the shipped ones, for example tables that were trained without the text
 */
export function struck(text: string, tableOf: TableOf = shippedTable): Struck {
  const { words, others } = letterWords(text)
  const sum = {
    bits: 0,
    wholeBits: 0,
    letters: 0,
    consonantBits: 0,
    vowels: 0,
    drummed: 0,
    inRows: 0,
    fitting: 0,
    others,
  }
  for (const word of words) {
    const { length } = word.letters
    const bits = bitsOf(word, tableOf)
    const typed = typedInRow(word.script, word.letters)
    const drummed = typed === 'drummed' || DOUBLED.test(word.letters)
    sum.bits += length <= SHORT_WORD && bits > 0 && !drummed ? bits / 2 : bits
    sum.wholeBits += bits
    sum.letters += length
    if (drummed) sum.drummed += length
    if (drummed || typed) sum.inRows += length
    if (bits <= FITTING * length) sum.fitting += length
    const consonants = word.script === 'latin' ? word.letters.replace(VOWELS, '') : ''
    if (word.script === 'latin') sum.vowels += length - consonants.length
    sum.consonantBits += consonants === '' ? bits : bitsOf({ script: 'consonants', letters: consonants }, tableOf)
  }
  return sum
}

/**
 * A text counts as language, without further checks, if it has more than PLAIN_BITS bits in favour of a language in
 * all, and more than PLAIN_BITS_A_LETTER per letter.
 */
const [PLAIN_BITS, PLAIN_BITS_A_LETTER] = [60, 1]
/** Whether the letters of a text clearly fit a language. @param sums what struck() returns */
export function fitsALanguage({ bits, letters }: Struck): boolean {
  return bits < -PLAIN_BITS && bits < -PLAIN_BITS_A_LETTER * letters
}

/**
 * Whether the letters of a text fit no language, as if typed at random. Judges the text as a whole: a strange name or
 * an id within a sentence passes, and so do codes, other scripts, and Latin words written without their vowels.
 * models/guard/letters.md derives the thresholds.
 */
export function fitsNoLanguage(text: string, tableOf: TableOf = shippedTable): boolean {
  const sums = struck(text, tableOf)
  const { letters, consonantBits, vowels, drummed, inRows, fitting, others } = sums
  const limits = LETTER_THRESHOLDS
  // One short word from a row may be an abbreviation. Several words that each stay in a row are not, so all their bits
  // count.
  const bits = inRows === letters && letters >= limits.rowLetters ? sums.wholeBits : sums.bits
  const [inAll, aLetter] =
    drummed === letters ? [limits.drummedBitsInAll, limits.drummedBitsALetter] : [limits.bitsInAll, limits.bitsALetter]
  const leavesOutVowels = vowels < limits.vowels * letters
  return (
    bits > inAll &&
    bits > aLetter * letters &&
    (!leavesOutVowels || consonantBits > limits.consonantBitsALetter * letters) &&
    fitting <= limits.mostFitting * letters &&
    others <= limits.mostOthers * (letters + others)
  )
}
