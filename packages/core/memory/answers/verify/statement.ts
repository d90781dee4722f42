import { isOrdinaryWord } from '../../../graph/extract/tokens.js'
import { isPastForm, isVerbForm } from '../../../text/lemma.js'
import { MOVES, STATES } from '../../guard/relation/lexicon/families.js'
import {
  ARTICLES,
  AUXILIARIES,
  COPULAS,
  FIRST_PERSON,
  INDEFINITE,
  PAST,
  PAST_COPULAS,
  PREPOSITIONS,
  PRONOUNS,
} from '../../guard/relation/lexicon/function-words.js'
import { phraseAt, wordSet } from '../../guard/relation/lexicon/phrases.js'
import { type Word, wordsOf } from '../../guard/relation/words.js'
import { isPlainGivenName } from '../../speaker/name-words.js'
import { withoutAccents } from '../../write/dates/tokens.js'
import { ALWAYS_CUTS, CONJUNCTIONS, keyOfWord, LIGHT, MARKS, type Mark } from './words/lexicon.js'
import { marksIn } from './words/marks.js'

/** The key of "I" and "my". */
export const SELF = '@'
/** The key of "you" and "the user". */
export const ADDRESSEE = '@you'

/** A word with what its sentence says about it. */
export interface Unit {
  word: Word
  /** A key that is equal for all forms and spellings of a word; SELF for "I", ADDRESSEE for "you". */
  key: string
  /** The relation that the word expresses together with its neighbours ("moved to": home); else null. */
  relation: string | null
  /**
   * `name`: of a person, place, product; `measured`: number, date, time, code; `content`: other word with a meaning.
   */
  kind: 'name' | 'measured' | 'content' | 'function'
  clause: number
  marks: ReadonlySet<Mark>
  verb: boolean
  past: boolean
  /** Whether the word is a possessor: a word before "'s", or "my". */
  owns: boolean
}

/** Maximum words passed to wordsOf at once. */
const PIECE = 50
const USER = new Set(['user', 'customer', 'client', 'nutzer', 'kunde'])
const YOU = new Set(['you', 'your', 'yours', 'yourself', 'du', 'dich', 'dir', 'dein', 'deine', 'deinen'])
/** The German preposition "seit", which looks like a verb. */
const SINCE = new Set(['seit'])
const FUNCTION = [ARTICLES, AUXILIARIES, FIRST_PERSON, INDEFINITE, PREPOSITIONS, PRONOUNS, SINCE]
/** Interjections and openers that have a capital only because they begin a sentence. */
const GREETING =
  /^(?:hey|hi|hello|wow|yeah|yes|no|oh|thanks|thank|ok|okay|well|sure|that's|it's|haha|cool|nice|great|definitely|absolutely|totally)$/

/** Reads the words of one sentence. Takes time linear in its length. */
export function readStatement(text: string): Unit[] {
  const words = wordsIn(text)
  const german = isGerman(words.map(({ lower }) => lower))
  const lowers = words.map(({ lower }) => lower)
  const stems = words.map(({ stem }) => stem)
  const verbs = words.map((_, at) => isVerb(words, lowers, stems, at, german))
  const clauses = clausesIn(words, verbs)
  const marks = marksIn(words, lowers, clauses, german)
  const relations = relationsIn(lowers, stems)
  return words.map((word, at): Unit => {
    const kind = kindOf(word, words, at, german)
    return {
      word,
      key: keyOf(word, kind, lowers, at),
      relation: relations.get(at) ?? null,
      kind,
      clause: clauses[at] as number,
      marks: marks[at] as Set<Mark>,
      verb: verbs[at] as boolean,
      past: isPast(word.lower, german),
      owns:
        lowers[at + 1] === "'s" ||
        (german && kind === 'name' && isGenitive(word.lower)) ||
        /^(?:my|our|your|mein\w*|unser\w*|dein\w*)$/.test(word.lower),
    }
  })
}

const GERMAN = wordSet(
  'der die das den dem des ein eine einen einem einer ist nicht und mit für von zu auf hat haben sind war im am zum zur bei nach seit kein keine keinen jeden jede gern gerne ich er sie wir uns mein meine um uhr wird wurde ihre sein seine noch als wenn oder aber heißt wohnt beim vom dass weil auch nur bis durch ohne über unter kann muss soll wie was wer',
)
const ENGLISH = wordSet(
  'the a an is are was were of and to for with on at by from has have had not it his her he she they my i be been will that this',
)

const GERMAN_NUMBERS: ReadonlyMap<string, string> = new Map(
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ').map((word, at) => [word, String(at + 2)]),
)

/** Whether a sentence is German. A capital does not show a name in German, because all nouns have a capital. */
function isGerman(lowers: readonly string[]): boolean {
  let score = 0
  for (const lower of lowers) score += (GERMAN.has(lower) ? 1 : 0) - (ENGLISH.has(lower) ? 1 : 0)
  return score > 0
}

function wordsIn(text: string): Word[] {
  // "In 2023!" ends a sentence; wordsOf would take "2023!" for a factorial.
  const parts = text
    .replace(/(\d)!+(?=\s|$)/g, '$1.')
    .split(/\s+/)
    .filter((part) => part !== '')
  if (isGerman(parts.map((part) => part.toLowerCase())))
    parts.forEach((part, at) => {
      parts[at] = GERMAN_NUMBERS.get(part.toLowerCase()) ?? part
    })
  const words: Word[] = []
  for (let at = 0; at < parts.length; ) {
    let end = Math.min(parts.length, at + PIECE)
    // Cut after a comma if there is one, so that no number, date or phrase is split.
    if (end < parts.length)
      for (let back = end; back > at + PIECE / 2; back -= 1)
        if (/[,;:]$/.test(parts[back - 1] as string)) {
          end = back
          break
        }
    words.push(...wordsOf(parts.slice(at, end).join(' ')))
    at = end
  }
  return words
}

const SUBJECTS = wordSet('i you he she we they who')

function isVerb(
  words: readonly Word[],
  lowers: readonly string[],
  stems: readonly string[],
  at: number,
  german: boolean,
): boolean {
  const [before, { lower, kind, capital }] = [words[at - 1], words[at] as Word]
  if (kind !== '' || (capital && at > 0) || PRONOUNS.has(lower) || FIRST_PERSON.has(lower)) return false
  if (before?.lower === 'to') return false
  if (COPULAS.has(lower) || AUXILIARIES.has(lower) || PAST_COPULAS.has(lower)) return true
  if (phraseAt(STATES, stems, at) || phraseAt(MOVES, lowers, at)) return true
  if (german) return /^\p{Ll}{2,}(?:t|te|ten|en)$/u.test(lower) && !FUNCTION.some((list) => list.has(lower))
  // "help" and "love" are often nouns, but after a pronoun they are verbs: "I help", "who love".
  if (SUBJECTS.has(lowers[at - 1] ?? '') && !LIGHT.has(lower)) return true
  // A word with a verb's ending is a verb after a name: "Ada looks after", "Bob reports to".
  if (before?.capital && !before.pause && /\p{L}(?:[^s]s|ed)$/u.test(lower) && !german) return true
  if (ARTICLES.has(lowers[at - 1] ?? '') || PREPOSITIONS.has(lowers[at - 1] ?? '')) return false
  return isVerbForm(lower) || isPastForm(lower) || PAST.has(lower)
}

const isPast = (lower: string, german: boolean): boolean =>
  PAST_COPULAS.has(lower) ||
  lower === 'been' ||
  (german ? /^\p{Ll}{3,}(?:te|ten)$|^ge\p{Ll}{3,}(?:t|en)$/u.test(lower) : isPastForm(lower))

/** Returns the number of each word's clause, from 0. */
function clausesIn(words: readonly Word[], verbs: readonly boolean[]): number[] {
  let clause = 0
  let hasVerb = false
  return words.map(({ lower }, at) => {
    const pause = words[at - 1]?.pause ?? false
    const conjunction = CONJUNCTIONS.has(lower)
    const begins = at > 0 && (pause || conjunction)
    const gapped = pause && words[at]?.capital && /^(?:number|quantity)/.test(words[at + 1]?.kind ?? '')
    // In "tea, coffee and milk", the clause goes on; "and Bob has a dog" begins a new clause.
    if (
      begins &&
      (ALWAYS_CUTS.has(lower) || gapped || (hasVerb && opensClause(words, verbs, conjunction ? at + 1 : at)))
    ) {
      clause += 1
      hasVerb = false
    }
    hasVerb ||= verbs[at] as boolean
    return clause
  })
}

const hasEnding = ({ lower }: Word): boolean =>
  /(?:[^s]s|ed)$/.test(lower) ||
  AUXILIARIES.has(lower) ||
  PAST_COPULAS.has(lower) ||
  PAST.has(lower) ||
  /[^\p{ASCII}]|t$/u.test(lower)

/** Whether a clause begins at a word: a verb with an ending, or a subject with a verb among the next five words. */
const opensClause = (words: readonly Word[], verbs: readonly boolean[], at: number): boolean => {
  for (let next = at; next < at + 6 && next < words.length; next += 1) {
    // "Wants to live well and help others" is one clause, because "help" has no subject and no ending.
    if (verbs[next]) return next > at || hasEnding(words[next] as Word)
    if (words[next]?.pause) return false
  }
  return false
}

function relationsIn(lowers: readonly string[], stems: readonly string[]): Map<number, string> {
  const found = new Map<number, string>()
  for (let at = 0; at < lowers.length; at += 1) {
    const phrase = phraseAt(STATES, stems, at) ?? phraseAt(MOVES, lowers, at)
    if (!phrase || phrase.value.noun === '') continue
    for (let each = at; each < at + phrase.length; each += 1)
      found.set(each, `${phrase.value.noun} ${phrase.value.says}`)
  }
  return found
}

function kindOf(word: Word, words: readonly Word[], at: number, german: boolean): Unit['kind'] {
  const { lower, kind, capital, text } = word
  if (kind !== '') return 'measured'
  if (lower === 'i' || CONJUNCTIONS.has(lower) || FUNCTION.some((list) => list.has(lower)) || YOU.has(lower))
    return 'function'
  if (!/[\p{L}\p{N}]/u.test(text) || lower === "'s" || (MARKS.has(lower) && phraseAt(MARKS, [lower], 0)))
    return 'function'
  if (!capital || GREETING.test(lower)) return 'content'
  if (german) return isPlainGivenName(lower) || isGenitive(lower) ? 'name' : 'content'
  const opens = at === 0 || /^[.!?:"]$/.test(words[at - 1]?.text ?? '')
  return !opens || isPlainGivenName(lower) || !(isOrdinaryWord(lower) || isVerbForm(lower)) ? 'name' : 'content'
}

/** Whether a word is a German genitive of a given name: "Adas" means "Ada's". */
const isGenitive = (lower: string): boolean =>
  lower.endsWith('s') && !isPlainGivenName(lower) && isPlainGivenName(lower.slice(0, -1))

function keyOf({ lower }: Word, kind: Unit['kind'], lowers: readonly string[], at: number): string {
  if (kind === 'function') {
    if (YOU.has(lower)) return ADDRESSEE
    return lower === 'i' || FIRST_PERSON.has(lower) ? SELF : lower
  }
  if (kind === 'measured') return lower
  if (USER.has(lower) && (ARTICLES.has(lowers[at - 1] ?? '') || at === 0)) return ADDRESSEE
  if (kind === 'name') return withoutAccents(isGenitive(lower) ? lower.slice(0, -1) : lower)
  return keyOfWord(lower)
}

/** Whether a word alone says too little to support anything. */
export const isLight = ({ key, word }: Unit): boolean => LIGHT.has(key) || LIGHT.has(word.lower)
