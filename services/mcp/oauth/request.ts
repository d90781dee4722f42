import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { isUnavailable } from '@agent-memory/core/errors'
import type { Request } from 'express'
import { errors, Provider } from 'oidc-provider'

const arrivals = new AsyncLocalStorage<Date>()

/** Runs work of the library for a request that arrived at this time. */
export const arrivedAt = <Result>(arrival: Date, work: () => Result): Result => arrivals.run(arrival, work)

/** When the request that is being served arrived. */
export const arrivalOf = (): Date => arrivals.getStore() ?? new Date()

/**
 * Makes the library see the request at this address: it derives links and cookies from the headers, which a caller can
 * set to anything. CORS is decided before the library sees the request, so it sees no Origin.
 * @param baseUrl without a trailing slash
 */
export function pinAddress(request: Request, baseUrl: string): IncomingMessage {
  const { host, protocol } = new URL(baseUrl)
  const { origin: _, ...headers } = request.headers
  return Object.assign(request, {
    headers: { ...headers, host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) },
  })
}

/** While the library serves a request, turns `service_unavailable` into one of its errors, which it answers with 503. */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    // Outside of the library's own requests, our pages show the error as it is.
    if (!isUnavailable(error) || Provider.ctx === undefined) throw error
    Provider.ctx.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfter ?? RETRY_SECONDS))))
    throw new TemporarilyUnavailable(String(error.details))
  }
}

const RETRY_SECONDS = 5

class TemporarilyUnavailable extends errors.OIDCProviderError {
  constructor(description: string) {
    super(503, 'temporarily_unavailable')
    this.error_description = description
    this.expose = true
  }
}
