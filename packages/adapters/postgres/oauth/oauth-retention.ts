import type { Retention } from '@agent-memory/core/ports/memory/retention'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'
import { endingGrants } from './grants.js'

/** @param limitMs time limit of a statement */
export const openOAuthRetention = (
  database: Database,
  limitMs: number,
): Pick<Retention, 'removeExpiredOAuth' | 'removeUnusedClients'> => {
  const remove = async (statement: Query): Promise<number> =>
    (await database.query({ ...statement, query_timeout: limitMs })).length
  const expired = (table: string, key: string): string =>
    `${key} IN (
       SELECT ${key} FROM ${table} WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`
  return {
    async removeExpiredOAuth(now, limit) {
      const values = [now, limit]
      const text = `DELETE FROM oauth_issued WHERE ${expired('oauth_issued', 'id_hash')} RETURNING 1`
      const issued = await remove({ text, values })
      const grants = await remove(endingGrants({ where: expired('oauth_grants', 'grant_id'), values }, 'expired'))
      return Math.max(issued, grants)
    },

    removeUnusedClients: (before, limit) =>
      remove({
        text: `DELETE FROM oauth_clients WHERE client_id IN (
           SELECT client_id FROM oauth_clients
           WHERE granted_at IS NULL AND NOT is_official AND origin <> 'provisioned' AND created_at < $1
           ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
         RETURNING 1`,
        values: [before, limit],
      }),
  }
}
