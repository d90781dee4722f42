import type { Passage } from './passages.js'
import type { AskedQuestion } from './question.js'

/**
 * How a passage is about the person whom a question asks about.
 * - `self`: that person says "I" · `spoken`: that person says it, about something else
 * - `named`: it names the person · `before`: the source names the person earlier
 * - `addressed`: somebody says "you" to that person · `other`: it is about, or said by, somebody else
 * - `open`: the question asks about no person, or the passage has nothing to tell who it is about
 */
export const WHOS = ['self', 'spoken', 'named', 'before', 'addressed', 'other', 'open'] as const
export type Who = (typeof WHOS)[number]

const FIRST =
  /(?<!\p{L})(?:i|i'm|i've|me|my|mine|myself|we|we're|we've|us|our|ours|ich|mich|mir|meine?[nmrs]?|wir|uns|unsere?[nmrs]?)(?!\p{L})/iu
const SECOND = /(?<!\p{L})(?:you|your|yours|you're|you've|you'd|u|du|dich|dir|deine?[nmrs]?)(?!\p{L})/iu
const THIRD = /(?<!\p{L})(?:he|she|his|her|him|they|their|them|er|sie|ihre?[nmrs]?|ihm|ihn|seine?[nmrs]?)(?!\p{L})/iu

/** "Mel" is Melanie. */
const SHORTEST = 3
export const isSameName = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= SHORTEST && (one.startsWith(other) || other.startsWith(one)))

const firstName = (name: string | null): string | null => name?.toLowerCase().split(' ')[0] ?? null

/** @param earlier the words in lower case of the passages before it in the same source */
export function whoOf(passage: Passage, question: AskedQuestion, earlier: ReadonlySet<string>): Who {
  const { subjects } = question
  const isFirst = FIRST.test(passage.text)
  const isSecond = SECOND.test(passage.text)
  if (subjects.length === 0) return ofAsker(question, isFirst, isSecond)
  const speaker = firstName(passage.speaker)
  const isSubject = (name: string) => subjects.some((subject) => isSameName(subject, name))
  if (speaker !== null && isSubject(speaker)) return isFirst || !isSecond ? (isFirst ? 'self' : 'spoken') : 'other'
  if (passage.words.some(({ lower }) => isSubject(lower)) && !(isFirst && passage.at === 0 && !isSecond)) return 'named'
  if (speaker !== null && isSecond && !isFirst) return 'addressed'
  if ([...earlier].some(isSubject) && THIRD.test(passage.text)) return 'before'
  return 'other'
}

function ofAsker({ asksOfSelf, asksOfAssistant }: AskedQuestion, isFirst: boolean, isSecond: boolean): Who {
  if (asksOfAssistant || !asksOfSelf) return 'open'
  if (isFirst) return 'self'
  return isSecond ? 'addressed' : 'open'
}
