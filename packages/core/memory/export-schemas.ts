import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { uuid } from '../schemas.js'
import { wordingFields } from './schemas.js'
import { CATEGORIES, DATE_PRECISIONS, EVENT_DATE_SOURCES, MEMORY_TYPE_SOURCES, MEMORY_TYPES } from './types.js'

const { min, max, default: standard } = LIMITS.exportLimit

export const exportBody = z.object({
  volume_id: uuid(),
  limit: z.int().min(min).max(max).default(standard).describe('Page size; a page also ends at about 4 MB.'),
  cursor: z.string().max(200).optional().describe('next_cursor of the previous page.'),
})

const moment = () => z.iso.datetime()

export const exportRecord = z.object({
  memory_id: uuid(),
  content: z.string(),
  memory_type: z.enum(MEMORY_TYPES),
  memory_type_source: z.enum(MEMORY_TYPE_SOURCES),
  category: z.enum(CATEGORIES),
  confidence: z.number().min(0).max(1),
  reason: z.string(),
  agent: z.string(),
  agent_id: uuid(),
  user_id: z.string().nullable(),
  session_id: z.string().nullable(),
  event_date: moment(),
  event_date_source: z.enum(EVENT_DATE_SOURCES),
  event_date_precision: z.enum(DATE_PRECISIONS).nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
  created_at: moment(),
  last_confirmed_at: moment().nullable(),
  sources: z
    .array(z.object(wordingFields))
    .describe(
      "The memory's wordings, one for each write, the original first. " +
        'Wordings from before an edit of its text are left out.',
    ),
  versions: z.array(z.never()).describe('Earlier versions, oldest first; always empty for now.'),
})

export const exportAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({ memories: z.array(exportRecord), next_cursor: z.string().nullable() }),
})
