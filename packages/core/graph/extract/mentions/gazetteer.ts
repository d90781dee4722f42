import type { EntityType } from '../../types.js'
import type { Token } from '../tokens.js'
import { isOpening, wordsOf } from '../words.js'
import { CONCEPTS, EVENTS, OTHERS } from './gazetteers/concepts.js'
import { ORGANIZATIONS } from './gazetteers/organizations.js'
import { PLACES, SKY } from './gazetteers/places.js'
import { ORDINARY_WORDS, TECHNOLOGIES } from './gazetteers/technologies.js'

export interface KnownName {
  /** The usual spelling. */
  name: string
  type: EntityType
  /** Its words and symbols in lower case. */
  words: readonly string[]
  /**
   * The only spelling that counts, for an abbreviation ("US") or an ordinary word ("Go"); null if capitals do not
   * matter.
   */
  exact: string | null
}

const LISTS: readonly [EntityType, string][] = [
  ['technology', TECHNOLOGIES],
  ['location', PLACES],
  ['organization', ORGANIZATIONS],
  ['event', EVENTS],
  ['other', OTHERS],
  ['other', SKY],
  ['concept', CONCEPTS],
]

const namesByFirstWord = new Map<string, KnownName[]>()
const usualNames = new Map<string, string>()

for (const [type, list] of LISTS) {
  for (const line of list.split(';')) {
    const spellings = line.split('=')
    const [name = ''] = spellings
    for (const spelling of spellings) add(name, spelling, type)
  }
}

function add(name: string, spelling: string, type: EntityType): void {
  const words = wordsOf(spelling).map((word) => word.toLowerCase())
  const [first = ''] = words
  if (!usualNames.has(spelling.toLowerCase())) usualNames.set(spelling.toLowerCase(), name)
  const isShort = /^[A-Z][A-Z0-9]{0,3}$/.test(spelling)
  const exact = words.length === 1 && (isShort || ORDINARY_WORDS.has(first)) ? spelling : null
  const known = namesByFirstWord.get(first) ?? []
  known.push({ name, type, words, exact })
  known.sort((a, b) => b.words.length - a.words.length)
  namesByFirstWord.set(first, known)
}

/** Returns the usual spelling of a known name ("PostgreSQL" for "postgres"), else undefined. */
export const usualName = (spelling: string): string | undefined => usualNames.get(spelling.toLowerCase())

/** Finds the longest known name that begins at a token, and its number of tokens. A concept may be plural. */
export const knownNameAt = (tokens: readonly Token[], at: number): { known: KnownName; length: number } | null => {
  const token = tokens[at]
  if (!token) return null
  for (const known of namesByFirstWord.get(token.lower) ?? namesByFirstWord.get(singular(token.lower)) ?? []) {
    const length = matchLength(known, tokens, at)
    if (length > 0) return { known, length }
  }
  return null
}

const singular = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)

/** Returns how many tokens a known name takes from `at` on; 0 if the name is not there. A concept may be plural. */
const matchLength = ({ words, exact, type }: KnownName, tokens: readonly Token[], at: number): number => {
  const first = tokens[at] as Token
  if (exact !== null && first.text !== exact) return 0
  if (exact !== null && ORDINARY_WORDS.has(first.lower) && isOpening(tokens, at) && !isSubject(tokens[at + 1])) return 0
  let next = at
  for (const [index, word] of words.entries()) {
    const token = tokens[next]
    if (!token) return 0
    const isLast = index === words.length - 1
    const plural = isLast && type === 'concept' && token.lower === `${word}s`
    if (token.lower !== word && !plural) return 0
    next += 1
  }
  return next - at
}

/** Whether a capitalised word that opens a sentence is a name, because a verb such as "is", "has" or "runs" follows. */
const isSubject = (next: Token | undefined) =>
  next !== undefined && (/^(?:is|was|has|had|runs|will|can)$/.test(next.lower) || next.tags.has('Copula'))
