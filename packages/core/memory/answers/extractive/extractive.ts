import type { Answerer, AnswerRequest, DraftSentence } from '../../../ports/answers/answerer.js'
import type { Meaning } from '../../../ports/answers/meaning.js'
import { terms } from '../../../text/terms.js'
import { sentencesOf } from '../../guard/relation/sentences.js'

/** Answers with the sentence of the sources that shares most words with the question; without any, with nothing. */
export const openExtractiveAnswerer = (_options: { meaning?: Meaning }): Answerer => ({
  async *draft(request) {
    const best = bestSentence(request)
    if (best) yield best
  },
})

const bestSentence = ({ query, sources }: AnswerRequest): DraftSentence | null => {
  const asked = new Set(terms(query))
  let best: DraftSentence | null = null
  let most = 0
  for (const [at, { content, outdated }] of sources.entries()) {
    for (const text of sentencesOf(content)) {
      if (outdated.includes(text)) continue
      const shared = new Set(terms(text).filter((term) => asked.has(term))).size
      if (shared > most) [best, most] = [{ text, cites: [at] }, shared]
    }
  }
  return best
}
