import { createHash } from 'node:crypto'
import type { Database } from './database.js'

/**
 * Returns a unique name for the database, the same for all its clients. The processes of an installation use it to
 * separate their data in other stores from that of other installations. A physical copy of the server has the same
 * name.
 */
export const installationName = async (database: Database): Promise<string> => {
  const [row] = await database.query<{ identity: string }>({
    text: `SELECT system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS identity
           FROM pg_control_system()`,
    values: [],
  })
  return createHash('sha256')
    .update(row?.identity ?? '')
    .digest('hex')
    .slice(0, 16)
}
