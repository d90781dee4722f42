import type { Answerer } from '../../../ports/answers/answerer.js'

/**
 * Opens an answerer that uses no language model. It reads what the question asks, scores each sentence of the sources
 * as an answer, and quotes the sentences that answer. If no sentence answers, it drafts nothing. It takes only a few
 * milliseconds, because passages.ts reads at most 16,000 characters from all sources together. The word lists, which
 * take 0.3 s to load, are loaded only for the first answer, because most processes never answer a question.
 */
export const openExtractiveAnswerer = (): Answerer => ({
  async *draft(request, signal) {
    const { answer } = await import('./draft.js')
    for (const sentence of answer(request)) {
      if (signal.aborted) return
      yield sentence
    }
  },
})
