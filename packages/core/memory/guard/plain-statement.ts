import type { JudgedMemory } from '../../ports/memory/refinements.js'
import { isTalk } from './classify/talk.js'
import { dependsOnSpeaker } from './subject.js'

/**
 * Maximum length of a plain statement in UTF-16 units. Comparing vectors of whole texts does not find a fact in a
 * longer text (0 of 20 in the study that the limits in judge/gate.ts are from).
 */
const LONGEST = 240
/** Marks of questions and exclamations. A text with such a mark is a turn of a conversation, not a statement. */
const SPOKEN = /[?!？！¿¡]/u

/**
 * Whether a text is a plain statement, which is worth comparing: short, and not a question, exclamation or small talk.
 * False for 3 of 4 chat turns. Linear in the length.
 */
export const isPlainStatement = (text: string): boolean =>
  text.length <= LONGEST && !SPOKEN.test(text) && /\p{L}/u.test(text) && !isTalk(text)

/**
 * Whether "I" means the same speaker in two memories of the same user, or in two without a user. Without a user, "I"
 * means the agent that wrote the memory, so both must be by one agent, unless neither of them says "I".
 */
export const haveOneSpeaker = (a: JudgedMemory, b: JudgedMemory): boolean =>
  a.userId !== null || a.writer.agentId === b.writer.agentId || ![a, b].some(({ content }) => saysI(content))

/**
 * Whether a text is, or may be, about its speaker or addressee ("I", "you"; see subject.ts). Tests the words twice: as
 * written, because "Sie" means "you" only with a capital, and in lower case, because "I" is listed as "i". So "US"
 * counts as "us", and two statements about the US may needlessly not be compared.
 */
const saysI = (text: string): boolean => {
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? []
  return dependsOnSpeaker(words) || dependsOnSpeaker(words.map((word) => word.toLowerCase()))
}
