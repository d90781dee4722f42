import { stem } from 'porter2'
import { once } from '../once.js'
import { english } from './grammar.js'

/** Parts of the library `compromise` that are missing from its type definitions. */
interface Grammar {
  one: { lexicon: Readonly<Record<string, string | readonly string[]>> }
}
interface Transforms {
  two: {
    transform: {
      verb: { toInfinitive(word: string, model: unknown, tense: string): string }
      noun: { toSingular(word: string, model: unknown): string }
    }
  }
}
const grammar = once(() => {
  const model: unknown = english().model()
  const { lexicon } = (model as Grammar).one
  return { model, lexicon, ...(english() as unknown as { methods(): Transforms }).methods().two.transform }
})
const TENSES = ['PastTense', 'Participle', 'Gerund', 'PresentTense']
const VERB = new Set([...TENSES, 'Infinitive', 'Copula', 'Modal', 'Auxiliary', 'PhrasalVerb'])
/** Maximum length of a word; a longer run of letters is not treated as a word. */
const LONGEST = 32
const ENGLISH = /^[a-z]+$/

const tagsOf = (word: string): readonly string[] => {
  const { lexicon } = grammar()
  const tags = Object.hasOwn(lexicon, word) ? lexicon[word] : undefined
  return tags === undefined ? [] : typeof tags === 'string' ? [tags] : tags
}

/**
 * Returns the Snowball stem of an English word's base form: "go" for "goes", "going" and "went", "child" for
 * "children". A word with characters other than a to z is returned unchanged; a word longer than LONGEST is cut.
 * @param word in lower case
 */
export const rootOf = (word: string): string => {
  if (word.length > LONGEST || !ENGLISH.test(word)) return word.slice(0, LONGEST)
  const tags = tagsOf(word)
  const tense = TENSES.find((each) => tags.includes(each))
  const { model, verb, noun } = grammar()
  if (tense) return stem(verb.toInfinitive(word, model, tense))
  return stem(tags.includes('Plural') ? noun.toSingular(word, model) : word)
}

/** Whether an English word in lower case is in the lexicon as a form of a verb. */
export const isVerbForm = (word: string): boolean => tagsOf(word).some((tag) => VERB.has(tag))
/** Whether an English word in lower case is in the lexicon as a past form of a verb, or ends in "ed". */
export const isPastForm = (word: string): boolean =>
  tagsOf(word).some((tag) => tag === 'PastTense' || tag === 'Participle') || /^[a-z]{3,}ed$/.test(word)
