import { terms } from '../../text/terms.js'

const TELL =
  '(?:list|tell me|give me|walk me through|provide(?: me with)?|summari[sz]e|describe|explain|remind me|show me)'
const SUMMARY =
  '(?:an? |the )?(?:(?:clear|complete|comprehensive|brief|short|detailed|full|quick) )?(?:summary|overview|list|recap)'
const TALKS = '(?:(?:past|previous|earlier|last|recent) )?(?:conversations?|chats?|discussions?|sessions?|messages)'
const SAID = '(?:brought up|mentioned|discussed|talked about|been discussing|covered|told you)'
const SAY = '(?:mention(?:ed)?|say|said|tell you|told you|talk about|talked about)'

/** Phrases that only ask, refer to earlier talk or say what form the answer should have, and their replacements. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  // "Mention only three items."
  [/\b(?:mention|list|name|give) only (?:and only )?\w+ (?:items?|things?|points?|results?)\b[.!?]?/giu, ''],
  [/,? ?\bin order\b(?! to\b)/giu, ''],
  // "throughout our conversations"
  [
    new RegExp(
      ` (?:throughout|across|during|in|over|from|through) (?:all )?(?:of )?(?:our|my) ${TALKS}(?= ?[,.;:?!]|$)`,
      'giu',
    ),
    '',
  ],
  // "Can you list", "Do you remember"
  [
    new RegExp(
      `^(?:do you remember|(?:please |(?:can|could|would|will) you )?(?:please )?${TELL}) (?:about |of )?`,
      'iu',
    ),
    '',
  ],
  // "a summary of", "the order in which"
  [new RegExp(`^(?:${SUMMARY} (?:of|about)|the order in which) `, 'iu'), ''],
  // "what we've discussed"
  [new RegExp(`(?:^| )(?:I|we)(?:['’]ve| have| had)? ${SAID}\\b`, 'giu'), ''],
  // "Did I ever tell you", "What did I say I work as?"
  [new RegExp(`^(?:did|have) I (?:ever )?${SAY}(?: that)? `, 'iu'), ''],
  [new RegExp(` (?:did|do|have|had) I (?:ever )?${SAY}(?: that)?(?: I\\b)?`, 'giu'), ' I'],
  [/\b(?:the )?(?:different|various) (?:aspects|kinds|sorts|types) (?:of|in|about) /giu, ''],
]
const WORD = /[\p{L}\p{N}]{2,}/gu

/**
 * Returns what a question is about: the question without phrases such as "Can you list", "throughout our
 * conversations", "did I mention". Memories do not contain such phrases, so the phrases only lower the scores of the
 * right memories. English only. Returns the question itself if fewer than two words would be left.
 */
export const topicOf = (query: string): string => {
  const plain = query.trim().split(/\s+/u).join(' ')
  const topic = PHRASES.reduce((text, [phrase, instead]) => text.replace(phrase, instead), plain).trim()
  return topic !== plain && (topic.match(WORD)?.length ?? 0) >= 2 ? topic : query
}

/** Words that say what kind of answer a question wants, not what it is about. */
const ASKING = new Set(
  terms(
    `answer ask chat comprehensive conversation describe detail discuss explain give list mention order overview provide
    question recall remember show summarise summarize summary tell walk
    across aspect different during item kind only sort thing throughout type various`,
  ),
)

/** Returns the terms of a question (core/text/terms.ts) without the `ASKING` words, unless it has no others. */
export const queryTerms = (query: string): string[] => {
  const all = terms(query)
  const topic = all.filter((term) => !ASKING.has(term))
  return topic.length > 0 ? topic : all
}
