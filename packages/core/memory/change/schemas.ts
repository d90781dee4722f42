import { z } from 'zod'
import { LIMITS } from '../../limits.js'
import { CHANGE_KINDS, REVIEW_ACTIONS } from '../../ports/memory/memory-changes.js'
import { text, uuid } from '../../schemas.js'
import { memoryBody, writeAnswer, writeBody } from '../schemas.js'
import { CATEGORIES, MEMORY_STATUSES, MEMORY_TYPES } from '../types.js'

const moment = () => z.iso.datetime()

export const reviewBody = z.object({
  action: z
    .enum(REVIEW_ACTIONS)
    .describe(
      'approve: clear the flag or, if the memory is rejected, merged or superseded, restore it. reject: remove the ' +
        'memory from the volume. merge: merge the memory into the target, whose text stays. supersede: replace the ' +
        'target with this memory.',
    ),
  target_id: uuid().optional().describe('Required for merge and supersede: the other memory.'),
  reason: text(1, LIMITS.reviewReason).optional().describe('Why; kept in the history.'),
})

export const reviewAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({
    review: z.object({
      write_id: uuid().describe('Id to undo the review with (POST /memory/undo).'),
      memory_id: uuid(),
      status: z.enum(MEMORY_STATUSES).describe('pending: the guard is about to store it.'),
      changed: z.array(uuid()).describe('Every memory that changed.'),
    }),
  }),
})

const { content, memory_type, category, event_date, metadata } = writeBody.shape

const changed = {
  content: content.optional().describe('The new text.'),
  memory_type: memory_type.describe(
    'When omitted: unchanged, except that a detected type is detected again if the text changes.',
  ),
  category: category.describe('When omitted: unchanged.'),
  event_date: event_date.describe(
    'When omitted: unchanged, except that a date read from the text is read again if the text changes.',
  ),
  metadata: metadata.describe('Replaces all existing metadata.'),
}

export const editBody = z
  .object(changed)
  .refine((body) => Object.keys(changed).some((name) => body[name as keyof typeof changed] !== undefined), {
    message: `must have at least one of ${Object.keys(changed).join(', ')}`,
  })

export const editAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({
    edit: z.object({
      write_id: uuid().describe('Id to undo the edit with (POST /memory/undo).'),
      memory_id: uuid(),
      status: z.enum(['approved', 'rejected']).describe('rejected: the memory is unchanged.'),
      reason: z.string(),
      confidence: z.number().min(0).max(1),
      supersedes: writeAnswer.shape.supersedes,
      superseded_by: uuid()
        .nullable()
        .describe('If the new text gives an outdated value: the memory with the newer value.'),
      flagged: writeAnswer.shape.flagged,
      flag_reason: writeAnswer.shape.flag_reason,
      conflicts_with: writeAnswer.shape.conflicts_with,
    }),
  }),
})

export const undoBody = z.object({ write_id: uuid().describe('Id of a write, an edit or a review.') })

export const undoAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({ undo: z.object({ write_id: uuid(), changed: z.array(uuid()) }) }),
})

export const historyAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({
    memory: memoryBody,
    versions: z
      .array(
        z.object({
          content: z.string(),
          status: z.enum(MEMORY_STATUSES),
          memory_type: z.enum(MEMORY_TYPES).nullable(),
          category: z.enum(CATEGORIES).nullable(),
          event_date: moment(),
          reason: z.string().nullable(),
          until: moment().nullable().describe('When a change replaced this version; null for the current one.'),
        }),
      )
      .describe(
        `Oldest first; the last is the current one. All changes are kept; the latest ${LIMITS.historyChanges} are returned.`,
      ),
    changes: z.array(
      z.object({
        kind: z.enum(CHANGE_KINDS),
        reason: z.string().describe('Why the memory changed.'),
        write_id: uuid().describe('The write, edit or review that caused it.'),
        agent: z.string(),
        agent_id: uuid(),
        at: moment(),
        undone_at: moment().nullable(),
      }),
    ),
  }),
})
