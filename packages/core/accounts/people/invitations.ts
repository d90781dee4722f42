import { randomUUID } from 'node:crypto'
import { AppError, invalid } from '../../errors.js'
import { LIMITS } from '../../limits.js'
import type { Listed, Page } from '../../paging.js'
import type { InvitationRecord, InvitationStore, OpenInvitation } from '../../ports/accounts/members.js'
import type { PasswordHasher } from '../../ports/accounts/people.js'
import type { Mailer, MayMail } from '../../ports/mail.js'
import { authorize } from '../access.js'
import { hashSecret } from '../keys/keys.js'
import { authorOf, type Role, type SessionPrincipal } from '../principal.js'
import type { Language } from './language.js'
import { linkToken } from './link-tokens.js'
import { lostRole, requireOwnerFor } from './members.js'
import { canonicalPassword } from './people.js'

const VALID_MS = 7 * 24 * 3_600_000

export interface InvitationPorts {
  invitations: InvitationStore
  /** Null: no mail server is configured. */
  mailer: Mailer | null
  mayMail: MayMail
  tokenKey: Uint8Array
  now: () => Date
}

/** An invitation that was just made. The token is null if it was mailed: only the invited person gets it. */
export interface IssuedInvitation {
  invitation: InvitationRecord
  token: string | null
}

/**
 * Invites an address to an organization, by mail if possible. A newer invitation to the same address replaces it.
 * @throws AppError organization_not_found, forbidden; conflict if the address belongs to a member, or too many
 * invitations are open; rate_limited if too many mails were sent to the address
 */
export const invite = async (
  { invitations, mailer, mayMail, tokenKey, now }: InvitationPorts,
  principal: SessionPrincipal,
  { orgId, email, role, language }: { orgId: string; email: string; role: Role; language: Language },
): Promise<IssuedInvitation> => {
  authorize(principal, 'manage_organization', 'organization', { orgId })
  requireOwnerFor(principal, orgId, [role])
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + VALID_MS)
  const invitation = { invitationId: randomUUID(), orgId, email, role, createdAt, expiresAt }
  const { token, hash } = linkToken(tokenKey, 'invitation', invitation.invitationId)
  const mailed = mailer !== null
  if (mailed && !(await mayMail('invitation', email)))
    throw new AppError('rate_limited', 'Too many invitations were sent to this address: try again in an hour.')
  const created = await invitations.create({ ...invitation, tokenHash: hash, mailed, language }, authorOf(principal))
  if (created === 'refused') throw lostRole()
  if (created === 'member')
    throw new AppError('conflict', 'The organization already has a member with this e-mail address.')
  if (created === 'full') {
    const reason = `The organization has ${LIMITS.invitations} open invitations, which is the maximum: withdraw some, or wait until some expire.`
    throw new AppError('conflict', reason)
  }
  return { invitation, token: mailed ? null : token }
}

/** @throws AppError organization_not_found, forbidden */
export const listInvitations = async (
  invitations: Pick<InvitationStore, 'list'>,
  principal: SessionPrincipal,
  orgId: string,
  page: Page,
): Promise<Listed<InvitationRecord>> => {
  authorize(principal, 'manage_organization', 'organization', { orgId })
  return invitations.list(orgId, page)
}

/** @throws AppError organization_not_found, invitation_not_found, forbidden */
export const withdrawInvitation = async (
  invitations: Pick<InvitationStore, 'withdraw'>,
  principal: SessionPrincipal,
  { orgId, invitationId }: { orgId: string; invitationId: string },
): Promise<InvitationRecord> => {
  authorize(principal, 'manage_organization', 'organization', { orgId })
  const withdrawn = await invitations.withdraw(orgId, invitationId, authorOf(principal))
  if (withdrawn === null)
    throw new AppError('invitation_not_found', 'The organization has no open invitation with this id.')
  return withdrawn
}

/**
 * Returns the open invitation of a token.
 * @throws AppError validation_failed, naming the field, for a token that is unknown, used, withdrawn or expired
 */
export const invitationOf = async (
  invitations: Pick<InvitationStore, 'findByToken'>,
  token: string,
  field = 'token',
): Promise<OpenInvitation> => {
  const invitation = await invitations.findByToken(hashSecret(token))
  if (invitation === null) throw badToken(field)
  return invitation
}

/**
 * Makes the signed-in user a member, if the invitation is for the user's address.
 * @throws AppError validation_failed, naming `token`; forbidden if the invitation is for another address
 */
export const acceptInvitation = async (
  invitations: Pick<InvitationStore, 'findByToken' | 'accept'>,
  principal: SessionPrincipal,
  token: string,
): Promise<OpenInvitation> => {
  const invitation = await invitationOf(invitations, token)
  if (invitation.email !== principal.email)
    throw new AppError(
      'forbidden',
      'This invitation is for another e-mail address: sign in with that address, or ask for an invitation to your own address.',
    )
  const accepted = await invitations.accept(hashSecret(token), principal, authorOf(principal))
  if (accepted === null) throw badToken('token')
  return invitation
}

export interface InvitedSignUp {
  email: string
  /** 8–200 chars */
  password: string
  name: string | null
}

/**
 * Creates an account for the invited address, which joins the inviting organization; returns the user's id.
 * @throws AppError validation_failed, naming `invitation_token`; conflict if the address has an account
 */
export const signUpInvited = async (
  { invitations, passwords }: Pick<InvitationPorts, 'invitations'> & { passwords: Pick<PasswordHasher, 'hash'> },
  { email, password, name }: InvitedSignUp,
  token: string,
): Promise<string> => {
  const invitation = await invitationOf(invitations, token, 'invitation_token')
  if (invitation.email !== email.toLowerCase()) throw badToken('invitation_token')
  const passwordHash = await passwords.hash(canonicalPassword(password))
  const user = { userId: randomUUID(), email: invitation.email, name, passwordHash }
  const accepted = await invitations.acceptAsNewUser(hashSecret(token), user)
  if (accepted === null) throw badToken('invitation_token')
  return user.userId
}

export const badToken = (field: string) =>
  invalid(
    field,
    'is not valid: the invitation is for another address, or it was used, withdrawn or replaced, or it has expired; ask for a new invitation',
  )
