import { terms } from '../../text/terms.js'

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
