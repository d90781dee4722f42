import type { Tokens } from '../work/model-usage.js'

/** `unknown`: the call may have used all that was set aside for it. */
export type JudgeReply =
  | { result: 'answered' /** Not validated. */; input: unknown; used: Tokens }
  | { result: 'failed'; used: Tokens | 'unknown' }

/** A language model that says how a new statement is related to known ones. */
export interface Judge {
  /** Id of the model, which the history names. */
  model: string
  /**
   * Asks once, within limits of its own. Never rejects: a model that is down, slow or refuses is a failed reply.
   * @param message as built by core/memory/guard/judge/prompt.ts
   */
  ask(message: string, signal: AbortSignal): Promise<JudgeReply>
}
