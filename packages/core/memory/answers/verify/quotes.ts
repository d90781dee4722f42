import { foldCharacters } from '../../guard/same/tokens.js'

/** Maximum characters compared of a quotation; of a longer quotation, only the beginning is compared. */
const LONGEST_QUOTE = 500

/** Whether everything that a sentence puts between double quotes is in the source, apart from case, space and signs. */
export function quotesHold(sentence: string, content: string): boolean {
  const folded = foldCharacters(sentence)
  if (!folded.includes('"')) return true
  const said = bare(foldCharacters(content))
  return quotesIn(folded).every((quote) => said.includes(bare(quote.slice(0, LONGEST_QUOTE))))
}

/** Returns the quotations in a text, where every second quotation mark closes one. */
const quotesIn = (folded: string): string[] =>
  folded.split('"').filter((_, at, all) => at % 2 === 1 && at < all.length - 1)

const bare = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
