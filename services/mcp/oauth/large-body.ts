import type { errors, KoaContextWithOIDC } from 'oidc-provider'

/** Maximum size of a body that the authorization library reads. It has no setting for this limit. */
const MOST_BYTES = 56 * 1_024

/**
 * Answers a body that is too large with 413. The library answers 400, as for any invalid body, and only the cause of
 * its error tells that the body is too large. Called once the library has made its response.
 */
export function sayTooLarge(ctx: KoaContextWithOIDC, { cause }: errors.OIDCProviderError): void {
  if (!(cause instanceof Error) || cause.message !== 'request entity too large') return
  // A client that is still sending could not read the response.
  ctx.req.resume()
  ctx.status = 413
  ctx.body = { error: 'invalid_request', error_description: `a body can have at most ${MOST_BYTES} bytes` }
}
