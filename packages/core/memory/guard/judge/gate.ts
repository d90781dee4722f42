import type { JudgedMemory } from '../../../ports/memory/refinements.js'
import { terms } from '../../../text/terms.js'
import { isTalk } from '../classify/talk.js'
import { dependsOnSpeaker } from '../subject.js'

/**
 * In UTF-16 units. A fact buried in a longer text is not found by comparing vectors of whole texts (0 of 20 in the study
 * that the gate's figures are from).
 */
const LONGEST = 240
/** Questions and exclamations: the text is a turn of a talk rather than a statement. */
const SPOKEN = /[?!？！¿¡]/u
/** Cosines from which two statements may say the same or exclude each other, alone or with common words. */
const CLOSE = 0.7
const RELATED = 0.45
/** Share of the shorter text's terms that the other one has too. */
const COMMON = 0.4
/** Known statements per question; more make a model's answers worse and each question dearer. */
export const MOST_CANDIDATES = 5

/**
 * Whether a text is a plain statement, which is worth comparing: no talk, no question, not long. Keeps 3 of 4 chat turns
 * out. Linear in the length.
 */
export const isPlainStatement = (text: string): boolean =>
  text.length <= LONGEST && !SPOKEN.test(text) && /\p{L}/u.test(text) && !isTalk(text)

export interface Neighbour {
  memory: JudgedMemory
  /** Cosine of the two texts' vectors. */
  cosine: number
}

/** The neighbours that are worth a question about the statement, the nearest first; at most five. */
export const worthAsking = (subject: JudgedMemory, neighbours: readonly Neighbour[]): JudgedMemory[] => {
  if (!isPlainStatement(subject.content)) return []
  const own = new Set(terms(subject.content))
  return neighbours
    .filter(({ memory }) => isPlainStatement(memory.content) && haveOneSpeaker(subject, memory))
    .filter(
      ({ memory, cosine }) =>
        cosine >= CLOSE || (cosine >= RELATED && commonShare(own, new Set(terms(memory.content))) >= COMMON),
    )
    .toSorted((a, b) => b.cosine - a.cosine)
    .slice(0, MOST_CANDIDATES)
    .map(({ memory }) => memory)
}

const commonShare = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 0 : [...a].filter((term) => b.has(term)).length / smaller
}

/** Without a user, "I" is the writing agent: what two agents say of themselves is about two subjects. */
const haveOneSpeaker = (a: JudgedMemory, b: JudgedMemory): boolean =>
  a.userId !== null || a.writer.agentId === b.writer.agentId || ![a, b].some(({ content }) => saysI(content))

/** In both cases, since "Sie" is the addressee, and "i" the speaker. "US" counts as "us": then it is not asked about. */
const saysI = (text: string): boolean => {
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? []
  return dependsOnSpeaker(words) || dependsOnSpeaker(words.map((word) => word.toLowerCase()))
}
