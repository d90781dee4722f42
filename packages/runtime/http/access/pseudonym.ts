import { createHash } from 'node:crypto'

/** Returns the hash under which attempts on an e-mail address are counted, so that the counters hold no addresses. */
export const pseudonymOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url')
