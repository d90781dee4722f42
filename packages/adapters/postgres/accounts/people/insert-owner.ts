import type { NewOwner } from '@agent-memory/core/ports/accounts/people'
import type { PoolClient } from 'pg'
import { insertUser } from './insert-user.js'

/**
 * Inserts a user with an organization, the owner's membership, a project and its default volume. If the address has an
 * account, inserts nothing and returns false.
 */
export const insertOwner = async (
  client: PoolClient,
  owner: NewOwner,
  options: { isVerified: boolean },
): Promise<boolean> => {
  if (!(await insertUser(client, owner, options))) return false
  const { userId, organization, project, volume } = owner
  const { orgId } = organization
  const { projectId } = project
  await client.query('INSERT INTO organizations (org_id, name) VALUES ($1, $2)', [orgId, organization.name])
  await client.query(`INSERT INTO memberships (org_id, user_id, role) VALUES ($1, $2, 'owner')`, [orgId, userId])
  await client.query('INSERT INTO projects (project_id, org_id, name) VALUES ($1, $2, $3)', [
    projectId,
    orgId,
    project.name,
  ])
  await client.query(
    `INSERT INTO volumes (volume_id, org_id, project_id, name, type, created_by) VALUES ($1, $2, $3, $4, 'default', $5)`,
    [volume.volumeId, orgId, projectId, volume.name, userId],
  )
  return true
}
