import type { Retention } from '@agent-memory/core/ports/memory/retention'
import type { Database } from '../connection/database.js'
import { endGrants } from './grants.js'

/** @param limitMs time limit of a statement */
export const openOAuthRetention = (
  database: Database,
  limitMs: number,
): Pick<Retention, 'removeExpiredOAuth' | 'removeUnusedClients'> => {
  const remove = async (text: string, values: unknown[]): Promise<number> =>
    (await database.query({ text, values, query_timeout: limitMs })).length
  const expired = (table: string, key: string): string =>
    `${key} IN (
       SELECT ${key} FROM ${table} WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`
  return {
    async removeExpiredOAuth(now, limit) {
      const issued = await remove(`DELETE FROM oauth_issued WHERE ${expired('oauth_issued', 'id_hash')} RETURNING 1`, [
        now,
        limit,
      ])
      const old = { where: expired('oauth_grants', 'grant_id'), values: [now, limit] }
      const grants = await database.transaction((client) => endGrants(client, old, 'expired'))
      return Math.max(issued, grants.length)
    },

    removeUnusedClients: (before, limit) =>
      remove(
        `DELETE FROM oauth_clients WHERE client_id IN (
           SELECT client_id FROM oauth_clients
           WHERE granted_at IS NULL AND NOT is_official AND origin <> 'provisioned' AND created_at < $1
             AND (fresh_until IS NULL OR fresh_until < $1)
           ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
         RETURNING 1`,
        [before, limit],
      ),
  }
}
