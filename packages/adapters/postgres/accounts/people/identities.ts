import { linkedElsewhere } from '@agent-memory/core/accounts/people/identities'
import { userAuthor } from '@agent-memory/core/accounts/principal'
import { AppError } from '@agent-memory/core/errors'
import type { Identity, IdentityStore } from '@agent-memory/core/ports/accounts/identities'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import { auditAccount } from '../account-audit.js'
import { insertOwner } from './insert-owner.js'
import { joinAsNewUser } from './invitations.js'
import { KNOWN_ADDRESS } from './people.js'

export const openIdentityStore = (database: Database): IdentityStore => {
  const find: IdentityStore['find'] = async ({ issuer, subject }) => {
    const [row] = await database.query<{ user_id: string; email: string; is_ended: boolean }>({
      text: `SELECT user_id, u.email, i.ended_at IS NOT NULL AS is_ended
             FROM identities i JOIN users u USING (user_id) WHERE i.issuer = $1 AND i.subject = $2`,
      values: [issuer, subject],
    })
    return row ? { userId: row.user_id, email: row.email, isEnded: row.is_ended } : null
  }
  return {
    find,

    async isLinked(identity, userId) {
      // The lock waits for a password change under way, which ends links. The next statement sees its result.
      await database.query({ text: 'SELECT FROM users WHERE user_id = $1 FOR SHARE', values: [userId] })
      const found = await find(identity)
      return found?.userId === userId && !found.isEnded
    },

    async addressOwner(email, issuer) {
      const user = await database.prisma.user.findUnique({
        where: { email },
        select: { user_id: true, email_verified: true, identities: { where: { issuer }, select: { subject: true } } },
      })
      return user && { userId: user.user_id, isVerified: user.email_verified, knowsIssuer: user.identities.length > 0 }
    },

    link: (identity, userId, by) =>
      database.transaction(async (client) => {
        // Two calls for the same user run one after the other, so that the second sees the link that the first made.
        const { rows } = await client.query<{ password_hash: string | null }>(
          'SELECT password_hash FROM users WHERE user_id = $1 FOR NO KEY UPDATE',
          [userId],
        )
        if (rows[0] === undefined) return false
        if (by !== 'address') return rows[0].password_hash === by.passwordHash && linkAgain(client, identity, userId)
        return !(await knowsAnother(client, identity, userId)) && insertIdentity(client, identity, userId)
      }),

    createOwner: (identity, owner) =>
      database.transaction(async (client) => {
        if (!(await insertOwner(client, owner, { isVerified: true }))) throw new AppError('conflict', KNOWN_ADDRESS)
        await client.query('DELETE FROM sign_ups WHERE email = $1', [owner.email])
        if (!(await insertIdentity(client, identity, owner.userId))) throw linkedElsewhere()
      }),

    acceptAsNewUser: (identity, tokenHash, user) =>
      database.transaction(async (client) => {
        if ((await joinAsNewUser(client, tokenHash, user, { isVerified: true })) === null) return false
        if (!(await insertIdentity(client, identity, user.userId))) throw linkedElsewhere()
        return true
      }),
  }
}

/**
 * Whether the user has or had another link to the identity's issuer. A link to this identity counts only if it has
 * ended.
 */
const knowsAnother = async (client: PoolClient, { issuer, subject }: Identity, userId: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    `SELECT FROM identities WHERE user_id = $1 AND issuer = $2 AND (subject <> $3 OR ended_at IS NOT NULL) LIMIT 1`,
    [userId, issuer, subject],
  )
  return rowCount !== 0
}

/** Links the identity, or renews an ended link of this user. False if the identity is or was linked to another user. */
const linkAgain = async (client: PoolClient, identity: Identity, userId: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    `UPDATE identities SET ended_at = NULL, created_at = now()
     WHERE issuer = $1 AND subject = $2 AND user_id = $3 AND ended_at IS NOT NULL`,
    [identity.issuer, identity.subject, userId],
  )
  if (rowCount === 0) return insertIdentity(client, identity, userId)
  await auditLink(client, userId)
  return true
}

/**
 * Links the identity; true also if it is already linked to this user. False if its link has ended, or if it is linked
 * to another user.
 */
const insertIdentity = async (client: PoolClient, { issuer, subject }: Identity, userId: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'INSERT INTO identities (issuer, subject, user_id) VALUES ($1, $2, $3) ON CONFLICT (issuer, subject) DO NOTHING',
    [issuer, subject, userId],
  )
  if (rowCount === 0) {
    const { rows } = await client.query<{ user_id: string }>(
      'SELECT user_id FROM identities WHERE issuer = $1 AND subject = $2 AND ended_at IS NULL',
      [issuer, subject],
    )
    return rows[0]?.user_id === userId
  }
  await auditLink(client, userId)
  return true
}

/** Adds a row to the audit log of each organization of the user. */
const auditLink = async (client: PoolClient, userId: string): Promise<void> => {
  const { rows } = await client.query<{ org_id: string; email: string; name: string | null }>(
    `SELECT m.org_id, u.email, u.name FROM memberships m JOIN users u USING (user_id)
     WHERE m.user_id = $1 ORDER BY m.org_id`,
    [userId],
  )
  for (const { org_id: orgId, email, name } of rows) {
    const by = userAuthor({ userId, email, name })
    await auditAccount(client, { orgId, by, action: 'identity.linked', subjectId: userId })
  }
}
