import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { isUnavailable } from '@agent-memory/core/errors'
import type { Request } from 'express'
import { errors, Provider } from 'oidc-provider'

const arrivals = new AsyncLocalStorage<Date>()

/** Runs work of the authorization library so that `arrivalOf` returns `arrival` within it. */
export const arrivedAt = <Result>(arrival: Date, work: () => Result): Result => arrivals.run(arrival, work)

/** Returns when the request that is being served arrived. */
export const arrivalOf = (): Date => arrivals.getStore() ?? new Date()

/**
 * Sets the headers of a request to this address. The authorization library derives links and cookies from these
 * headers, which a caller can set to anything. Removes Origin, because CORS is decided before the library sees the
 * request.
 * @param baseUrl without a trailing slash
 */
export function pinAddress(request: Request, baseUrl: string): IncomingMessage {
  const { host, protocol } = new URL(baseUrl)
  const { origin: _, ...headers } = request.headers
  return Object.assign(request, {
    headers: { ...headers, host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) },
  })
}

/** Turns `service_unavailable` into an error of the authorization library while that library serves a request. */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    // Requests that the library does not serve are for our own pages, which can show the original error.
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
