/** Entry point of the thread of a guard model that scores one text, or a pair of texts, with one number. */
import type { TwoTexts } from '@agent-memory/core/ports/memory/guard-model'
import { lowerPriority } from '../low-priority.js'
import { openAdaptedModel } from './adapted-model.js'
import { serveRequests } from './pool-thread.js'

/**
 * Maximum number of tokens read of each text, including [CLS] and [SEP]. Of the windows that the guard reads, 19 in 20
 * have fewer. Limits the work to 20 ms a text. The same as MOST_PIECES in tools/models/train.py.
 */
const MOST_TOKENS = 72

lowerPriority(3)
const { tokenizer, session, head, bias } = await openAdaptedModel()

serveRequests<string | TwoTexts, number>({
  async answer(text) {
    const ids = typeof text === 'string' ? read(text) : [...read(text[0]), ...read(text[1]).slice(1)]
    return logOdds(await session.hidden(ids), ids.length)
  },
  close: () => session.release(),
})

/** Returns the token ids of the beginning of a text, between [CLS] and [SEP]. */
function read(text: string): number[] {
  return tokenizer.beginning(text, MOST_TOKENS)
}

/**
 * Returns the log odds: a linear layer over two joined vectors, which are the vector of [CLS] and the mean of all
 * tokens.
 */
function logOdds(hidden: Float32Array, tokens: number): number {
  const dimension = hidden.length / tokens
  let score = bias
  for (let at = 0; at < hidden.length; at++) {
    const place = at % dimension
    const value = hidden[at] as number
    score += (value * (head[dimension + place] as number)) / tokens
    if (at === place) score += value * (head[place] as number)
  }
  return score
}
