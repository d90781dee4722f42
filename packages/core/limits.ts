/** Every limit in the specification and docs/decisions, defined only here. A "char" is a Unicode code point. */
export const LIMITS = {
  content: { min: 1, max: 50_000 },
  query: { min: 1, max: 10_000 },
  queryLimit: { min: 1, max: 50, default: 10 },
  proposals: 100,
  /** Additional wordings per imported memory. */
  originSources: 100,
  exportLimit: { min: 1, max: 1_000, default: 500 },
  searchLimit: { min: 1, max: 100, default: 20 },
  /** The latest changes in a memory's history: each may hold a version of maximum length. */
  historyChanges: 100,
  /** A search by query pages through at most this many results, the best ones. */
  ranked: { max: 1_000 },
  /** Maximum length of a reviewer's reason, in characters. */
  reviewReason: 500,
  /** A cursor after almost all of the thousand results has 8,026 characters. */
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
  /** Maximum number of relationships returned for an entity, the strongest ones. */
  entityRelationships: 500,
  idempotencyKey: { min: 1, max: 255 },
  metadataBytes: 4_096,
  graceSeconds: { min: 0, max: 86_400 },
  broadcast: { min: 1, max: 10_000 },
  eventType: { min: 1, max: 100 },
  uploadBytes: 20 * 1_048_576,
  filename: { min: 1, max: 255 },
  webhookUrl: { max: 2_048 },
  webhookSecret: { max: 256 },
  jsonBytes: 1_048_576,
  jsonDepth: 64,
  /**
   * Fields in all objects and lists of a body together: enough for a batch of 100 items with 180 metadata names each.
   */
  jsonFields: 20_000,
  /** Results must score above this value. */
  relevance: 0.3,
} as const

/**
 * Numbers of open jobs above which new writes are rejected: for judgements per organization (MAX_OPEN_JOBS), and, as a
 * multiple of that, for all jobs except the graph's.
 */
export const OPEN_JOBS = { ofOrganization: 20_000, inAll: 10 } as const

/**
 * How long a write waits for its verdict before it fails with `write_failed`: normally, and while the process stops.
 */
export const WRITE_WAIT_MS = 25_000
export const WRITE_WAIT_STOPPING_MS = 12_000
/** An embedder that has been down for less than this may be restarting: callers wait instead of getting a 503. */
export const EMBEDDER_RESTART_MS = 3_000
/** How long an Idempotency-Key is remembered, and how long a repeat without one attaches to an unanswered write. */
export const IDEMPOTENCY_MS = 24 * 3_600_000
export const ATTACH_MS = 10 * 60_000

/** Bounds of WebSockets. A process holds `perProcess` of them in about 150 MB. */
export const SOCKETS = {
  perKey: 100,
  /** Of one process, so that an organization with many keys leaves room for others. */
  perOrganization: 2_000,
  perProcess: 5_000,
  /** Volumes that one socket listens to. */
  volumes: 50,
  /** Once more than this waits for a reader, nothing is added before it has taken all of it. */
  waitingBytes: 1_048_576,
  /** A reader that takes longer for that is disconnected. */
  drainMs: 30_000,
  /** How old the event may be after which a socket resumes. */
  resumeMs: 5 * 60_000,
} as const

/**
 * In UTF-16 units. Reading a text of this length takes up to 10 ms, so longer ones are read off the event loop. They
 * are judged in a separate queue: a text of this length has about four windows, the longest some sixteen.
 */
export const LONG_TEXT = 4_000

/**
 * The most webhooks of a volume and of an organization, disabled ones included, and the most active ones of an
 * organization to one host.
 */
export const WEBHOOKS = { perVolume: 100, perOrganization: 1_000, perHost: 500 } as const
/** How many of its latest deliveries a webhook is listed with. */
export const LISTED_DELIVERIES = 10
/** The most deliveries that one call enqueues again, and those of events that happened at the same time as the last. */
export const REDELIVERIES = 500
/** How long events and deliveries are kept, and after a rotation the former secret of a webhook. */
export const EVENTS_KEPT_MS = 7 * 24 * 3_600_000
export const FORMER_SECRET_KEPT_MS = 24 * 3_600_000
