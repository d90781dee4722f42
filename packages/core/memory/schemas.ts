import { z } from 'zod'
import { graphFact } from '../graph/read.js'
import { LIMITS } from '../limits.js'
import { isoDate, metadata, scopeId, text, uuid } from '../schemas.js'
import { filterFields } from './find/filter-schemas.js'
import { CREDENTIAL_IN_NAME, holdsNoCredential } from './guard/secrets/identifiers.js'
import { CATEGORIES, DATE_PRECISIONS, DEGRADATIONS, FLAG_REASONS, MEMORY_STATUSES, MEMORY_TYPES } from './types.js'

/** A user_id or session_id to be stored, which must not contain a credential. */
export const storedScopeId = () => scopeId().refine(holdsNoCredential, CREDENTIAL_IN_NAME)

/** Metadata to be stored. The error for a field whose name contains a credential does not repeat the name. */
const storedMetadata = () =>
  metadata().refine(
    (object) => Object.keys(object).every(holdsNoCredential),
    'must not have a field whose name contains a credential',
  )

/** Body of a write. */
export const writeBody = z.object({
  content: text(LIMITS.content.min, LIMITS.content.max).describe('The statement to remember.'),
  volume_id: uuid(),
  memory_type: z.enum(MEMORY_TYPES).optional().describe('Detected when omitted.'),
  category: z.enum(CATEGORIES).optional().describe('Detected when omitted.'),
  user_id: storedScopeId()
    .optional()
    .describe('The statement is compared only with those of this user. "I" and "we" in it mean this user.'),
  session_id: storedScopeId().optional(),
  event_date: isoDate()
    .optional()
    .describe(
      'ISO 8601 date or timestamp; without an offset, UTC. When omitted: read from the text, else the day of writing.',
    ),
  metadata: storedMetadata()
    .optional()
    .describe(`Flat object of text, numbers, true, false and null; at most ${LIMITS.metadataBytes} bytes as JSON.`),
})

/** Whether each result comes with an explanation of its rank. */
export const explainField = () => z.boolean().default(false).describe('Adds to each result an explanation of its rank.')

/** The explanation of a result, in an answer. */
export const explanation = () =>
  z
    .object({
      signals: z
        .object({
          ...{ meaning: z.number(), words: z.number(), context: z.number(), fit: z.number(), length: z.number() },
          former: z
            .number()
            .describe(
              'Added because this memory supersedes, contradicts or probably replaces an older one that matches ' +
                'the query better.',
            ),
        })
        .describe('What each signal adds to the score, before the score is mapped to 0 to 1.'),
      why: z.string(),
    })
    .optional()
    .describe('Present only if `explain` is true.')

/** Body of a query. */
export const queryBody = z.object({
  query: text(LIMITS.query.min, LIMITS.query.max),
  volume_id: uuid(),
  limit: z.int().min(LIMITS.queryLimit.min).max(LIMITS.queryLimit.max).default(LIMITS.queryLimit.default),
  explain: explainField(),
  ...filterFields,
})

export const memoryParams = z.object({ memory_id: uuid() })

const moment = () => z.iso.datetime()

const flagFields = {
  flagged: z.boolean().describe('Whether it waits for review.'),
  flag_reason: z.enum(FLAG_REASONS).nullable(),
  conflicts_with: z.array(uuid()).describe('Memories that contradict this one.'),
}

/** Whether a memory is still valid, and what contradicts it. */
const markFields = {
  superseded: z.boolean().describe('Whether another memory has a newer value.'),
  superseded_by: uuid().nullable().describe('The memory with the newer value.'),
  valid_from: moment().describe('Its event date if given or read from the text, else when it was written.'),
  valid_to: moment().nullable().describe('When the newer value became valid.'),
  ...flagFields,
  outdated: z.array(z.string()).describe('Sentences of the content that no longer hold.'),
}

export const writeAnswer = z.object({
  status: z.enum(['approved', 'rejected', 'merged']),
  reason: z.string().describe('Why the guard decided this.'),
  confidence: z.number().min(0).max(1),
  memory_id: uuid().describe('For a merged write, the memory it merged into.'),
  write_id: uuid().describe('Identifies this write.'),
  agent: z.string(),
  volume_id: uuid(),
  supersedes: z.array(uuid()).describe('Memories with older values, which this one supersedes.'),
  superseded_by: uuid()
    .nullable()
    .describe('The memory with the newer value, if the written one has an older value; else null.'),
  ...flagFields,
})

/** The parts of the service that a response had to do without; absent if there were none. */
export const degradedField = () =>
  z
    .array(z.enum(DEGRADATIONS))
    .optional()
    .describe(
      'What was unavailable, failed or did not answer in time. Without the graph, `graph_facts` is empty; without the ' +
        'reranker, results are ordered by score.',
    )

/** The field `likely_updated_by` in the results of a query, of a search with a query, and of a chat. */
export const likelyUpdatesField = () =>
  z
    .array(uuid())
    .describe(
      'Newer memories, at most three, newest first, that probably give another value for what this one says. A model ' +
        'guessed this from the wording, so this memory may still be right. The filters do not apply to these newer ' +
        'memories. Empty with `as_of` or `include_superseded`, and in a chat about the past.',
    )

export const queryAnswer = z.object({
  query: z.string(),
  volume_id: uuid(),
  memories: z.array(
    z.object({
      id: uuid(),
      content: z.string(),
      score: z.number().min(0).max(1),
      agent: z.string(),
      agent_id: uuid(),
      memory_type: z.enum(MEMORY_TYPES),
      category: z.enum(CATEGORIES),
      confidence: z.number().min(0).max(1),
      user_id: z.string().nullable(),
      session_id: z.string().nullable(),
      event_date: moment(),
      document_id: uuid().nullable(),
      filename: z.string().nullable(),
      chunk_index: z.int().nullable(),
      ...markFields,
      likely_updated_by: likelyUpdatesField(),
      created_at: moment(),
      explanation: explanation(),
    }),
  ),
  graph_facts: z
    .array(graphFact)
    .describe('Graph facts about the entities that the query names or, if it names none, that the memories mention.'),
  document_sources: z.array(
    z.object({
      document_id: uuid(),
      filename: z.string(),
      best_score: z.number(),
      chunk_count: z.int(),
      snippets: z.array(z.string()),
    }),
  ),
  total_results: z.int().describe('Memories plus graph facts.'),
  degraded: degradedField(),
})

const precision = () =>
  z
    .enum(DATE_PRECISIONS)
    .nullable()
    .describe(
      'The event happened in the day, week … that contains event_date. Null if unknown, for example because the ' +
        'memory was stored before this field existed.',
    )

/** A wording of a memory, as reads and exports show it. */
export const wordingFields = {
  content: z.string(),
  agent: z.string(),
  agent_id: uuid(),
  user_id: z.string().nullable(),
  session_id: z.string().nullable(),
  event_date: moment().nullable(),
  event_date_precision: precision(),
  created_at: moment(),
}

/** A memory with its sources, in responses. */
export const memoryBody = z.object({
  memory_id: uuid(),
  volume_id: uuid(),
  content: z.string(),
  status: z.enum(MEMORY_STATUSES),
  memory_type: z.enum(MEMORY_TYPES).nullable(),
  category: z.enum(CATEGORIES).nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  reason: z.string().nullable(),
  merged_into: uuid().nullable(),
  agent: z.string(),
  agent_id: uuid(),
  user_id: z.string().nullable(),
  session_id: z.string().nullable(),
  event_date: moment(),
  event_date_source: z.enum(['given', 'text', 'written']),
  event_date_precision: precision(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  document_id: uuid().nullable().describe('For a chunk, its document.'),
  filename: z.string().nullable(),
  chunk_index: z.int().nullable().describe('From 0, in reading order.'),
  ...markFields,
  supersedes: z.array(uuid()).describe('Memories with older values, which this one supersedes.'),
  created_at: moment(),
  last_confirmed_at: moment().nullable(),
  sources: z.array(z.object({ write_id: uuid(), ...wordingFields })),
})

export const memoryAnswer = z.object({ status: z.literal('ok'), data: z.object({ memory: memoryBody }) })

export const receiptAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({
    receipt: z.object({
      memory_id: uuid(),
      stores: z.object({
        postgresql: z.object({
          memories: z.int(),
          sources: z.int(),
          vectors: z.int(),
          writes: z.int(),
          jobs: z.int(),
        }),
        index: z.string().describe('Says when the search index erases the memory.'),
        graph: z.string().describe('Says when the knowledge graph drops the facts that come only from this memory.'),
      }),
      judged_anew: z
        .array(uuid())
        .describe(
          'Memories of other agents that had been merged into the erased one. Each is a separate memory now, and is ' +
            'judged again.',
        ),
    }),
  }),
})
