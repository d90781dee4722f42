import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'

const arrivals = new AsyncLocalStorage<Date>()

/** Runs work of the authorization library so that `arrivalOf` returns `arrival` within it. */
export const arrivedAt = <Result>(arrival: Date, work: () => Result): Result => arrivals.run(arrival, work)

/** Returns when the request that is being served arrived. */
export const arrivalOf = (): Date => arrivals.getStore() ?? new Date()

/**
 * Sets the headers that name the address of this service to `baseUrl`. The authorization library derives links and
 * cookies from these headers, and a caller can send any value in them. Also removes Origin, because CORS is decided
 * before the library sees the request.
 * @param baseUrl without a trailing slash
 */
export function pinAddress(request: Request, baseUrl: string): IncomingMessage {
  const { host, protocol } = new URL(baseUrl)
  const { origin: _, ...headers } = request.headers
  return Object.assign(request, {
    headers: { ...headers, host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) },
  })
}
