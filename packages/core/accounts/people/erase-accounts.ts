import { AppError } from '../../errors.js'
import type { AccountErasure, OrganizationCounts, OwnMembership, UserCounts } from '../../ports/accounts/erasure.js'
import type { VolumeStore } from '../../ports/accounts/volumes.js'
import { authorize } from '../access.js'
import type { SessionPrincipal } from '../principal.js'
import { requireOwner } from './members.js'

export interface ErasurePorts {
  accountErasure: AccountErasure
  volumes: Pick<VolumeStore, 'listAll' | 'erase'>
}

export interface OrganizationReceipt {
  orgId: string
  counts: OrganizationCounts
}

export interface UserReceipt {
  userId: string
  /** `memberships`: number of organizations that continue without the user. */
  counts: UserCounts & { memberships: number }
  /** The organizations that had no other member. */
  organizations: OrganizationReceipt[]
}

/**
 * Erases an organization with everything in it; jobs erase what its volumes contained. If the call is interrupted, an
 * owner can repeat it.
 * @throws AppError organization_not_found; forbidden unless the caller is an owner
 */
export const eraseOrganization = async (
  ports: ErasurePorts,
  principal: SessionPrincipal,
  orgId: string,
): Promise<OrganizationReceipt> => {
  authorize(principal, 'manage_organization', 'organization', { orgId })
  requireOwner(principal, orgId, 'delete it')
  const counts = await ports.accountErasure.countsOf(orgId)
  if (counts === null) throw new AppError('organization_not_found', 'You have no organization with this id.')
  await ports.accountErasure.closeOrganization(orgId)
  await eraseClosed(ports, orgId)
  return { orgId, counts }
}

/**
 * Erases the caller, with the organizations of which the caller is the only member. First closes all of them, so that
 * nobody joins them, and ends all other memberships; only then erases anything. If the erasure is interrupted, it can
 * be repeated. Call `requirePassword` first. It is a separate call so that only a wrong password, and not a refused
 * erasure, counts as a password guess.
 * @throws AppError conflict for the last owner of an organization with other members, before anything is erased. If the
 * caller joins an organization meanwhile and becomes its last owner, other organizations may already be erased: the
 * error names them
 */
export const eraseUser = async (ports: ErasurePorts, { userId }: SessionPrincipal): Promise<UserReceipt> => {
  const organizations: OrganizationReceipt[] = []
  let memberships = 0
  // Repeated only if the caller joins another organization meanwhile.
  for (;;) {
    const { orphaned, closed, left } = await ports.accountErasure.leaveOrganizations(userId)
    if (orphaned.length > 0) throw lastOwnerOf(orphaned, organizations)
    memberships += left
    for (const { orgId, keys } of closed) {
      const counts = await ports.accountErasure.countsOf(orgId)
      if (counts === null) continue // another request of the caller has erased it
      await eraseClosed(ports, orgId)
      organizations.push({ orgId, counts: { ...counts, keys } })
    }
    const counts = await ports.accountErasure.removeUser(userId)
    if (counts !== null) return { userId, counts: { ...counts, memberships }, organizations }
  }
}

const lastOwnerOf = (orphaned: readonly OwnMembership[], erased: readonly OrganizationReceipt[]) => {
  const gone = erased.map(({ orgId }) => orgId)
  const told = gone.length > 0 ? ` These organizations are deleted already: ${gone.join(', ')}.` : ''
  return new AppError(
    'conflict',
    `Your account cannot be deleted, because you are the last owner of an organization with other members (${orphaned.map(({ name }) => name).join(', ')}). First make another member an owner, or delete the organization.${told}`,
    { fields: { org_ids: orphaned.map(({ orgId }) => orgId) } },
  )
}

/**
 * Deletes a closed organization with its volumes. A member can create a volume meanwhile, so the volumes are listed and
 * deleted again until the organization has none and is removed.
 */
const eraseClosed = async ({ accountErasure, volumes }: ErasurePorts, orgId: string): Promise<void> => {
  do {
    const left = await volumes.listAll({ orgIds: [orgId], projectId: null })
    for (const { volumeId } of left) await volumes.erase(orgId, volumeId)
  } while (!(await accountErasure.removeOrganization(orgId)))
}
