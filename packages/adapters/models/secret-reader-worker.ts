/** Entry point of the thread that scores how likely each word of a text is part of a secret. */
import type { ReadWord } from '@agent-memory/core/memory/guard/secrets/reading'
import { lowerPriority } from '../low-priority.js'
import { openAdaptedModel } from './adapted-model.js'
import { serveRequests } from './pool-thread.js'

/**
 * Maximum number of tokens read of a window, including [CLS] and [SEP]. Few windows (core: secrets/reading.ts) have
 * more. Limits the work to 10 ms. The same as MOST_PIECES in tools/models/train_secrets.py.
 */
const MOST_TOKENS = 96

lowerPriority(3)
const { tokenizer, session, head, bias } = await openAdaptedModel()

serveRequests<string, ReadWord[]>({
  async answer(text) {
    const { ids, words } = tokenizer.words(text, MOST_TOKENS)
    const hidden = await session.hidden(ids)
    const scores = Array.from(ids, (_, at) => logOdds(hidden, at))
    // [CLS] is the first token.
    let next = 1
    return words.map(({ start, end, tokens }) => {
      const own = scores.slice(next, next + tokens)
      next += tokens
      return { start, end, score: Math.max(...own) }
    })
  },
  close: () => session.release(),
})

/** Returns the log odds of a token: a linear layer over its vector. */
function logOdds(hidden: Float32Array, token: number): number {
  let score = bias
  for (let place = 0; place < head.length; place++) {
    score += (hidden[token * head.length + place] as number) * (head[place] as number)
  }
  return score
}
