import { sentencesOf } from '../../guard/relation/sentences.js'
import { isPlainGivenName } from '../../speaker/name-words.js'
import { comparedName } from '../../speaker/speaker.js'
import type { AnswerSource } from '../source.js'
import type { AskedQuestion } from './question.js'
import { type Word, wordsOf } from './words.js'

/** A sentence of a source that may answer. */
export interface Passage {
  /** Position of the sentence's source, from 0. */
  source: number
  /** Position of the sentence in its source, from 0. */
  at: number
  /** The sentence as written, without the name of its speaker. */
  text: string
  /** Name of the speaker, from "Caroline: …" at the start of the source or from its user's id; null if unknown. */
  speaker: string | null
  /** Whether the source begins with "Caroline:", so that it is a turn of a conversation. */
  isDialogue: boolean
  words: readonly Word[]
  roots: ReadonlySet<string>
}

/** Maximum characters and sentences read from one source; maximum characters read from all sources, the best first. */
const MOST_CHARS = 3_000
const MOST_SENTENCES = 40
const MOST_IN_ALL = 16_000
const LABEL = /^\s{0,4}(\p{Lu}[\p{L}\p{M}'’.-]{0,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2}):\s+/u
const LONGEST_LABEL = 100

/** Returns the sentences of all sources, the best source first, without the outdated ones. */
export function passagesOf(sources: readonly AnswerSource[], { rooted }: AskedQuestion): Passage[] {
  let left = MOST_IN_ALL
  return sources.flatMap((source, place) => {
    const chars = Math.min(MOST_CHARS, left)
    left -= Math.min(chars, source.content.length)
    if (chars <= 0) return []
    const read = source.content.slice(0, chars)
    const label = LABEL.exec(read.slice(0, LONGEST_LABEL))
    const named = label && isName(label[1] ?? '') ? (label[1] as string) : null
    const speaker = named ?? userNameOf(source)
    const body = named === null ? read : read.slice(label?.[0].length)
    const outdated = new Set(source.outdated)
    const parts = sentencesOf(body, { chars, most: MOST_SENTENCES }).filter((text) => !outdated.has(text))
    return wholeSentences(parts).flatMap((text, at) => {
      if (!/[\p{L}\p{N}]/u.test(text)) return []
      const words = wordsOf(text, rooted)
      return [
        {
          source: place,
          at,
          text,
          speaker,
          isDialogue: named !== null,
          words,
          roots: new Set(words.map(({ root }) => root)),
        },
      ]
    })
  })
}

const LONGEST_JOINED = 300

/**
 * Joins the parts of a sentence that the guard splits at a semicolon, so that an answer quotes the sentence whole: "He
 * used to work at Globex; he now works at Initech."
 */
function wholeSentences(parts: readonly string[]): string[] {
  const whole: string[] = []
  for (const part of parts) {
    const before = whole.at(-1)
    if (before?.endsWith(';') && before.length + part.length < LONGEST_JOINED)
      whole[whole.length - 1] = `${before} ${part}`
    else whole.push(part)
  }
  return whole
}

/** Returns the name in a user's id ("Ada Keller" for "ada.keller"); null if it is not a name. */
function userNameOf({ userId, writer, chunk }: AnswerSource): string | null {
  if (userId === null || chunk) return null
  const name = comparedName([], { userId, agentId: writer.agentId })
  return name.includes(':') ? null : name.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}

/** Whether a label before a colon names a speaker: "Caroline: …" does, "Deadline: Friday" does not. */
const isName = (label: string): boolean => isPlainGivenName((label.split(' ')[0] ?? '').toLowerCase())

export const isQuestion = ({ text }: Passage): boolean => /[?？؟]["'”“)\]\s]*$/u.test(text.slice(-8))
