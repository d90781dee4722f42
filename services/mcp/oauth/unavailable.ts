import { isUnavailable } from '@agent-memory/core/errors'
import { errors, Provider } from 'oidc-provider'

/** Errors of requests that found the store unavailable. */
const failures = new WeakMap<object, TemporarilyUnavailable>()

/**
 * Turns `service_unavailable` into an error of the authorization library while that library serves a request. After
 * such an error, all further work for the same request fails at once: while the library handles the error, it looks up
 * the client again, and would wait once more for a store that hangs.
 */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  const { ctx } = Provider
  const failure = ctx && failures.get(ctx)
  if (failure !== undefined) throw failure
  try {
    return await work()
  } catch (error) {
    // Requests that the library does not serve are for our own pages, which can show the original error.
    if (!isUnavailable(error) || ctx === undefined) throw error
    ctx.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfter ?? RETRY_SECONDS))))
    const unavailable = new TemporarilyUnavailable(String(error.details))
    failures.set(ctx, unavailable)
    throw unavailable
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
