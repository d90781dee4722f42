import { LONGEST_TIME_LIMIT_MS } from './time-limit.js'

export interface ClientOptions {
  /** Where the service is, such as `http://127.0.0.1:8080`; a path in it is kept. */
  baseUrl: string | URL
  /** A secret that begins with `sm_`. Without one, only sign-in and what needs nobody. */
  apiKey?: string | undefined
  /** Used instead of the global fetch. */
  fetch?: typeof fetch | undefined
  /** For a whole call with its retries and waits, in ms; 60,000 unless given. */
  timeoutMs?: number | undefined
  /** How often a failed request is tried again where that is safe; 3 unless given. */
  maxRetries?: number | undefined
  /**
   * Hears the fields of a body that the service does not know and so did not obey, by dotted name (`items.0.x`), such as
   * misspelled ones; `what` was called. Without it they stand in the answer of `write`, `query` and `raw` alone.
   */
  onIgnored?: ((fields: string[], what: string) => void) | undefined
}

/** Who calls. In a browser the session's cookie is the browser's to keep, and null here. */
export type Credential = { kind: 'none' } | { kind: 'key'; key: string } | { kind: 'session'; cookie: string | null }

/** Options, checked. Held by closures alone: what is printed of a client shows no secret. */
export interface Connection {
  /** Without a slash at its end. */
  baseUrl: string
  credential: Credential
  fetch: typeof fetch
  timeoutMs: number
  maxRetries: number
  onIgnored: ((fields: string[], what: string) => void) | undefined
}

const DEFAULT_TIMEOUT_MS = 60_000
const DEFAULT_MAX_RETRIES = 3

/** @throws TypeError, which says what is wrong and never shows the key */
export function connectionOf(options: ClientOptions): Connection {
  const { apiKey, timeoutMs = DEFAULT_TIMEOUT_MS, maxRetries = DEFAULT_MAX_RETRIES } = options
  if (!(maxRetries >= 0)) throw new TypeError('maxRetries must be a number from 0.')
  return {
    baseUrl: checkedBaseUrl(String(options.baseUrl)),
    credential: apiKey === undefined ? { kind: 'none' } : { kind: 'key', key: checkedKey(apiKey) },
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: checkedTimeout(timeoutMs),
    maxRetries,
    onIgnored: options.onIgnored,
  }
}

/** @throws TypeError */
export function checkedTimeout(timeoutMs: number): number {
  if (timeoutMs > 0 && timeoutMs <= LONGEST_TIME_LIMIT_MS) return timeoutMs
  throw new TypeError(`timeoutMs must be above 0 and at most ${LONGEST_TIME_LIMIT_MS} (24 days).`)
}

function checkedBaseUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new TypeError('baseUrl must be the address of the service, such as http://127.0.0.1:8080.')
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new TypeError('baseUrl must be without a user name, a password, a query and a fragment.')
  }
  return url.href.replace(/\/+$/, '')
}

/** fetch would show the whole value in its error, so it is looked at first. */
function checkedKey(key: string): string {
  if (typeof key === 'string' && /^[\x21-\x7e]+$/.test(key)) return key
  throw new TypeError(
    'apiKey is empty, or holds white space or other characters that no key has; perhaps a line break at its end?',
  )
}

/** What fetch is told of the caller. */
export function initOf(credential: Credential): { headers: Record<string, string>; credentials: RequestCredentials } {
  switch (credential.kind) {
    case 'key':
      return { headers: { Authorization: `Bearer ${credential.key}` }, credentials: 'omit' }
    case 'session':
      return { headers: credential.cookie === null ? {} : { Cookie: credential.cookie }, credentials: 'include' }
    case 'none':
      return { headers: {}, credentials: 'omit' }
  }
}
