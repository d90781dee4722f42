import type { PoolClient } from 'pg'
import { lockStatistics } from './volume-terms.js'

/** A large volume takes longer than a request's statements may. */
const ERASE_LIMIT_MS = 25_000

/**
 * What names its volume without a foreign key, so that no cascade reaches it. An indexing that may be running stays: done
 * again, it finds its memory gone and takes out what it has put in.
 */
const UNREFERENCED = [
  ['outbox', " AND NOT (job = 'memory.index' AND handed_at IS NOT NULL)"],
  ['dead_letters', ''],
  ['writes', ''],
  ['tombstones', ''],
] as const

/**
 * Erases a volume with its memories, sources, vectors and connections, and with the work promised for it.
 * False if it is not there. Holding the volume's row keeps every writer out: a write that was first is erased with
 * the rest, a later one finds no volume.
 * @param external whether an index outside of PostgreSQL is to be told
 */
export const eraseVolume = async (
  client: PoolClient,
  orgId: string,
  volumeId: string,
  external: boolean,
): Promise<boolean> => {
  await client.query(lockStatistics([volumeId]))
  const run = (text: string) => client.query({ text, values: [volumeId], ...{ query_timeout: ERASE_LIMIT_MS } })
  const { rowCount } = await client.query('SELECT FROM volumes WHERE org_id = $1 AND volume_id = $2 FOR UPDATE', [
    orgId,
    volumeId,
  ])
  if (rowCount === 0) return false
  for (const [table, which] of UNREFERENCED) await run(`DELETE FROM ${table} WHERE volume_id = $1${which}`)
  await run('DELETE FROM volumes WHERE volume_id = $1')
  if (external) {
    await run(`INSERT INTO outbox (job, volume_id, payload)
               SELECT 'volume.unindex', $1::uuid, jsonb_build_object('volume_id', $1::uuid)`)
  }
  return true
}
