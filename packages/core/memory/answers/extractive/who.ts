import { isPlainGivenName } from '../../speaker/name-words.js'
import type { Passage } from './passages.js'
import { type AskedQuestion, isKin } from './question.js'

/**
 * How a passage is about the person whom a question asks about.
 * - `self`: that person says "I", or a note is about that person · `spoken`: that person says something else
 * - `named`: the passage names the person · `before`: an earlier passage of the source does, and this one has "she"
 * - `addressed`: somebody says "you" to that person · `other`: the passage is about, or said by, somebody else
 * - `open`: the question asks about no person, or the passage does not show whom it is about
 */
export const WHOS = ['self', 'spoken', 'named', 'before', 'addressed', 'other', 'open'] as const
export type Who = (typeof WHOS)[number]

const FIRST =
  /(?<!\p{L})(?:i|i'm|i've|me|my|mine|myself|we|we're|we've|us|our|ours|ich|mich|mir|meine?[nmrs]?|wir|uns|unsere?[nmrs]?)(?!\p{L})/iu
const SECOND = /(?<!\p{L})(?:you|your|yours|you're|you've|you'd|u|du|dich|dir|deine?[nmrs]?)(?!\p{L})/iu
const THIRD = /(?<!\p{L})(?:he|she|his|her|him|they|their|them|er|sie|ihre?[nmrs]?|ihm|ihn|seine?[nmrs]?)(?!\p{L})/iu

/** Minimum characters of the short form of a name: "Mel" for "Melanie". */
const SHORTEST = 3
export const isSameName = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= SHORTEST && (one.startsWith(other) || other.startsWith(one)))

/** Whether a passage names the person that the question is about. */
export const namesSubject = ({ words }: Passage, { subjects }: AskedQuestion): boolean =>
  words.some(({ lower }) => subjects.some((subject) => isSameName(subject, lower)))

/** Classifies a passage by WHOS. @param isNamedBefore whether an earlier passage of its source names the person */
export function whoOf(passage: Passage, question: AskedQuestion, isNamedBefore: boolean): Who {
  const isFirst = FIRST.test(passage.text)
  const isSecond = SECOND.test(passage.text)
  if (question.subjects.length === 0) return ofAsker(question, isFirst && !isOfRelative(passage, question), isSecond)
  const speaker = passage.speaker?.toLowerCase().split(' ')[0]
  const isSpeaker = question.subjects.some((subject) => speaker !== undefined && isSameName(subject, speaker))
  if (isSpeaker && isFirst) return 'self'
  const isMeant = isNamedBefore && THIRD.test(passage.text)
  if (!passage.isDialogue) return ofNote(passage, question, isMeant)
  if (isSpeaker) return isSecond ? 'other' : 'spoken'
  // "Thanks, Melanie! I went …" only addresses Melanie and says nothing about her.
  const isAddress = isFirst && !isSecond && passage.at === 0
  if (namesSubject(passage, question) && !isAddress) return 'named'
  if (isSecond && !isFirst && passage.speaker !== null) return 'addressed'
  return isMeant ? 'before' : 'other'
}

const HEAD_WORDS = 4
/** Whether a note is about a relative: "My sister Jo lives in Dublin" does not answer "Where do I live?". */
const isOfRelative = ({ words, isDialogue }: Passage, { roots }: AskedQuestion): boolean =>
  !isDialogue && words.slice(0, HEAD_WORDS).some((word) => isKin(word) && !roots.has(word.root))

/** Classifies a plain note, which is about the first person that it names. */
function ofNote(passage: Passage, question: AskedQuestion, isMeant: boolean): Who {
  const first = passage.words.find(({ text, lower }) => /^\p{Lu}/u.test(text) && isPlainGivenName(lower))
  if (first && question.subjects.some((subject) => isSameName(subject, first.lower))) return 'self'
  if (namesSubject(passage, question)) return 'named'
  return isMeant && first === undefined ? 'self' : 'other'
}

function ofAsker({ asksOfSelf, asksOfAssistant }: AskedQuestion, isFirst: boolean, isSecond: boolean): Who {
  if (asksOfAssistant || !asksOfSelf) return 'open'
  if (isFirst) return 'self'
  return isSecond ? 'addressed' : 'open'
}
