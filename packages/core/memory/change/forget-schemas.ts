import { z } from 'zod'
import { isoDate, scopeId, uuid } from '../../schemas.js'

const criteria = {
  user_id: scopeId().optional(),
  session_id: scopeId().optional(),
  agent_id: uuid().optional().describe('Id of the writer: the agent or, for a key without an agent, the key.'),
  document_id: uuid().optional().describe('Erases the document with its chunks; must be the only criterion.'),
  before: isoDate()
    .optional()
    .describe('Wordings created before this time; a date without a time means 00:00 UTC of that day.'),
}

export const forgetBody = z
  .object({
    volume_id: uuid(),
    ...criteria,
    dry_run: z.boolean().default(false).describe('Only count what would be erased.'),
  })
  .refine((body) => Object.keys(criteria).some((name) => body[name as keyof typeof criteria] !== undefined), {
    path: ['user_id'],
    message: 'is required, unless `session_id`, `agent_id`, `document_id` or `before` is given',
  })
  .refine(
    ({ document_id, user_id, session_id, agent_id, before }) =>
      document_id === undefined || [user_id, session_id, agent_id, before].every((value) => value === undefined),
    {
      path: ['document_id'],
      message: 'must be the only criterion, because a document can only be erased as a whole',
    },
  )

export type ForgetBody = z.output<typeof forgetBody>

export const forgetParams = z.object({ forget_id: uuid() })

const counts = {
  memories: z.int().describe('Memories erased as a whole.'),
  sources: z.int().describe('Wordings erased, including those of memories that keep other wordings.'),
}

export const forgetAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({
    forget: z.object({
      forget_id: uuid().nullable().describe('Null for a dry run.'),
      dry_run: z.boolean(),
      memories: counts.memories,
      sources: counts.sources,
    }),
  }),
})

export const forgetStatusAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({
    forget: z.object({
      forget_id: uuid(),
      volume_id: uuid(),
      state: z.enum(['running', 'completed']),
      criteria: z.object({
        user_id: z.string().nullable(),
        session_id: z.string().nullable(),
        agent_id: uuid().nullable(),
        document_id: uuid().nullable(),
        before: z.iso.datetime().nullable(),
      }),
      matched: z.object(counts).describe('What matched at the time of the request.'),
      erased: z.object(counts).describe('What has been erased so far.'),
      created_at: z.iso.datetime(),
      finished_at: z.iso.datetime().nullable(),
      receipt: z
        .object({
          stores: z.object({
            postgresql: z.object({
              memories: z.int(),
              sources: z.int(),
              vectors: z.int(),
              writes: z.int(),
              jobs: z.int(),
            }),
            index: z.string().describe('Says when the search index erases the memories.'),
            graph: z.string().describe('Says when the graph drops the facts that come only from the erased memories.'),
          }),
          judged_anew: z
            .int()
            .describe(
              'Number of wordings that did not match the criteria, but belonged to erased memories. Each becomes a ' +
                'memory of its own, which the guard judges again.',
            ),
        })
        .nullable()
        .describe('Null until `state` is `completed`.'),
    }),
  }),
})
