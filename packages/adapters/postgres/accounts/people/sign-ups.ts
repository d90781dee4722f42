import { AppError } from '@agent-memory/core/errors'
import type { SignUpStore, WaitingSignUp } from '@agent-memory/core/ports/accounts/sign-in'
import type { Database } from '../../connection/database.js'
import type { SignUp as Row } from '../../generated/client.js'
import { enqueueJob } from '../../work/enqueue.js'
import { insertOwner } from './insert-owner.js'
import { KNOWN_ADDRESS } from './people.js'

export const openSignUpStore = (database: Database): SignUpStore => ({
  begin: ({ signUpId, email, name, orgName, passwordHash, tokenHash, expiresAt, mailed, language }) =>
    database.transaction(async (client) => {
      await client.query(
        `INSERT INTO sign_ups (sign_up_id, email, name, org_name, password_hash, token_hash, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [signUpId, email, name, orgName, passwordHash, tokenHash, expiresAt],
      )
      if (mailed) await enqueueJob(client, 'mail.send', { payload: { purpose: 'sign_up', id: signUpId, language } })
    }),

  async find(signUpId) {
    const [row] = await database.query<{ email: string; is_known: boolean }>({
      text: `SELECT email, EXISTS (SELECT FROM users u WHERE u.email = s.email) AS is_known
             FROM sign_ups s WHERE sign_up_id = $1 AND expires_at > now()`,
      values: [signUpId],
    })
    return row ? { email: row.email, isKnown: row.is_known } : null
  },

  async findByToken(tokenHash) {
    const row = await database.prisma.signUp.findFirst({
      where: { token_hash: new Uint8Array(tokenHash), expires_at: { gt: new Date() } },
    })
    return row && toSignUp(row)
  },

  complete: (signUpId, owner) =>
    database.transaction(async (client) => {
      const { rowCount } = await client.query('DELETE FROM sign_ups WHERE sign_up_id = $1 AND expires_at > now()', [
        signUpId,
      ])
      if (rowCount === 0) return false
      if (!(await insertOwner(client, owner, { isVerified: true }))) throw new AppError('conflict', KNOWN_ADDRESS)
      await client.query('DELETE FROM sign_ups WHERE email = $1', [owner.email])
      return true
    }),
})

const toSignUp = (row: Row): WaitingSignUp => ({
  signUpId: row.sign_up_id,
  email: row.email,
  name: row.name,
  orgName: row.org_name,
  passwordHash: row.password_hash,
  expiresAt: row.expires_at,
})
