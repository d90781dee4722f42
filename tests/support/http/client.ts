import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** Parsed JSON: its shape is what the tests check. */
export type Json = ReturnType<typeof JSON.parse>

export interface Reply {
  status: number
  headers: Headers
  /** The parsed body; null if empty, the text itself if it is not JSON. */
  body: Json
  text: string
  /** True if this answers a retry: the first attempt was answered with 503 but may have succeeded. */
  repeated?: true
}

export interface RequestOptions {
  /** A Bearer secret. */
  key?: string
  /** A session, as `name=value`. */
  cookie?: string
  body?: unknown
  /** Sent unchanged instead of `body`, also as JSON. */
  raw?: string | Uint8Array
  /** Sent as multipart/form-data. */
  form?: FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Sends a request to `/path`. */
export type Send = (method: string, path: string, options?: RequestOptions) => Promise<Reply>

/** Sends each request to one process of the service, without retries. */
export const onceTo =
  (baseUrl: string): Send =>
  async (method, path, { key, cookie, body, raw, form, headers = {}, signal } = {}) => {
    const json = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const payload = json ?? form
    const response = await fetch(baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
        ...(cookie !== undefined && { Cookie: cookie }),
        ...headers,
      },
      ...(payload !== undefined && { body: payload }),
      ...(signal && { signal }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parse(text), text }
  }

/**
 * How often the tests of a file may retry. A stalled machine answers only the requests in flight with 503, while a
 * defect keeps failing.
 */
const MOST_REPEATS = 60
const MOST_ATTEMPTS = 5
let repeats = 0

/**
 * Sends requests as the specification expects of clients: retries a 503 after its Retry-After. The database has 1.5 s
 * for a statement, which is not always enough on a shared machine. Prints each retry. Returns the 503 after
 * MOST_ATTEMPTS attempts, or once the MOST_REPEATS retries are used up.
 */
export const clientOf = (baseUrl: string): Send => patient(onceTo(baseUrl))

export const patient =
  (send: Send): Send =>
  async (method, path, options) => {
    let sent = 0
    const ask = () => {
      sent++
      return send(method, path, options)
    }
    const reply = await askedAgain(`${method} ${path}`, ask, putOffBy)
    return sent === 1 ? reply : { ...reply, repeated: true }
  }

/** A `fetch` that retries as `patient` does. */
export const patientFetch: typeof fetch = (input, init) => {
  const ask = () => fetch(input, init)
  return askedAgain(`${init?.method ?? 'GET'} ${input}`, ask, async (response) => {
    const { status, headers } = response
    // Reads no other body, because an event stream stays open.
    if (status !== 503) return null
    const text = await response.clone().text()
    return putOffBy({ status, headers, text, body: parse(text) })
  })
}

/** Returns the first answer that asks for no retry, or the last one allowed. `putOffBy` returns the seconds to wait. */
export async function askedAgain<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  putOffBy: (answer: Answer) => number | null | Promise<number | null>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask()
    const seconds = await putOffBy(answer)
    if (seconds === null || attempt === MOST_ATTEMPTS || !mayRepeat(what)) return answer
    await pause(seconds * 1_000)
  }
}

/** Counts and prints one retry. */
function mayRepeat(request: string): boolean {
  if (++repeats > MOST_REPEATS) return false
  process.stderr.write(`retried: ${request}\n`)
  return true
}

/** The codes of a 503, ours and that of OAuth. */
const UNAVAILABLE: unknown[] = ['service_unavailable', 'temporarily_unavailable']

/** Seconds to wait before a retry; null if the answer is final. */
function putOffBy({ status, body, headers }: Reply): number | null {
  const seconds = Number(headers.get('retry-after'))
  return status === 503 && UNAVAILABLE.includes(body?.error) && seconds >= 1 && seconds <= 30 ? seconds : null
}

export const parse = (text: string): Json => {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Returns the reply if it has this status.
 * @throws Error that shows the actual reply
 */
export const expectStatus = (reply: Reply, status: number): Reply => {
  if (reply.status !== status) throw new Error(`expected ${status}, got ${reply.status}: ${reply.text.slice(0, 500)}`)
  return reply
}

/** Returns the reply to a successful erasure. A retry may get 404, because the first attempt left nothing to erase. */
export const expectErased = (reply: Reply): Reply =>
  reply.repeated && reply.status === 404 ? reply : expectStatus(reply, 200)

/** `name=value` of the session that a reply set. */
export const cookieOf = (reply: Reply): string => {
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error('the reply set no cookie')
  return cookie
}

export const newEmail = () => `${randomUUID()}@example.test`
export const PASSWORD = 'correct horse battery staple'
