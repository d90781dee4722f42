import { stem } from 'porter2'
import { normalize } from './normalize.js'

/** Words that carry no topic: articles, pronouns, auxiliaries, prepositions and question words. */
const STOP_WORDS = new Set(
  `a about am an and are as at be been being but by can could did do does for from had has have he her his how i if in
  into is it its just me my no not of on or our she should so such that the their them then there these they this to
  was we were what when where which who whom why will with would you your`.split(/\s+/),
)

/** A run of letters and digits, which may contain the punctuation of identifiers, versions, dates and addresses. */
const CHUNK = /[\p{L}\p{N}\p{M}]+(?:['’.,:_/@&-][\p{L}\p{N}\p{M}]+)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu
const SEPARATOR = /[.,:_/@&-]/
/** A word in a script without spaces between words: each pair of adjacent characters becomes a term. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u
const UNSPACED_RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const CONTRACTED = /['’](?:s|re|ve|ll|d|m)$/
const NEGATED = /n['’]t$/
const ENGLISH = /^[a-z]+$/
/** Maximum length of a term; longer runs of characters, which are data rather than words, are cut. */
const LONGEST_TERM = 64

/**
 * Returns the search terms of a text, in order, repeats included. They are in NFKC and lower case, without accents on
 * Latin letters; stop words are dropped and English words reduced to their Snowball (Porter 2) stems. Tokens with
 * digits and punctuation (SR-052, v1.2.3, 9:30) give the whole token and its parts; C++ and C# stay distinct from C.
 */
export const terms = (text: string): string[] => {
  const found: string[] = []
  for (const chunk of folded(text).match(CHUNK) ?? []) addChunk(chunk, found)
  return found
}

/** Returns the terms of a speaker's name that are not among a text's `own` terms. */
export const namedTerms = (name: string, own: readonly string[]): string[] =>
  name === '' ? [] : [...new Set(terms(name))].filter((term) => !own.includes(term))

const folded = (text: string): string =>
  normalize(text, 'NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()

const addChunk = (chunk: string, found: string[]): void => {
  if (chunk.endsWith('+') || chunk.endsWith('#')) {
    found.push(chunk.slice(-LONGEST_TERM))
    return
  }
  if (NEGATED.test(chunk)) return
  const word = chunk.replace(CONTRACTED, '').replaceAll(/['’]/g, '')
  const parts = word.split(SEPARATOR)
  if (parts.length > 1 && /\p{N}/u.test(word)) found.push(word.slice(0, LONGEST_TERM))
  for (const part of parts) for (const run of part.match(UNSPACED_RUNS) ?? []) addWord(run, found)
}

const addWord = (word: string, found: string[]): void => {
  if (UNSPACED.test(word)) addPairs([...word], found)
  else if (!STOP_WORDS.has(word))
    found.push(ENGLISH.test(word) ? stem(word.slice(0, LONGEST_TERM)) : word.slice(0, LONGEST_TERM))
}

const addPairs = (characters: string[], found: string[]): void => {
  if (characters.length === 1) found.push(...characters)
  for (let at = 1; at < characters.length; at++) found.push(`${characters[at - 1]}${characters[at]}`)
}
