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
 * Why an identity signs nobody in yet. `no_address`: the provider did not say an e-mail address. `unproven`: the provider
 * has not verified that the address belongs to the person; answered alike whether it has an account or not.
 * `unverified_here`: it has an account, whose owner has not proven the address.
 */
export type LinkObstacle = 'no_address' | 'unproven' | 'unverified_here'

export type IdentitySignIn = { userId: string; isNew: boolean } | { obstacle: LinkObstacle }

/**
 * Returns the user whom an identity signs in. At the first time, it is linked to the account with its e-mail address, if
 * both sides have verified that: otherwise somebody who registers another person's address, here or at the provider,
 * would share the account with that person. A new person gets an account as SIGNUP allows.
 * @param invitationToken of a new person, who joins the inviting organization instead of getting one
 * @throws AppError forbidden where sign-up is closed or by invitation; validation_failed, naming `invitation_token`;
 * conflict if a request at the same time took the address or the identity
 */
export const signInByIdentity = async (
  ports: IdentityPorts,
  proven: ProvenIdentity,
  invitationToken: string | undefined,
): Promise<IdentitySignIn> => {
  const { identities } = ports
  const { identity, email } = proven
  const linked = await identities.userOf(identity)
  if (linked !== null) return { userId: linked, isNew: false }
  if (email === null) return { obstacle: 'no_address' }
  if (!proven.emailVerified) return { obstacle: 'unproven' }
  const known = await identities.addressOwner(email)
  if (known === null) return { userId: await signUpBy(ports, { ...proven, email }, invitationToken), isNew: true }
  if (!known.isVerified) return { obstacle: 'unverified_here' }
  if (!(await identities.link(identity, known.userId))) throw linkedElsewhere()
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
  new AppError('conflict', 'This identity was linked to another account in the meantime: sign in again.')
