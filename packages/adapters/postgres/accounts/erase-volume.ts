import type { PoolClient } from 'pg'
import { LOCK_LEAD_MS } from '../connection/transactions.js'
import { INGESTION_ENDS_SECONDS } from '../documents/document-chunks.js'
import { lockStatistics } from '../index/volume-terms.js'
import { enqueueJob, enqueueSql } from '../work/enqueue.js'

/** Erasing a large volume takes longer than the statement limit of requests. */
const ERASE_LIMIT_MS = 25_000

/**
 * Tables whose rows of the volume no cascade reaches, since they have no foreign key, each with a condition on the rows
 * to delete. Jobs that write to another store and may be running are kept: their next run finds the memory or volume
 * gone and removes what the earlier run wrote. Jobs that remove files or chunks elsewhere are kept too. Writes are found
 * by their memories, as no index leads from a volume to its writes, and one more would slow every write.
 */
const UNREFERENCED = [
  [
    'outbox',
    `volume_id = $1 AND NOT (job IN ('memory.index', 'graph.project') AND handed_at IS NOT NULL)
      AND job NOT IN ('file.remove', 'document.unindex')`,
  ],
  ['dead_letters', 'volume_id = $1'],
  // An array, because for a join the planner may read all writes of the installation.
  ['writes', 'memory_id = ANY (ARRAY(SELECT memory_id FROM memories WHERE volume_id = $1))'],
  ['tombstones', 'volume_id = $1'],
] as const

/**
 * Erases a volume with its memories, sources, vectors, connections and most of its enqueued jobs (see UNREFERENCED);
 * returns false if the volume does not exist. Thanks to the lock on the volume's row, an earlier write is erased with
 * the rest and a later write finds no volume. For the volume's own locks it waits no longer than the transaction's lock
 * limit: while the volume is being erased, repeated calls must not each keep a connection.
 * `external`, `externalGraph`: whether an external index or graph store must be notified.
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
  await client.query(`SET LOCAL lock_timeout = ${ERASE_LIMIT_MS - LOCK_LEAD_MS}`)
  // Even if an uncompleted document is no longer being ingested, an earlier run may still be indexing its chunks.
  const ingesting = await run(`SELECT FROM documents WHERE volume_id = $1 AND status <> 'completed' LIMIT 1`)
  for (const [table, which] of UNREFERENCED) await run(`DELETE FROM ${table} WHERE ${which}`)
  const files = 'documents WHERE volume_id = $1'
  await run(enqueueSql('file.remove', { volumeId: 'volume_id', payload: { file_id: 'file_id' }, from: files }))
  await run('DELETE FROM volumes WHERE volume_id = $1')
  const ofVolume = { volumeId, payload: { volume_id: volumeId } }
  if (external) await enqueueJob(client, 'volume.unindex', ofVolume)
  if (external && ingesting.rowCount !== 0)
    await enqueueJob(client, 'volume.unindex', { ...ofVolume, inSeconds: INGESTION_ENDS_SECONDS })
  if (externalGraph) await enqueueJob(client, 'graph.erase', ofVolume)
  return true
}
