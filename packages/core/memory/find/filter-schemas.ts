import { z } from 'zod'
import { LIMITS } from '../../limits.js'
import { isoDate, LATEST, metadata, parseIsoDate, scopeId, text, uuid } from '../../schemas.js'
import { CATEGORIES, MEMORY_TYPES } from '../types.js'
import type { MemoryFilters } from './filters.js'

const bySource =
  'If several of `agent`, `agent_id`, `user_id` and `session_id` are given, one wording of the memory must match all of them.'

/** Creates a schema for a non-empty list; a single name stands for a list of one. */
const oneOrMore = <const Names extends readonly [string, ...string[]]>(names: Names) => {
  const list = z.array(z.enum(names)).min(1).max(names.length)
  type List = z.output<typeof list>
  const listed = (given: unknown, context: z.RefinementCtx) => {
    if (typeof given !== 'string') return given
    // A single name is checked here, so that the error names the field, not an item of a list that was never sent.
    if (!names.includes(given)) context.addIssue({ code: 'invalid_value', values: [...names], input: given })
    return [given]
  }
  // Cast, because the type that `z.preprocess` returns accepts any input.
  return z.preprocess(listed, list).optional() as z.ZodOptional<z.ZodType<List, List | List[number]>>
}

/** Filter fields of request bodies that find memories. */
export const filterFields = {
  memory_type: oneOrMore(MEMORY_TYPES).describe('Any of these; a single one needs no list.'),
  category: oneOrMore(CATEGORIES).describe('Any of these; a single one needs no list.'),
  agent: text(LIMITS.agentName.min, LIMITS.agentName.max).optional().describe(`Name of an agent. ${bySource}`),
  agent_id: uuid().optional().describe(bySource),
  user_id: scopeId().optional().describe(bySource),
  session_id: scopeId().optional().describe(bySource),
  document_id: uuid()
    .optional()
    .describe('Only chunks of this document. Other newest-first lists contain no chunks, unless `flagged` is true.'),
  date_from: isoDate()
    .optional()
    .describe('Only memories with an event_date at or after this time; a date includes that whole day, UTC.'),
  date_to: isoDate()
    .optional()
    .describe('Only memories with an event_date at or before this time; a date includes that whole day, UTC.'),
  flagged: z
    .boolean()
    .optional()
    .describe('true: only memories that are flagged for review; false: only memories that are not.'),
  metadata: metadata().optional().describe('Only memories whose metadata has all of these entries.'),
  as_of: isoDate()
    .optional()
    .describe(
      'Only memories that were valid at that time, even if superseded since; a date means the end of that day, UTC. ' +
        'Does not apply to graph facts: these are always the current ones.',
    ),
  include_superseded: z.boolean().optional().describe('Include superseded memories; each is marked.'),
}

/** Query parameters for listing the memories that wait for review. */
export const flaggedQuery = z.object({
  volume_id: uuid(),
  limit: z.coerce
    .number()
    .int()
    .min(LIMITS.searchLimit.min)
    .max(LIMITS.searchLimit.max)
    .default(LIMITS.searchLimit.default),
  cursor: z.string().max(LIMITS.searchCursor.max).optional().describe('next_cursor of the previous page.'),
})

export type FilterFields = z.output<z.ZodObject<typeof filterFields>>

const DAY_MS = 24 * 3_600_000

/** Converts validated fields of a request body to filters. */
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
  asOf: fields.as_of === undefined ? undefined : endOf(fields.as_of),
  includeSuperseded: fields.include_superseded || undefined,
})

/** Returns the first moment after a timestamp or after the day of a date; undefined when that is out of range. */
const after = (limit: string): Date | undefined => {
  const { at, dateOnly } = parseIsoDate(limit)
  const moment = at.getTime() + (dateOnly ? DAY_MS : 1)
  return moment > LATEST ? undefined : new Date(moment)
}

/** Returns the moment of a timestamp, or the last moment of a date. */
const endOf = (given: string): Date => {
  const { at, dateOnly } = parseIsoDate(given)
  return dateOnly ? new Date(Math.min(at.getTime() + DAY_MS - 1, LATEST)) : at
}
