import { authorize } from './access.js'
import type { KeyPrincipal, Principal } from './principal.js'

/** What a list may include: objects of these organizations or, if `projectId` is set, only those of that project. */
export interface ListReach {
  orgIds: readonly string[]
  projectId: string | null
}

/**
 * Returns the organizations and project whose objects the caller sees in lists, restricted to the given organization.
 * @throws AppError forbidden for an agent's key, organization_not_found if the caller cannot reach the organization
 */
export const listReach = (principal: Principal, orgId?: string): ListReach => {
  if (orgId !== undefined) authorize(principal, 'see', 'organization', { orgId })
  const own = principal.kind !== 'key' || principal.keyKind === 'live' ? Object.keys(principal.roles) : null
  const orgIds = own ?? [(principal as KeyPrincipal).orgId]
  if (own === null) for (const id of orgIds) authorize(principal, 'see', 'organization', { orgId: id })
  return {
    orgIds: orgId === undefined ? orgIds : [orgId],
    projectId: principal.kind === 'key' ? principal.projectId : null,
  }
}
