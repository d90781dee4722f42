import type { Tokens } from '@agent-memory/core/ports/work/model-usage'
import type { MessageTokens } from '../anthropic/streamed-message.js'

/**
 * How a call ended. `answered`; `nothing`: the sources do not answer; `cut`: at the token limit, after a sentence;
 * `left`: the caller stopped it; `failed`; not sent because `resting` after a failure, or `over budget`.
 */
export const ANSWER_OUTCOMES = ['answered', 'nothing', 'cut', 'left', 'failed', 'resting', 'over budget'] as const
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number]

export interface AnswerCall {
  outcome: AnswerOutcome
  /** What the API reported; null if it reported nothing. */
  tokens: MessageTokens | null
  /** What counts towards the budget. */
  used: Tokens
  /** From the request to the first sentence; null without one. */
  firstSentenceMs: number | null
}
