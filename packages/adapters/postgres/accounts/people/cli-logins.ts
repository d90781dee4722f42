import { authorOf } from '@agent-memory/core/accounts/principal'
import type { CliLoginAttempt, CliLoginStore } from '@agent-memory/core/ports/accounts/cli-logins'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import type { ApiKey } from '../../generated/client.js'
import { auditAccount } from '../account-audit.js'
import { dropSecrets } from '../key-secrets.js'
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
  async allow({ challenge, codeHash, userId, orgId, expiresAt }) {
    const rows = await database.query({
      text: `INSERT INTO cli_logins (challenge, code_hash, user_id, org_id, expires_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (challenge) DO UPDATE
             SET code_hash = EXCLUDED.code_hash, org_id = EXCLUDED.org_id, expires_at = EXCLUDED.expires_at
             WHERE cli_logins.user_id = EXCLUDED.user_id AND cli_logins.key_id IS NULL
             RETURNING 1`,
      values: [challenge, codeHash, userId, orgId, expiresAt],
    })
    return rows.length === 1
  },

  redeem: (attempt) =>
    database.transaction(async (client) => {
      const { challenge, codeHash, mostAttempts } = attempt
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
        return { outcome: 'issued', key: toKey(key), user: { userId, email, name } }
      }
      await client.query('UPDATE cli_logins SET attempts = attempts + 1 WHERE challenge = $1', [challenge])
      return { outcome: 'refused' }
    }),
})

/**
 * Locks the user and the membership, so that a new password or the end of the membership comes either before, and
 * deletes the login, or afterwards, and revokes the key.
 */
const HOLD_MEMBER = `
  SELECT FROM memberships m JOIN users u USING (user_id)
  WHERE (m.org_id, m.user_id) = (SELECT org_id, user_id FROM cli_logins WHERE challenge = $1)
  FOR SHARE`

/** Locks the login, so that of two exchanges one comes first. */
const FIND = `
  SELECT l.org_id, l.user_id, l.key_id, l.code_hash = $2 AS is_right,
    l.expires_at > now() AND l.attempts < $3 AS is_open, u.email, u.name
  FROM cli_logins l JOIN memberships m USING (org_id, user_id) JOIN users u USING (user_id)
  WHERE l.challenge = $1
  FOR UPDATE OF l`

const authorIn = ({ user_id: userId, email, name }: LoginRow) =>
  authorOf({ kind: 'session', userId, email, name, roles: {} })

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

const revoke = async (client: PoolClient, login: LoginRow, keyId: string): Promise<void> => {
  const { rowCount } = await client.query(
    'UPDATE api_keys SET revoked_at = now() WHERE key_id = $1 AND revoked_at IS NULL',
    [keyId],
  )
  await dropSecrets(client, keyId)
  if (rowCount === 1)
    await auditAccount(client, { orgId: login.org_id, by: authorIn(login), action: 'key.revoked', subjectId: keyId })
}
