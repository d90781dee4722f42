import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Services that other processes of the same installation call over HTTP. */
export type InternalAudience = 'embedder'

/**
 * Returns the Bearer token for calls to an internal service: HMAC-SHA256 of the service's name, keyed with the
 * installation's SECRET_KEY, in hex. No second secret is needed, and SECRET_KEY itself is never sent.
 */
export const internalToken = (secretKey: string, audience: InternalAudience): string =>
  createHmac('sha256', secretKey).update(audience).digest('hex')

/** Whether an Authorization header carries this token; compares in constant time. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
