import { createHash } from 'node:crypto'
import { keysOf } from '../guard/relation/keys.js'
import { speaksOfSpeaker } from '../guard/subject.js'
import { isPlainGivenName } from './name-words.js'

/** Who says "I" in a memory. */
export interface Speaking {
  /** The write's user; absent, the writing agent speaks. */
  userId: string | null
  agentId: string
}

/** Who "I" is, whatever they are called: `user:<id>`, else `agent:<id>`. */
export const speakerOf = ({ userId, agentId }: Speaking): string =>
  userId === null ? `agent:${agentId}` : `user:${userId}`

/** The speaker of a volume as the store looks them up: 64 bits of a hash. */
export const speakerKey = (volumeId: string, speaking: Speaking): bigint => hashOf([volumeId, speakerOf(speaking)])

const hashOf = (parts: readonly unknown[]): bigint =>
  createHash('sha256').update(JSON.stringify(parts)).digest().readBigInt64BE()

/** A name that a current statement of a speaker tells. */
export interface ToldName {
  /** The statement. */
  memoryId: string
  name: string
}

/**
 * The name by which a speaker is known, of those that their current statements tell, the latest first: the latest one,
 * or a fuller form of it ("Ada" is Ada Keller), as it was told first.
 * @returns null if none was told
 */
export function knownName(told: readonly ToldName[]): ToldName | null {
  const [latest] = told
  if (latest === undefined) return null
  const words = wordsOf(latest)
  const fuller = told.filter((each) => words.every((word) => wordsOf(each).includes(word)))
  const best = fuller.reduce((one, other) => (wordsOf(other).length > wordsOf(one).length ? other : one), latest)
  return told.findLast((each) => wordsOf(each).join(' ') === wordsOf(best).join(' ')) ?? best
}

const wordsOf = ({ name }: ToldName): string[] => name.toLowerCase().split(' ')

/**
 * The name under which they are compared. A user's id counts if it is a person's name ("ada", "ada.keller"): any other,
 * and the name of an agent, may be an ordinary word ("support", "default") that other subjects begin with.
 */
export function comparedName(told: readonly ToldName[], speaking: Speaking): string {
  const known = knownName(told)
  if (known !== null) return known.name
  const parts = speaking.userId?.toLowerCase().split(/[ ._-]+/u) ?? []
  return isPlainGivenName(parts[0] ?? '') && parts.length <= 3 ? parts.join(' ') : speakerOf(speaking)
}

/** Under no name: the statement does not depend on who says it. */
export const NAMELESS = 0n

/**
 * A hash of the name that a memory was indexed and compared under, and of where it was told, by which the store finds
 * the memories that a changed name touches. Never `NAMELESS`.
 */
export function nameKey(volumeId: string, told: readonly ToldName[]): bigint {
  const known = knownName(told)
  const hash = hashOf([volumeId, known?.memoryId ?? null, known?.name ?? null])
  return hash === NAMELESS ? 1n : hash
}

/**
 * Whether a statement is about its speaker: it says "I" or "the user", leaves its subject out ("Prefers tea"), or is
 * compared under its speaker's name.
 */
export const dependsOnName = (text: string): boolean =>
  speaksOfSpeaker(text) || keysOf(text, '@:a').join('\n') !== keysOf(text, '@:b').join('\n')
