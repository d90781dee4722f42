import type { Language } from '../../accounts/people/language.js'
import type { NewOwner } from './people.js'

/** A sign-up that waits until its address is verified. */
export interface WaitingSignUp {
  signUpId: string
  /** Lower case. */
  email: string
  name: string | null
  orgName: string | null
  passwordHash: string
  expiresAt: Date
}

/** Sign-ups whose addresses are not verified yet. Several can wait for one address, each with a token of its own. */
export interface SignUpStore {
  /**
   * Stores the sign-up and, if it is `mailed`, enqueues its mail. Does the same for an address that has an account, so
   * that the response time does not reveal the account.
   */
  begin(signUp: WaitingSignUp & { tokenHash: Buffer; mailed: boolean; language: Language }): Promise<void>
  /** Returns the address to mail, and whether it has an account; null once the sign-up is used or expired. */
  find(signUpId: string): Promise<{ email: string; isKnown: boolean } | null>
  findByToken(tokenHash: Buffer): Promise<WaitingSignUp | null>
  /**
   * Creates the account, with a verified address, and removes all sign-ups of that address. False if the sign-up was
   * used or expired.
   * @throws AppError conflict if the address has an account
   */
  complete(signUpId: string, owner: NewOwner): Promise<boolean>
}

export interface NewReset {
  resetId: string
  tokenHash: Buffer
  expiresAt: Date
  /** The language of the mail that the transaction enqueues; null if an operator passes the link on without a mail. */
  mailIn: Language | null
}

/** Changes and resets users' passwords. */
export interface PasswordStore {
  /**
   * Returns the hash of the user's password; null if the user has no password or was deleted. Waits for a change that
   * is under way.
   */
  hashOf(userId: string): Promise<string | null>
  /**
   * Sets the password, and ends the user's sessions, consents to OAuth clients, live keys and links to identity
   * providers. Returns false, with nothing changed, if the stored hash is no longer `from`.
   */
  change(userId: string, hashes: { from: string; to: string }): Promise<boolean>
  /**
   * Stores a reset whose token lets the user with this address set a new password, and enqueues the mail if `mailIn` is
   * set. Returns false for an unknown address. A reset that is mailed is stored and enqueued for an unknown address
   * too, so that the response time does not reveal who has an account; its token never works.
   */
  beginReset(email: string, reset: NewReset): Promise<boolean>
  /** Returns the address to mail a reset to; null if the reset is used or expired, or the address has no account. */
  findReset(resetId: string): Promise<string | null>
  /**
   * Sets the password, ends the user's sessions, consents to OAuth clients, live keys and links to identity providers,
   * and removes the user's other resets. Returns the user's id; null if the token is unknown, used or expired.
   */
  reset(tokenHash: Buffer, passwordHash: string): Promise<string | null>
}
