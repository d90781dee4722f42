import { randomUUID } from 'node:crypto'
import { authorize, listReach } from './access.js'
import type { Listed, Page } from './paging.js'
import type { ProjectRecord, ProjectStore } from './ports/people.js'
import type { Principal, SessionPrincipal } from './principal.js'

/** @throws AppError organization_not_found, forbidden */
export const createProject = async (
  projects: Pick<ProjectStore, 'create'>,
  principal: SessionPrincipal,
  { orgId, name }: { orgId: string; name: string },
): Promise<ProjectRecord> => {
  authorize(principal, 'manage_organization', 'organization', { orgId })
  return projects.create({ projectId: randomUUID(), orgId, name })
}

/** @throws AppError organization_not_found, forbidden for an agent's key */
export const listProjects = async (
  projects: Pick<ProjectStore, 'list'>,
  principal: Principal,
  orgId: string,
  page: Page,
): Promise<Listed<ProjectRecord>> => projects.list(listReach(principal, orgId), page)
