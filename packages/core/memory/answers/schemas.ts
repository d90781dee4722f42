import { z } from 'zod'
import { uuid } from '../../schemas.js'
import { queryAnswer, queryBody } from '../schemas.js'
import { DEGRADATIONS } from '../types.js'
import { CITATION_STATUSES } from './citation.js'

/** Body of a chat request: the fields of a query without `explain`, plus `stream`. */
export const chatBody = queryBody.omit({ explain: true }).extend({
  query: queryBody.shape.query.describe('The question, in plain language.'),
  limit: queryBody.shape.limit.describe('Maximum number of memories that the answer may use.'),
  stream: z
    .boolean()
    .default(false)
    .describe('Whether to answer with Server-Sent Events, which send each sentence as soon as it is verified.'),
})

/** Parts of the service that can be unavailable while it answers. */
export const DEGRADED = [...DEGRADATIONS, 'model'] as const

const answerSource = queryAnswer.shape.memories.element.omit({ id: true, explanation: true }).extend({
  memory_id: uuid(),
  score: z.number().min(0).max(1).describe('Relevance, as in a query; 0 for a memory found only through a graph fact.'),
})

const sources = z
  .array(answerSource)
  .describe('The sources that the answer is allowed to use, the most relevant first.')

const citationFields = {
  citations: z
    .array(
      z.object({
        source_index: z
          .int()
          .nullable()
          .describe('Position in `sources`, from 0; null for a sentence that cites none of them.'),
        text: z.string().describe('The sentence, without its citation marks (`[n]`).'),
        status: z
          .enum(CITATION_STATUSES)
          .describe(
            'How much of the sentence the source supports. `verified`: all of it; `partial`: some of it; ' +
              '`unverified`: none of it, or the source contradicts it.',
          ),
      }),
    )
    .describe('The result of checking each sentence against each source that it cites.'),
  answered: z.boolean().describe('False if the memories do not answer the question.'),
  degraded: z
    .array(z.enum(DEGRADED))
    .optional()
    .describe('Parts of the service that were unavailable. If `model` is listed, the answer quotes the memories.'),
}

export const chatAnswer = z.object({
  answer: z.string().describe('The answer. `[n]` at the end of a sentence cites the n-th source, counted from 1.'),
  sources,
  ...citationFields,
})

/** The data of each event of a streamed answer, by the event's name. */
export const CHAT_EVENTS = {
  sources: z.object({ sources }),
  token: z.object({ token: z.string().describe('A piece of the answer; all pieces together are the answer.') }),
  citations: z.object(citationFields),
  done: z.object({}),
  error: z
    .object({ error: z.string(), details: z.string() })
    .describe('Ends a stream that failed; sent instead of the event `done`.'),
} as const
