import type { Tokens } from '@agent-memory/core/ports/work/model-usage'
import type { MessageTokens } from '../anthropic/streamed-message.js'

/**
 * How a call ended. `nothing`: the sources do not answer the question; `cut`: the token limit stopped the answer after
 * its first sentence; `left`: the caller stopped the call. With `resting` (after a failure) and `over budget`, no
 * request was sent.
 */
export const ANSWER_OUTCOMES = ['answered', 'nothing', 'cut', 'left', 'failed', 'resting', 'over budget'] as const
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number]

export interface AnswerCall {
  outcome: AnswerOutcome
  /** The tokens as the API reported them; null if it reported none. */
  tokens: MessageTokens | null
  /** Tokens that count towards the budget. */
  used: Tokens
  /** Time from the request to the first sentence; null if no sentence came. */
  firstSentenceMs: number | null
}
