import type { AnswerSource, SourceFact } from '../../memory/answers/source.js'
import type { Tokens } from '../work/model-usage.js'

/** What an answer is written from. */
export interface AnswerRequest {
  query: string
  /** The best first. */
  sources: readonly AnswerSource[]
  /** Relationships that a source supports. */
  facts: readonly SourceFact[]
  /** Instructions of the calling agent's owner; a prompt has them before the rules of the answer. Null without any. */
  systemPrompt: string | null
  /** The moment that "now" and "today" mean: `as_of`, else the time of the request. */
  now: Date
  /** The volume's organization, whose turns and token budget the answer uses. */
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
  /** Positions in `sources`, from 0, that the sentence claims to rest on. Those of a model may be out of range. */
  cites: readonly number[]
  /**
   * Introduction to the text that no source states, such as "There are two answers:". Consecutive sentences with a
   * lead, which may be empty, belong together: their leads are passed on only if all these sentences are supported.
   */
  lead?: string
}

/**
 * Drafts an answer and yields each sentence as soon as it is complete; none if the sources do not answer the query.
 * Ends early when the signal aborts. Throws ModelFailed, or AppError service_unavailable.
 */
export interface Answerer {
  draft(request: AnswerRequest, signal: AbortSignal): AsyncIterable<DraftSentence>
}

/**
 * The language model gave no answer, or an incomplete one. `used`: the tokens of the call; `unknown`: at most those set
 * aside for it.
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
