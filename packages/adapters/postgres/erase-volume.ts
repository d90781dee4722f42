import type { PoolClient } from 'pg'
import { SURELY_TOLD_SECONDS } from './document-chunks.js'
import { lockStatistics } from './volume-terms.js'
import { promiseJob, promises } from './work/promise.js'

/** A large volume takes longer than a request's statements may. */
const ERASE_LIMIT_MS = 25_000

/**
 * What names its volume without a foreign key, so that no cascade reaches it. What puts something elsewhere and may
 * be running stays: done again, it finds its memory or volume gone and takes out what it has put in.
 */
const UNREFERENCED = [
  [
    'outbox',
    ` AND NOT (job IN ('memory.index', 'graph.project') AND handed_at IS NOT NULL)
      AND job NOT IN ('file.remove', 'document.unindex')`,
  ],
  ['dead_letters', ''],
  ['writes', ''],
  ['tombstones', ''],
] as const

/**
 * Erases a volume with its memories, sources, vectors and connections, and with the work promised for it.
 * False if it is not there. Holding the volume's row keeps every writer out: a write that was first is erased with
 * the rest, a later one finds no volume.
 * @param outside whether an index and a graph store outside of PostgreSQL are to be told
 */
export const eraseVolume = async (
  client: PoolClient,
  orgId: string,
  volumeId: string,
  { external, externalGraph }: { external: boolean; externalGraph: boolean },
): Promise<boolean> => {
  await client.query(lockStatistics([volumeId]))
  const run = (text: string) => client.query({ text, values: [volumeId], ...{ query_timeout: ERASE_LIMIT_MS } })
  const { rowCount } = await client.query('SELECT FROM volumes WHERE org_id = $1 AND volume_id = $2 FOR UPDATE', [
    orgId,
    volumeId,
  ])
  if (rowCount === 0) return false
  // Whatever it is now, a run that began before may be telling the index of its chunks.
  const ingesting = await run(`SELECT FROM documents WHERE volume_id = $1 AND status <> 'completed' LIMIT 1`)
  for (const [table, which] of UNREFERENCED) await run(`DELETE FROM ${table} WHERE volume_id = $1${which}`)
  const files = 'documents WHERE volume_id = $1'
  await run(promises('file.remove', { volumeId: 'volume_id', payload: { file_id: 'file_id' }, from: files }))
  await run('DELETE FROM volumes WHERE volume_id = $1')
  const ofVolume = { volumeId, payload: { volume_id: volumeId } }
  if (external) await promiseJob(client, 'volume.unindex', ofVolume)
  if (external && ingesting.rowCount !== 0)
    await promiseJob(client, 'volume.unindex', { ...ofVolume, inSeconds: SURELY_TOLD_SECONDS })
  if (externalGraph) await promiseJob(client, 'graph.erase', ofVolume)
  return true
}
