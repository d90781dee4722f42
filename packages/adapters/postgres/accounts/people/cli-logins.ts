import { userAuthor } from '@agent-memory/core/accounts/principal'
import type { CliLoginAttempt, CliLoginStore } from '@agent-memory/core/ports/accounts/cli-logins'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import type { ApiKey } from '../../generated/client.js'
import { auditAccount } from '../account-audit.js'
import { revokeOne } from '../key-secrets.js'
import { toKey } from '../keys.js'

interface LoginRow {
  org_id: string
  user_id: string
  key_id: string | null
  is_right: boolean
  is_open: boolean
  email: string
  name: string | null
}

export const openCliLoginStore = (database: Database): CliLoginStore => ({
  allow: ({ challenge, codeHash, userId, orgId, sessionHash, expiresAt }) =>
    database.transaction(async (client) => {
      const held = await client.query(HOLD_SESSION, [sessionHash, userId])
      if (held.rowCount !== 1) return 'signed_out'
      const { rowCount } = await client.query(
        `INSERT INTO cli_logins (challenge, code_hash, user_id, org_id, session_hash, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (challenge) DO UPDATE
         SET code_hash = EXCLUDED.code_hash, org_id = EXCLUDED.org_id, session_hash = EXCLUDED.session_hash,
           expires_at = EXCLUDED.expires_at
         WHERE cli_logins.user_id = EXCLUDED.user_id AND cli_logins.key_id IS NULL`,
        [challenge, codeHash, userId, orgId, sessionHash, expiresAt],
      )
      return rowCount === 1 ? 'allowed' : 'used'
    }),

  redeem: (attempt) =>
    database.transaction(async (client) => {
      const { challenge, codeHash, mostAttempts } = attempt
      await client.query(HOLD_ORGANIZATION, [challenge])
      await client.query(HOLD_MEMBER, [challenge])
      const { rows } = await client.query<LoginRow>(FIND, [challenge, codeHash, mostAttempts])
      const [login] = rows
      if (login?.is_right && login.key_id !== null) {
        await revoke(client, login, login.key_id)
        return { outcome: 'reused', keyId: login.key_id }
      }
      if (login?.is_right && login.is_open) {
        const key = await issue(client, login, attempt)
        const { user_id: userId, email, name } = login
        const replaced = await revokeOldest(client, login, attempt.mostKeys)
        return { outcome: 'issued', key: toKey(key), user: { userId, email, name }, replaced }
      }
      await client.query('UPDATE cli_logins SET attempts = attempts + 1 WHERE challenge = $1', [challenge])
      return { outcome: 'refused' }
    }),
})

/**
 * Locks the session, since a password change ends sessions. If the session has already ended, no login is stored. If it
 * ends later, the login is deleted with it.
 */
const HOLD_SESSION = `
  SELECT FROM sessions WHERE session_hash = $1 AND user_id = $2 AND expires_at > now() FOR SHARE`

/**
 * Locks the organization. If it is already closed, the login was deleted with it. If it is closed later, the key is
 * revoked.
 */
const HOLD_ORGANIZATION = `
  SELECT FROM organizations WHERE org_id = (SELECT org_id FROM cli_logins WHERE challenge = $1) FOR SHARE`

/**
 * Locks the user and the membership. If the password was already changed or the membership already ended, the login is
 * gone. If either happens later, the key is revoked.
 */
const HOLD_MEMBER = `
  SELECT FROM memberships m JOIN users u USING (user_id)
  WHERE (m.org_id, m.user_id) = (SELECT org_id, user_id FROM cli_logins WHERE challenge = $1)
  FOR SHARE`

/**
 * Finds and locks the login, so that two exchanges of the login run one after the other. `is_right`: the given code is
 * the login's; `is_open`: the login has not expired and had fewer than $3 wrong attempts.
 */
const FIND = `
  SELECT l.org_id, l.user_id, l.key_id, l.code_hash = $2 AS is_right,
    l.expires_at > now() AND l.attempts < $3 AS is_open, u.email, u.name
  FROM cli_logins l JOIN memberships m USING (org_id, user_id) JOIN users u USING (user_id)
  WHERE l.challenge = $1
  FOR UPDATE OF l`

const authorIn = ({ user_id: userId, email, name }: LoginRow) => userAuthor({ userId, email, name })

const issue = async (client: PoolClient, login: LoginRow, { challenge, key }: CliLoginAttempt): Promise<ApiKey> => {
  const { org_id: orgId, user_id: userId } = login
  const { rows } = await client.query<ApiKey>(
    `INSERT INTO api_keys (key_id, org_id, kind, name, user_id, api_key_prefix)
     VALUES ($1, $2, 'live', $3, $4, $5) RETURNING *`,
    [key.keyId, orgId, key.name, userId, key.apiKeyPrefix],
  )
  await client.query('INSERT INTO key_secrets (secret_hash, key_id) VALUES ($1, $2)', [key.secretHash, key.keyId])
  await client.query('UPDATE cli_logins SET key_id = $2 WHERE challenge = $1', [challenge, key.keyId])
  const by = authorIn(login)
  await auditAccount(client, { orgId, by, action: 'key.created', subjectId: key.keyId, details: { kind: 'live' } })
  return rows[0] as ApiKey
}

/**
 * Keeps the newest `most` unrevoked keys of kind `live` that the user has in the organization, and revokes the older
 * ones; returns the ids of the revoked keys.
 */
const revokeOldest = async (client: PoolClient, login: LoginRow, most: number): Promise<string[]> => {
  const { rows } = await client.query<{ key_id: string }>(
    `SELECT key_id FROM api_keys WHERE user_id = $1 AND org_id = $2 AND kind = 'live' AND revoked_at IS NULL
     ORDER BY created_at DESC, key_id DESC OFFSET $3`,
    [login.user_id, login.org_id, most],
  )
  const ids = rows.map(({ key_id }) => key_id)
  for (const keyId of ids) await revoke(client, login, keyId)
  return ids
}

const revoke = (client: PoolClient, login: LoginRow, keyId: string): Promise<boolean> =>
  revokeOne(client, { where: 'key_id = $1', values: [keyId] }, authorIn(login))
