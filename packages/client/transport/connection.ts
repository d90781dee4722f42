import type { WebSocketConstructor } from '../socket.js'
import { LONGEST_TIME_LIMIT_MS } from './time-limit.js'

export interface ClientOptions {
  /** Address of the service, such as `http://127.0.0.1:8080`; a path in it is kept. */
  baseUrl: string | URL
  /** A secret that starts with `sm_`. Without a key, only sign-in and public endpoints work. */
  apiKey?: string | undefined
  /** Used instead of the global fetch. */
  fetch?: typeof fetch | undefined
  /** Used by `subscribe` instead of the global WebSocket. Node 20 has none: pass the WebSocket of the package `ws`. */
  webSocket?: WebSocketConstructor | undefined
  /** Time limit of a whole call with its retries and waits, in ms; 60,000 by default. */
  timeoutMs?: number | undefined
  /** Maximum retries of a failed request, where a retry is safe; 3 by default. */
  maxRetries?: number | undefined
  /**
   * Called with the fields of a body that the service ignored as unknown, such as misspelled ones, by dotted name
   * (`items.0.x`); `what` is the request. The responses of `write`, `query` and `raw` list them too.
   */
  onIgnored?: ((fields: string[], what: string) => void) | undefined
}

/** What identifies the caller. In a browser `cookie` is null, since the browser keeps the cookie. */
export type Credential = { kind: 'none' } | { kind: 'key'; key: string } | { kind: 'session'; cookie: string | null }

/** Validated options. Held only in closures, so that printing a client shows no secret. */
export interface Connection {
  /** Without a trailing slash. */
  baseUrl: string
  credential: Credential
  fetch: typeof fetch
  webSocket: WebSocketConstructor | undefined
  timeoutMs: number
  maxRetries: number
  onIgnored: ((fields: string[], what: string) => void) | undefined
}

const DEFAULT_TIMEOUT_MS = 60_000
const DEFAULT_MAX_RETRIES = 3

/** @throws TypeError whose message says what is wrong and never shows the key */
export function connectionOf(options: ClientOptions): Connection {
  const { apiKey, timeoutMs = DEFAULT_TIMEOUT_MS, maxRetries = DEFAULT_MAX_RETRIES } = options
  if (!(maxRetries >= 0)) throw new TypeError('maxRetries must be 0 or more.')
  return {
    baseUrl: checkedBaseUrl(String(options.baseUrl)),
    credential: apiKey === undefined ? { kind: 'none' } : { kind: 'key', key: checkedKey(apiKey) },
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    webSocket: options.webSocket,
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
    throw new TypeError('baseUrl must not contain a user name, password, query or fragment.')
  }
  return url.href.replace(/\/+$/, '')
}

/** Checks the key before fetch gets it, because fetch would show the whole value in its error. */
function checkedKey(key: string): string {
  if (typeof key === 'string' && /^[\x21-\x7e]+$/.test(key)) return key
  throw new TypeError(
    'apiKey is empty, or contains white space or other invalid characters, such as a line break at its end.',
  )
}

/** Returns the fetch options that identify the caller. */
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
