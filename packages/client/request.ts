import { type Answer, ignoredIn, type Outcome, readAnswer } from './answer.js'
import { type Connection, checkedTimeout, initOf } from './connection.js'
import { connectionFailure } from './connection-failure.js'
import { gaveUp, note, type Story, timedOut } from './giving-up.js'
import { waitBeforeRetry } from './retry.js'
import { startTimeLimit, type TimeLimit } from './time-limit.js'

/** Of every call. */
export interface CallOptions {
  /** Ends the call, and a wait between its tries, at once; the call rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** For the whole call with its retries and waits, in ms. */
  timeoutMs?: number | undefined
}

export interface Call {
  method: string
  /** From the base URL on, with a slash at its beginning. */
  path: string
  query?: Record<string, string | number | boolean | undefined> | undefined
  /** Sent as JSON. */
  body?: unknown
  /** Sent instead of `body`; made anew for each try, for some can be sent only once. */
  payload?: (() => Payload) | undefined
  headers?: Record<string, string> | undefined
  idempotencyKey?: string | undefined
  /** Whether doing it twice is the same as doing it once; if not, it is tried again only where nothing was done. */
  repeatable: boolean
}

/** What is sent, in the words of fetch. */
export interface Payload {
  body: NonNullable<RequestInit['body']>
  /** Undefined where fetch knows it of the body. */
  type: string | undefined
  /** Of a stream alone: fetch wants it said that the answer comes after it. */
  duplex?: 'half'
}

/** Makes one call; resolves with its success. */
export type Send = (call: Call, options?: CallOptions) => Promise<Answer>

/**
 * Sends requests until one succeeds, must not be repeated, or the time is over.
 * @throws MemoryServiceError; TypeError for a bad timeoutMs; the reason of the caller's signal
 */
export const sender =
  (connection: Connection): Send =>
  async (call, { signal, timeoutMs } = {}) => {
    const limitMs = timeoutMs === undefined ? connection.timeoutMs : checkedTimeout(timeoutMs)
    const request = requestOf(connection, call)
    const limit = startTimeLimit(limitMs, signal)
    try {
      const answer = await persist(connection, call, limit, () => tryOnce(connection, request, limit.signal))
      const ignored = ignoredIn(answer)
      if (ignored.length > 0) connection.onIgnored?.(ignored, answer.what)
      return answer
    } finally {
      limit.end()
    }
  }

/** Tries until it succeeds or there is a reason to give up. */
async function persist(
  { maxRetries }: Connection,
  call: Call,
  limit: TimeLimit,
  attempt: () => Promise<Outcome>,
): Promise<Answer> {
  const story: Story = { call, limitMs: limit.ms, tries: 0, lost: 0, memoryId: undefined, last: undefined }
  // The caller's abort is no failure of ours: it is told in the caller's own words.
  const ended = () => (limit.isOver() ? timedOut(story) : limit.signal.reason)
  for (;;) {
    story.tries++
    const outcome = await attempt()
    if ('answer' in outcome) return outcome.answer
    if (limit.signal.aborted) throw ended()
    const { failure } = outcome
    note(story, failure)
    const wait = waitBeforeRetry({ ...call, failure, tries: story.tries, maxRetries, random: Math.random() })
    if (wait === null) throw gaveUp(story, failure)
    if (wait >= limit.leftMs()) throw gaveUp(story, failure, wait)
    await limit.pause(wait)
    if (limit.signal.aborted) throw ended()
  }
}

interface Request {
  url: string
  what: string
  init: () => RequestInit
}

const requestOf = ({ baseUrl, credential }: Connection, call: Call): Request => {
  const { headers, credentials } = initOf(credential)
  const query = queryOf(call.query)
  const payloadOf = call.payload ?? jsonOf(call.body)
  return {
    url: baseUrl + call.path + query,
    what: `${call.method} ${baseUrl}${call.path}`,
    init() {
      const { type, ...payload } = payloadOf?.() ?? { type: undefined }
      return {
        method: call.method,
        headers: {
          Accept: 'application/json',
          ...call.headers,
          ...(type !== undefined && { 'Content-Type': type }),
          ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
          ...headers,
        },
        credentials,
        // Followed, a redirect would carry the key elsewhere, and a POST might arrive as a GET.
        redirect: 'manual',
        ...payload,
      }
    },
  }
}

/** Made once: what cannot be said in JSON is the caller's mistake, before anything is sent. */
const jsonOf = (body: unknown): (() => Payload) | undefined => {
  if (body === undefined) return undefined
  const json = JSON.stringify(body)
  return () => ({ body: json, type: 'application/json' })
}

const queryOf = (values: Call['query'] = {}): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `?${query}` : ''
}

const tryOnce = async ({ fetch, baseUrl }: Connection, request: Request, signal: AbortSignal): Promise<Outcome> => {
  try {
    return await readAnswer(await fetch(request.url, { ...request.init(), signal }), request.what)
  } catch (error) {
    return { failure: connectionFailure(error, baseUrl) }
  }
}
