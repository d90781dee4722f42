import { canonicalDay } from './lexicon/calendar.js'
import { FIXED_PROPERTIES, MANY, propertyOf } from './lexicon/families.js'
import {
  ARTICLES,
  AUXILIARIES,
  FIRST_PERSON,
  INDEFINITE,
  PAST,
  PREPOSITIONS,
  PRONOUNS,
} from './lexicon/function-words.js'
import { NEW } from './lexicon/signals.js'
import { stem } from './stem.js'
import type { Word } from './words.js'

/** Who or what a clause is about. */
export interface Subject {
  /** Its content words, regardless of order: "the deadline of the audit" equals "the audit's deadline". */
  bag: readonly string[]
  /**
   * For a property with a single value: `one` if the value can change ("price"), `fixed` if it cannot ("birthplace").
   * Null for anything else.
   */
  property: 'one' | 'fixed' | null
  /** Whether a person can have several things of this kind ("hobby"), so that a new value does not replace another. */
  many: boolean
  /**
   * Whether the subject is the speaker ("I") or a bare name ("Marta"), and not a description ("the manager", "Marta's
   * BMW").
   */
  isName: boolean
  /** The word that announces a new value ("new" in "my new manager"); null if there is none. */
  isNew: string | null
}

const MAX_WORDS = 8
const RELATIVE = new Set([
  'who',
  'which',
  'that',
  'where',
  'because',
  'when',
  'while',
  'than',
  'as',
  'but',
  'however',
  'although',
  'though',
])
const OF = new Set([
  'of',
  'for',
  'von',
  'für',
  'de',
  'du',
  'des',
  'del',
  'da',
  'do',
  'van',
  'di',
  'della',
  'at',
  'in',
  "d'",
])
/** Properties named by two words, each with the noun that it is compared under. */
export const TWO_WORDS: ReadonlyMap<string, string> = new Map([
  ['home address', 'home'],
  ['phone number', 'phone'],
  ['telephone number', 'phone'],
  ['mobile number', 'mobile'],
  ['email address', 'email'],
  ['mail address', 'email'],
  ['contact person', 'contact'],
  ['payment method', 'payment'],
  ['due date', 'deadline'],
  ['job title', 'role'],
  ['blood type', 'bloodtype'],
  ['blood group', 'bloodtype'],
  ['birth date', 'birthdate'],
  ['birth name', 'birthname'],
])

/** Adjectives that imply a single thing: a person has many teas, but one favourite tea. */
const CHOSEN = new Set(['favourite', 'favorite', 'preferred', 'default', 'current'])

/** Returns the words that carry meaning, as stems or in canonical form; "I" and "my" become the speaker's words. */
export function contentOf(words: readonly Word[], speaker: readonly string[]): string[] {
  const content: string[] = []
  for (const word of words) {
    const { lower } = word
    if (FIRST_PERSON.has(lower)) content.push(...speaker)
    else if (word.kind !== '') content.push(canonicalDay(lower))
    else if (lower !== "'s" && !isFunctionWord(word)) content.push(word.stem)
  }
  return content
}

const isFunctionWord = ({ lower, capital }: Word) =>
  ARTICLES.has(lower) ||
  // With a capital it is a name: "Ben", while "ben" is Dutch for "am".
  (AUXILIARIES.has(lower) && !capital) ||
  PREPOSITIONS.has(lower) ||
  lower === 'a' ||
  lower === 'an' ||
  lower === 'ein' ||
  lower === 'und' ||
  lower === 'and'

/** Returns the words by which a speaker is compared: those of the name, or the id as one word. */
export const speakerWords = (speaker: string): string[] => {
  const lower = speaker.toLowerCase()
  return lower.includes(':') ? [`@${lower}`] : lower.split(/\s+/).filter((word) => word !== '')
}

/**
 * Reads the subject from the words before a verb.
 * @param earlier the words of the previous subject in the text, which a pronoun stands for
 * @returns null if the subject is unknown, indefinite or not understood
 */
export function subjectOf(
  words: readonly Word[],
  speaker: readonly string[],
  earlier: readonly Word[],
): Subject | null {
  const resolved = resolve(words, earlier)
  if (resolved === null) return null
  const kept = resolved.filter((word) => word.capital || !AUXILIARIES.has(word.lower))
  const first = kept.find((word) => word.lower !== "'s")
  if (
    !first ||
    [resolved[0], first].some((word) => INDEFINITE.has(word?.lower ?? '')) ||
    kept.some((word) => /^(?:you|your|yours|dein|deine|votre|tu|tus)$/.test(word.lower)) ||
    first.lower === 'than'
  )
    return null
  if (/^(?:number|quantity)/.test(first.kind)) return null
  if (kept.some((word, at) => at > 0 && (RELATIVE.has(word.lower) || PAST.has(word.lower)))) return null
  const isNew = kept.findIndex((word, at) => NEW.has(word.lower) && !word.capital === true && at < kept.length - 1)
  const opensNew = isNew === -1 && NEW.has(first.lower) && !kept[1]?.capital ? 0 : isNew
  const without = kept.filter((_, at) => at !== opensNew)
  // "The new manager" and "my new trainer" replace the former one. "The new office" may exist beside the old one.
  const named = withProperty(without, speaker)
  const isOwned = kept.some((word) => word.lower === "'s" || FIRST_PERSON.has(word.lower))
  const isOne = isOwned && !named.many && /[^s]$/.test(without.at(-1)?.lower ?? '')
  const replacesOne = named.property !== null || isOne
  const described = replacesOne ? without : kept
  const { bag, property, many } = withProperty(described, speaker)
  if (bag.length === 0 || bag.length > MAX_WORDS) return null
  const content = described.filter((word) => !isFunctionWord(word))
  return {
    bag,
    property,
    many,
    isName:
      content.every((word) => word.capital || FIRST_PERSON.has(word.lower)) &&
      !described.some((word) => ARTICLES.has(word.lower) || word.lower === "'s"),
    isNew: opensNew === -1 || !replacesOne ? null : (kept[opensNew]?.text ?? null),
  }
}

/** Replaces a pronoun at the start ("she", "her sister") by the previous subject. Null if there is no such subject. */
function resolve(words: readonly Word[], earlier: readonly Word[]): readonly Word[] | null {
  const first = words[0]
  if (
    !first ||
    !PRONOUNS.has(first.lower) ||
    (ARTICLES.has(first.lower) && words.some((word, at) => at > 0 && !AUXILIARIES.has(word.lower)))
  )
    return words
  if (earlier.length === 0) return null
  return [...earlier, ...words.slice(1)]
}

function withProperty(words: readonly Word[], speaker: readonly string[]) {
  const joined = joinTwoWords(words)
  const of = joined.findIndex((word, at) => at > 0 && (OF.has(word.lower) || PREPOSITIONS.has(word.lower)))
  const content = (part: readonly Word[]) =>
    part.filter((word) => !isFunctionWord(word) && word.lower !== "'s" && !FIRST_PERSON.has(word.lower))
  const head = content(of > 0 ? joined.slice(0, of) : joined).at(-1) ?? content(joined).at(-1)
  const name = head ? stem(head.lower) : ''
  // "The favourite tea" is a single thing, although there are many teas; "favourite teas" are several.
  const isChosen = joined.some((word) => CHOSEN.has(word.lower)) && !/[^s]s$/.test(head?.lower ?? '')
  const known = propertyOf(head?.lower ?? '') ?? (isChosen && !CHOSEN.has(head?.lower ?? '') ? name : undefined)
  const bag = contentOf(
    joined.map((word) => (word === head && known ? { ...word, lower: known, stem: known } : word)),
    speaker,
  )
  // In "User prefers tea", the user is the speaker.
  const told = bag[0] === 'user' && !MANY.has(bag[1] ?? '') ? [...speaker, ...bag.slice(1)] : bag
  const property = FIXED_PROPERTIES.has(head?.lower ?? '') ? ('fixed' as const) : known ? ('one' as const) : null
  return {
    bag: told,
    property,
    many:
      !isChosen &&
      MANY.has(name) &&
      joined.some((word) => word.lower === "'s" || OF.has(word.lower) || FIRST_PERSON.has(word.lower)),
  }
}

function joinTwoWords(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word
    const one = TWO_WORDS.get(`${word.lower} ${words[at + 1]?.lower}`)
    if (one) at += 1
    joined.push(one ? { ...word, lower: one, stem: stem(one) } : word)
  }
  return joined
}

/** Returns a key for a set of words, regardless of their order. */
export const bagKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ')
