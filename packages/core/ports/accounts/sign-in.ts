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
   * Stores the sign-up and, if it is `mailed`, enqueues its mail. Does the same for a known address, so that both take as
   * long.
   */
  begin(signUp: WaitingSignUp & { tokenHash: Buffer; mailed: boolean; language: Language }): Promise<void>
  /** Returns the sign-up, to mail it, and whether its address has an account; null once it is used or expired. */
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
  /** The language of the mail that the transaction enqueues; null if the link is passed on by hand. */
  mailIn: Language | null
}

/** Changes of passwords. */
export interface PasswordStore {
  /** Returns the hash of the user's password, after a change that is under way; null if the user has no password, or was
   * deleted. */
  hashOf(userId: string): Promise<string | null>
  /**
   * Sets the password, and ends the user's sessions except this one, all consents to OAuth clients, all live keys, and
   * all links to identity providers. False, and nothing changes, if the hash `from` is not the stored one any more.
   */
  change(userId: string, hashes: { from: string; to: string }, keptSession: Buffer): Promise<boolean>
  /**
   * Lets the user with this address set a new password by a token. False for an unknown address; if the link is mailed,
   * the same is stored and enqueued for one, so that both take as long, but the token is good for nothing.
   */
  beginReset(email: string, reset: NewReset): Promise<boolean>
  /** Returns the address that an open reset is mailed to; null if it is over, or the address has no account. */
  findReset(resetId: string): Promise<string | null>
  /**
   * Sets the password, ends all sessions of the user, all consents to OAuth clients, all live keys and all links to
   * identity providers, and removes all resets. Returns the user's id; null if the token is unknown, used or expired.
   */
  reset(tokenHash: Buffer, passwordHash: string): Promise<string | null>
}
