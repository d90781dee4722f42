import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { isoDate, LATEST, metadata, parseIsoDate, scopeId, text, uuid } from '../schemas.js'
import type { MemoryFilters } from './filters.js'
import { CATEGORIES, MEMORY_TYPES } from './types.js'

const bySource = 'Passes if a source of the memory matches this and the other filters of sources.'

/** A list without an empty one; a single name stands for a list of it. */
const oneOrMore = <const Names extends readonly [string, ...string[]]>(names: Names) => {
  const list = z.array(z.enum(names)).min(1).max(names.length)
  type List = z.output<typeof list>
  const listed = (given: unknown, context: z.RefinementCtx) => {
    if (typeof given !== 'string') return given
    // Here, so that the message names the field and not an item that was never sent.
    if (!names.includes(given)) context.addIssue({ code: 'invalid_value', values: [...names], input: given })
    return [given]
  }
  // Its own type: a preprocessed schema would take anything.
  return z.preprocess(listed, list).optional() as z.ZodOptional<z.ZodType<List, List | List[number]>>
}

/** The filters of a body that finds memories. */
export const filterFields = {
  memory_type: oneOrMore(MEMORY_TYPES).describe('One of these; a single one needs no list.'),
  category: oneOrMore(CATEGORIES).describe('One of these; a single one needs no list.'),
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
