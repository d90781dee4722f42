import { z } from 'zod'
import { LIMITS } from '../../limits.js'
import { messageFor } from '../../messages.js'
import { isoDate, MAX_REPORTED_FIELDS, text, uuid } from '../../schemas.js'
import { withShapes } from '../../unknown-fields.js'
import { CREDENTIAL_IN_NAME, holdsNoCredential } from '../guard/secrets/identifiers.js'
import { storedScopeId, writeBody } from '../schemas.js'
import { DATE_PRECISIONS, EVENT_DATE_SOURCES, MEMORY_TYPE_SOURCES } from '../types.js'

const agentName = () => text(LIMITS.agentName.min, LIMITS.agentName.max).refine(holdsNoCredential, CREDENTIAL_IN_NAME)

const furtherSource = z.object({
  content: text(LIMITS.content.min, LIMITS.content.max),
  agent: agentName(),
  agent_id: uuid(),
  user_id: storedScopeId().nullable().default(null),
  session_id: storedScopeId().nullable().default(null),
  event_date: isoDate().nullable().default(null),
  event_date_precision: z.enum(DATE_PRECISIONS).nullable().default(null),
  created_at: isoDate(),
})

/** For imports only: who first wrote the statement, and when. */
export const originBody = z.object({
  agent: agentName().optional().describe('Name of the writer; defaults to the calling key.'),
  agent_id: uuid().optional(),
  created_at: isoDate().optional().describe('When it was first written; a time in the future counts as now.'),
  event_date_source: z.enum(EVENT_DATE_SOURCES).optional().describe('Where event_date came from.'),
  event_date_precision: z.enum(DATE_PRECISIONS).nullable().optional().describe('How exact event_date is.'),
  memory_type_source: z
    .enum(MEMORY_TYPE_SOURCES)
    .optional()
    .describe('`given`: the writer gave `memory_type`; `detected`: the guard chose it.'),
  last_confirmed_at: isoDate().nullable().optional(),
  sources: z.array(furtherSource).max(LIMITS.originSources).optional().describe("The memory's other wordings."),
})

/** One proposal: the body of a write and, for an import, the origin of the memory. */
export const proposalBody = writeBody.extend({
  origin: originBody
    .optional()
    .describe("Who first wrote the memory, and when. Only for imports; not allowed with an agent's key."),
})

export const batchBody = z.object({ items: z.array(proposalBody).min(1).max(LIMITS.proposals) })

const isBatch = (body: unknown): body is { items: unknown } =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, 'items')

const items = z.array(z.unknown()).min(1).max(LIMITS.proposals)

const eitherBody = z
  .unknown()
  .meta({ anyOf: [proposalBody, batchBody].map((schema) => withoutDialect(z.toJSONSchema(schema, { io: 'input' }))) })
  .transform((body, context): { items: z.output<typeof proposalBody>[] } => {
    let mistakes = 0
    const checked = <T>(schema: z.ZodType<T>, value: unknown, at: PropertyKey[]): T[] => {
      const read = schema.safeParse(value, { error: messageFor })
      for (const { path, message } of read.error?.issues.slice(0, MAX_REPORTED_FIELDS) ?? [])
        context.issues.push({ code: 'custom', path: [...at, ...path], message, input: body })
      mistakes += read.error?.issues.length ?? 0
      return read.success ? [read.data] : []
    }
    if (!isBatch(body)) return { items: checked(proposalBody, body, []) }
    const [given = []] = checked(items, body.items, ['items'])
    const proposals: z.output<typeof proposalBody>[] = []
    for (let at = 0; at < given.length && mistakes < MAX_REPORTED_FIELDS; at++)
      proposals.push(...checked(proposalBody, given[at], ['items', at]))
    return { items: proposals }
  })

/**
 * A single proposal, or a batch as `items`. Mistakes are reported per item. Items are checked one by one, only until
 * there are enough mistakes to report: a hundred items, each with a hundred empty sources, have 40,000 mistakes.
 */
export const proposeBody = withShapes(eitherBody, (body) => (isBatch(body) ? batchBody : proposalBody))

function withoutDialect({ $schema, ...schema }: Record<string, unknown>) {
  return schema
}

export const proposeAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({
    proposals: z.array(
      z.object({
        memory_id: uuid(),
        write_id: uuid(),
        state: z
          .enum(['pending', 'approved', 'merged', 'rejected'])
          .describe('Always `pending` without the header `Prefer: wait=…`.'),
        reason: z.string().nullable(),
        merged_into: uuid().nullable(),
      }),
    ),
  }),
})
