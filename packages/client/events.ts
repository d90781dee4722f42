import { noticed } from './advice.js'
import { ignoredIn, readAnswer } from './answer.js'
import { errorOf, type Failure, type MemoryServiceError } from './errors.js'
import { type Connection, checkedTimeout } from './transport/connection.js'
import { connectionFailure } from './transport/connection-failure.js'
import { eventsIn, type ServerEvent } from './transport/event-stream.js'
import { timedOut } from './transport/giving-up.js'
import { type Call, type CallOptions, historyOf, persist, requestOf } from './transport/request.js'
import { startTimeLimit } from './transport/time-limit.js'

/**
 * Opens a stream and yields its events. `timeoutMs` limits the time to open it, with retries, and each wait for data
 * after that. The event `done` ends the stream and is not yielded; an event `error` is thrown as the error it reports.
 */
export type OpenEvents = (call: Call, options?: CallOptions) => AsyncGenerator<ServerEvent, void>

export const eventsOver = (connection: Connection): OpenEvents =>
  async function* (call, { signal, timeoutMs } = {}) {
    const limitMs = timeoutMs === undefined ? connection.timeoutMs : checkedTimeout(timeoutMs)
    const leaving = new AbortController()
    const history = historyOf(call, limitMs)
    /** Opens the stream, or waits for its next data, within the time limit. */
    const timed = async <T>(step: (limit: ReturnType<typeof startTimeLimit>) => Promise<T>): Promise<T> => {
      const limit = startTimeLimit(limitMs, signal)
      limit.signal.addEventListener('abort', () => leaving.abort())
      try {
        return await step(limit)
      } catch (error) {
        if (limit.isOver()) throw timedOut(history)
        signal?.throwIfAborted()
        throw error
      } finally {
        limit.end()
      }
    }
    try {
      const request = requestOf(connection, { ...call, headers: { Accept: 'text/event-stream', ...call.headers } })
      const response = await timed((limit) =>
        persist(connection, history, limit, () => tryOpening(connection, request, leaving.signal)),
      )
      const ignored = ignoredIn({ body: null, headers: response.headers })
      if (ignored.length > 0) connection.onIgnored?.(ignored, request.what)
      const reader = (response.body as ReadableStream<Uint8Array>).getReader()
      const broken = (cause?: unknown) => brokenOff(connection, request.what, response, cause)
      const read = () =>
        timed(() =>
          reader.read().catch((error) => {
            throw broken(error)
          }),
        )
      for await (const event of eventsIn(read)) {
        if (event.event === 'done') return
        if (event.event === 'error') throw failed(event.data, response)
        yield event
      }
      throw broken()
    } finally {
      leaving.abort()
    }
  }

type Opened = { answer: Response } | { failure: Failure }

const tryOpening = async (
  { fetch, baseUrl }: Connection,
  { url, what, init }: ReturnType<typeof requestOf>,
  signal: AbortSignal,
): Promise<Opened> => {
  try {
    const response = await fetch(url, { ...init(), signal })
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true
    if (response.ok && isStream && response.body !== null) return { answer: response }
    const outcome = await readAnswer(response, what)
    if ('failure' in outcome) return outcome
    return { failure: unexpectedKind(response, what) }
  } catch (error) {
    return { failure: connectionFailure(error, baseUrl) }
  }
}

/** Makes the error for a stream that ended without the event `done`. */
const brokenOff = ({ baseUrl }: Connection, what: string, { status }: Response, cause: unknown) => {
  const end = noticed(`The answer to ${what} broke off before its end`, 'call_again')
  const failure = { ...connectionFailure(cause, baseUrl), ...end, status }
  return errorOf(failure, ONE_TRY)
}

const ONE_TRY = { count: 1, memoryId: undefined, idempotencyKey: undefined }

/** Makes the error that an event `error` reports. */
const failed = (body: unknown, response: Response): MemoryServiceError => {
  const { error, details } = (body ?? {}) as { error?: unknown; details?: unknown }
  const code = typeof error === 'string' ? error : 'unexpected_answer'
  const said = typeof details === 'string' ? details : code
  return errorOf({ ...common(response), code, body, sentence: `${said} [${code}]`, details: said }, ONE_TRY)
}

const unexpectedKind = (response: Response, what: string): Failure => ({
  ...common(response),
  ...noticed(`${what} was answered ${response.status} without a stream`, 'check_base_url'),
  code: 'unexpected_answer',
})

const common = (response: Response) => ({
  status: response.status,
  body: null,
  requestId: response.headers.get('X-Request-Id') ?? undefined,
  retryAfter: undefined,
  untouched: false,
  passing: false,
  cause: undefined,
})
