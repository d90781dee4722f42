import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { isoDate, LATEST, metadata, parseIsoDate, scopeId, text, uuid } from '../schemas.js'
import type { MemoryFilters } from './filters.js'
import { memoryBody } from './schemas.js'
import { CATEGORIES, MEMORY_TYPES } from './types.js'

export const SEARCH_MODES = ['hybrid', 'semantic', 'keyword'] as const
export type SearchMode = (typeof SEARCH_MODES)[number]

const bySource = 'Passes if a source of the memory matches this and the other filters of sources.'

/** The filters of a body that finds memories. */
export const filterFields = {
  memory_type: z.array(z.enum(MEMORY_TYPES)).min(1).max(MEMORY_TYPES.length).optional().describe('One of these.'),
  category: z.array(z.enum(CATEGORIES)).min(1).max(CATEGORIES.length).optional().describe('One of these.'),
  agent: text(LIMITS.agentName.min, LIMITS.agentName.max).optional().describe(`Name of an agent. ${bySource}`),
  agent_id: uuid().optional().describe(bySource),
  user_id: scopeId().optional().describe(bySource),
  session_id: scopeId().optional().describe(bySource),
  document_id: uuid().optional().describe('Chunks of this document. Without it a list, newest first, has no chunks.'),
  date_from: isoDate().optional().describe('event_date at or after; of a date, the whole day, UTC.'),
  date_to: isoDate().optional().describe('event_date at or before; of a date, the whole day, UTC.'),
  flagged: z.boolean().optional().describe('Flagged for review, or not; no memory is flagged yet.'),
  metadata: metadata().optional().describe('Each of these entries, equal in name and value.'),
}

export type FilterFields = z.output<z.ZodObject<typeof filterFields>>

const DAY_MS = 24 * 3_600_000

/** What the validated fields of a body ask for. */
export const filtersOf = (fields: FilterFields): MemoryFilters => ({
  memoryTypes: fields.memory_type,
  categories: fields.category,
  agent: fields.agent,
  agentId: fields.agent_id,
  userId: fields.user_id,
  sessionId: fields.session_id,
  documentId: fields.document_id,
  from: fields.date_from === undefined ? undefined : parseIsoDate(fields.date_from).at,
  until: fields.date_to === undefined ? undefined : after(fields.date_to),
  flagged: fields.flagged,
  metadata: fields.metadata,
})

/** The first moment after a date's day, or after a timestamp; none when nothing can lie there. */
const after = (bound: string): Date | undefined => {
  const { at, dateOnly } = parseIsoDate(bound)
  const moment = at.getTime() + (dateOnly ? DAY_MS : 1)
  return moment > LATEST ? undefined : new Date(moment)
}

const { min, max, default: standard } = LIMITS.searchLimit

export const searchBody = z.object({
  volume_id: uuid(),
  query: text(LIMITS.query.min, LIMITS.query.max).optional().describe('Ranks by relevance; without it, newest first.'),
  mode: z
    .enum(SEARCH_MODES)
    .default('hybrid')
    .describe(
      'Of a query: hybrid ranks by meaning and words, semantic by meaning alone, keyword by words alone (any memory ' +
        'with a word of the query, however weak).',
    ),
  ...filterFields,
  limit: z.int().min(min).max(max).default(standard),
  cursor: z
    .string()
    .max(LIMITS.searchCursor.max)
    .optional()
    .describe(
      `next_cursor of the page before, with the same query, mode and filters; ${LIMITS.ranked.max} results of a query at most.`,
    ),
})

export const searchAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({
    memories: z.array(
      memoryBody.omit({ sources: true }).extend({
        score: z.number().min(0).max(1).nullable().describe('Null without a query.'),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
})
