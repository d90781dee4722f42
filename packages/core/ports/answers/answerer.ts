import type { AnswerSource, SourceFact } from '../../memory/answers/source.js'
import type { Tokens } from '../work/model-usage.js'

/** What an answer is written from. */
export interface AnswerRequest {
  query: string
  /** The best first. */
  sources: readonly AnswerSource[]
  /** Relationships that a source supports. */
  facts: readonly SourceFact[]
  /** Instructions of the calling agent's owner, put into a prompt before the rules of the answer; null if none. */
  systemPrompt: string | null
  /** The moment that "now" and "today" mean: `as_of`, else the time of the request. */
  now: Date
  /** The volume's organization, whose token budget the answer uses. Organizations take turns in calling models. */
  orgId: string
  /**
   * Whether the answer is shown only once it is complete. The answerer then gets less time, so that a fallback still
   * fits within the caller's request. Default: false.
   */
  whole?: boolean
}

/** One sentence as an answerer drafts it, before it is verified. */
export interface DraftSentence {
  /** Without citation marks; ends with its punctuation. */
  text: string
  /**
   * Positions in `sources`, from 0, of the sources that the sentence cites. A model may give positions out of range.
   */
  cites: readonly number[]
  /**
   * Introduction that no source states, such as "There are two answers:", to be put before the text. Consecutive
   * sentences with a lead (even an empty one) form a group: their leads are shown only if sources support the whole
   * group.
   */
  lead?: string
}

/**
 * Drafts an answer and yields each sentence as soon as it is complete. Yields nothing if the sources do not answer the
 * query. Ends early when the signal aborts. Throws ModelFailed, or AppError service_unavailable.
 */
export interface Answerer {
  draft(request: AnswerRequest, signal: AbortSignal): AsyncIterable<DraftSentence>
}

/**
 * The language model gave no answer, or an incomplete one. `used`: the tokens that the call used; `unknown` if all that
 * is known is that they are at most the tokens reserved for the call.
 */
export class ModelFailed extends Error {
  readonly used: Tokens | 'unknown'

  /** @param why one sentence that contains neither a caller's text nor the API key */
  constructor(why: string, used: Tokens | 'unknown') {
    super(why)
    this.name = 'ModelFailed'
    this.used = used
  }
}
