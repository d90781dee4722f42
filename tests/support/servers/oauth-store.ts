import { shared } from '../shared.js'
import { withDatabase } from './database.js'

/** What a client of the shared service holds and can still use: users' decisions, and what was issued for them. */
export interface IssuedTo {
  grants: number
  codes: number
  accessTokens: number
  refreshTokens: number
}

export const NOTHING: IssuedTo = { grants: 0, codes: 0, accessTokens: 0, refreshTokens: 0 }

export const issuedTo = (clientId: string): Promise<IssuedTo> =>
  withDatabase(shared().databaseUrl, async (client) => {
    const { rows } = await client.query<IssuedTo>(
      `SELECT count(DISTINCT g.grant_id)::int AS grants,
         count(i) FILTER (WHERE i.kind = 'AuthorizationCode')::int AS codes,
         count(i) FILTER (WHERE i.kind = 'AccessToken')::int AS "accessTokens",
         count(i) FILTER (WHERE i.kind = 'RefreshToken')::int AS "refreshTokens"
       FROM oauth_grants g LEFT JOIN oauth_issued i ON i.grant_id = g.grant_id AND i.consumed_at IS NULL
       WHERE g.client_id = $1`,
      [clientId],
    )
    return rows[0] as IssuedTo
  })
