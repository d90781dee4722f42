import { formerName } from '@agent-memory/core/accounts/people/anonymize'
import type { Role } from '@agent-memory/core/accounts/principal'
import type { AccountErasure, OrganizationCounts, UserCounts } from '@agent-memory/core/ports/accounts/erasure'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import { endGrants } from '../../oauth/grants.js'
import { auditAccount } from '../account-audit.js'
import { revokeLiveKeys } from '../key-secrets.js'
import { enqueueAnonymizing, openAnonymizing } from './anonymize.js'
import { slow } from './slow.js'
import { withdrawInvitationsOf } from './withdraw-invitations.js'

export const openAccountErasure = (database: Database, { external = false } = {}): AccountErasure => ({
  ...openAnonymizing(database, { external }),

  countsOf: (orgId) =>
    database.transaction(
      async (client) => (await client.query<OrganizationCounts>(slow(COUNTS, [orgId]))).rows[0] ?? null,
    ),

  closeOrganization: (orgId, onlyMember) =>
    database.transaction(async (client) => {
      await client.query('SELECT FROM organizations WHERE org_id = $1 FOR NO KEY UPDATE', [orgId])
      const others = 'SELECT FROM memberships WHERE org_id = $1 AND user_id <> $2 LIMIT 1'
      if (onlyMember !== undefined && (await client.query(others, [orgId, onlyMember])).rowCount !== 0) return false
      await client.query('UPDATE api_keys SET revoked_at = now() WHERE org_id = $1 AND revoked_at IS NULL', [orgId])
      await client.query(
        'DELETE FROM key_secrets USING api_keys k WHERE k.key_id = key_secrets.key_id AND k.org_id = $1',
        [orgId],
      )
      for (const table of ['invitations', 'cli_logins'])
        await client.query(`DELETE FROM ${table} WHERE org_id = $1`, [orgId])
      return true
    }),

  removeOrganization: (orgId) =>
    database.transaction(async (client) => {
      // A new volume needs a shared lock on its project's row, so no volume can be added after these locks.
      await client.query('SELECT FROM organizations WHERE org_id = $1 FOR UPDATE', [orgId])
      await client.query('SELECT FROM projects WHERE org_id = $1 FOR UPDATE', [orgId])
      const { rowCount } = await client.query('SELECT FROM volumes WHERE org_id = $1 LIMIT 1', [orgId])
      if (rowCount !== 0) return false
      for (const table of UNREFERENCED) await client.query(slow(`DELETE FROM ${table} WHERE org_id = $1`, [orgId]))
      await client.query(slow('DELETE FROM organizations WHERE org_id = $1', [orgId]))
      return true
    }),

  async membershipsOf(userId) {
    const rows = await database.query<MembershipRow>({ text: MEMBERSHIPS, values: [userId] })
    return rows.map(({ org_id, other_owners, ...row }) => ({ ...row, orgId: org_id, otherOwners: other_owners }))
  },

  removeUser: (userId) =>
    database.transaction(async (client) => {
      const left = await leaveAll(client, userId)
      if (left === null) return null
      const sessions = await client.query('DELETE FROM sessions WHERE user_id = $1', [userId])
      const keys = await client.query(`DELETE FROM api_keys WHERE user_id = $1 AND kind = 'live'`, [userId])
      await client.query(slow('UPDATE api_keys SET user_id = NULL WHERE user_id = $1', [userId]))
      await client.query(slow('UPDATE volumes SET created_by = NULL WHERE created_by = $1', [userId]))
      await client.query(slow('UPDATE audit_entries SET agent = $2 WHERE key_id = $1', [userId, formerName(userId)]))
      for (const table of ['invitations', 'sign_ups'])
        await client.query(`DELETE FROM ${table} WHERE email = (SELECT email FROM users WHERE user_id = $1)`, [userId])
      await client.query('DELETE FROM users WHERE user_id = $1', [userId])
      return { memberships: left, sessions: sessions.rowCount ?? 0, keys: keys.rowCount ?? 0 } satisfies UserCounts
    }),
})

/** Tables that hold the organization's id without a foreign key. */
const UNREFERENCED = ['api_keys', 'audit_entries', 'dead_letters'] as const

const count = (table: string) => `(SELECT count(*)::int FROM ${table} t WHERE t.org_id = o.org_id) AS ${table}`

const COUNTS = `
  SELECT ${['volumes', 'agents'].map(count).join(', ')},
    (SELECT count(*)::int FROM memories m JOIN volumes v USING (volume_id)
     WHERE v.org_id = o.org_id AND m.document_id IS NULL) AS memories,
    (SELECT count(*)::int FROM documents d JOIN volumes v USING (volume_id) WHERE v.org_id = o.org_id) AS documents,
    (SELECT count(*)::int FROM api_keys k WHERE k.org_id = o.org_id AND k.revoked_at IS NULL) AS keys,
    (SELECT count(*)::int FROM memberships m WHERE m.org_id = o.org_id) AS members
  FROM organizations o WHERE o.org_id = $1`

interface MembershipRow {
  org_id: string
  name: string
  role: Role
  members: number
  other_owners: number
}

const MEMBERSHIPS = `
  SELECT o.org_id, o.name, m.role,
    (SELECT count(*)::int FROM memberships a WHERE a.org_id = m.org_id) AS members,
    (SELECT count(*)::int FROM memberships a
     WHERE a.org_id = m.org_id AND a.role = 'owner' AND a.user_id <> m.user_id) AS other_owners
  FROM memberships m JOIN organizations o USING (org_id) WHERE m.user_id = $1 ORDER BY m.created_at, m.org_id`

/**
 * Ends all memberships and returns their number. Null if an organization would have no owner. Locks the organizations,
 * so that two owners cannot leave at the same time.
 */
const leaveAll = async (client: PoolClient, userId: string): Promise<number | null> => {
  await client.query(
    `SELECT FROM organizations WHERE org_id IN (SELECT org_id FROM memberships WHERE user_id = $1)
     ORDER BY org_id FOR NO KEY UPDATE`,
    [userId],
  )
  const { rows } = await client.query<MembershipRow>(MEMBERSHIPS, [userId])
  if (rows.some(({ role, other_owners }) => role === 'owner' && other_owners === 0)) return null
  const by = { keyId: userId, agentId: null, name: formerName(userId) }
  await endGrants(client, { where: 'g.user_id = $1', values: [userId] }, 'erased')
  await revokeLiveKeys(client, { userId, orgId: null }, by)
  await enqueueAnonymizing(client, userId)
  for (const { org_id: orgId, role } of rows) {
    await withdrawInvitationsOf(client, { orgId, userId, role: null }, by)
    await auditAccount(client, { orgId, by, action: 'member.removed', subjectId: userId, details: { role } })
  }
  await client.query('DELETE FROM memberships WHERE user_id = $1', [userId])
  return rows.length
}
