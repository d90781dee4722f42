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
  counts: UserCounts
  /** The organizations that had no other member. */
  organizations: OrganizationReceipt[]
}

/**
 * Erases an organization with everything in it. If the erasure is interrupted, an owner can repeat it.
 * @throws AppError organization_not_found; forbidden unless the caller is an owner
 */
export const eraseOrganization = async (
  ports: ErasurePorts,
  principal: SessionPrincipal,
  orgId: string,
): Promise<OrganizationReceipt> => {
  authorize(principal, 'manage_organization', 'organization', { orgId })
  requireOwner(principal, orgId, 'delete it')
  return eraseWhole(ports, orgId)
}

/**
 * Erases the caller, with the organizations of which the caller is the only member. If the erasure is interrupted, it
 * can be repeated. Call `requirePassword` before: it is a separate function, because guesses of the password are
 * counted around it alone.
 * @throws AppError conflict, before anything is erased, for the last owner of an organization with other members;
 * conflict also if somebody meanwhile joins an organization that is to be erased
 */
export const eraseUser = async (ports: ErasurePorts, { userId }: SessionPrincipal): Promise<UserReceipt> => {
  const memberships = await ports.accountErasure.membershipsOf(userId)
  const orphaned = memberships.filter((one) => isLastOwner(one) && one.members > 1)
  if (orphaned.length > 0) throw lastOwnerOf(orphaned)
  const organizations: OrganizationReceipt[] = []
  for (const { orgId } of memberships.filter(({ members }) => members === 1))
    organizations.push(await eraseWhole(ports, orgId, userId))
  const counts = await ports.accountErasure.removeUser(userId)
  if (counts === null) throw lastOwnerOf((await ports.accountErasure.membershipsOf(userId)).filter(isLastOwner))
  return { userId, counts, organizations }
}

const isLastOwner = ({ role, otherOwners }: OwnMembership): boolean => role === 'owner' && otherOwners === 0

const lastOwnerOf = (organizations: readonly OwnMembership[]) =>
  new AppError(
    'conflict',
    `Your account cannot be deleted, because you are the last owner of an organization with other members (${organizations.map(({ name }) => name).join(', ')}). First make another member an owner, or delete the organization.`,
    { fields: { org_ids: organizations.map(({ orgId }) => orgId) } },
  )

/**
 * Erases an organization with its volumes. A member can create a volume meanwhile, so the volumes are listed and erased
 * again until the organization has none and is removed.
 * @throws AppError organization_not_found; conflict if it has a member besides `onlyMember`, where that is given
 */
const eraseWhole = async (
  { accountErasure, volumes }: ErasurePorts,
  orgId: string,
  onlyMember?: string,
): Promise<OrganizationReceipt> => {
  const counts = await accountErasure.countsOf(orgId)
  if (counts === null) throw new AppError('organization_not_found', 'You have no organization with this id.')
  if (!(await accountErasure.closeOrganization(orgId, onlyMember)))
    throw new AppError(
      'conflict',
      'Somebody has just joined an organization that was about to be deleted, so the organization was kept: repeat the request.',
      {
        fields: { org_ids: [orgId] },
      },
    )
  do {
    const left = await volumes.listAll({ orgIds: [orgId], projectId: null })
    for (const { volumeId } of left) await volumes.erase(orgId, volumeId)
  } while (!(await accountErasure.removeOrganization(orgId)))
  return { orgId, counts }
}
