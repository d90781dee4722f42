import type { InvitedUser } from './members.js'
import type { NewOwner } from './people.js'

/** Somebody's account at an identity provider. */
export interface Identity {
  /** URL of the issuer. */
  issuer: string
  /** The issuer's id of the person, at most 255 characters. It is never given to another person. */
  subject: string
}

/**
 * The identities that sign in users. A change of the password removes those of the user. Each new link also adds a row
 * `identity.linked` to the audit log of every organization of the user.
 */
export interface IdentityStore {
  /** Returns the user whom the identity signs in. */
  userOf(identity: Identity): Promise<string | null>
  /** Whether the identity signs in this user, after a change of the password that is under way. */
  isLinked(identity: Identity, userId: string): Promise<boolean>
  /** Returns the user with this address, and whether it is verified here. */
  addressOwner(email: string): Promise<{ userId: string; isVerified: boolean } | null>
  /**
   * Links the identity. False, and nothing changes, if it signs in another user, or if `passwordHash` is given and is not
   * the stored one any more.
   */
  link(identity: Identity, userId: string, passwordHash?: string): Promise<boolean>
  /**
   * Creates the account, with a verified address, and links the identity; removes all sign-ups of that address.
   * @throws AppError conflict if the address has an account, or the identity signs in another user
   */
  createOwner(identity: Identity, owner: NewOwner): Promise<void>
  /**
   * Creates the user, with a verified address, uses the invitation and links the identity. False if the invitation was
   * used, withdrawn or expired, or is another's.
   * @throws AppError conflict as for `createOwner`
   */
  acceptAsNewUser(identity: Identity, tokenHash: Buffer, user: InvitedUser): Promise<boolean>
}
