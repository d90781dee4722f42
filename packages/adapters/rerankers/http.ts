import { type Reranker, RerankerFailed } from '@agent-memory/core/ports/answers/reranker'
import { endsWithin } from '@agent-memory/core/time-limit'
import { inSpan } from '@agent-memory/core/work/tracing'
import { firstPiece } from '../models/cut-text.js'
import { openRest } from '../rest.js'
import { wholeBody } from '../whole-body.js'
import { cohereShape, relevancesOf, type Shape, teiShape } from './shapes.js'

/**
 * How a call ended. `refused`: the service rejected the query or texts; `resting`: the service failed shortly before,
 * so it was not asked; `abandoned`: the caller aborted.
 */
export const RERANK_OUTCOMES = ['ranked', 'late', 'failed', 'refused', 'resting', 'abandoned'] as const
export type RerankOutcome = (typeof RERANK_OUTCOMES)[number]

export interface HttpRerankerOptions {
  /** Address of the service; `/rerank` is appended if the address does not end with it. */
  url: string
  /** Model of a service with Cohere's API; null for a service with the API of text-embeddings-inference. */
  model: string | null
  /** Bearer token; null if the service needs none. */
  token: string | null
  onCall: (outcome: RerankOutcome, seconds: number) => void
  /** Called with the reason why the service gave no ranking: one sentence, with neither a user's text nor the key. */
  onFailure: (why: string) => void
  limits?: Partial<typeof LIMITS>
}

const LIMITS = {
  /** Time limit of a call with all its requests; a query waits for them. */
  callMs: 2_000,
  /** How long the service is not called after a failure. Doubles with each further failure. */
  restMs: 5_000,
}
/** Maximum size of a response in bytes: enough for a hundred texts, which some services repeat in the response. */
const MOST_BYTES = 1_048_576

/** The trace span of a call, named by method and route like any HTTP client span. */
const SPAN = { name: 'POST /rerank', kind: 'client', attributes: { 'http.request.method': 'POST' } } as const

/** Why a request gave no ranking. */
class Failure extends Error {
  constructor(
    readonly outcome: RerankOutcome,
    message: string,
    readonly restMs = 0,
  ) {
    super(message)
  }
}

/**
 * Opens a reranker that is reached over HTTP. Nothing is retried, because a query waits, and the caller can keep the
 * order it has. Only the first 2,000 characters of the query and of each text are sent: most models read 512 tokens,
 * and time grows with the length. Redirects are not followed, so that neither the key nor a text goes elsewhere.
 */
export const openHttpReranker = (options: HttpRerankerOptions): Reranker => {
  const { model, onCall, onFailure } = options
  const { callMs, restMs } = { ...LIMITS, ...options.limits }
  const shape = model === null ? teiShape : cohereShape(model)
  const request = requestTo(options, shape)
  const rest = openRest(restMs)

  /** Ranks the texts in as many requests as the service needs; the first failure aborts the others. */
  const rankAll = async (query: string, texts: readonly string[], end: AbortSignal) => {
    const stop = new AbortController()
    const signal = AbortSignal.any([end, stop.signal])
    try {
      const ranked = batchesOf(texts, shape.mostTexts).map((batch) => request(query, batch, signal))
      return (await Promise.all(ranked)).flat()
    } finally {
      stop.abort()
    }
  }

  return {
    model,
    async rank(query, texts, signal) {
      signal.throwIfAborted()
      const began = performance.now()
      const ended = (outcome: RerankOutcome) => onCall(outcome, (performance.now() - began) / 1_000)
      const attempt = rest.begin()
      if (!attempt) {
        ended('resting')
        throw new RerankerFailed('the reranker failed shortly before, so it was not called')
      }
      const end = endsWithin(callMs, signal)
      try {
        const relevances = await inSpan(SPAN, () => rankAll(firstPiece(query), texts.map(firstPiece), end))
        attempt.succeeded()
        ended('ranked')
        return relevances
      } catch (error) {
        if (signal.aborted) {
          ended('abandoned')
          throw signal.reason
        }
        const { outcome, message, restMs: asked } = failureOf(error, end)
        // The service works: if it rejects the text of one caller, it can still rank the texts of others.
        if (outcome === 'refused') attempt.succeeded()
        else attempt.failed(asked)
        ended(outcome)
        onFailure(message)
        throw new RerankerFailed(message)
      } finally {
        attempt.ended()
      }
    },
  }
}

/** Cuts a list into parts of at most this length. */
const batchesOf = (texts: readonly string[], most: number): (readonly string[])[] => {
  const batches: (readonly string[])[] = []
  for (let start = 0; start < texts.length; start += most) batches.push(texts.slice(start, start + most))
  return batches
}

/** Returns the function that asks the service once; it throws Failure, or the error of `fetch`. */
const requestTo = ({ url, token, model }: HttpRerankerOptions, shape: Shape) => {
  const endpoint = url.endsWith('/rerank') ? url : `${url.replace(/\/+$/, '')}/rerank`
  const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) }
  return async (query: string, texts: readonly string[], signal: AbortSignal): Promise<(number | null)[]> => {
    const body = JSON.stringify(shape.bodyOf(query, texts))
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal, redirect: 'manual' })
    if (!response.ok) {
      await response.body?.cancel()
      throw refusalOf(response, model)
    }
    const answer = await textOf(response)
    try {
      return relevancesOf(shape.rowsIn(JSON.parse(answer)), texts.length)
    } catch {
      throw new Failure('failed', `the reranker's answer is unusable: ${askAboutModel(model)}`)
    }
  }
}

/** @throws Failure when the response is too long */
const textOf = async ({ body }: Response): Promise<string> => {
  const text = await wholeBody(body, MOST_BYTES)
  if (text === null) throw new Failure('failed', `the reranker's answer is longer than ${MOST_BYTES} bytes`)
  return text.toString()
}

const refusalOf = ({ status, headers }: Response, model: string | null): Failure => {
  const answered = `the reranker answered ${status}`
  if (status === 401 || status === 403)
    return new Failure('failed', 'the reranker rejected the API key: is RERANKER_API_KEY right?')
  if (status < 400)
    return new Failure('failed', `${answered}, a redirect: set RERANKER_URL to the address to which the redirect leads`)
  if (status === 404) return new Failure('failed', `${answered}: is RERANKER_URL right?`)
  if (status === 400 || status === 413 || status === 422)
    return new Failure('refused', `${answered}: ${askAboutModel(model)}`)
  return new Failure('failed', answered, (Number(headers.get('retry-after')) || 0) * 1_000)
}

/** Returns what the operator should check first: RERANKER_MODEL, because it decides the shape of requests. */
const askAboutModel = (model: string | null): string =>
  model === null ? 'does the reranker need RERANKER_MODEL?' : 'is RERANKER_MODEL right, or should it be unset?'

const failureOf = (error: unknown, end: AbortSignal): Failure => {
  if (error instanceof Failure) return error
  return end.aborted
    ? new Failure('late', 'the reranker took too long')
    : new Failure('failed', 'the reranker could not be reached')
}
