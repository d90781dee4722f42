import type { DraftSentence } from '../../../ports/answers/answerer.js'
import { NOT_IN_MEMORY } from '../answer.js'
import { type CharAt, withoutMarks } from './citation-marks.js'
import { unfenced } from './prompt.js'
import { LOOK_BACK, POSSIBLE_END, sentenceEnd } from './sentence-end.js'

export interface SentenceReader {
  /** Reads the next piece of text; returns the sentences that are complete now. */
  push(delta: string): DraftSentence[]
  /** Called when the text is complete; returns the sentences not returned yet. */
  end(): DraftSentence[]
}

/** Maximum UTF-16 units of a sentence. A longer one cannot be checked, and is left out. */
export const LONGEST_SENTENCE = 1_000
/** Number of UTF-16 units kept of a sentence that is too long, so that its end can be found. */
const KEPT = LONGEST_SENTENCE + 2 * LOOK_BACK

/**
 * Reads the sentences of an answer while the answer arrives. Returns each sentence as soon as the text after it shows
 * that the sentence and its marks are complete. How the text was cut into deltas makes no difference.
 */
export const sentencesOfStream = (): SentenceReader => {
  /** The text of sentences not returned yet. */
  let text = ''
  /** Offset in `text` from which to look for the end of a sentence. */
  let from = 0
  /** UTF-16 units dropped from the beginning of the current sentence. */
  let dropped = 0

  const take = (isComplete: boolean): DraftSentence[] => {
    const drafts: DraftSentence[] = []
    let start = 0
    for (;;) {
      const end = nextEnd(text, from, { start, isComplete })
      from = end.at
      if (!end.isFound) break
      if (dropped + end.at - start <= LONGEST_SENTENCE) drafts.push(...draftOf(text.slice(start, end.at)))
      start = end.at
      dropped = 0
    }
    text = text.slice(start)
    from -= start
    const excess = Math.min(text.length - KEPT, from - LOOK_BACK)
    if (excess > 0) {
      dropped += excess
      text = text.slice(excess)
      from -= excess
    }
    return drafts
  }

  return {
    push(delta) {
      text += delta
      return take(false)
    },
    end() {
      const drafts = take(true)
      const last = dropped + text.length <= LONGEST_SENTENCE ? draftOf(text) : []
      text = ''
      return [...drafts, ...last]
    },
  }
}

/** Finds the next certain end of a sentence; if there is none yet, returns where to continue when more text arrives. */
const nextEnd = (
  text: string,
  from: number,
  { start, isComplete }: { start: number; isComplete: boolean },
): { isFound: boolean; at: number } => {
  let isPastEnd = false
  const char: CharAt = (at) => {
    if (at >= text.length) isPastEnd = true
    return text[at] ?? ''
  }
  POSSIBLE_END.lastIndex = from
  for (let found = POSSIBLE_END.exec(text); found; found = POSSIBLE_END.exec(text)) {
    const { index } = found
    const end = sentenceEnd(char, index, () => text.slice(Math.max(start, index - LOOK_BACK), index))
    if (isPastEnd && !isComplete) return { isFound: false, at: index }
    if (end !== -1) return { isFound: true, at: end }
  }
  return { isFound: false, at: text.length }
}

/** Returns the sentence without marks and Markdown; [] if it has no word, or says that the sources have no answer. */
const draftOf = (sentence: string): DraftSentence[] => {
  const { text, cites } = withoutMarks(sentence)
  const plain = text
    .replace(/^\s*(?:(?:[-*•>]|#{1,6}|\d{1,3}[.)])\s+)*/, '')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(plain) || isRefusal(plain)) return []
  return [{ text: unfenced(ended(plain)), cites }]
}

const ended = (text: string): string => {
  if (/[.!?…。！？।؟:;]["'”’»」』)]{0,4}$/.test(text)) return text
  return `${text}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.'}`
}

const isRefusal = (text: string): boolean => {
  const words = text
    .replace(/[’ʼ]/g, "'")
    .replace(/[.!"”\s]+$/, '')
    .replace(/^["“]/, '')
    .toLowerCase()
  return words === NOT_IN_MEMORY.toLowerCase() || words === 'i do not have that in memory'
}
