import { z } from 'zod'
import { LIMITS } from '../../limits.js'
import { text, uuid } from '../../schemas.js'
import { degradedField, explainField, explanation, likelyUpdatesField, memoryBody } from '../schemas.js'
import { filterFields } from './filter-schemas.js'

export const SEARCH_MODES = ['hybrid', 'semantic', 'keyword'] as const
export type SearchMode = (typeof SEARCH_MODES)[number]

const { min, max, default: standard } = LIMITS.searchLimit

export const searchBody = z.object({
  volume_id: uuid(),
  query: text(LIMITS.query.min, LIMITS.query.max)
    .optional()
    .describe('What to search for, by relevance. Without it, memories are listed newest first.'),
  mode: z
    .enum(SEARCH_MODES)
    .default('hybrid')
    .describe(
      'With a query: `hybrid` ranks by meaning and words, `semantic` by meaning only, `keyword` by words only. ' +
        '`keyword` finds any memory that shares a word with the query, however weak the match.',
    ),
  ...filterFields,
  limit: z.int().min(min).max(max).default(standard),
  explain: explainField(),
  cursor: z
    .string()
    .max(LIMITS.searchCursor.max)
    .optional()
    .describe(
      'next_cursor of the previous page, with the same query, mode and filters; a query has at most ' +
        `${LIMITS.ranked.max} results.`,
    ),
})

export const searchAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({
    memories: z.array(
      memoryBody.omit({ sources: true, supersedes: true }).extend({
        score: z.number().min(0).max(1).nullable().describe('Null without a query.'),
        likely_updated_by: likelyUpdatesField().optional(),
        explanation: explanation(),
      }),
    ),
    next_cursor: z.string().nullable(),
    degraded: degradedField(),
  }),
})
