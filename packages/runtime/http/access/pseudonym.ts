import { createHash } from 'node:crypto'

/** Returns how an e-mail address is counted: the store of the counts has no need to know addresses. */
export const pseudonymOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url')
