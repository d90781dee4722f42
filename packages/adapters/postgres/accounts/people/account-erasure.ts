import { formerName } from '@agent-memory/core/accounts/people/anonymize'
import type { Role } from '@agent-memory/core/accounts/principal'
import type {
  AccountErasure,
  Leaving,
  OrganizationCounts,
  OwnMembership,
  UserCounts,
} from '@agent-memory/core/ports/accounts/erasure'
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

  closeOrganization: (orgId) =>
    database.transaction(async (client) => {
      await client.query('SELECT FROM organizations WHERE org_id = $1 FOR NO KEY UPDATE', [orgId])
      await close(client, orgId)
    }),

  removeOrganization: (orgId) =>
    database.transaction(async (client) => {
      // A new volume needs a shared lock on its project's row, so no volume can be added after these locks.
      await client.query('SELECT FROM organizations WHERE org_id = $1 FOR UPDATE', [orgId])
      await client.query('SELECT FROM projects WHERE org_id = $1 FOR UPDATE', [orgId])
      const { rowCount } = await client.query('SELECT FROM volumes WHERE org_id = $1 LIMIT 1', [orgId])
      if (rowCount !== 0) return false
      for (const rows of UNREFERENCED) await client.query(slow(`DELETE FROM ${rows} AND org_id = $1`, [orgId]))
      await client.query(slow('DELETE FROM organizations WHERE org_id = $1', [orgId]))
      return true
    }),

  leaveOrganizations: (userId) =>
    database.transaction(async (client) => {
      const memberships = await lockMemberships(client, userId)
      const others = memberships.filter(({ members }) => members > 1)
      const orphaned = others.filter(({ role, otherOwners }) => role === 'owner' && otherOwners === 0)
      if (orphaned.length > 0) return { orphaned, closed: [], left: 0 }
      const closed: Leaving['closed'] = []
      for (const { orgId, members } of memberships)
        if (members === 1) closed.push({ orgId, keys: await close(client, orgId) })
      const by = { keyId: userId, agentId: null, name: formerName(userId) }
      await endGrants(client, { where: 'g.user_id = $1', values: [userId] }, 'erased')
      await revokeLiveKeys(client, { userId, orgId: null }, by)
      for (const { orgId, role } of others) {
        await withdrawInvitationsOf(client, { orgId, userId, role: null }, by)
        await auditAccount(client, { orgId, by, action: 'member.removed', subjectId: userId, details: { role } })
      }
      const left = others.map(({ orgId }) => orgId)
      await client.query('DELETE FROM memberships WHERE user_id = $1 AND org_id = ANY($2)', [userId, left])
      return { orphaned, closed, left: left.length }
    }),

  removeUser: (userId) =>
    database.transaction(async (client) => {
      // A new membership needs a shared lock on its user's row, so no membership can be added after this lock.
      await client.query('SELECT FROM users WHERE user_id = $1 FOR UPDATE', [userId])
      if ((await membershipsOf(client, userId)).length > 0) return null
      await enqueueAnonymizing(client, userId)
      const sessions = await client.query('DELETE FROM sessions WHERE user_id = $1', [userId])
      const keys = await client.query(`DELETE FROM api_keys WHERE user_id = $1 AND kind = 'live'`, [userId])
      await client.query(slow('UPDATE api_keys SET user_id = NULL WHERE user_id = $1', [userId]))
      await client.query(slow('UPDATE volumes SET created_by = NULL WHERE created_by = $1', [userId]))
      await client.query(slow('UPDATE audit_entries SET agent = $2 WHERE key_id = $1', [userId, formerName(userId)]))
      for (const table of ['invitations', 'sign_ups'])
        await client.query(`DELETE FROM ${table} WHERE email = (SELECT email FROM users WHERE user_id = $1)`, [userId])
      await client.query('DELETE FROM users WHERE user_id = $1', [userId])
      return { sessions: sessions.rowCount ?? 0, keys: keys.rowCount ?? 0 } satisfies UserCounts
    }),
})

/**
 * Rows to delete with the organization, because they hold its id without a foreign key. Jobs that erase its volumes are
 * kept: a job under way is a row of `outbox`, which is not listed here; a job that failed for good is a dead letter.
 */
const UNREFERENCED = ['api_keys WHERE true', 'audit_entries WHERE true', `dead_letters WHERE job <> 'volume.erase'`]

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

const membershipsOf = async (client: PoolClient, userId: string): Promise<OwnMembership[]> => {
  const { rows } = await client.query<MembershipRow>(MEMBERSHIPS, [userId])
  return rows.map(({ org_id, other_owners, ...row }) => ({ ...row, orgId: org_id, otherOwners: other_owners }))
}

/** Locks all organizations of the user, including any that the user joins meanwhile, and returns the memberships. */
const lockMemberships = async (client: PoolClient, userId: string): Promise<OwnMembership[]> => {
  for (;;) {
    const { rows } = await client.query<{ org_id: string }>(
      `SELECT org_id FROM organizations WHERE org_id IN (SELECT org_id FROM memberships WHERE user_id = $1)
       ORDER BY org_id FOR NO KEY UPDATE`,
      [userId],
    )
    const locked = new Set(rows.map(({ org_id }) => org_id))
    const memberships = await membershipsOf(client, userId)
    if (memberships.every(({ orgId }) => locked.has(orgId))) return memberships
  }
}

/** Closes an organization that the caller has locked. Returns the number of keys revoked. */
const close = async (client: PoolClient, orgId: string): Promise<number> => {
  const revoked = await client.query(
    'UPDATE api_keys SET revoked_at = now() WHERE org_id = $1 AND revoked_at IS NULL',
    [orgId],
  )
  await client.query('DELETE FROM key_secrets USING api_keys k WHERE k.key_id = key_secrets.key_id AND k.org_id = $1', [
    orgId,
  ])
  for (const table of ['invitations', 'cli_logins'])
    await client.query(`DELETE FROM ${table} WHERE org_id = $1`, [orgId])
  return revoked.rowCount ?? 0
}
