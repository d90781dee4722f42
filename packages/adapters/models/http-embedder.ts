import { setTimeout as pause } from 'node:timers/promises'
import {
  decodeEmbedding,
  type EmbeddingsRequest,
  type EmbeddingsResponse,
  embeddingsResponse,
  refusedByModel,
  refuseTooLong,
} from '@agent-memory/core/embeddings'
import { AppError, Unavailable } from '@agent-memory/core/errors'
import type { Embedder, EmbedOptions, EmbedPriority } from '@agent-memory/core/ports/embedder'
import { endsWithin } from '@agent-memory/core/time-limit'
import { traceHeaders } from '@agent-memory/core/work/trace-context'
import { inSpan } from '@agent-memory/core/work/tracing'
import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhen } from 'cockatiel'
import { cutText } from './cut-text.js'
import { Outage } from './outage.js'

/** Pauses double from the first to the longest, each varied by half so that clients do not come back together. */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 400
/**
 * All windows of a text take a time that grows with it: so much more is given a character. A window covers some 250 of
 * them and takes up to 0.1 s on a slow core, and a few long texts share the cores.
 */
const MS_PER_CHARACTER = 1
/** While the circuit is open, one try every so often finds out whether it may close. */
const BREAK_MS = 2_000

export interface HttpEmbedderOptions {
  /** Base address of the embedder; `/v1/embeddings` is added. */
  url: string
  /** Name of the model, sent with every request; an answer by another model is refused. */
  model: string
  /** Left out: asked for once, at opening. */
  dimension?: number
  /** Bearer token; core/internal-token.ts makes the one of our own embedder. Null for a server that wants none. */
  token: string | null
  /** Whether the server is an embedder of ours, which knows the extensions of core/embeddings.ts; any other is sent none. */
  ours: boolean
  /**
   * Time limit in ms of a call with all its tries; one try may take half of it. A call for all windows of a text gets
   * one ms more for each of its characters.
   */
  timeoutMs: number
}

/** As of any HTTP client: method and route. */
const SPAN = { name: 'POST /v1/embeddings', kind: 'client', attributes: { 'http.request.method': 'POST' } } as const

type Extension = Pick<EmbeddingsRequest, 'priority' | 'windows' | 'tenant'>

/** A try that may succeed if made again. */
class TransientFailure extends Error {
  constructor(
    message: string,
    readonly retryAfterMs = 0,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const unavailable = (cause: unknown) =>
  new Unavailable('embedder', 'The embedding service cannot answer.', { retryAfter: 2, cause })

/**
 * Texts embedded by another process, in the dialect of core/embeddings.ts. Tries that fail on the way (connection,
 * time limit, 429, 5xx) are made again until the time limit; after five failures in a row, of whatever calls, and not before
 * it was away for longer than a restart takes, all are refused at once, and one try every two seconds finds out whether
 * the service is back. Failures are
 * service_unavailable: an unusable answer (no JSON, another model or dimension, NaN) at once. A text that the service
 * refuses is payload_too_large, which no retry helps; one that is too long is not sent, as in the process of the model.
 * A server of others gets the windows of a text cut by characters.
 * @throws AppError when the dimension is asked for: service_unavailable when the service does not answer,
 *   payload_too_large when it refuses the question
 */
export async function openHttpEmbedder(options: HttpEmbedderOptions): Promise<Embedder> {
  const { model, timeoutMs, token, ours } = options
  const endpoint = `${options.url.replace(/\/+$/, '')}/v1/embeddings`
  const outage = new Outage()
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof TransientFailure),
    { halfOpenAfter: BREAK_MS, breaker: outage },
  )

  const request = async (text: string, extension: Extension, limitMs: number, end: AbortSignal) => {
    outage.begin()
    const input = ours || !extension.windows ? [text] : cutText(text)
    const body: EmbeddingsRequest = { model, input, encoding_format: 'base64', ...(ours && extension) }
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
        // Whom we work for is no business of others.
        ...(ours && traceHeaders()),
      },
      body: JSON.stringify(body),
      signal: endsWithin(Math.ceil(limitMs / 2), end),
      redirect: 'error',
    }).catch((error) => failedOnTheWay(error, end))
    const answer = await response.text().catch((error) => failedOnTheWay(error, end))
    if (!isTransient(response.status)) outage.success()
    if (response.ok) return answer
    if (blamesText(response.status, ours)) throw refusedByModel(new Error(`the service refused: ${response.status}`))
    if (!isTransient(response.status)) throw new Error(whyRefused(response.status, ours))
    throw new TransientFailure(`the service answered ${response.status}`, retryAfterMs(response.headers))
  }

  const vectorsOf = async (
    text: string,
    extension: Extension,
    signal?: AbortSignal,
  ): Promise<EmbeddingsResponse['data']> => {
    refuseTooLong(text)
    const limitMs = timeoutMs + (extension.windows ? text.length * MS_PER_CHARACTER : 0)
    const end = endsWithin(limitMs, ...(signal ? [signal] : []))
    const tries = async () => {
      for (let attempt = 0; ; attempt++) {
        try {
          const answer = await breaker.execute(() => inSpan(SPAN, () => request(text, extension, limitMs, end)))
          return parse(answer, ours ? model : null)
        } catch (error) {
          if (error instanceof BrokenCircuitError) throw outage.last
          if (!(error instanceof TransientFailure)) throw error
          outage.last = error
          if (breaker.state === CircuitState.Open) throw error
          const backoff = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random())
          await pause(Math.max(backoff, error.retryAfterMs), undefined, { signal: end })
        }
      }
    }
    return untilAborted(tries(), end).catch((error) => {
      if (signal?.aborted) throw signal.reason
      throw error instanceof AppError ? error : unavailable(error)
    })
  }

  const decode = (rows: EmbeddingsResponse['data'], dimension: number) => {
    try {
      return rows.map((row) => decodeEmbedding(row.embedding, dimension))
    } catch (error) {
      throw unavailable(error)
    }
  }

  const dimension =
    options.dimension ?? dimensionOf(await vectorsOf('dimension', { priority: 'query', windows: false }))

  return {
    model,
    dimension,
    async windows(text: string, priority: EmbedPriority, { signal, tenant }: EmbedOptions = {}) {
      const rows = await vectorsOf(text, { priority, windows: true, tenant }, signal)
      const inOrder = rows.toSorted((a, b) => a.index - b.index || (a.window ?? 0) - (b.window ?? 0))
      return decode(inOrder, dimension)
    },
    async query(text: string, { signal, tenant }: EmbedOptions = {}) {
      const rows = await vectorsOf(text, { priority: 'query', windows: false, tenant }, signal)
      return decode(rows.slice(0, 1), dimension)[0] as Float32Array
    },
    async close() {},
  }
}

const failedOnTheWay = (error: unknown, end: AbortSignal): never => {
  if (end.aborted) throw end.reason
  throw new TransientFailure('the service could not be reached', 0, { cause: error })
}

/** An embedder of ours answers 400 to what it does not understand: it is of another version, or has another model. */
const blamesText = (status: number, ours: boolean): boolean =>
  status === 413 || status === 422 || (status === 400 && !ours)

const isTransient = (status: number): boolean => status === 429 || status >= 500

const whyRefused = (status: number, ours: boolean): string => {
  if (status !== 401 && status !== 403) return `the service refused: ${status}`
  return `the embedder refused: ${ours ? 'does SECRET_KEY differ' : 'is EMBEDDINGS_API_KEY right'}?`
}

/** Retry-After in seconds; the HTTP date form is not used between our processes. */
const retryAfterMs = (headers: Headers): number => (Number(headers.get('retry-after')) || 0) * 1_000

/** @param model that the answer must be of; null: servers of others may call it by a longer name */
function parse(answer: string, model: string | null): EmbeddingsResponse['data'] {
  const response = embeddingsResponse.parse(JSON.parse(answer))
  if (model !== null && response.model !== model)
    throw new Error(`the service has the model ${response.model} instead of ${model}`)
  return response.data
}

function dimensionOf(rows: EmbeddingsResponse['data']): number {
  const embedding = rows[0]?.embedding ?? []
  return typeof embedding === 'string' ? Buffer.from(embedding, 'base64').length / 4 : embedding.length
}

/** The library's breaker keeps callers waiting for its trial call; their own time limit must still hold. */
const untilAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
