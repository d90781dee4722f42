import type { Role, SessionPrincipal } from '@agent-memory/core/accounts/principal'
import { AppError } from '@agent-memory/core/errors'
import type { PeopleStore } from '@agent-memory/core/ports/accounts/people'
import type { Database } from '../../connection/database.js'
import { byCreation } from '../../connection/prisma-input.js'
import { insertOwner } from './insert-owner.js'

interface PrincipalRow {
  user_id: string
  email: string
  name: string | null
  roles: Record<string, Role> | null
}

export const KNOWN_ADDRESS = 'This e-mail address already has an account: sign in instead.'

export const openPeopleStore = (database: Database): PeopleStore => {
  const { prisma } = database
  return {
    async createOwner(owner) {
      const isNew = await database.transaction((client) => insertOwner(client, owner, { isVerified: false }))
      if (!isNew) throw new AppError('conflict', KNOWN_ADDRESS)
    },

    async credentials(email) {
      const user = await prisma.user.findUnique({ where: { email }, select: { user_id: true, password_hash: true } })
      return user && { userId: user.user_id, passwordHash: user.password_hash }
    },

    async principal(userId) {
      const [row] = await database.query<PrincipalRow>({
        name: 'user-principal',
        text: `SELECT u.user_id, u.email, u.name,
                 (SELECT jsonb_object_agg(m.org_id, m.role) FROM memberships m WHERE m.user_id = u.user_id) AS roles
               FROM users u WHERE u.user_id = $1`,
        values: [userId],
      })
      return row ? toPrincipal(row) : null
    },

    async organizationsOf(userId) {
      const memberships = await prisma.membership.findMany({
        where: { user_id: userId },
        orderBy: byCreation('org_id'),
        include: { organization: { include: TREE } },
      })
      return memberships.map(({ role, organization }) => ({
        orgId: organization.org_id,
        name: organization.name,
        role: role as Role,
        projects: organization.projects.map((project) => ({
          projectId: project.project_id,
          name: project.name,
          volumes: project.volumes.map(({ volume_id, name, type }) => ({ volumeId: volume_id, name, type })),
        })),
      }))
    },
  }
}

const TREE = {
  projects: {
    orderBy: byCreation('project_id'),
    include: { volumes: { orderBy: byCreation('volume_id') } },
  },
}

const toPrincipal = (row: PrincipalRow): SessionPrincipal => ({
  kind: 'session',
  userId: row.user_id,
  email: row.email,
  name: row.name,
  roles: row.roles ?? {},
})
