import { setTimeout as pause } from 'node:timers/promises'
import { AppError, Unavailable } from '@agent-memory/core/errors'
import {
  decodeEmbedding,
  type EmbeddingsRequest,
  type EmbeddingsResponse,
  embeddingsResponse,
  rejectedByModel,
  rejectTooLong,
} from '@agent-memory/core/memory/index/embeddings'
import type { Embedder, EmbedOptions, EmbedPriority } from '@agent-memory/core/ports/memory/embedder'
import { endsWithin, untilAborted } from '@agent-memory/core/time-limit'
import { traceHeaders } from '@agent-memory/core/work/trace-context'
import { inSpan } from '@agent-memory/core/work/tracing'
import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhen } from 'cockatiel'
import { cutText } from './cut-text.js'
import { Outage } from './outage.js'

/**
 * Pauses between retries double from the first to the longest, each with 50 % jitter so that clients do not retry in
 * step.
 */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 400
/**
 * By how much the time limit grows per character, since embedding all windows of a text takes time proportional to its
 * length. A window covers some 250 characters of Chinese, more of English; it takes up to 0.1 s on a slow core, and a
 * few long texts share the cores.
 */
const MS_PER_CHARACTER = 1
/** While the circuit is open, one request every BREAK_MS probes whether it can close. */
const BREAK_MS = 2_000

export interface HttpEmbedderOptions {
  /** Base address of the embedder, to which `/v1/embeddings` is added. */
  url: string
  /** Name of the model, sent with every request; a response from another model is rejected. */
  model: string
  /** Dimension of the vectors; if omitted, the server is asked for it once, on opening. */
  dimension?: number
  /** Bearer token; our own embedder's comes from core/accounts/keys/internal-token.ts. Null if not needed. */
  token: string | null
  /** Whether the server is our own embedder, which supports the extensions of core/memory/index/embeddings.ts. */
  ours: boolean
  /**
   * Time limit in ms of a call with all its retries; one attempt may take half of it. A call for all windows of a text
   * gets one ms more per character.
   */
  timeoutMs: number
}

/** The trace span of a request, named by method and route like any HTTP client span. */
const SPAN = { name: 'POST /v1/embeddings', kind: 'client', attributes: { 'http.request.method': 'POST' } } as const

type Extension = Pick<EmbeddingsRequest, 'priority' | 'windows' | 'as' | 'tenant'>

/** A failure that a retry may fix. */
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
  new Unavailable('embedder', 'The embedding service is unavailable. Retry in a moment.', { retryAfter: 2, cause })

/**
 * Opens an embedder in another process, reached over the API of core/memory/index/embeddings.ts. Transient failures
 * (connection, time limit of an attempt, 429, 5xx) are retried until the time limit of the call. After five failures in
 * a row, in any calls, over a longer time than a restart takes, the circuit opens: calls fail at once, and one request
 * every two seconds probes the service. A call that gets no answer fails with service_unavailable. So does a call with
 * an unusable response (no JSON, another model or dimension, NaN), without a retry. A call fails with payload_too_large
 * if the service rejects the text. Texts above the limit of the local model fail in the same way without being sent.
 * For a third-party server, windows are cut by characters.
 * @throws AppError if the dimension has to be requested: service_unavailable when the service does not respond,
 *   payload_too_large when it rejects the request
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
        // Trace context is not sent to third parties.
        ...(ours && traceHeaders()),
      },
      body: JSON.stringify(body),
      signal: endsWithin(Math.ceil(limitMs / 2), end),
      // Redirects are not followed, because the key is for this address only. Why not `error`: see openAnthropicClient.
      redirect: 'manual',
    }).catch((error) => failedInTransit(error, end))
    const answer = await response.text().catch((error) => failedInTransit(error, end))
    if (!isTransient(response.status)) outage.success()
    if (response.ok) return answer
    if (blamesText(response.status, ours)) throw rejectedByModel(new Error(`the service answered ${response.status}`))
    if (!isTransient(response.status)) throw new Error(whyRefused(response.status, ours))
    throw new TransientFailure(`the service answered ${response.status}`, retryAfterMs(response.headers))
  }

  const vectorsOf = async (
    text: string,
    extension: Extension,
    signal?: AbortSignal,
  ): Promise<EmbeddingsResponse['data']> => {
    rejectTooLong(text)
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
    // While a probe runs, the breaker of `cockatiel` makes other calls wait for it. `untilAborted` ends that wait when
    // a call's own time limit is reached or its caller aborts it.
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

  const single = async (text: string, as: 'text' | 'query', { signal, tenant }: EmbedOptions = {}) => {
    const rows = await vectorsOf(text, { priority: 'query', windows: false, as, tenant }, signal)
    return decode(rows.slice(0, 1), dimension)[0] as Float32Array
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
    text: (text: string, options?: EmbedOptions) => single(text, 'text', options),
    query: (text: string, options?: EmbedOptions) => single(text, 'query', options),
    async close() {},
  }
}

const failedInTransit = (error: unknown, end: AbortSignal): never => {
  if (end.aborted) throw end.reason
  throw new TransientFailure('the service could not be reached', 0, { cause: error })
}

/**
 * Whether the text is at fault. A 400 from our own embedder is not the text's fault: it means that the embedder has
 * another version or model.
 */
const blamesText = (status: number, ours: boolean): boolean =>
  status === 413 || status === 422 || (status === 400 && !ours)

const isTransient = (status: number): boolean => status === 429 || status >= 500

const whyRefused = (status: number, ours: boolean): string => {
  if (status !== 401 && status !== 403) return `the service answered ${status}`
  return ours
    ? "the embedder rejected this process's token: do both processes have the same SECRET_KEY?"
    : 'the embedder rejected the API key: is EMBEDDINGS_API_KEY right?'
}

/** Returns Retry-After in milliseconds; 0 if it is missing or a date, a form that our processes never send. */
const retryAfterMs = (headers: Headers): number => (Number(headers.get('retry-after')) || 0) * 1_000

/**
 * @param model the model that the response must name; null skips the check, since third-party servers may use a longer
 * name
 */
function parse(answer: string, model: string | null): EmbeddingsResponse['data'] {
  const response = embeddingsResponse.parse(JSON.parse(answer))
  if (model !== null && response.model !== model)
    throw new Error(`the service uses the model ${response.model} instead of ${model}`)
  return response.data
}

function dimensionOf(rows: EmbeddingsResponse['data']): number {
  const embedding = rows[0]?.embedding ?? []
  return typeof embedding === 'string' ? Buffer.from(embedding, 'base64').length / 4 : embedding.length
}
