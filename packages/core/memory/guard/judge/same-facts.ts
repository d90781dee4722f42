import { clausesOf } from '../relation/clauses.js'
import {
  ARTICLES,
  AUXILIARIES,
  FIRST_PERSON,
  INDEFINITE,
  PREPOSITIONS,
  PRONOUNS,
} from '../relation/lexicon/function-words.js'
import { sentencesOf } from '../relation/sentences.js'
import { wordsOf } from '../relation/words.js'

interface Facts {
  /** Numbers, dates, times, codes and addresses in canonical form. */
  measured: ReadonlySet<string>
  /** Stems of the capitalized words, without function words, which are capitalized only at the start of a sentence. */
  names: ReadonlySet<string>
  /** Stems of all words. */
  stems: ReadonlySet<string>
  /** Whether a clause only guesses, plans or asks something, sets a condition, or reports somebody's opinion. */
  open: boolean
  /** Number of clauses that deny or end something. */
  negated: number
}

const FUNCTION_WORDS = [ARTICLES, AUXILIARIES, FIRST_PERSON, INDEFINITE, PREPOSITIONS, PRONOUNS]

const factsOf = (text: string): Facts => {
  const words = sentencesOf(text).flatMap(wordsOf)
  const clauses = clausesOf(text)
  return {
    measured: new Set(words.filter(({ kind }) => kind !== '').map(({ lower }) => lower)),
    names: new Set(
      words
        .filter(({ kind, capital, lower }) => kind === '' && capital && !FUNCTION_WORDS.some((list) => list.has(lower)))
        .map(({ stem }) => stem),
    ),
    stems: new Set(words.map(({ stem }) => stem)),
    open: clauses.some(({ open }) => open),
    negated: clauses.filter(({ negated, ended }) => negated || ended).length,
  }
}

/** Whether every name in `words` is also in `statement`. If one is missing, `words` are about something else. */
export const sharesNames = (words: string, statement: string): boolean => {
  const { stems } = factsOf(statement)
  return [...factsOf(words).names].every((name) => stems.has(name))
}

/**
 * Whether `fuller` may say everything that `poorer` says: it has every number, date, code and name of `poorer`, as many
 * negated clauses, and is as certain ("Never the same" in docs/decisions.md). If not, the two are not merged, even if a
 * model says that they are the same.
 */
export const keepsFacts = (poorer: string, fuller: string): boolean => {
  const [less, more] = [factsOf(poorer), factsOf(fuller)]
  return (
    less.open === more.open &&
    less.negated === more.negated &&
    [...less.measured].every((value) => more.measured.has(value)) &&
    [...less.names].every((name) => more.stems.has(name))
  )
}
