import { randomBytes, randomUUID } from 'node:crypto'
import { hashSecret, mintSecret } from '@agent-memory/core/accounts/keys/keys'
import pg from 'pg'

/** Runs a task on a new connection. */
export async function withDatabase<T>(databaseUrl: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // If the server ends, the query fails. Without this listener the `error` event would crash the test run too.
  client.on('error', () => {})
  await client.connect()
  try {
    return await task(client)
  } finally {
    await client.end()
  }
}

/** Returns the names of all our tables, and of the queue's. */
const tablesIn = async (client: pg.Client): Promise<string[]> => {
  const tables = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  return tables.rows.map(({ name }) => name)
}

/**
 * Finds the rows, in all tables, that contain one of the texts in upper or lower case, binary columns included. Returns
 * each row as the table's name and the row's text in lower case. PostgreSQL searches, because reading all rows of a
 * shared service takes three times as long.
 */
export const rowsWith = (databaseUrl: string, ...texts: string[]): Promise<string[]> =>
  withDatabase(databaseUrl, async (client) => {
    // PostgreSQL writes other characters in more than one way, so the search might not find them.
    if (texts.some((text) => !/^[\w @.:-]+$/.test(text)))
      throw new Error(`cannot search for a text with special characters: ${texts.join(', ')}`)
    const words = texts.map((text) => text.toLowerCase())
    await client.query(`SET bytea_output = 'escape'`)
    const rows: string[] = []
    for (const name of await tablesIn(client)) {
      // OFFSET 0 keeps the planner from inlining the subquery, so that each row is converted to text only once.
      const found = await client.query<{ line: string }>(
        `SELECT line FROM (SELECT lower(t::text COLLATE "C") AS line FROM ${name} AS t OFFSET 0) AS lines
         WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE strpos(line, word) > 0)`,
        [words],
      )
      for (const { line } of found.rows) rows.push(`${name} ${line}`)
    }
    return rows
  })

/** Reads every row of all tables as text; binary columns also as UTF-8. */
export const dumpTables = (databaseUrl: string): Promise<string[]> =>
  withDatabase(databaseUrl, async (client) => {
    const rows: string[] = []
    for (const name of await tablesIn(client)) {
      const found = await client.query(`SELECT * FROM ${name}`)
      for (const row of found.rows) rows.push(`${name} ${JSON.stringify(row, readableBytes)}`)
    }
    return rows
  })

/** Replaces a Buffer by its text. JSON.stringify sees a Buffer as its toJSON result. */
const readableBytes = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'Buffer') return value
  return Buffer.from((value as unknown as { data: number[] }).data).toString('utf8')
}

/** A key named CLI with a user's access, as `sm login` creates one. */
export const mintLiveKey = (databaseUrl: string, user: { userId: string; orgId: string }): Promise<string> =>
  withDatabase(databaseUrl, async (client) => {
    const { apiKey, apiKeyPrefix } = mintSecret('live', randomBytes(32))
    const keyId = randomUUID()
    await client.query(
      `INSERT INTO api_keys (key_id, org_id, kind, name, user_id, api_key_prefix) VALUES ($1, $2, 'live', 'CLI', $3, $4)`,
      [keyId, user.orgId, user.userId, apiKeyPrefix],
    )
    await client.query('INSERT INTO key_secrets (secret_hash, key_id) VALUES ($1, $2)', [hashSecret(apiKey), keyId])
    return apiKey
  })

export const addMember = (databaseUrl: string, orgId: string, userId: string, role: string): Promise<void> =>
  withDatabase(databaseUrl, async (client) => {
    await client.query('INSERT INTO memberships (org_id, user_id, role) VALUES ($1, $2, $3)', [orgId, userId, role])
  })

export const removeMember = (databaseUrl: string, orgId: string, userId: string): Promise<void> =>
  withDatabase(databaseUrl, async (client) => {
    await client.query('DELETE FROM memberships WHERE org_id = $1 AND user_id = $2', [orgId, userId])
  })
