import type { Role, TokenPrincipal } from '@agent-memory/core/accounts/principal'
import { isScope } from '@agent-memory/core/accounts/scopes'
import type { Issued, IssuedKind, OAuthStore, Rotated } from '@agent-memory/core/ports/accounts/oauth'
import { unnoted, useNotes } from '../accounts/note-use.js'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'
import { auditNewGrant, endingGrants, listGrants } from './grants.js'
import { openOAuthClients } from './oauth-clients.js'

interface PrincipalRow {
  grant_id: string
  client_id: string
  user_id: string
  email: string
  name: string | null
  scope: string | null
  all_volumes: boolean
  volume_ids: string[]
  roles: Record<string, Role> | null
  unnoted: boolean
}

interface IssuedRow {
  grant_id: string | null
  payload: string
  used_ms_ago: number | null
  expires_at: Date
}

/**
 * Opens the store of the authorization server. Payloads are JSON in text columns, because callers choose parts of them,
 * and jsonb rejects some characters. `onError` is called when the use of a grant could not be recorded.
 */
export const openOAuthStore = (database: Database, onError: (error: unknown) => void): OAuthStore =>
  openStore(database, useNotes(database, { table: 'oauth_grants', key: 'grant_id' }, onError))

const openStore = (database: Database, noteUse: (grantId: string) => void): OAuthStore => ({
  ...openOAuthClients(database),

  async principal(tokenHash, audience) {
    const [row] = await database.query<PrincipalRow>(
      { ...PRINCIPAL, values: [tokenHash, audience] },
      { together: true },
    )
    if (row === undefined) return null
    if (row.unnoted) noteUse(row.grant_id)
    return toPrincipal(row)
  },

  async findGrant(grantId) {
    const [row] = await database.query<{ client_id: string; user_id: string; payload: string; expires_at: Date }>({
      name: 'find-oauth-grant',
      text: `SELECT client_id, user_id, payload, expires_at FROM oauth_grants
             WHERE grant_id = $1 AND redirect_host IS NOT NULL`,
      values: [grantId],
    })
    if (row === undefined) return null
    const { client_id: clientId, user_id: userId, expires_at: expiresAt } = row
    return { grantId, clientId, userId, payload: JSON.parse(row.payload), expiresAt }
  },

  async saveGrant({ grantId, clientId, userId, payload, expiresAt }) {
    await database.query({
      text: `INSERT INTO oauth_grants (grant_id, client_id, user_id, payload, volume_ids, expires_at)
             VALUES ($1, $2, $3, $4, '{}', $5)
             ON CONFLICT (grant_id) DO UPDATE SET payload = EXCLUDED.payload, expires_at = EXCLUDED.expires_at`,
      values: [grantId, clientId, userId, JSON.stringify(payload), expiresAt],
    })
  },

  completeGrant: (grantId, { scopes, volumeIds, redirectHost }, sessionHash) =>
    database.transaction(async (client) => {
      if ((await client.query(HOLD_SESSION, [sessionHash, grantId])).rowCount === 0) {
        await client.query('DELETE FROM oauth_grants WHERE grant_id = $1', [grantId])
        return false
      }
      // Updates the client before the grant, in the same order as `removeClient`, so that the two cannot deadlock.
      await client.query(NOTE_GRANTED, [grantId])
      await client.query(
        `UPDATE oauth_grants SET scopes = $2, all_volumes = $3, volume_ids = $4, redirect_host = $5 WHERE grant_id = $1`,
        [grantId, scopes, volumeIds === null, volumeIds ?? [], redirectHost],
      )
      await auditNewGrant(client, grantId)
      return true
    }),

  async revokeGrant(grantId, reason) {
    await database.query(endingGrants({ where: 'g.grant_id = $1', values: [grantId] }, reason))
  },

  listGrants: (userId) => listGrants(database, userId),

  async endGrant(userId, grantId) {
    const own = { where: 'g.user_id = $1 AND g.grant_id = $2', values: [userId, grantId] }
    return (await database.query(endingGrants(own, 'user'))).length === 1
  },

  async find(kind, idHash) {
    const [row] = await database.query<IssuedRow>({
      name: 'find-oauth-issued',
      text: `SELECT grant_id, payload, expires_at,
               (extract(epoch FROM clock_timestamp() - consumed_at) * 1000)::float AS used_ms_ago
             FROM oauth_issued WHERE id_hash = $1 AND kind = $2`,
      values: [idHash, kind],
    })
    if (row === undefined) return null
    const { grant_id: grantId, used_ms_ago: usedMsAgo, expires_at: expiresAt } = row
    return { kind, idHash, grantId, payload: JSON.parse(row.payload), usedMsAgo, expiresAt }
  },

  async save(issued) {
    return (await database.query(saving(issued))).length === 1
  },

  async consume(kind, idHash) {
    return (await database.query(consuming(kind, idHash))).length === 1
  },

  // Uses several round trips, although one round trip would do. A PostgreSQL that hangs and then continues executes
  // everything that it has received, even after the client was told to retry. Here it has not received the COMMIT, so
  // it changes nothing.
  rotate: ({ grantId, usedHash, successors }) =>
    database.transaction(async (client): Promise<Rotated> => {
      if ((await client.query(HOLD_GRANT, [grantId])).rowCount === 0) return 'revoked'
      if ((await client.query(consuming('RefreshToken', usedHash))).rowCount === 0) return 'used'
      for (const issued of successors) await client.query(saving(issued))
      return 'rotated'
    }),

  withdraw: ({ grantId, usedHash, successors }) =>
    database.transaction(async (client) => {
      // Waits for the end of the rotation if PostgreSQL is still running it.
      await client.query(HOLD_GRANT, [grantId])
      await client.query(WITHDRAW, [usedHash, successors.map(({ idHash }) => idHash)])
    }),

  async remove(kind, idHash) {
    await database.query({
      text: 'DELETE FROM oauth_issued WHERE id_hash = $1 AND kind = $2',
      values: [idHash, kind],
    })
  },
})

/**
 * Stores an issued item, such as a token, if it has no grant or its grant exists. Locks the grant's row first, so that
 * a revocation waits and then deletes the new row too. A grant lives at least as long as its refresh token.
 */
const SAVE = `
  WITH held AS (
    UPDATE oauth_grants SET expires_at = CASE WHEN $2 = 'RefreshToken' THEN GREATEST(expires_at, $7) ELSE expires_at END
    WHERE grant_id = $3 RETURNING 1)
  INSERT INTO oauth_issued (id_hash, kind, grant_id, payload, scope, audience, expires_at)
  SELECT $1::bytea, $2::text, $3::text, $4::text, $5::text, $6::text, $7::timestamptz
  WHERE $3::text IS NULL OR EXISTS (SELECT FROM held)
  ON CONFLICT (id_hash) DO UPDATE SET payload = EXCLUDED.payload, expires_at = EXCLUDED.expires_at
  RETURNING 1`

const saving = ({ kind, idHash, grantId, payload, expiresAt }: Issued): Query => ({
  name: 'save-oauth-issued',
  text: SAVE,
  values: [idHash, kind, grantId, JSON.stringify(payload), ...useOf({ kind, payload }), expiresAt],
})

const consuming = (kind: IssuedKind, idHash: Buffer): Query => ({
  name: 'consume-oauth-issued',
  text: `UPDATE oauth_issued SET consumed_at = clock_timestamp()
         WHERE id_hash = $1 AND kind = $2 AND consumed_at IS NULL RETURNING 1`,
  values: [idHash, kind],
})

/**
 * Returns the scope and audience of an access token, which have columns of their own because each request reads them.
 */
const useOf = ({ kind, payload: { scope, aud } }: Pick<Issued, 'kind' | 'payload'>) =>
  kind === 'AccessToken' ? [scope ?? null, aud ?? null] : [null, null]

/**
 * Locks a grant. Runs before the grant's tokens are locked, as in a revocation, so that a rotation and a revocation
 * cannot deadlock.
 */
const HOLD_GRANT = 'SELECT FROM oauth_grants WHERE grant_id = $1 FOR NO KEY UPDATE'

/**
 * Deletes the successors $2 and makes the refresh token $1 unused again. Does nothing if no successor is stored: then
 * the refresh token is unused already, or another request used it.
 */
const WITHDRAW = `
  WITH withdrawn AS (DELETE FROM oauth_issued WHERE id_hash = ANY ($2) RETURNING 1)
  UPDATE oauth_issued SET consumed_at = NULL WHERE id_hash = $1 AND EXISTS (SELECT FROM withdrawn)`

/**
 * Locks the session in which the user decides on a grant. A password change ends the user's sessions first and then the
 * grants. So either the password change waits and then ends the new grant too, or this statement finds no session.
 */
const HOLD_SESSION = `
  SELECT FROM sessions s JOIN oauth_grants g ON g.user_id = s.user_id
  WHERE s.session_hash = $1 AND g.grant_id = $2 AND s.expires_at > now() FOR SHARE OF s`

/** Notes that a user allowed the client of a grant, so that the client is kept. */
const NOTE_GRANTED = `
  UPDATE oauth_clients c SET granted_at = now() FROM oauth_grants g
  WHERE g.grant_id = $1 AND c.client_id = g.client_id AND c.granted_at IS NULL`

/** Finds the principal of an access token by the hash of the token, through primary-key indexes only. */
const PRINCIPAL = {
  name: 'oauth-principal',
  text: `SELECT g.grant_id, g.client_id, g.all_volumes, g.volume_ids, t.scope, u.user_id, u.email, u.name,
           ${unnoted('g')} AS unnoted,
           (SELECT jsonb_object_agg(m.org_id, m.role) FROM memberships m WHERE m.user_id = u.user_id) AS roles
         FROM oauth_issued t
         JOIN oauth_grants g ON g.grant_id = t.grant_id
         JOIN users u ON u.user_id = g.user_id
         WHERE t.id_hash = $1 AND t.kind = 'AccessToken' AND ($2::text IS NULL OR t.audience = $2)
           AND t.expires_at > now() AND g.expires_at > now() AND g.redirect_host IS NOT NULL`,
}

const toPrincipal = (row: PrincipalRow): TokenPrincipal => ({
  kind: 'token',
  grantId: row.grant_id,
  clientId: row.client_id,
  userId: row.user_id,
  email: row.email,
  name: row.name,
  roles: row.roles ?? {},
  scopes: (row.scope ?? '').split(' ').filter(isScope),
  volumeIds: row.all_volumes ? null : row.volume_ids,
})
