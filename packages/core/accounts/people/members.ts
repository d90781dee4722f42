import { AppError } from '../../errors.js'
import type { Listed, Page } from '../../paging.js'
import type { MemberChange, MemberRecord, MemberStore } from '../../ports/accounts/members.js'
import { authorize } from '../access.js'
import { authorOf, type Role, type SessionPrincipal } from '../principal.js'

/** @throws AppError organization_not_found */
export const listMembers = async (
  members: Pick<MemberStore, 'list'>,
  principal: SessionPrincipal,
  orgId: string,
  page: Page,
): Promise<Listed<MemberRecord>> => {
  authorize(principal, 'see', 'organization', { orgId })
  return members.list(orgId, page)
}

/**
 * Gives a member another role.
 * @throws AppError organization_not_found, member_not_found, forbidden; conflict for the last owner
 */
export const changeRole = async (
  members: Pick<MemberStore, 'find' | 'changeRole'>,
  principal: SessionPrincipal,
  { orgId, userId, role }: { orgId: string; userId: string; role: Role },
): Promise<MemberRecord> => {
  authorize(principal, 'manage_organization', 'organization', { orgId })
  const member = await memberOf(members, orgId, userId)
  requireOwnerFor(principal, orgId, [member.role, role])
  const change = { from: member.role, to: role }
  refuseUnlessDone(await members.changeRole(orgId, userId, change, authorOf(principal)))
  return { ...member, role }
}

/**
 * Ends a membership; everybody may end their own.
 * @throws AppError organization_not_found, member_not_found, forbidden; conflict for the last owner
 */
export const removeMember = async (
  members: Pick<MemberStore, 'find' | 'remove'>,
  principal: SessionPrincipal,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<MemberRecord> => {
  const isOwn = userId === principal.userId
  authorize(principal, isOwn ? 'see' : 'manage_organization', 'organization', { orgId })
  const member = await memberOf(members, orgId, userId)
  requireOwnerFor(principal, orgId, [member.role])
  refuseUnlessDone(await members.remove(orgId, userId, member.role, authorOf(principal)))
  return member
}

/**
 * Whether someone with the role `actor` (undefined: not a member) may invite, change or remove people with these roles.
 * The stores check this again under the lock of the change, because the actor may have lost the role meanwhile.
 */
export const mayManage = (actor: Role | undefined, roles: readonly Role[]): boolean =>
  actor === 'owner' || (actor === 'admin' && !roles.includes('owner'))

/**
 * @param may what only an owner may do, such as `delete it`
 * @throws AppError forbidden
 */
export const requireOwner = (principal: SessionPrincipal, orgId: string, may: string): void => {
  if (principal.roles[orgId] !== 'owner')
    throw new AppError('forbidden', `Only an owner of the organization can ${may}.`)
}

/**
 * Requires that the caller is an owner if one of the roles is `owner`: an admin who could make or remove owners could
 * take over the organization.
 * @throws AppError forbidden
 */
export const requireOwnerFor = (principal: SessionPrincipal, orgId: string, roles: readonly Role[]): void => {
  if (roles.includes('owner')) requireOwner(principal, orgId, 'make or remove an owner')
}

/**
 * Returns one member.
 * @throws AppError organization_not_found, member_not_found
 */
export const getMember = async (
  members: Pick<MemberStore, 'find'>,
  principal: SessionPrincipal,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<MemberRecord> => {
  authorize(principal, 'see', 'organization', { orgId })
  return memberOf(members, orgId, userId)
}

const memberOf = async (members: Pick<MemberStore, 'find'>, orgId: string, userId: string): Promise<MemberRecord> => {
  const member = await members.find(orgId, userId)
  if (member === null) throw new AppError('member_not_found', 'The organization has no member with this user_id.')
  return member
}

/** Makes the error for a caller who lost the required role while the change was being made. */
export const lostRole = () =>
  new AppError('forbidden', 'Your role changed while the request was running, and no longer allows this change.')

const refuseUnlessDone = (change: MemberChange): void => {
  if (change === 'refused') throw lostRole()
  if (change === 'last_owner')
    throw new AppError('conflict', 'This is the last owner of the organization: make another member an owner first.')
  if (change === 'changed')
    throw new AppError(
      'conflict',
      'The member left or got another role while the request was running: list the members again.',
    )
}
