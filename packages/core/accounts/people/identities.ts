import { randomUUID } from 'node:crypto'
import { AppError } from '../../errors.js'
import type { IdentityStore } from '../../ports/accounts/identities.js'
import type { ProvenIdentity } from '../../ports/accounts/identity-providers.js'
import type { InvitationStore } from '../../ports/accounts/members.js'
import { hashSecret } from '../keys/keys.js'
import { badToken, invitationOf } from './invitations.js'
import { newOwner } from './people.js'
import { requireOpenSignUp, type SignupPolicy } from './sign-up.js'

export interface IdentityPorts {
  config: { signup: SignupPolicy }
  identities: IdentityStore
  invitations: Pick<InvitationStore, 'findByToken'>
}

/**
 * Why an identity cannot sign anybody in yet.
 * - `no_address`: the provider did not state an e-mail address.
 * - `unproven`: the provider has not verified that the address belongs to the person. The answer is the same whether or
 * not the address has an account.
 * - `unverified_here`: the address has an account, whose owner has not verified the address here.
 * - `ended`: the link ended when the password was changed.
 * - `second`: another identity of the same issuer is or was linked to the account with the address.
 */
export type LinkObstacle = 'no_address' | 'unproven' | 'unverified_here' | 'ended' | 'second'

/**
 * `email` is the address of the account. Whoever enters the account's password links the identity to the account. For
 * `unproven`, perhaps no account has this address.
 */
export type IdentitySignIn =
  | { userId: string; isNew: boolean }
  | { obstacle: 'no_address' }
  | { obstacle: Exclude<LinkObstacle, 'no_address'>; email: string }

/**
 * Returns the user whom an identity signs in. The first time, it is linked to the account with its e-mail address, if
 * both the provider and this service have verified the address. Otherwise somebody who registers another person's
 * address, here or at the provider, would share the account with that person. Because of the address alone, an account
 * is linked only to the first identity of each issuer, and only once: a thief's identity is not linked again after the
 * owner has changed the password, which ends all links. A new person gets an account if `SIGNUP` allows it.
 * @param invitationToken with it, a new person joins the inviting organization instead of getting a new organization
 * @throws AppError forbidden if sign-up is closed, or needs an invitation and there is none; validation_failed, naming
 * `invitation_token`; conflict if a request at the same time took the address or the identity
 */
export const signInByIdentity = async (
  ports: IdentityPorts,
  proven: ProvenIdentity,
  invitationToken: string | undefined,
): Promise<IdentitySignIn> => {
  const { identities } = ports
  const { identity, email } = proven
  const linked = await identities.find(identity)
  if (linked !== null)
    return linked.isEnded ? { obstacle: 'ended', email: linked.email } : { userId: linked.userId, isNew: false }
  if (email === null) return { obstacle: 'no_address' }
  if (!proven.emailVerified) return { obstacle: 'unproven', email }
  const known = await identities.addressOwner(email, identity.issuer)
  if (known === null) return { userId: await signUpBy(ports, { ...proven, email }, invitationToken), isNew: true }
  if (!known.isVerified) return { obstacle: 'unverified_here', email }
  if (known.knowsIssuer) return { obstacle: 'second', email }
  if (!(await identities.link(identity, known.userId, 'address'))) throw linkedElsewhere()
  return { userId: known.userId, isNew: false }
}

const signUpBy = async (
  { config, identities, invitations }: IdentityPorts,
  { identity, email, name }: ProvenIdentity & { email: string },
  invitationToken: string | undefined,
): Promise<string> => {
  requireOpenSignUp(config.signup, { isInvited: invitationToken !== undefined })
  if (invitationToken === undefined) {
    const owner = newOwner({ email, name, orgName: null }, null)
    await identities.createOwner(identity, owner)
    return owner.userId
  }
  const invitation = await invitationOf(invitations, invitationToken, 'invitation_token')
  if (invitation.email !== email) throw badToken('invitation_token')
  const user = { userId: randomUUID(), email, name, passwordHash: null }
  if (!(await identities.acceptAsNewUser(identity, hashSecret(invitationToken), user)))
    throw badToken('invitation_token')
  return user.userId
}

export const linkedElsewhere = () =>
  new AppError(
    'conflict',
    'Your account at the identity provider is linked to another account here, or the link has just changed: sign in again.',
  )
