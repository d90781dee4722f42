import { JOB_NAMES } from '@agent-memory/core/work/catalogue'
import type { PoolClient } from 'pg'
import type { Database } from '../connection/database.js'
import type { Outside } from '../documents/document-chunks.js'
import { lockStatistics } from '../index/volume-terms.js'
import { enqueueJob, enqueueSql } from '../work/enqueue.js'
import { slow } from './people/slow.js'

/** Jobs that remove something from another store; they still run after their volume is erased. */
const REMOVING = ['file.remove', 'document.unindex', 'volume.unindex', 'graph.erase']

/**
 * Jobs that write to another store. A job of these names that may be running (`handed_at` is set) is kept: its next run
 * finds the memory or volume gone and removes what the earlier run wrote.
 */
const WRITING = ['memory.index', 'graph.project']

/**
 * SQL condition on `outbox`: the job is dropped. Lists the names of the jobs to drop instead of those to keep, so that
 * PostgreSQL can use the index on job and volume.
 */
const JOBS_TO_DROP = `job IN (${JOB_NAMES.filter((job) => !REMOVING.includes(job)).map((job) => `'${job}'`)})
  AND NOT (job IN (${WRITING.map((job) => `'${job}'`)}) AND handed_at IS NOT NULL)`

/** The rows of a volume in one table, and how to erase them. */
interface Part {
  table: string
  /** SQL condition that selects the rows of volume $1. */
  which: string
  /** SQL that completes the erasing statement; the CTE `erased` has the erased rows. */
  also?: string
}

const OF_WEBHOOKS = 'webhook_id IN (SELECT webhook_id FROM webhook_subscriptions WHERE volume_id = $1)'

/**
 * Deletes the writes that made the erased memories. Finds them by memory: `writes` has no index on the volume, since
 * that index would slow every insert.
 */
const ERASE_WRITES = 'DELETE FROM writes WHERE memory_id = ANY (ARRAY(SELECT memory_id FROM erased))'

const REMOVE_FILES = enqueueSql('file.remove', {
  volumeId: 'volume_id',
  payload: { file_id: 'file_id' },
  from: 'erased',
})

const allOf = (...tables: string[]): Part[] => tables.map((table) => ({ table, which: 'volume_id = $1' }))

/**
 * Everything that a deleted volume leaves behind, in the order of erasure. Rows that a foreign key deletes by cascade
 * come before the rows that they reference, so that no statement deletes many more rows than it is given.
 */
const PARTS: readonly Part[] = [
  { table: 'outbox', which: `volume_id = $1 AND ${JOBS_TO_DROP}` },
  { table: 'webhook_deliveries', which: OF_WEBHOOKS },
  ...allOf('webhook_subscriptions', 'events', 'feedback', 'forget_requests'),
  ...allOf(
    'likely_updates',
    'memory_relation_keys',
    'memory_changes',
    'memory_sources',
    'indexed_memories',
    'volume_terms',
  ),
  { table: 'memories', which: 'volume_id = $1', also: ERASE_WRITES },
  { table: 'documents', which: 'volume_id = $1', also: REMOVE_FILES },
  ...allOf('graph_sources', 'graph_tellings', 'graph_votes', 'graph_fact_support', 'graph_facts'),
  ...allOf('graph_edge_support', 'graph_edges', 'graph_ended_edges', 'graph_keys', 'graph_nodes', 'graph_volumes'),
  ...allOf('tombstones', 'dead_letters'),
]

/**
 * Maximum rows that one search finds; several transactions then erase them. An index keeps erased rows until a vacuum,
 * and each search reads past them first: if every transaction searched for its own rows, the time would grow with the
 * square of the number of rows.
 */
const FOUND_AT_ONCE = 50_000

/** Rows of a table, by their places (ctid). */
interface Found {
  part: Part
  places: readonly string[]
}

/** Without these settings the planner, which misjudges a table that is being emptied, would read all volumes' rows. */
const BY_INDEX = 'SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off'

/** Finds the next rows of a deleted volume; returns nothing if the volume exists. */
const findRows = async (client: PoolClient, volumeId: string): Promise<Found[]> => {
  const volume = await client.query('SELECT FROM volumes WHERE volume_id = $1', [volumeId])
  if (volume.rowCount !== 0) return []
  await client.query(BY_INDEX)
  const found: Found[] = []
  let room = FOUND_AT_ONCE
  for (const part of PARTS) {
    const text = `SELECT ctid::text AS place FROM ${part.table} WHERE ${part.which} LIMIT $2`
    const { rows } = await client.query<{ place: string }>(slow(text, [volumeId, room]))
    if (rows.length > 0) found.push({ part, places: rows.map(({ place }) => place) })
    room -= rows.length
    if (room <= 0) break
  }
  return found
}

/**
 * Erases rows by their places. A place may meanwhile have another volume's row, so the condition is checked again, in a
 * form that cannot use an index: otherwise the planner would search the index, which still holds all erased rows.
 */
const eraseFound = async (client: PoolClient, volumeId: string, found: readonly Found[]): Promise<void> => {
  await client.query(lockStatistics([volumeId]))
  await client.query(BY_INDEX)
  for (const { part, places } of found) {
    const erase = `DELETE FROM ${part.table} WHERE ctid = ANY ($2::tid[]) AND coalesce(${part.which}, false)`
    const text = part.also === undefined ? erase : `WITH erased AS (${erase} RETURNING *) ${part.also}`
    await client.query(slow(text, [volumeId, places]))
  }
}

/** Divides rows into groups of up to `limit` rows, in their order. */
const groupsOf = (found: readonly Found[], limit: number): Found[][] => {
  const groups: Found[][] = []
  let room = 0
  for (const { part, places } of found) {
    for (let at = 0; at < places.length; ) {
      if (room === 0) groups.push([])
      room = room || limit
      const some = places.slice(at, at + room)
      groups.at(-1)?.push({ part, places: some })
      at += some.length
      room -= some.length
    }
  }
  return groups
}

/**
 * Erases the next rows of a deleted volume, up to `limit` per transaction. Returns true if it found no rows to erase.
 * Each erasing transaction first locks the volume's term statistics, like all code that changes them.
 */
export const eraseVolumeRows = async (
  database: Pick<Database, 'transaction'>,
  volumeId: string,
  limit: number,
): Promise<boolean> => {
  const found = await database.transaction((client) => findRows(client, volumeId))
  for (const group of groupsOf(found, limit))
    await database.transaction((client) => eraseFound(client, volumeId, group))
  return found.length === 0
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
