import { isUnavailable } from '@agent-memory/core/errors'
import { errors, Provider } from 'oidc-provider'

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
