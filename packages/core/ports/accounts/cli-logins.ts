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
  /** SHA-256 of the id of the session in which the user allowed it. */
  sessionHash: Buffer
  expiresAt: Date
}

/** `used`: another user allowed the login, or its code was used already. `signed_out`: the session has ended. */
export type AllowOutcome = 'allowed' | 'used' | 'signed_out'

/** An attempt to exchange a code for a key. */
export interface CliLoginAttempt {
  challenge: string
  codeHash: Buffer
  /** Maximum refused attempts of a login: further attempts are refused even with the right code. */
  mostAttempts: number
  /** Maximum live keys that the user may have in the organization; if there are more, the oldest are revoked. */
  mostKeys: number
  /** The key to make if the code is right. */
  key: Pick<NewKey, 'keyId' | 'name' | 'apiKeyPrefix' | 'secretHash'>
}

/**
 * `replaced`: the ids of older keys that were revoked. `reused`: the right code came a second time, so the key that it
 * gave was revoked.
 */
export type RedeemedCliLogin =
  | {
      outcome: 'issued'
      key: KeyRecord
      user: { userId: string; email: string; name: string | null }
      replaced: string[]
    }
  | { outcome: 'reused'; keyId: string }
  | { outcome: 'refused' }

/** Command-line logins that users have allowed. Only such a login makes a live key. */
export interface CliLoginStore {
  /**
   * Stores a login, unless its session has ended. The login ends with its session. The same user may allow the login
   * again, which replaces the code. Stores something only if the outcome is `allowed`.
   */
  allow(login: AllowedCliLogin): Promise<AllowOutcome>
  /**
   * Makes a live key of the user, once, if the code is right, has not expired, and the user still belongs to the
   * organization. Refused attempts count toward `mostAttempts`. Adds `key.created`, or `key.revoked`, to the audit log.
   */
  redeem(attempt: CliLoginAttempt): Promise<RedeemedCliLogin>
}
