import type { AnswerSource, SourceFact } from '../../memory/answers/source.js'
import type { Tokens } from '../work/model-usage.js'

/** What an answer is written from. */
export interface AnswerRequest {
  query: string
  /** The best first. */
  sources: readonly AnswerSource[]
  /** Relationships that a source supports. */
  facts: readonly SourceFact[]
  /** Instructions of the calling agent's owner; they stand before the rules of the answer. */
  systemPrompt: string | null
  /** The moment that "now" and "today" mean: `as_of`, else the time of the request. */
  now: Date
  /** The organization, which counts for turns and budgets. */
  orgId: string
  /**
   * Whether nothing of the answer is shown before all of it is there. Then it has less time, so that another one can take
   * its place within the time of the caller's request. Default: false.
   */
  whole?: boolean
}

/** One sentence as an answerer drafts it, before it is verified. */
export interface DraftSentence {
  /** Without citation marks; ends with its punctuation. */
  text: string
  /** Positions in `sources` that it says it rests on, from 0. From a model they can be anything, also out of range. */
  cites: readonly number[]
  /**
   * Words before the text that no source says, such as "There are two answers:", or none (''). Sentences with a lead, one
   * after the other, belong together: their leads are passed on only if all of them are supported.
   */
  lead?: string
}

/**
 * Drafts an answer, sentence by sentence, as soon as each is complete. No sentence at all means that the sources do not
 * answer. Ends early when the signal aborts.
 */
export interface Answerer {
  draft(request: AnswerRequest, signal: AbortSignal): AsyncIterable<DraftSentence>
}

/** The language model gave no answer, or stopped before its end. `used`: what the call cost so far. */
export class ModelFailed extends Error {
  readonly used: Tokens | 'unknown'

  /** @param why one sentence, without a text of the caller or the key */
  constructor(why: string, used: Tokens | 'unknown') {
    super(why)
    this.name = 'ModelFailed'
    this.used = used
  }
}
