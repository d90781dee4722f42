import type { Tokens } from '../work/model-usage.js'

/**
 * `used`: the tokens that the call used; `unknown` if all that is known is that they are at most the tokens reserved
 * for the call.
 */
export type JudgeReply =
  | { result: 'answered' /** Not validated. */; input: unknown; used: Tokens }
  | { result: 'failed'; used: Tokens | 'unknown' }

/** A language model that says how a new statement is related to known statements. */
export interface Judge {
  /** Id of the model; histories of memories name it. */
  model: string
  /**
   * Asks the model once, within the judge's own limits. Never rejects: if the model is down, slow or refuses, the reply
   * is `failed`.
   * @param message as built by core/memory/guard/judge/prompt.ts
   */
  ask(message: string, signal: AbortSignal): Promise<JudgeReply>
}
