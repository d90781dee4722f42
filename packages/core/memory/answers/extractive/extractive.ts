import type { Answerer } from '../../../ports/answers/answerer.js'
import { choose, scored } from './choose.js'
import { compose } from './compose.js'
import { fitPassages } from './fit.js'
import { passagesOf } from './passages.js'
import { readQuestion } from './question.js'

/**
 * Answers without a language model: reads what the question asks, scores each sentence of the sources as an answer to it,
 * and quotes those that answer. Drafts no sentence when none does. Takes some milliseconds, whatever the sources.
 */
export const openExtractiveAnswerer = (): Answerer => ({
  async *draft({ query, sources, now }, signal) {
    const question = readQuestion(query, now)
    const fitted = fitPassages(passagesOf(sources, question), question, sources)
    for (const sentence of compose(choose(scored(fitted), question, sources), question, sources)) {
      if (signal.aborted) return
      yield sentence
    }
  },
})
