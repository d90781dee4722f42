import { eventDate } from '../write/event-date.js'

/**
 * Properties of a memory's text beyond its words, as one number: the percentage of its words that are in questions,
 * plus one bit for each other property. An index stores it with each memory.
 */
export type Traits = number

const PERCENT_BITS = 0x7f
/** Set if the text says when something happened or will happen. */
export const TELLS_WHEN = 0x80
/** Set if the speaker talks about themselves in the text. */
export const FIRST_PERSON = 0x100

/** Matches a word, or the end of a sentence, but not a full stop within a number or an address. */
const WORD_OR_END = /[\p{L}\p{N}]+|[。！？]|[.!?…؟](?=["'”’)\]]*(?:\s|$))|\n/gu
const ASKS = /[?？؟]/
/** Whether a text has a date does not depend on the day of writing, so any day will do. */
const ANY_DAY = new Date('2024-01-01T00:00:00Z')
const SELF = /(?<![\p{L}\p{N}])(?:i|me|my|mine|myself|we|us|our|ours|ourselves)(?![\p{L}\p{N}])/iu
const ASKS_WHEN =
  /^\P{L}*(?:when|since when|until when|how long|how many (?:days|weeks|months|years)|(?:on |in |by )?(?:what|which) (?:date|day|week|month|year|time))(?!\p{L})/iu

/** Computes the traits of a text, in time linear in its length. */
export const traitsOf = (text: string): Traits => {
  const { eventDate: _, source } = eventDate({ text, now: ANY_DAY })
  return Math.round(100 * shareInQuestions(text)) + (source === 'text' ? TELLS_WHEN : 0) + selfIn(text)
}

/**
 * Returns the traits that the answer to a question should have: a point in time for "when", first person for "did I".
 */
export const traitsWanted = (query: string): Traits => (ASKS_WHEN.test(query) ? TELLS_WHEN : 0) + selfIn(query)

/** Returns the share of a text's words that are in questions, 0 to 1. */
export const askingShare = (traits: Traits): number => (traits & PERCENT_BITS) / 100

const selfIn = (text: string): Traits => (SELF.test(text) ? FIRST_PERSON : 0)

const shareInQuestions = (text: string): number => {
  let [words, asking, inSentence] = [0, 0, 0]
  for (const [found] of text.matchAll(WORD_OR_END)) {
    if (/[\p{L}\p{N}]/u.test(found)) {
      words++
      inSentence++
    } else {
      if (ASKS.test(found)) asking += inSentence
      inSentence = 0
    }
  }
  return words === 0 ? 0 : asking / words
}
