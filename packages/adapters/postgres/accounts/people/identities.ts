import { linkedElsewhere } from '@agent-memory/core/accounts/people/identities'
import { AppError } from '@agent-memory/core/errors'
import type { Identity, IdentityStore } from '@agent-memory/core/ports/accounts/identities'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import { auditAccount } from '../account-audit.js'
import { insertOwner } from './insert-owner.js'
import { joinAsNewUser } from './invitations.js'
import { KNOWN_ADDRESS } from './people.js'

export const openIdentityStore = (database: Database): IdentityStore => {
  const userOf = async ({ issuer, subject }: Identity): Promise<string | null> => {
    const [row] = await database.query<{ user_id: string }>({
      text: 'SELECT user_id FROM identities WHERE issuer = $1 AND subject = $2',
      values: [issuer, subject],
    })
    return row?.user_id ?? null
  }
  return {
    userOf,

    async isLinked(identity, userId) {
      // The lock waits for a change of the password, which removes identities; a new statement sees its result.
      await database.query({ text: 'SELECT FROM users WHERE user_id = $1 FOR SHARE', values: [userId] })
      return (await userOf(identity)) === userId
    },

    async addressOwner(email) {
      const user = await database.prisma.user.findUnique({
        where: { email },
        select: { user_id: true, email_verified: true },
      })
      return user && { userId: user.user_id, isVerified: user.email_verified }
    },

    link: (identity, userId, passwordHash) =>
      database.transaction(async (client) => {
        const { rows } = await client.query<{ password_hash: string | null }>(
          'SELECT password_hash FROM users WHERE user_id = $1 FOR SHARE',
          [userId],
        )
        if (rows[0] === undefined) return false
        if (passwordHash !== undefined && rows[0].password_hash !== passwordHash) return false
        return insertIdentity(client, identity, userId)
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

/** Links the identity, and writes the audit logs. False if it signs in another user. */
const insertIdentity = async (client: PoolClient, { issuer, subject }: Identity, userId: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'INSERT INTO identities (issuer, subject, user_id) VALUES ($1, $2, $3) ON CONFLICT (issuer, subject) DO NOTHING',
    [issuer, subject, userId],
  )
  if (rowCount === 0) {
    const { rows } = await client.query<{ user_id: string }>(
      'SELECT user_id FROM identities WHERE issuer = $1 AND subject = $2',
      [issuer, subject],
    )
    return rows[0]?.user_id === userId
  }
  const { rows } = await client.query<{ org_id: string; name: string }>(
    `SELECT m.org_id, coalesce(u.name, u.email) AS name FROM memberships m JOIN users u USING (user_id)
     WHERE m.user_id = $1 ORDER BY m.org_id`,
    [userId],
  )
  for (const { org_id: orgId, name } of rows) {
    const by = { keyId: userId, agentId: null, name }
    await auditAccount(client, { orgId, by, action: 'identity.linked', subjectId: userId })
  }
  return true
}
