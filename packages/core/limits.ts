/**
 * Limits from the specification and docs/decisions, except those on the number of requests (rate-limits.ts). A
 * character, or "char", is a Unicode code point.
 */
export const LIMITS = {
  content: { min: 1, max: 50_000 },
  query: { min: 1, max: 10_000 },
  queryLimit: { min: 1, max: 50, default: 10 },
  proposals: 100,
  /** Maximum number of additional wordings (texts of the same statement) per imported memory. */
  originSources: 100,
  exportLimit: { min: 1, max: 1_000, default: 500 },
  searchLimit: { min: 1, max: 100, default: 20 },
  /** Maximum number of changes returned from a memory's history (the latest). Each may hold a full-length version. */
  historyChanges: 100,
  /** Maximum number of results of a search by query, over all its pages: the best ones. */
  ranked: { max: 1_000 },
  /** Maximum length of a reviewer's reason, in characters. */
  reviewReason: 500,
  /**
   * Length of a feedback comment, and of the question in feedback on an answer. Redacting an ordinary text of the
   * maximum length takes a millisecond.
   */
  feedbackText: { min: 1, max: 2_000 },
  /** The longest cursor, which a search returns when it has shown almost all of 1,000 results, has 8,026 characters. */
  searchCursor: { max: 10_000 },
  agentName: { min: 1, max: 100 },
  agentDescription: { max: 2_000 },
  systemPrompt: { max: 10_000 },
  password: { min: 8, max: 200 },
  name: { min: 1, max: 100 },
  /** Maximum number of open invitations of an organization. */
  invitations: 500,
  /** Maximum length per RFC 5321, section 4.5.3.1. */
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
   * Maximum number of fields and list items in a body: enough for a batch of 100 items with 180 metadata fields each.
   */
  jsonFields: 20_000,
  /** Maximum number of fields in a form of a page: a checkbox for each volume, and a few others. */
  formFields: 2_000,
  /** Results must score above this value. */
  relevance: 0.3,
} as const

/**
 * New writes are rejected while this many jobs are due. `ofOrganization`, the default of MAX_OPEN_JOBS, limits the
 * writes of one organization that await the guard. `inAll` times MAX_OPEN_JOBS (200,000 by default) limits all jobs
 * except those with `refuses: 'nobody'` (core/work/entry.ts).
 */
export const OPEN_JOBS = { ofOrganization: 20_000, inAll: 10 } as const

/**
 * How long a request waits for the verdict on its write. After WRITE_WAIT_MS it fails with `write_failed`. While the
 * process stops, it waits only WRITE_WAIT_STOPPING_MS and then fails with `service_unavailable`.
 */
export const WRITE_WAIT_MS = 25_000
export const WRITE_WAIT_STOPPING_MS = 12_000
/** An embedder that has been down for less than this may be restarting: callers wait instead of getting a 503. */
export const EMBEDDER_RESTART_MS = 3_000
/** How long an Idempotency-Key is remembered. */
export const IDEMPOTENCY_MS = 24 * 3_600_000
/** Without an Idempotency-Key: how long an identical write counts as a retry of one that got no response. */
export const ATTACH_MS = 10 * 60_000

/**
 * Limits for WebSockets. Each process counts `perKey`, `perOrganization` and `perProcess` for itself. `perProcess`
 * WebSockets take about 150 MB.
 */
export const SOCKETS = {
  perKey: 100,
  /** Lower than `perProcess`, so that an organization with many keys leaves room for others. */
  perOrganization: 2_000,
  perProcess: 5_000,
  /** Maximum number of volumes that one socket listens to. */
  volumes: 50,
  /** Once a client has more bytes than this left to read, nothing is sent until it has read all of them. */
  waitingBytes: 524_288,
  /** Time that a client may take to read all waiting bytes; after this time, the socket is closed. */
  drainMs: 30_000,
  /**
   * A socket whose client reads too slowly is closed: the client gets at most this time to read what is left and, after
   * it, the reason for the close. A client that reads 4.4 KB/s reads `waitingBytes` in this time. Shorter than
   * `resumeMs`, so that the client can resume afterwards.
   */
  slowCloseMs: 120_000,
  /** A socket can resume only if it missed no event older than this. */
  resumeMs: 5 * 60_000,
} as const

/**
 * Length in UTF-16 units above which a text is read in a worker thread. On the event loop, a hostile text of this
 * length takes up to 45 ms, an ordinary one less than a millisecond.
 */
export const THREAD_TEXT = 2_000

/**
 * Length in UTF-16 units above which a text is long and judged in a separate queue, because the model embeds it in
 * several windows (parts), one vector each: a text of this length has about five, a text of 50,000 characters about 60.
 */
export const LONG_TEXT = 4_000

/**
 * Maximum webhooks per volume and per organization, including disabled ones, and maximum active webhooks of an
 * organization to one host. All IP addresses of one machine count as one host; each host name is a host of its own.
 */
export const WEBHOOKS = { perVolume: 100, perOrganization: 1_000, perHost: 500 } as const
/**
 * Maximum webhook requests that a process has open to one host at once, for all organizations together. The same
 * maximum applies to one machine, which may have several host names. A single organization may have half as many:
 * enough to send an event to all webhooks of a volume at once. A platform that receives webhooks for many customers can
 * take this many, and a host that never asked for webhooks is not flooded.
 */
export const HOST_REQUESTS = 256
/** Number of latest deliveries shown with each webhook in a list. */
export const LISTED_DELIVERIES = 10
/**
 * Maximum events that one call redelivers; it also redelivers further events with the same time as the last of them.
 */
export const REDELIVERIES = 500
/** How long events and deliveries are kept, and how long the former secret of a webhook is kept after a rotation. */
export const EVENTS_KEPT_MS = 7 * 24 * 3_600_000
export const FORMER_SECRET_KEPT_MS = 24 * 3_600_000
