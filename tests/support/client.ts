import { randomUUID } from 'node:crypto'

/** Parsed JSON: its shape is what the tests check. */
export type Json = ReturnType<typeof JSON.parse>

export interface Reply {
  status: number
  headers: Headers
  /** The parsed body; null when it is empty, the text itself when it is no JSON. */
  body: Json
  text: string
}

export interface RequestOptions {
  /** A Bearer secret. */
  key?: string
  /** A session, as `name=value`. */
  cookie?: string
  body?: unknown
  /** Sent as it is, as JSON, instead of `body`. */
  raw?: string | Uint8Array
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** What a request to `/path` is sent with. */
export type Send = (method: string, path: string, options?: RequestOptions) => Promise<Reply>

/** Sends requests to one process of the service. */
export const clientOf =
  (baseUrl: string): Send =>
  async (method, path, { key, cookie, body, raw, headers = {}, signal } = {}) => {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(payload !== undefined && { 'Content-Type': 'application/json' }),
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

const parse = (text: string): Json => {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The reply, if it has this status; otherwise an error that shows what came instead. */
export const expectStatus = (reply: Reply, status: number): Reply => {
  if (reply.status !== status) throw new Error(`expected ${status}, got ${reply.status}: ${reply.text.slice(0, 500)}`)
  return reply
}

/** `name=value` of the session that a reply set. */
export const cookieOf = (reply: Reply): string => {
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error('the reply set no cookie')
  return cookie
}

export const newEmail = () => `${randomUUID()}@example.test`
export const PASSWORD = 'correct horse battery staple'
