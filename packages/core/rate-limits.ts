/**
 * What a window counts by: the caller (a key, a signed-in user, or a user's consent to a client), or the client's
 * address. `login`, `mail_to` and `oauth_document_host` count by what their comments say.
 */
export type RateLimitScope = 'caller' | 'address'

/** At most `max` requests in a fixed window of `seconds` that starts with its first request. */
export interface RateLimit {
  max: number
  seconds: number
  scope: RateLimitScope
}

const MINUTE = 60
const HOUR = 3_600

/** Every rate limit by its class; a route names its class, and each class has its own window. */
export const RATE_LIMITS = {
  write: { max: 30, seconds: MINUTE, scope: 'caller' },
  query: { max: 60, seconds: MINUTE, scope: 'caller' },
  chat: { max: 30, seconds: MINUTE, scope: 'caller' },
  upload: { max: 50, seconds: HOUR, scope: 'caller' },
  propose: { max: 60, seconds: MINUTE, scope: 'caller' },
  memory_query: { max: 120, seconds: MINUTE, scope: 'caller' },
  memory_search: { max: 120, seconds: MINUTE, scope: 'caller' },
  mcp: { max: 120, seconds: MINUTE, scope: 'caller' },
  volume_list: { max: 120, seconds: MINUTE, scope: 'caller' },
  entity: { max: 120, seconds: MINUTE, scope: 'caller' },
  graph: { max: 120, seconds: MINUTE, scope: 'caller' },
  entity_search: { max: 120, seconds: MINUTE, scope: 'caller' },
  document_list: { max: 120, seconds: MINUTE, scope: 'caller' },
  broadcast: { max: 60, seconds: MINUTE, scope: 'caller' },
  /** Subscribing webhooks, and calls that make them send. */
  subscribe: { max: 30, seconds: MINUTE, scope: 'caller' },
  /** Invitations, which are mailed to addresses that the caller chooses. */
  invite: { max: 60, seconds: HOUR, scope: 'caller' },
  default: { max: 300, seconds: MINUTE, scope: 'caller' },
  /** Sign-up, login and similar. */
  auth: { max: 20, seconds: 15 * MINUTE, scope: 'address' },
  /**
   * Attempts to log in to one account from one client address since the last success. An address over the limit cannot
   * log in to this account, while the account's owner still can from another address.
   */
  login: { max: 20, seconds: HOUR, scope: 'address' },
  /** Mails to one e-mail address, whoever causes them; sign-ups, resets and invitations are counted separately. */
  mail_to: { max: 10, seconds: HOUR, scope: 'address' },
  /**
   * Redirects back from an identity provider. The limit is higher than that of `auth`, because they cannot be used to
   * guess passwords: the provider checks those.
   */
  identity_callback: { max: 120, seconds: MINUTE, scope: 'address' },
  oauth_token: { max: 60, seconds: MINUTE, scope: 'address' },
  /** Registrations of OAuth clients, and fetches of the metadata documents of clients that are not stored yet. */
  oauth_register: { max: 10, seconds: HOUR, scope: 'address' },
  /** Fetches of client id metadata documents caused by one client address. */
  oauth_document: { max: 30, seconds: MINUTE, scope: 'address' },
  /**
   * Fetches of client id metadata documents caused by all callers together. Each stored client has a window of its own;
   * all clients on one host that are not stored yet share a window.
   */
  oauth_document_host: { max: 60, seconds: MINUTE, scope: 'address' },
  /** Failed authentications; an address over the limit is rejected before its key is looked up. */
  failed_auth: { max: 300, seconds: MINUTE, scope: 'address' },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS
export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>
/** The limits that the configuration overrides, by class. */
export type RateLimitOverrides = Partial<Record<RateLimitName, { max?: number; seconds?: number }>>

export const isRateLimitName = (name: string): name is RateLimitName => Object.hasOwn(RATE_LIMITS, name)

/** Returns the rate limits with these overrides applied. */
export function withOverrides(overrides: RateLimitOverrides): RateLimits {
  const entries = Object.entries(RATE_LIMITS).map(([name, limit]) => [
    name,
    { ...limit, ...overrides[name as RateLimitName] },
  ])
  return Object.fromEntries(entries)
}
