import type { errors, KoaContextWithOIDC } from 'oidc-provider'

/** What the authorization library reads of a body; it has no setting for this. */
const MOST_BYTES = 56 * 1_024

/**
 * Answers a body that is too large with 413. The library calls it an invalid body, with 400, and reveals the size only
 * as the cause. Called once the library has made its response.
 */
export function sayTooLarge(ctx: KoaContextWithOIDC, { cause }: errors.OIDCProviderError): void {
  if (!(cause instanceof Error) || cause.message !== 'request entity too large') return
  // A client that is still sending could not read the response.
  ctx.req.resume()
  ctx.status = 413
  ctx.body = { error: 'invalid_request', error_description: `a body can have at most ${MOST_BYTES} bytes` }
}
