import { JOB_NAMES } from '@agent-memory/core/work/catalogue'
import type { PoolClient } from 'pg'
import type { Outside } from '../documents/document-chunks.js'
import { lockStatistics } from '../index/volume-terms.js'
import { enqueueJob, enqueueSql } from '../work/enqueue.js'
import { slow } from './people/slow.js'

/** Jobs that remove something from another store; they still run after their volume is erased. */
const REMOVING = ['file.remove', 'document.unindex', 'volume.unindex', 'graph.erase']

/**
 * Jobs that write to another store. Those that may be running are kept: their next run finds the memory or volume gone
 * and removes what the earlier run wrote.
 */
const WRITING = ['memory.index', 'graph.project']

/** The names let the index on jobs and volumes find the rows. */
const JOBS_TO_DROP = `job IN (${JOB_NAMES.filter((job) => !REMOVING.includes(job)).map((job) => `'${job}'`)})
  AND NOT (job IN (${WRITING.map((job) => `'${job}'`)}) AND handed_at IS NOT NULL)`

/** SQL: deletes up to $2 rows of volume $1 from the table. The array makes the planner read no row of other volumes. */
const batchOf = (table: string, which = 'volume_id = $1'): string =>
  `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${which} LIMIT $2))`

const OF_WEBHOOKS = 'webhook_id IN (SELECT webhook_id FROM webhook_subscriptions WHERE volume_id = $1)'

/** A write is found by its memory, as no index leads from a volume to its writes, and one more would slow every write. */
const MEMORIES = `
  WITH batch AS MATERIALIZED (SELECT memory_id FROM memories WHERE volume_id = $1 LIMIT $2),
  written AS (DELETE FROM writes WHERE memory_id = ANY (ARRAY(SELECT memory_id FROM batch)))
  DELETE FROM memories WHERE memory_id = ANY (ARRAY(SELECT memory_id FROM batch))`

const DOCUMENTS = `
  WITH erased AS (${batchOf('documents')} RETURNING volume_id, file_id)
  ${enqueueSql('file.remove', { volumeId: 'volume_id', payload: { file_id: 'file_id' }, from: 'erased' })}`

/**
 * Statements that each erase up to $2 rows of volume $1, in the order in which they empty the tables. Rows that a foreign
 * key would delete with others come before those others, so that no statement deletes many more than $2 rows.
 */
const BATCHES = [
  batchOf('outbox', `volume_id = $1 AND ${JOBS_TO_DROP}`),
  batchOf('webhook_deliveries', OF_WEBHOOKS),
  ...[
    'webhook_subscriptions',
    'events',
    'feedback',
    'forget_requests',
    'memory_relation_keys',
    'memory_changes',
    'memory_sources',
    'indexed_memories',
    'volume_terms',
  ].map((table) => batchOf(table)),
  MEMORIES,
  DOCUMENTS,
  ...[
    'graph_sources',
    'graph_tellings',
    'graph_votes',
    'graph_fact_support',
    'graph_facts',
    'graph_edge_support',
    'graph_edges',
    'graph_ended_edges',
    'graph_keys',
    'graph_nodes',
    'graph_volumes',
    'tombstones',
    'dead_letters',
  ].map((table) => batchOf(table)),
]

/** The planner knows little about a table that is being emptied: without this it would read all volumes' rows. */
const BY_INDEX = 'SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off'

/**
 * Erases up to `limit` rows of a deleted volume in the caller's transaction. Returns true if there was none left. Takes
 * the lock on the volume's terms first, as all that change them do.
 */
export const eraseVolumeRows = async (client: PoolClient, volumeId: string, limit: number): Promise<boolean> => {
  await client.query(lockStatistics([volumeId]))
  await client.query(BY_INDEX)
  let left = limit
  for (const batch of BATCHES) {
    left -= (await client.query(slow(batch, [volumeId, left]))).rowCount ?? 0
    if (left <= 0) return false
  }
  return left === limit
}

/** Ends the job that erased a volume's rows, and enqueues the erasure in the stores outside PostgreSQL. */
export const endVolumeErasure = async (
  client: PoolClient,
  volumeId: string,
  outboxId: bigint,
  { external, externalGraph }: Outside,
): Promise<void> => {
  const { rowCount } = await client.query('DELETE FROM outbox WHERE outbox_id = $1', [outboxId])
  if (rowCount === 0) return
  const ofVolume = { volumeId, payload: { volume_id: volumeId } }
  if (external) await enqueueJob(client, 'volume.unindex', ofVolume)
  if (externalGraph) await enqueueJob(client, 'graph.erase', ofVolume)
}
