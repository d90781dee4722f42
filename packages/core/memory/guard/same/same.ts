import { createHash } from 'node:crypto'
import { normalize } from '../../../text/normalize.js'
import { dependsOnSpeaker } from '../subject.js'
import { matchDate } from './dates.js'
import { matchQuantity } from './numbers.js'
import { matchTime } from './times.js'
import { foldCharacters, keepPauses, type Token, tokenize } from './tokens.js'
import {
  ACRONYM_FUNCTION_WORDS,
  ACRONYM_WORDS,
  CONTRACTED_ENDINGS,
  CONTRACTING_PRONOUNS,
  CONTRACTIONS,
  FOLDED_NAMES,
  HAD_FOLLOWERS,
  HAS_FOLLOWERS,
  IS_FOLLOWERS,
  NAME_WORDS,
  NEGATED_VERBS,
  WOULD_FOLLOWERS,
} from './words.js'

/** What determines the meaning of a statement besides its words. */
export interface SameContext {
  /** Who "I" and "we" refer to: `user:<id>` if the write names a user, else `agent:<id>`. */
  speaker: string
  /** The day (YYYY-MM-DD) that distinguishes two occurrences of an event; null for a lasting state. */
  eventDay: string | null
}

/**
 * Returns the canonical form of a statement. Two statements are the same exactly when their forms are equal, so the
 * store finds them by an indexed hash. No word is dropped, stemmed or moved. Only spellings that cannot differ in
 * meaning are unified: quotes, dashes, contractions and edge punctuation; equal quantities, dates and times; the case
 * of words that are not in the tables. The form is used only for comparison and is not stored.
 */
export function normalForm(text: string, context: SameContext): string {
  const folded = foldCharacters(text)
  // White space and punctuation carry meaning in code, so a text with a fenced block is compared verbatim.
  const parts = folded.includes('```') ? [normalize(text, 'NFC').trim()] : canonicalWords(folded)
  const header: string[] = []
  if (dependsOnSpeaker(parts)) header.push(`by ${JSON.stringify(context.speaker)}`)
  if (context.eventDay !== null) header.push(`on ${context.eventDay}`)
  // Words have no white space, and generated parts have a space, so no text without a fenced block can imitate the form
  // of another text.
  return [...header, ...parts].join('\n')
}

/** Returns the SHA-256 of the normal form: 32 bytes, the key under which a memory is looked up. */
export function sameHash(text: string, context: SameContext): Uint8Array {
  return new Uint8Array(createHash('sha256').update(normalForm(text, context)).digest())
}

function canonicalWords(folded: string): string[] {
  const shouted = !/\p{Ll}/u.test(folded)
  const spelledOut = tokenize(folded).flatMap((token, index, all) => expandContraction(token, all[index + 1]))
  const tokens = keepPauses(spelledOut)
  const words: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = matchDate(tokens, at) ?? matchTime(tokens, at) ?? matchQuantity(tokens, at)
    const token = tokens[at] as Token
    const opensSentence = shouted || at === 0 || tokens[at - 1]?.pauseAfter === true
    words.push(match?.text ?? (token.verbatim ? token.text : foldCase(token.text, shouted, opensSentence)))
    at += match?.length ?? 1
  }
  return words
}

function expandContraction(token: Token, next: Token | undefined): Token[] {
  const apostrophe = token.verbatim ? -1 : token.text.indexOf("'")
  const lower = token.text.toLowerCase()
  const known = Object.hasOwn(CONTRACTIONS, lower) ? CONTRACTIONS[lower] : undefined
  if (known && !token.verbatim) return spell(token, known)
  if (apostrophe === -1) return [token]
  if (lower.endsWith("n't") && NEGATED_VERBS.has(lower.slice(0, -3))) return spell(token, [lower.slice(0, -3), 'not'])
  const stem = lower.slice(0, apostrophe)
  if (!CONTRACTING_PRONOUNS.has(stem)) return [token]
  const ending = lower.slice(apostrophe)
  const follower = token.pauseAfter ? '' : (next?.text.toLowerCase() ?? '')
  const word = Object.hasOwn(CONTRACTED_ENDINGS, ending) ? CONTRACTED_ENDINGS[ending] : openEnding(ending, follower)
  return word === undefined ? [token] : spell(token, [stem, word])
}

/**
 * Returns the word that `'s` (is, has) or `'d` (would, had) stands for; undefined if the next word does not show it.
 */
function openEnding(ending: string, follower: string): string | undefined {
  if (ending === "'s") {
    if (HAS_FOLLOWERS.has(follower)) return 'has'
    return IS_FOLLOWERS.has(follower) || /^[a-z]{2,}ing$/.test(follower) ? 'is' : undefined
  }
  if (ending !== "'d") return undefined
  if (HAD_FOLLOWERS.has(follower)) return 'had'
  return WOULD_FOLLOWERS.has(follower) ? 'would' : undefined
}

function spell(token: Token, words: readonly string[]): Token[] {
  return words.map((text, index) => ({
    text,
    verbatim: false,
    pauseAfter: index === words.length - 1 && token.pauseAfter,
  }))
}

const PLAIN_WORD = /^[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*'?$/u
const INNER_CAPITAL = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u

/** Folds a word to lower case unless its case matters: names, acronyms, identifiers, single letters except "I". */
function foldCase(text: string, shouted: boolean, opensSentence: boolean): string {
  if (!PLAIN_WORD.test(text)) return text
  const lower = text.toLowerCase()
  if (lower === 'i' || (lower === 'a' && opensSentence)) return lower
  if (text.length === 1) return text
  return text
    .split('-')
    .map((part) => foldWord(part, shouted))
    .join('-')
}

function foldWord(word: string, shouted: boolean): string {
  const lower = word.toLowerCase()
  const [stem = ''] = lower.split("'")
  if (FOLDED_NAMES.has(stem)) return lower
  if (INNER_CAPITAL.test(word) || (NAME_WORDS.has(stem) && word !== lower)) return word
  const [capitals = ''] = word.split("'")
  if (capitals !== capitals.toUpperCase()) return lower
  const isAcronym = ACRONYM_WORDS.has(stem) || (!shouted && ACRONYM_FUNCTION_WORDS.has(stem))
  return isAcronym ? word : lower
}
