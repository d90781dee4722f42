import type { Database } from '../connection/database.js'

interface Noted {
  table: 'api_keys' | 'oauth_grants'
  /** Primary key of the table. */
  key: 'key_id' | 'grant_id'
}

/** SQL condition: the use of this row was not noted within the last minute. */
export const unnoted = (row: string): string =>
  `(${row}.last_used_at IS NULL OR ${row}.last_used_at < now() - interval '1 minute')`

/**
 * Returns a function that records, in the background, that a key or grant was used now: at most once a minute across
 * all processes, with at most one statement per id running in this process. `onError` receives failures.
 */
export const useNotes = (database: Database, { table, key }: Noted, onError: (error: unknown) => void) => {
  const underWay = new Set<string>()
  return (id: string): void => {
    if (underWay.has(id)) return
    underWay.add(id)
    database
      .query({
        name: `note-use-of-${table}`,
        text: `UPDATE ${table} t SET last_used_at = now() WHERE ${key} = $1 AND ${unnoted('t')}`,
        values: [id],
      })
      .catch(onError)
      .finally(() => underWay.delete(id))
  }
}
