import type { ClientOrigin, OAuthClientStore } from '@agent-memory/core/ports/accounts/oauth-clients'
import type { Database } from '../connection/database.js'
import { endGrants } from './grants.js'

interface ClientRow {
  client_id: string
  metadata: string
  is_official: boolean
  origin: ClientOrigin
  secret_hash: Buffer | null
  fresh_until: Date | null
}

interface ListedRow extends ClientRow {
  created_at: Date
  grants: number
}

const COLUMNS = 'client_id, metadata, is_official, origin, secret_hash, fresh_until'

export const openOAuthClients = (database: Database): OAuthClientStore => ({
  async findClient(clientId) {
    const [row] = await database.query<ClientRow>({
      name: 'find-oauth-client',
      text: `SELECT ${COLUMNS} FROM oauth_clients WHERE client_id = $1`,
      values: [clientId],
    })
    return row ? { ...toClient(row), secretHash: row.secret_hash, freshUntil: row.fresh_until } : null
  },

  async saveClient({ clientId, metadata, isOfficial }) {
    await database.query({
      text: 'INSERT INTO oauth_clients (client_id, metadata, is_official) VALUES ($1, $2, $3)',
      values: [clientId, JSON.stringify(metadata), isOfficial],
    })
  },

  async provisionClient({ clientId, metadata, isOfficial, secretHash }) {
    await database.query({
      text: `INSERT INTO oauth_clients (client_id, metadata, is_official, origin, secret_hash)
             VALUES ($1, $2, $3, 'provisioned', $4)`,
      values: [clientId, JSON.stringify(metadata), isOfficial, secretHash],
    })
  },

  async saveDocument({ clientId, metadata, freshUntil }) {
    await database.query({
      text: `INSERT INTO oauth_clients (client_id, metadata, origin, fresh_until) VALUES ($1, $2, 'document', $3)
             ON CONFLICT (client_id) DO UPDATE SET metadata = EXCLUDED.metadata, fresh_until = EXCLUDED.fresh_until`,
      values: [clientId, JSON.stringify(metadata), freshUntil],
    })
  },

  async listClients(limit) {
    const rows = await database.query<ListedRow>({
      text: `SELECT ${COLUMNS}, created_at, (SELECT count(*)::int FROM oauth_grants g
                          WHERE g.client_id = c.client_id AND g.expires_at > now()) AS grants
             FROM oauth_clients c ORDER BY created_at DESC, client_id LIMIT $1`,
      values: [limit],
    })
    return rows.map((row) => ({
      ...toClient(row),
      isConfidential: row.secret_hash !== null,
      createdAt: row.created_at,
      grants: row.grants,
    }))
  },

  async setOfficial(clientId, isOfficial) {
    const rows = await database.query({
      text: 'UPDATE oauth_clients SET is_official = $2 WHERE client_id = $1 RETURNING 1',
      values: [clientId, isOfficial],
    })
    return rows.length === 1
  },

  removeClient: (clientId) =>
    database.transaction(async (client) => {
      // Locks the client first, so that a concurrent new grant waits and then finds no client.
      const { rowCount } = await client.query('SELECT FROM oauth_clients WHERE client_id = $1 FOR UPDATE', [clientId])
      if (rowCount === 0) return null
      const ended = await endGrants(client, { where: 'g.client_id = $1', values: [clientId] }, 'client_removed')
      await client.query('DELETE FROM oauth_clients WHERE client_id = $1', [clientId])
      return ended
    }),
})

const toClient = ({ client_id, metadata, is_official, origin }: ClientRow) => ({
  clientId: client_id,
  metadata: JSON.parse(metadata) as Record<string, unknown>,
  isOfficial: is_official,
  origin,
})
