import type { NewUser } from '@agent-memory/core/ports/accounts/people'
import type { PoolClient } from 'pg'

/** Inserts a user. False if the address has an account. */
export const insertUser = async (
  client: PoolClient,
  { userId, email, name, passwordHash }: NewUser,
  { isVerified }: { isVerified: boolean },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `INSERT INTO users (user_id, email, email_verified, name, password_hash) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (email) DO NOTHING`,
    [userId, email, isVerified, name, passwordHash],
  )
  return rowCount !== 0
}
