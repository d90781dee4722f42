import type { Retention } from '@agent-memory/core/ports/memory/retention'
import type { Database } from '../../connection/database.js'

/** @param limitMs time limit of a statement */
export const openLinkRetention = (database: Database, limitMs: number): Pick<Retention, 'removeExpiredLinks'> => ({
  async removeExpiredLinks(now, limit) {
    const removed: number[] = []
    for (const [table, key] of TABLES) {
      const text = `DELETE FROM ${table} WHERE ${key} IN (
         SELECT ${key} FROM ${table} WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING 1`
      removed.push((await database.query({ text, values: [now, limit], query_timeout: limitMs })).length)
    }
    return Math.max(...removed)
  },
})

/** The tables behind mailed links and command-line logins, with their primary keys. */
const TABLES = [
  ['sign_ups', 'sign_up_id'],
  ['invitations', 'invitation_id'],
  ['password_resets', 'reset_id'],
  ['cli_logins', 'challenge'],
] as const
