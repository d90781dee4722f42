import type { NewOwner, NewUser } from './people.js'

/** Somebody's account at an identity provider. */
export interface Identity {
  /** URL of the issuer. */
  issuer: string
  /** The issuer's id for the person, at most 255 characters. It is never given to another person. */
  subject: string
}

export interface AddressOwner {
  userId: string
  isVerified: boolean
  knowsIssuer: boolean
}

/**
 * The identities that sign in users. A password change ends the user's identities; an ended identity can be linked
 * again only with the password. Each link adds a row `identity.linked` to the audit log of each of the user's
 * organizations.
 */
export interface IdentityStore {
  /** Returns the user to whom the identity is or was linked; null if it never was. */
  find(identity: Identity): Promise<{ userId: string; email: string; isEnded: boolean } | null>
  /** Whether the identity signs in this user. Waits for a password change in progress. */
  isLinked(identity: Identity, userId: string): Promise<boolean>
  /**
   * Returns the user with this address; null if there is none. `isVerified`: whether the address is verified here.
   * `knowsIssuer`: whether an identity of this issuer is or was linked to the user.
   */
  addressOwner(email: string, issuer: string): Promise<AddressOwner | null>
  /**
   * Links the identity, because the user entered the password with this hash, or else because the address is the same.
   * Changes nothing and returns false in these cases:
   * - The identity is or was linked to another user.
   * - By password: the hash is no longer the stored one.
   * - By address: the identity has ended, or another identity of its issuer is or was linked to the user.
   */
  link(identity: Identity, userId: string, by: { passwordHash: string } | 'address'): Promise<boolean>
  /**
   * Creates the account, with a verified address, and links the identity; removes all sign-ups of that address.
   * @throws AppError conflict if the address has an account, or the identity is or was linked to another user
   */
  createOwner(identity: Identity, owner: NewOwner): Promise<void>
  /**
   * Creates the user, with a verified address, uses the invitation and links the identity. Returns false if the
   * invitation was used, withdrawn or expired, or is for another address.
   * @throws AppError conflict as for `createOwner`
   */
  acceptAsNewUser(identity: Identity, tokenHash: Buffer, user: NewUser): Promise<boolean>
}
