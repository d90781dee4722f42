import type { Author } from '@agent-memory/core/accounts/principal'
import type { GrantRecord, RevocationReason } from '@agent-memory/core/ports/accounts/oauth'
import type { PoolClient } from 'pg'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'

type Client = Pick<PoolClient, 'query'>

/** Why a grant ended. `left`: its user left an organization. */
export type GrantEnd = RevocationReason | 'user' | 'password' | 'left' | 'erased' | 'expired' | 'client_removed'

/** A condition on a grant `g`, and its parameters. */
interface Which {
  where: string
  values: unknown[]
}

/** Revokes the grants that match, with rows in the audit logs (see `endingGrants`); returns their ids. */
export const endGrants = async (client: Client, which: Which, reason: GrantEnd): Promise<string[]> => {
  const { rows } = await client.query<{ grant_id: string }>(endingGrants(which, reason))
  return rows.map(({ grant_id }) => grant_id)
}

/**
 * Returns the statement that revokes the matching grants and selects their ids. It also adds a row to the audit log of
 * each organization that a grant reached; the row names the grant's user as the author.
 */
export const endingGrants = ({ where, values }: Which, reason: GrantEnd): Query => ({
  text: `WITH g AS (DELETE FROM oauth_grants g WHERE ${where} RETURNING *),
           noted AS (${auditSql('grant.revoked', values.length + 1)})
         SELECT grant_id FROM g`,
  values: [...values, { reason }],
})

/** Notes a new grant in the audit log of each organization that it reaches. */
export const auditNewGrant = async (client: Client, grantId: string): Promise<void> => {
  await client.query(`WITH g AS (SELECT * FROM oauth_grants WHERE grant_id = $1) ${auditSql('grant.created', 2)}`, [
    grantId,
    {},
  ])
}

/**
 * Adds a user's grants that reach all volumes to the audit log of an organization that the user has just joined, since
 * these grants reach the organization from now on.
 */
export const joinWithGrants = async (
  client: Client,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<void> => {
  await client.query(
    `WITH g AS (SELECT * FROM oauth_grants WHERE user_id = $1 AND all_volumes AND expires_at > now())
     ${auditSql('grant.created', 2)} AND m.org_id = $3`,
    [userId, {}, orgId],
  )
}

/**
 * SQL that adds a row to the audit log of each organization that the grants `g` reach. Each row has the client and its
 * host; `details` is the number of the parameter with further details.
 */
const auditSql = (action: 'grant.created' | 'grant.revoked', details: number): string => `
  INSERT INTO audit_entries (org_id, action, subject_id, key_id, agent_id, agent, details)
  SELECT m.org_id, '${action}', g.grant_id::uuid, u.user_id, u.user_id, COALESCE(u.name, u.email),
    jsonb_build_object('client_id', g.client_id, 'redirect_host', g.redirect_host) || $${details}::jsonb
  FROM g JOIN users u USING (user_id) JOIN memberships m USING (user_id)
  WHERE g.redirect_host IS NOT NULL AND ${reaches('m.org_id')}`

/** SQL condition: the grant `g` reaches volumes of this organization. Assumes that the grant's user is a member. */
const reaches = (orgId: string): string =>
  `(g.all_volumes OR EXISTS (SELECT FROM volumes v WHERE v.org_id = ${orgId} AND v.volume_id = ANY (g.volume_ids)))`

/**
 * Takes an organization out of the grants of a user who leaves it; a grant that reaches nothing else ends. The caller
 * deletes the membership afterwards, in the same transaction. A grant for all volumes stays valid in other
 * organizations.
 */
export const leaveWithGrants = async (
  client: Client,
  { orgId, userId }: { orgId: string; userId: string },
  by: Author,
): Promise<void> => {
  await client.query(
    `INSERT INTO audit_entries (org_id, action, subject_id, key_id, agent_id, agent, details)
     SELECT $1, 'grant.revoked', g.grant_id::uuid, $3, $4, $5,
       jsonb_build_object('client_id', g.client_id, 'redirect_host', g.redirect_host, 'reason', 'left')
     FROM oauth_grants g WHERE g.user_id = $2 AND g.redirect_host IS NOT NULL AND ${reaches('$1::uuid')}`,
    [orgId, userId, by.keyId, by.agentId ?? by.keyId, by.name],
  )
  await client.query(
    `UPDATE oauth_grants g SET volume_ids =
       ARRAY(SELECT id FROM unnest(g.volume_ids) id JOIN volumes v ON v.volume_id = id WHERE v.org_id <> $1)
     WHERE g.user_id = $2 AND NOT g.all_volumes AND ${reaches('$1::uuid')}`,
    [orgId, userId],
  )
  await client.query(
    `DELETE FROM oauth_grants WHERE user_id = $1 AND redirect_host IS NOT NULL AND NOT all_volumes AND volume_ids = '{}'`,
    [userId],
  )
}

interface GrantRow {
  grant_id: string
  client_id: string
  metadata: string
  is_official: boolean
  redirect_host: string
  scopes: string[]
  all_volumes: boolean
  volumes: { volumeId: string; name: string; orgName: string }[]
  created_at: Date
  last_used_at: Date | null
}

/** Returns the user's latest 100 grants with a code or token that still works, newest first. */
export const listGrants = async (database: Database, userId: string): Promise<GrantRecord[]> => {
  const rows = await database.query<GrantRow>({ text: GRANTS, values: [userId] })
  return rows.map((row) => ({
    grantId: row.grant_id,
    client: { clientId: row.client_id, name: nameIn(row.metadata), isOfficial: row.is_official },
    redirectHost: row.redirect_host,
    scopes: row.scopes,
    volumes: row.all_volumes ? null : row.volumes,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }))
}

const GRANTS = `
  SELECT g.grant_id, g.client_id, c.metadata, c.is_official, g.redirect_host, g.scopes, g.all_volumes,
    g.created_at, g.last_used_at,
    (SELECT COALESCE(jsonb_agg(jsonb_build_object('volumeId', v.volume_id, 'name', v.name, 'orgName', o.name)
         ORDER BY v.created_at, v.volume_id), '[]')
     FROM volumes v JOIN organizations o USING (org_id) JOIN memberships m USING (org_id)
     WHERE m.user_id = g.user_id AND v.volume_id = ANY (g.volume_ids)) AS volumes
  FROM oauth_grants g JOIN oauth_clients c USING (client_id)
  WHERE g.user_id = $1 AND g.redirect_host IS NOT NULL AND g.expires_at > now() AND EXISTS (
    SELECT FROM oauth_issued i WHERE i.grant_id = g.grant_id AND i.expires_at > now()
      AND (i.kind = 'AccessToken' OR i.consumed_at IS NULL))
  ORDER BY g.created_at DESC, g.grant_id LIMIT 100`

const nameIn = (metadata: string): string | null => {
  const { client_name: name } = JSON.parse(metadata) as { client_name?: unknown }
  return typeof name === 'string' ? name : null
}
