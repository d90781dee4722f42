import { asksOfFormer } from '../../text/former-question.js'
import * as weights from '../guard/relation/slot/order-weights.js'
import { pairOf } from '../guard/relation/slot/pair-features.js'
import { openScore } from '../guard/relation/slot/score.js'
import { readStatement, type Statement } from '../guard/relation/slot/statement.js'
import { speakerOf } from '../speaker/speaker.js'
import type { Memory } from '../types.js'
import type { FoundMemory } from './current-hits.js'

/**
 * Weights of the differences in fit between two hits: how much better the newer one matches the query by meaning
 * (`cosine`) and by words (`lexical`). The products are added to the log-odds that the newer hit gives another value,
 * because a newer statement about something else matches the question worse. Chosen, like THRESHOLD, on records of
 * three authors; each record was scored by weights that were trained without its author
 * (`bench/changing-facts.mjs --others`; models/guard/slots.md).
 */
const WEIGHTS_OF_FIT = { cosine: 12.5, lexical: 2.6 }
const THRESHOLD = -3

/** Maximum characters read of a query. */
const MOST_CHARS = 1_000

const scoreOfPair = openScore(weights)

/**
 * Returns a function that decides whether the newer of two hits probably gives another value for what the older one
 * says, and so should come first: the update reader found the pair (guard/updates), or the wording of both suggests it.
 * Returns undefined for a question about the past, which asks for the old value. A wrong decision only changes the
 * order. Compares only short statements (see `readStatement`); takes time linear in their length, and reads each hit
 * once.
 * @param query if it has a number that the older hit also has, a newer value must have it too: what room 41 costs is no
 * newer value for room 40
 */
export const openLikelyNewer = (query: string): ((older: FoundMemory, newer: FoundMemory) => boolean) | undefined => {
  if (asksOfFormer(query)) return undefined
  const asked = wordsOf(query.slice(0, MOST_CHARS))
  const readings = new Map<string, Statement | null>()
  const read = (memory: Memory): Statement | null => {
    const known = readings.get(memory.memoryId)
    if (known !== undefined) return known
    const { content, userId, writer } = memory
    const reading = isComparable(memory) ? readStatement(content, speakerOf({ userId, agentId: writer.agentId })) : null
    readings.set(memory.memoryId, reading)
    return reading
  }
  return (older, newer) => {
    if (!hasNumbersOf(asked, older.memory.content, newer.memory.content)) return false
    if (isLikelyUpdate(older, newer)) return [older, newer].every(({ memory }) => isComparable(memory))
    const known = read(older.memory)
    const said = known && read(newer.memory)
    const pair = said && pairOf(known, said)
    if (!pair) return false
    // If the question names no subject that both hits share, only the question's other words can tell two things apart
    // ("the teal boat", "the violet one"). So the newer hit must match these words at least as well as the older one.
    if (!namesOneOf(asked, pair.subjects) && newer.signals.lexical < older.signals.lexical) return false
    return scoreOfPair(pair.features) + fitOf(newer) - fitOf(older) > THRESHOLD
  }
}

/** Whether the update reader found that a hit probably gives a newer value for what an older one says. */
export const isLikelyUpdate = ({ memory }: FoundMemory, newer: FoundMemory): boolean =>
  memory.likelyUpdates.includes(newer.memory.memoryId)

const fitOf = ({ signals: { cosine, lexical } }: FoundMemory): number =>
  WEIGHTS_OF_FIT.cosine * cosine + WEIGHTS_OF_FIT.lexical * lexical

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/** Whether the newer text has each number of the query that the older one has. */
const hasNumbersOf = (asked: readonly string[], older: string, newer: string): boolean => {
  const numbers = asked.filter((word) => /\p{N}/u.test(word))
  if (numbers.length === 0) return true
  const [known, said] = [wordsOf(older), wordsOf(newer)]
  return numbers.every((word) => !known.includes(word) || said.includes(word))
}

/** Whether the query names one of these subjects. A speaker (`@…`) counts as named, because the speaker asks. */
const namesOneOf = (asked: readonly string[], subjects: readonly string[]): boolean =>
  subjects.some(
    (subject) => subject.startsWith('@') || wordsOf(subject).some((word) => word !== '' && asked.includes(word)),
  )

/** Chunks of documents are not compared ("Memory" in docs/decisions.md), and nothing suspicious may move up. */
const isComparable = ({ chunk, flagReason }: Memory): boolean => chunk === null && flagReason !== 'suspicious'
