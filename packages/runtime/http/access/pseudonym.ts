import { createHash } from 'node:crypto'

/**
 * Returns a hash by which attempts on an e-mail address are counted, so that the store of the counts has no addresses.
 */
export const pseudonymOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url')
