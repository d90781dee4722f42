import { type Answer, ignoredIn, type Outcome, readAnswer } from '../answer.js'
import type { Failure } from '../errors.js'
import { type Connection, checkedTimeout, initOf } from './connection.js'
import { connectionFailure } from './connection-failure.js'
import { type CallHistory, finalError, recordFailure, timedOut } from './giving-up.js'
import { waitBeforeRetry } from './retry.js'
import { startTimeLimit, type TimeLimit } from './time-limit.js'

export interface CallOptions {
  /** Ends the call, or a wait between its attempts, at once; the call rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Time limit of the whole call with its retries and waits, in ms. */
  timeoutMs?: number | undefined
}

export interface Call {
  method: string
  /** Relative to the base URL, with a leading slash. */
  path: string
  /** A list becomes one parameter per item, all with the same name. */
  query?: Record<string, string | number | boolean | readonly string[] | undefined> | undefined
  /** Sent as JSON. */
  body?: unknown
  /** Sent instead of `body`; created for each attempt, since some payloads can be sent only once. */
  payload?: (() => Payload) | undefined
  headers?: Record<string, string> | undefined
  idempotencyKey?: string | undefined
  /** Whether the call is idempotent; if not, it is retried only when it cannot have been carried out. */
  repeatable: boolean
}

/** A request body, in the form that `fetch` takes. */
export interface Payload {
  body: NonNullable<RequestInit['body']>
  /** Content type; undefined if fetch derives it from the body. */
  type: string | undefined
  /** Required by fetch if the body is a stream. */
  duplex?: 'half'
}

/** Makes one call; resolves with its successful response. */
export type Send = (call: Call, options?: CallOptions) => Promise<Answer>

/**
 * Sends a request until it succeeds, must not be repeated, or runs out of time.
 * @throws MemoryServiceError; TypeError for a bad timeoutMs; the reason of the caller's signal
 */
export const sender =
  (connection: Connection): Send =>
  async (call, { signal, timeoutMs } = {}) => {
    const limitMs = timeoutMs === undefined ? connection.timeoutMs : checkedTimeout(timeoutMs)
    const request = requestOf(connection, call)
    const limit = startTimeLimit(limitMs, signal)
    try {
      const history = historyOf(call, limitMs)
      const answer = await persist(connection, history, limit, () => tryOnce(connection, request, limit.signal))
      const ignored = ignoredIn(answer)
      if (ignored.length > 0) connection.onIgnored?.(ignored, answer.what)
      return answer
    } finally {
      limit.end()
    }
  }

export const historyOf = (call: Call, limitMs: number): CallHistory => ({
  ...{ call, limitMs, tries: 0, lost: 0, memoryId: undefined, last: undefined },
})

/** Repeats the attempt until it succeeds, must not be repeated any more, or the time limit is reached. */
export async function persist<Success>(
  { maxRetries }: Connection,
  history: CallHistory,
  limit: TimeLimit,
  attempt: () => Promise<{ answer: Success } | { failure: Failure }>,
): Promise<Success> {
  const { call } = history
  // An abort by the caller is not a failure: the call rejects with the caller's own reason.
  const ended = () => (limit.isOver() ? timedOut(history) : limit.signal.reason)
  for (;;) {
    history.tries++
    const outcome = await attempt()
    if ('answer' in outcome) return outcome.answer
    if (limit.signal.aborted) throw ended()
    const { failure } = outcome
    recordFailure(history, failure)
    const wait = waitBeforeRetry({ ...call, failure, tries: history.tries, maxRetries, random: Math.random() })
    if (wait === null) throw finalError(history, failure)
    if (wait >= limit.leftMs()) throw finalError(history, failure, wait)
    await limit.pause(wait)
    if (limit.signal.aborted) throw ended()
  }
}

export interface Request {
  url: string
  what: string
  init: () => RequestInit
}

export const requestOf = ({ baseUrl, credential }: Connection, call: Call): Request => {
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
        // Following a redirect would send the key elsewhere, and might turn a POST into a GET.
        redirect: 'manual',
        ...payload,
      }
    },
  }
}

/** Serializes a body once, so that a body that cannot be JSON fails before anything is sent. */
const jsonOf = (body: unknown): (() => Payload) | undefined => {
  if (body === undefined) return undefined
  const json = JSON.stringify(body)
  return () => ({ body: json, type: 'application/json' })
}

export const queryOf = (values: Call['query'] = {}): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one))
  return query.size > 0 ? `?${query}` : ''
}

const tryOnce = async ({ fetch, baseUrl }: Connection, request: Request, signal: AbortSignal): Promise<Outcome> => {
  try {
    return await readAnswer(await fetch(request.url, { ...request.init(), signal }), request.what)
  } catch (error) {
    return { failure: connectionFailure(error, baseUrl) }
  }
}
