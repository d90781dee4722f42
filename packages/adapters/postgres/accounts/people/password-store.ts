import type { PasswordStore } from '@agent-memory/core/ports/accounts/sign-in'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import { endGrants } from '../../oauth/grants.js'
import { enqueueJob } from '../../work/enqueue.js'
import { revokeLiveKeys } from '../key-secrets.js'

export const openPasswordStore = (database: Database): PasswordStore => ({
  async hashOf(userId) {
    // The lock waits for a password change that is under way.
    const [row] = await database.query<{ password_hash: string | null }>({
      text: 'SELECT password_hash FROM users WHERE user_id = $1 FOR SHARE',
      values: [userId],
    })
    return row?.password_hash ?? null
  },

  change: (userId, { from, to }) =>
    database.transaction(async (client) => {
      const change = 'UPDATE users SET password_hash = $3 WHERE user_id = $1 AND password_hash = $2'
      const { rowCount } = await client.query(change, [userId, from, to])
      if (rowCount === 0) return false
      await endAccess(client, userId)
      return true
    }),

  beginReset: (email, { resetId, tokenHash, expiresAt, mailIn }) =>
    database.transaction(async (client) => {
      const mailed = mailIn !== null
      const { rows } = await client.query<{ user_id: string | null }>(
        `INSERT INTO password_resets (reset_id, user_id, token_hash, mailed, expires_at)
         SELECT $2, u.user_id, $3, $4, $5 FROM (VALUES ($1)) given (email) LEFT JOIN users u USING (email)
         WHERE u.user_id IS NOT NULL OR $4 RETURNING user_id`,
        [email, resetId, tokenHash, mailed, expiresAt],
      )
      const mail = { purpose: 'password_reset', id: resetId } as const
      if (mailed) await enqueueJob(client, 'mail.send', { payload: { ...mail, language: mailIn } })
      return rows.some(({ user_id }) => user_id !== null)
    }),

  async findReset(resetId) {
    const [row] = await database.query<{ email: string }>({
      text: `SELECT u.email FROM password_resets r JOIN users u USING (user_id)
             WHERE r.reset_id = $1 AND r.expires_at > now()`,
      values: [resetId],
    })
    return row?.email ?? null
  },

  reset: (tokenHash, passwordHash) =>
    database.transaction(async (client) => {
      const { rows } = await client.query<{ user_id: string; mailed: boolean }>(
        `DELETE FROM password_resets WHERE token_hash = $1 AND user_id IS NOT NULL AND expires_at > now()
         RETURNING user_id, mailed`,
        [tokenHash],
      )
      const [used] = rows
      if (!used) return null
      await client.query(
        'UPDATE users SET password_hash = $2, email_verified = email_verified OR $3 WHERE user_id = $1',
        [used.user_id, passwordHash, used.mailed],
      )
      await endAccess(client, used.user_id)
      return used.user_id
    }),
})

/**
 * Ends all access that a thief of the password may have got: sessions, OAuth grants with their tokens, live keys,
 * logins of the command line that have not made their key yet, open password resets, and links to identities. A link is
 * not deleted but marked as ended, so that only the new password can renew it. Otherwise the email address could link
 * the thief's identity again.
 */
const endAccess = async (client: PoolClient, userId: string): Promise<void> => {
  await client.query('DELETE FROM sessions WHERE user_id = $1', [userId])
  await endGrants(client, { where: 'g.user_id = $1', values: [userId] }, 'password')
  await client.query('DELETE FROM cli_logins WHERE user_id = $1', [userId])
  await revokeLiveKeys(client, { userId, orgId: null }, null)
  await client.query('DELETE FROM password_resets WHERE user_id = $1', [userId])
  await client.query('UPDATE identities SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL', [userId])
}
