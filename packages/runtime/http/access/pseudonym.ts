import { createHash } from 'node:crypto'

/**
 * Returns the hash by which log-in attempts and mails are counted per e-mail address, so that the counters hold no
 * addresses.
 */
export const pseudonymOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url')
