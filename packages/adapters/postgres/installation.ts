import { createHash } from 'node:crypto'
import type { Database } from './database.js'

/**
 * Names the database, the same to all that are connected to it and different from every other one's: what processes of
 * one installation share elsewhere goes under it. A physical copy of the server has the same name.
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
