import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Processes of one installation that call each other over HTTP. */
export type InternalAudience = 'embedder'

/**
 * The Bearer token for calls to an internal service: HMAC-SHA256 of its name under the installation's SECRET_KEY, in
 * hex, so that no second secret is needed and SECRET_KEY itself is never sent.
 */
export const internalToken = (secretKey: string, audience: InternalAudience): string =>
  createHmac('sha256', secretKey).update(audience).digest('hex')

/** Whether an Authorization header carries this token; compares in constant time. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
