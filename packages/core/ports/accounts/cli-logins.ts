import type { KeyRecord, NewKey } from './keys.js'

/** A user's permission for one terminal to sign in. */
export interface AllowedCliLogin {
  /** The PKCE challenge: the terminal has its verifier. */
  challenge: string
  /** SHA-256 of the one-time code. */
  codeHash: Buffer
  userId: string
  /** The organization to which the key will belong. */
  orgId: string
  expiresAt: Date
}

/** An attempt to exchange a code for a key. */
export interface CliLoginAttempt {
  challenge: string
  codeHash: Buffer
  /** Further attempts are refused, even with the right code. */
  mostAttempts: number
  /** The key to make if the code is right. */
  key: Pick<NewKey, 'keyId' | 'name' | 'apiKeyPrefix' | 'secretHash'>
}

/** `reused`: the right code came a second time, so the key that it gave was revoked. */
export type RedeemedCliLogin =
  | { outcome: 'issued'; key: KeyRecord; user: { userId: string; email: string; name: string | null } }
  | { outcome: 'reused'; keyId: string }
  | { outcome: 'refused' }

/** Logins of the command line that users have allowed. Only such a login makes a live key. */
export interface CliLoginStore {
  /**
   * Stores a login. The same user may allow it again, which replaces the code. False if it was another user's, or its
   * code was used: then nothing was stored.
   */
  allow(login: AllowedCliLogin): Promise<boolean>
  /**
   * Makes a live key of the user, once, if the code is right, has not expired, and the user still belongs to the
   * organization; every other attempt counts. Adds `key.created`, or `key.revoked`, to the audit log.
   */
  redeem(attempt: CliLoginAttempt): Promise<RedeemedCliLogin>
}
