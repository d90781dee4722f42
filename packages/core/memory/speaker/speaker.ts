import { createHash } from 'node:crypto'
import { keysOf } from '../guard/relation/keys.js'
import { speaksOfSpeaker } from '../guard/subject.js'
import { isPlainGivenName } from './name-words.js'

/** Who says "I" in a memory. */
export interface Speaking {
  /** The write's user; null if the writing agent itself speaks. */
  userId: string | null
  agentId: string
}

/** Returns who "I" is, independent of any name: `user:<id>`, else `agent:<id>`. */
export const speakerOf = ({ userId, agentId }: Speaking): string =>
  userId === null ? `agent:${agentId}` : `user:${userId}`

/** Returns the key by which the store looks up a speaker of a volume: 64 bits of a hash. */
export const speakerKey = (volumeId: string, speaking: Speaking): bigint => hashOf([volumeId, speakerOf(speaking)])

const hashOf = (parts: readonly unknown[]): bigint =>
  createHash('sha256').update(JSON.stringify(parts)).digest().readBigInt64BE()

/** A name that a speaker gives in a current statement. */
export interface ToldName {
  /** The memory with the statement. */
  memoryId: string
  name: string
}

/**
 * Chooses the name of a speaker: the latest one, or a fuller form of it ("Ada Keller" for "Ada"). If several statements
 * give that form, the earliest of them is returned.
 * @param told the latest first
 * @returns null if `told` is empty
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
 * Returns the name under which a speaker's statements are compared: their known name; else their user id if that is a
 * person's name ("ada", "ada.keller"); else `speakerOf`. Other ids, and agents' names, are not used: they can be
 * ordinary words ("support", "default"), and statements about something else can begin with such a word too.
 */
export function comparedName(told: readonly ToldName[], speaking: Speaking): string {
  const known = knownName(told)
  if (known !== null) return known.name
  const parts = speaking.userId?.toLowerCase().split(/[ ._-]+/u) ?? []
  return isPlainGivenName(parts[0] ?? '') && parts.length <= 3 ? parts.join(' ') : speakerOf(speaking)
}

/** The `nameKey` of a statement that does not depend on who says it. */
export const NAMELESS = 0n

/**
 * Returns a hash of a speaker's known name and of the memory that tells it; never `NAMELESS`. The store keeps the hash
 * with each memory that is indexed and compared under that name, to find the memories that a changed name affects.
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
