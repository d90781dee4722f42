/** Every bound of the specification and of docs/decisions, once. A "char" is a Unicode code point. */
export const LIMITS = {
  content: { min: 1, max: 50_000 },
  query: { min: 1, max: 10_000 },
  queryLimit: { min: 1, max: 50, default: 10 },
  proposals: 100,
  /** Wordings that an imported memory may bring along. */
  originSources: 100,
  exportLimit: { min: 1, max: 1_000, default: 500 },
  searchLimit: { min: 1, max: 100, default: 20 },
  /** A search by a query pages through its best so many. */
  ranked: { max: 1_000 },
  /** One that has seen almost all of those has 8,026 characters. */
  searchCursor: { max: 10_000 },
  agentName: { min: 1, max: 100 },
  agentDescription: { max: 2_000 },
  systemPrompt: { max: 10_000 },
  password: { min: 8, max: 200 },
  name: { min: 1, max: 100 },
  /** RFC 5321, section 4.5.3.1 */
  email: { max: 254 },
  scopeId: { min: 1, max: 200 },
  entityName: { min: 1, max: 500 },
  entityQuery: { min: 1, max: 500 },
  entitySearchLimit: { min: 1, max: 200, default: 20 },
  graphLimit: { min: 1, max: 200, default: 100 },
  graphRelationships: 200,
  /** Of one entity, the strongest. */
  entityRelationships: 500,
  idempotencyKey: { min: 1, max: 255 },
  metadataBytes: 4_096,
  graceSeconds: { min: 0, max: 86_400 },
  uploadBytes: 20 * 1_048_576,
  filename: { min: 1, max: 255 },
  jsonBytes: 1_048_576,
  jsonDepth: 64,
  /** Of all objects and lists of a body together: a batch of 100 with 180 names of metadata each. */
  jsonFields: 20_000,
  /** Results must score above this. */
  relevance: 0.3,
} as const

/**
 * What may be open before new writes are refused: judgements of one organization (MAX_OPEN_JOBS), and so many times it
 * jobs of all kinds but the graph’s in all.
 */
export const OPEN_JOBS = { ofOrganization: 20_000, inAll: 10 } as const

/** How long a write waits for its verdict before it is answered `write_failed`, and while the process is stopping. */
export const WRITE_WAIT_MS = 25_000
export const WRITE_WAIT_STOPPING_MS = 12_000
/** An embedder that is away for no longer is being started again: whoever needs it waits instead of a 503. */
export const EMBEDDER_RESTART_MS = 3_000
/** Idempotency-Key is remembered so long; an unanswered twin without one attaches so long. */
export const IDEMPOTENCY_MS = 24 * 3_600_000
export const ATTACH_MS = 10 * 60_000

/**
 * In UTF-16 units. A longer text is read off the event loop, where reading takes up to 10 ms for this length, and judged
 * in a queue of its own: this much has at most some sixteen windows, mostly four.
 */
export const LONG_TEXT = 4_000
