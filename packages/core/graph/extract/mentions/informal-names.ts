import type { EntityType } from '../../types.js'
import type { Sentence, Token } from '../tokens.js'
import type { Range } from './name-runs.js'

/** A name written without a capital. */
export interface InformalRange extends Range {
  type: EntityType
  confidence: number
  name: string
}

/** Whether a text has no capitals except "I", so that names have none either: "i work at zalando, my boss is tom". */
export const isWithoutCapitals = (sentences: readonly Sentence[]): boolean =>
  sentences.every(({ tokens }) => tokens.every(({ shape, lower }) => shape === 'lower' || lower === 'i'))

/**
 * Finds names without capitals: teams ("our payments team") in any text; in a text without capitals, also given names
 * and employers.
 */
export function* informalRanges(tokens: readonly Token[], withoutCapitals: boolean): Generator<InformalRange> {
  for (let at = 0; at < tokens.length; at += 1) {
    const range = teamAt(tokens, at) ?? (withoutCapitals ? (personAt(tokens, at) ?? employerAt(tokens, at)) : null)
    if (!range) continue
    yield range
    at = range.to - 1
  }
}

const GENERAL_TEAM =
  /^(?:whole|entire|same|new|old|small|big|large|great|good|other|first|second|home|away|winning|rest|best|national|my|our|his|her|their)$/

/** Finds a team named by its work: "the payments team", "our site reliability team". */
const teamAt = (tokens: readonly Token[], at: number): InformalRange | null => {
  if (!/^(?:the|our|my|their|his|her|its)$/.test(tokens[at]?.lower ?? '')) return null
  for (const length of [1, 2]) {
    const words = tokens.slice(at + 1, at + 1 + length)
    const team = tokens[at + 1 + length]
    if (team?.lower !== 'team') continue
    const isNamed = words.every(
      ({ kind, shape, lower, tags }) =>
        kind === 'word' &&
        shape === 'lower' &&
        !GENERAL_TEAM.test(lower) &&
        (tags.has('Noun') || tags.has('Adjective') || tags.has('Gerund')),
    )
    if (isNamed)
      return {
        from: at + 1,
        to: at + 2 + length,
        type: 'team',
        confidence: 0.7,
        name: `${words.map(({ lower }) => lower).join(' ')} team`,
      }
  }
  return null
}

const NO_PERSON =
  /^(?:will|may|mark|rose|grace|faith|hope|joy|art|bill|sue|pat|gene|dean|chase|drew|frank|guy|ray|jack|dawn|summer|autumn|amber|ruby|pearl|angel|christian|summer|june|april|august|might|can|van|ash|max|rich|penny|don|bob|rob|lane|cash|price|young|king|page|day|love|job|so|an|my|son|dear|dee|see|bye)$/

const personAt = (tokens: readonly Token[], at: number): InformalRange | null => {
  const token = tokens[at] as Token
  if (!token.tags.has('FirstName') || NO_PERSON.test(token.lower) || token.kind !== 'word') return null
  const next = tokens[at + 1]
  const to = next?.tags.has('LastName') && next.kind === 'word' ? at + 2 : at + 1
  return { from: at, to, type: 'person', confidence: 0.65, name: capitalized(tokens.slice(at, to)) }
}

const NO_EMPLOYER =
  /^(?:home|night|nights|school|university|college|work|least|once|last|first|all|free|fun|hours|years|months|weeks|days|ages|them|him|her|us|me|you|it|this|that|some|something|someone|myself|himself|herself|noon|dawn|present|scale|heights|sea|uni|clients|people|money|life|living|time|hire|now|long|as|a|an|the|my|our|his|their|its|your|about|over|almost|nearly|more|another|one|two|three|four|five|ten|different|various|several|many|both|each|every|any|no|what|which|who)$/

/**
 * Finds an employer, as in "i work at acme labs": up to three nouns after "at" or "for", if a word such as "work" or
 * "job" is among the six tokens before the preposition. A word in NO_EMPLOYER ends the name.
 */
const employerAt = (tokens: readonly Token[], at: number): InformalRange | null => {
  const isAt = /^(?:at|for)$/.test(tokens[at - 1]?.lower ?? '')
  const works = tokens
    .slice(Math.max(0, at - 7), at - 1)
    .some(({ lower }) => /^(?:work|works|working|worked|job|joined|interned|employed)$/.test(lower))
  if (!isAt || !works) return null
  let to = at
  while (to - at < 3 && isNoun(tokens[to])) to += 1
  if (to === at) return null
  return { from: at, to, type: 'organization', confidence: 0.55, name: capitalized(tokens.slice(at, to)) }
}

const isNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  token.tags.has('Noun') &&
  !token.tags.has('Date') &&
  !token.tags.has('Pronoun') &&
  !NO_EMPLOYER.test(token.lower)

const capitalized = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => text.charAt(0).toUpperCase() + text.slice(1)).join(' ')

/** A name of one to four words, each with a capital; particles ("de", "van") may precede any word but the first. */
const NAME =
  "(\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:(?:de|da|di|van|von|der|la|del|bin|al)\\s+)?(?:\\p{Lu}\\.(?=\\s)|\\p{Lu}[\\p{L}'’-]*)){0,3})"
const FORMS = [
  new RegExp(`\\b(?:[Mm]y|[Tt]he user['’]s|[Uu]ser['’]s) (?:(?:full|first|real|given) )?name is ${NAME}`, 'u'),
  new RegExp(`\\b(?:I am|I['’]m|[Tt]he user is|[Tt]hey are|I get) (?:called|named) ${NAME}`, 'u'),
  new RegExp(`\\b(?:I|[Tt]he user|[Uu]ser) (?:go|goes|am known|is known) (?:by|as) (?:the name )?${NAME}`, 'u'),
  new RegExp(`\\b[Cc]all me ${NAME}`, 'u'),
]
/** Number of characters searched, at the beginning of the text, where people state their names. */
const SEARCHED = 2_000

/** Returns the names that a text states for its writer, or for the user about whom an agent writes. */
export const selfNames = (text: string): string[] => {
  const begin = text.slice(0, SEARCHED)
  return [...new Set(FORMS.map((form) => form.exec(begin)?.[1]).filter((name) => name !== undefined))]
}
