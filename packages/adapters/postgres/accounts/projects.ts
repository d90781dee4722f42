import { listed } from '@agent-memory/core/paging'
import type { ProjectRecord, ProjectStore } from '@agent-memory/core/ports/accounts/people'
import type { Database } from '../connection/database.js'
import { behind, byCreation } from '../connection/prisma-input.js'
import type { Project as Row } from '../generated/client.js'

export const openProjectStore = ({ prisma: { project } }: Database): ProjectStore => ({
  async create({ projectId, orgId, name }) {
    return toProject(await project.create({ data: { project_id: projectId, org_id: orgId, name } }))
  },

  async find(projectId) {
    const row = await project.findUnique({ where: { project_id: projectId } })
    return row && toProject(row)
  },

  async list({ orgIds, projectId }, page) {
    const one = projectId === null ? {} : { project_id: projectId }
    const rows = await project.findMany({
      where: { AND: [{ org_id: { in: [...orgIds] }, ...one }, behind(page.after, 'project_id')] },
      orderBy: byCreation('project_id'),
      take: page.limit + 1,
    })
    return listed(rows.map(toProject), page, ({ createdAt, projectId: id }) => ({ createdAt, id }))
  },
})

const toProject = (row: Row): ProjectRecord => ({
  projectId: row.project_id,
  orgId: row.org_id,
  name: row.name,
  createdAt: row.created_at,
})
