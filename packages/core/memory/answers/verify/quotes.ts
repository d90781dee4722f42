import { foldCharacters } from '../../guard/same/tokens.js'
import { bare } from './source-text.js'

/** Maximum characters compared per quotation: only the beginning of a longer quotation is compared. */
const LONGEST_QUOTE = 500

/**
 * Whether all that a sentence has in double quotes is in the source; case, space, punctuation and symbols may differ.
 */
export function quotesHold(sentence: string, content: string): boolean {
  const folded = foldCharacters(sentence)
  if (!folded.includes('"')) return true
  const said = padded(foldCharacters(content))
  return quotesIn(folded).every((quote) => said.includes(padded(quote.slice(0, LONGEST_QUOTE))))
}

/** Returns the quotations in a text, where every second quotation mark closes one. */
const quotesIn = (folded: string): string[] =>
  folded.split('"').filter((_, at, all) => at % 2 === 1 && at < all.length - 1)

/** Returns the words with a space on both sides, so that a quotation matches only whole words. */
const padded = (text: string): string => ` ${bare(text)} `
