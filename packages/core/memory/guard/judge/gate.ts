import type { JudgedMemory } from '../../../ports/memory/refinements.js'
import { terms } from '../../../text/terms.js'
import { isTalk } from '../classify/talk.js'
import { dependsOnSpeaker } from '../subject.js'

/**
 * Maximum length of a plain statement in UTF-16 units. Comparing vectors of whole texts does not find a fact in a
 * longer text (0 of 20 in the study behind the figures in this file).
 */
const LONGEST = 240
/** A question or exclamation: the text is a turn of a conversation rather than a statement. */
const SPOKEN = /[?!？！¿¡]/u
/** Minimum cosine of two statements that may say the same or exclude each other, even without common words. */
const CLOSE = 0.7
/** Minimum cosine of two statements with common words (see COMMON) that may say the same or exclude each other. */
const RELATED = 0.45
/** Minimum share of the shorter text's terms that the other text has too. */
const COMMON = 0.4
/** Maximum known statements per question: more make a model's answers worse and each question more expensive. */
export const MOST_CANDIDATES = 5

/**
 * Whether a text is a plain statement, which is worth comparing: short, and not a question, exclamation or small talk.
 * False for 3 of 4 chat turns. Linear in the length.
 */
export const isPlainStatement = (text: string): boolean =>
  text.length <= LONGEST && !SPOKEN.test(text) && /\p{L}/u.test(text) && !isTalk(text)

export interface Neighbour {
  memory: JudgedMemory
  /** Cosine of the two texts' vectors. */
  cosine: number
}

/** Returns the neighbours to ask the judge about: at most five, nearest first. */
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

/** Whether two memories can be about one subject: in a memory without a user, "I" means the agent that wrote it. */
const haveOneSpeaker = (a: JudgedMemory, b: JudgedMemory): boolean =>
  a.userId !== null || a.writer.agentId === b.writer.agentId || ![a, b].some(({ content }) => saysI(content))

/**
 * Whether a text is, or may be, about its speaker or addressee ("I", "you"; see subject.ts). Tests the words twice: as
 * written, because "Sie" means "you" only with a capital, and in lower case, because "I" is listed as "i". So "US"
 * counts as "us", and the judge may be skipped needlessly.
 */
const saysI = (text: string): boolean => {
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? []
  return dependsOnSpeaker(words) || dependsOnSpeaker(words.map((word) => word.toLowerCase()))
}
