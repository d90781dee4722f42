import { z } from 'zod'
import { LIMITS } from '../../limits.js'
import { pageQuery } from '../../paging.js'
import { FEEDBACK_KINDS } from '../../ports/memory/feedback.js'
import { text, uuid } from '../../schemas.js'

const { min, max } = LIMITS.feedbackText

/** The fields of feedback: what is said, and about which memory or answer. `checkFeedback` checks them together. */
export const feedbackFields = {
  kind: z
    .enum(FEEDBACK_KINDS)
    .describe(
      'useful: it helped. wrong: it is not true, or no longer true. comment: anything else; say it in the field `comment`.',
    ),
  memory_id: uuid().optional().describe('The memory that the feedback is about; omit it for feedback on an answer.'),
  query: text(min, max)
    .optional()
    .describe(`The question that was answered. If it is longer than ${max} characters, give only its beginning.`),
  cited_memory_ids: z
    .array(uuid())
    .max(LIMITS.queryLimit.max)
    .optional()
    .describe('With `query`: the memories that the answer cites. Erasing any of them erases the feedback.'),
  comment: text(min, max).optional().describe('Your reason or comment, in your own words, without passwords or keys.'),
}

type FeedbackFields = z.output<z.ZodObject<typeof feedbackFields>>

/** Checks that feedback is about either a memory or an answer, and that feedback of kind `comment` has a comment. */
export const checkFeedback = ({ value, issues }: z.core.ParsePayload<FeedbackFields>): void => {
  const { kind, memory_id, query, cited_memory_ids, comment } = value
  const report = (field: keyof FeedbackFields, message: string) => {
    issues.push({ code: 'custom', path: [field], message, input: value[field] })
  }
  if ((memory_id === undefined) === (query === undefined)) {
    report(
      'memory_id',
      'must be given, or `query` instead, but not both: feedback is about a memory or about the answer to a query',
    )
  }
  if (cited_memory_ids !== undefined && query === undefined) report('cited_memory_ids', 'needs `query`')
  if (kind === 'comment' && comment === undefined) report('comment', 'is required if `kind` is `comment`')
}

export const feedbackAnswer = z.object({
  feedback_id: uuid(),
  volume_id: uuid(),
  kind: z.enum(FEEDBACK_KINDS),
  memory_ids: z
    .array(uuid())
    .describe('The memory that the feedback is about; for feedback on an answer, the memories that it cites.'),
  query: z.string().nullable().describe('The question, if the feedback is about an answer.'),
  comment: z.string().nullable().describe('Credentials appear as [redacted:…].'),
  agent: z.string().describe('Who gave the feedback: the name of the agent, the key or the person.'),
  agent_id: uuid(),
  created_at: z.iso.datetime(),
})

/** Query parameters for listing the feedback of a volume. */
export const feedbackQuery = z.object({ volume_id: uuid(), ...pageQuery })
