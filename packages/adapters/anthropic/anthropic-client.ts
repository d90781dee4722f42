import type { SpanStart } from '@agent-memory/core/work/tracing'
import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk'

/** Options of every adapter that asks a model of the Anthropic API. */
export interface AnthropicModelOptions {
  apiKey: string
  /** Address of the API; null for its default address. */
  baseUrl: string | null
  /** Id of the model. */
  model: string
  /** Called with the reason why the model gave no answer: one sentence, with neither a user's text nor the key. */
  onFailure: (why: string) => void
}

export interface AnthropicClientOptions extends Pick<AnthropicModelOptions, 'apiKey' | 'baseUrl'> {
  /** Time limit of one request. */
  requestMs: number
  /** Maximum retries of a request that failed in transit or that the API was temporarily unable to accept. */
  retries: number
}

/** Opens a client of the Anthropic API that is configured by these options alone. */
export const openAnthropicClient = ({ apiKey, baseUrl, requestMs, retries }: AnthropicClientOptions): Anthropic =>
  new Anthropic({
    apiKey,
    // `authToken` and `baseURL` are set explicitly, so that the environment cannot override them.
    authToken: null,
    baseURL: baseUrl,
    timeout: requestMs,
    maxRetries: retries,
    logLevel: 'off',
    // The key must not be sent to any other address, so redirects are not followed. `manual` is used instead of
    // `error`: with `error` in Node 20, an abort no longer ends the reading of a body after a garbage collection.
    fetchOptions: { redirect: 'manual' },
  })

/** Describes a request for tracing, by OpenTelemetry's conventions for language models. */
export const spanOf = (model: string): SpanStart => ({
  name: `chat ${model}`,
  kind: 'client',
  attributes: { 'gen_ai.operation.name': 'chat', 'gen_ai.provider.name': 'anthropic', 'gen_ai.request.model': model },
})

/** Returns in one sentence why the API gave no answer; null if the error is not from the API or its client. */
export const failureOf = (error: unknown): string | null => {
  if (error instanceof APIConnectionError) return 'the API of the model does not respond'
  if (!(error instanceof APIError)) return null
  const type = /^\w{1,50}$/.test(error.type ?? '') ? error.type : null
  if (error.status === undefined) return type && `the API broke off the answer with ${type}`
  return error.status === 401 || error.status === 403
    ? `the API rejected the key (${error.status})`
    : `the API returned status ${error.status}${type ? `, ${type}` : ''}`
}

/**
 * Whether the API may charge for a failed request: not if the request never arrived, or if the API answered with an
 * error status.
 */
export const mayBeCharged = (error: unknown): boolean => {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return true
  return !(error instanceof APIConnectionError || (error instanceof APIError && error.status !== undefined))
}

/** Whether the API rejected this request for its content, so that other requests may succeed. */
export const isRefused = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 400 || error.status === 413 || error.status === 422)

/** Returns the pause that the API asked for, in milliseconds; 0 if it asked for none. */
export const pauseAskedBy = (error: unknown): number =>
  error instanceof APIError ? (Number(error.headers?.get('retry-after')) || 0) * 1_000 : 0
