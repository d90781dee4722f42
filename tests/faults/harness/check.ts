import type pg from 'pg'
import { concurrently } from '../../support/concurrently.js'
import { expectStatus } from '../../support/http/client.js'
import type { Memories } from '../../support/http/memories.js'
import { withDatabase } from '../../support/servers/database.js'
import { graphDifferences } from './check-graph.js'
import { untilServed } from './delivery.js'
import { CONVERGED_MS } from './extent.js'
import type { Batch, Entry, Journal } from './journal.js'

export interface Checked {
  journal: Journal
  databaseUrl: string
  volumeId: string
  memories: Memories
  /** Settings that give the addresses of the stores besides PostgreSQL. */
  stores?: Record<string, string>
  /** Milliseconds to wait for open work. */
  patience?: number
}

interface Row {
  memoryId: string
  content: string
  status: string
  mergedInto: string | null
  windows: number
  /** Writes of this memory. `sources`: the sources of these writes, in this memory or in the one it was merged into. */
  writes: number
  sources: number
}

/** Waits for all accepted work, then describes each difference between journal, PostgreSQL, index and graph. */
export async function findDifferences(checked: Checked): Promise<string[]> {
  const unfinished = await withDatabase(checked.databaseUrl, (client) =>
    untilConverged(client, checked.patience ?? CONVERGED_MS),
  )
  const [rows, stored] = await withDatabase(checked.databaseUrl, async (client) => [
    await readRows(client, checked.volumeId),
    await countByKey(client, checked.volumeId),
  ])
  const entries = checked.journal.entries()
  return [
    ...checked.journal.broken(),
    ...unfinished,
    ...againstTruth(entries, rows),
    ...checked.journal.batches().flatMap((batch) => ofBatch(batch, stored.get(batch.key) ?? 0)),
    ...(await againstIndex(entries, rows, checked.memories)),
    ...(await graphDifferences(checked)),
  ]
}

async function untilConverged(client: pg.Client, patience: number): Promise<string[]> {
  const deadline = Date.now() + patience
  for (;;) {
    const { rows } = await client.query<Record<string, number>>(`SELECT
      (SELECT count(*)::int FROM memories WHERE status = 'pending') AS "pending memories",
      (SELECT count(*)::int FROM outbox) AS "jobs in the outbox",
      (SELECT count(*)::int FROM dead_letters) AS "dead letters"`)
    const left = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0)
    if (left.length === 0) return []
    if (Date.now() > deadline)
      return [
        ...left.map(([what, count]) => `${count} ${what} after ${patience / 1_000} s`),
        ...(await deadLetters(client)),
      ]
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Names the jobs that were given up, and why. */
async function deadLetters(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ job: string; last_error: string | null }>(
    'SELECT job, last_error FROM dead_letters ORDER BY outbox_id LIMIT 5',
  )
  return rows.map(({ job, last_error: reason }) => `${job} was given up: ${reason}`)
}

async function readRows(client: pg.Client, volumeId: string): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `SELECT memory_id AS "memoryId", content, status, merged_into AS "mergedInto",
       (SELECT count(*)::int FROM memory_windows w WHERE w.memory_id = m.memory_id) AS windows,
       (SELECT count(*)::int FROM writes w WHERE w.memory_id = m.memory_id) AS writes,
       (SELECT count(*)::int FROM memory_sources s JOIN writes w USING (write_id)
        WHERE w.memory_id = m.memory_id AND s.memory_id = coalesce(m.merged_into, m.memory_id)) AS sources
     FROM memories m WHERE volume_id = $1`,
    [volumeId],
  )
  return rows
}

/**
 * Counts the stored writes per Idempotency-Key. The second and later writes of a batch are stored under the batch's
 * key, a line break and their number.
 */
async function countByKey(client: pg.Client, volumeId: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ key: string; writes: number }>(
    `SELECT split_part(idempotency_key, E'\\n', 1) AS key, count(*)::int AS writes
     FROM writes WHERE volume_id = $1 AND idempotency_key IS NOT NULL GROUP BY key`,
    [volumeId],
  )
  return new Map(rows.map(({ key, writes }) => [key, writes]))
}

/** Checks that a batch is stored completely. A batch that its client abandoned may also be missing completely. */
function ofBatch({ key, statements, left }: Batch, stored: number): string[] {
  if (stored === statements.length || (left && stored === 0)) return []
  return [`batch ${key} of ${statements.length} is stored as ${stored} writes`]
}

/** Checks that nothing is lost, duplicated, or stored without a write. */
function againstTruth(entries: readonly Entry[], rows: readonly Row[]): string[] {
  const known = new Set(entries.map(({ statement }) => statement))
  const foreign = rows.filter(({ content, status }) => status !== 'rejected' && !known.has(content))
  return [
    ...entries.flatMap((entry) =>
      ofStatement(
        entry,
        rows.filter(({ content }) => content === entry.statement),
      ),
    ),
    ...foreign.map(({ content }) => `"${content}" is stored and nobody wrote it`),
  ]
}

function ofStatement({ statement, keys, left, unkeyed, acknowledged }: Entry, rows: readonly Row[]): string[] {
  const found: string[] = []
  const most = keys.size + unkeyed
  const answered = most - left.size
  const say = (what: string) => void found.push(`"${statement}" ${what}`)
  const approved = rows.filter(({ status }) => status === 'approved')
  const kept = approved[0]
  if (acknowledged.length < answered) say('was not acknowledged')
  if (!kept && (answered > 0 || rows.length > 0)) say('is lost')
  if (approved.length > 1) say(`is doubled: ${approved.length} approved memories`)
  if (rows.length > most) say(`was written ${most} times and stored ${rows.length} times`)
  const least = keys.size - left.size
  if (rows.length < least) say(`came with ${least} idempotency keys and is stored ${rows.length} times`)
  for (const row of rows) {
    if (row.status !== 'approved' && row.status !== 'merged') say(`ended ${row.status}`)
    if (row.status === 'merged' && row.mergedInto !== kept?.memoryId) say('was merged into another statement')
    if (row.windows !== (row.status === 'approved' ? 1 : 0)) say(`is ${row.status} and has ${row.windows} vectors`)
    if (row.writes !== 1 || row.sources !== 1) say(`has ${row.writes} writes and ${row.sources} sources`)
  }
  for (const { ownId, keptId } of acknowledged) {
    if (keptId && keptId !== kept?.memoryId) say(`was acknowledged as ${keptId}, which does not hold it`)
    if (ownId && !rows.some(({ memoryId }) => memoryId === ownId))
      say(`was acknowledged as ${ownId}, which is not its own`)
  }
  return found
}

/** Checks that each statement is found by its own words, and that queries return only memories that PostgreSQL has. */
async function againstIndex(entries: readonly Entry[], rows: readonly Row[], memories: Memories): Promise<string[]> {
  const contents = new Map(rows.filter(({ status }) => status === 'approved').map((row) => [row.memoryId, row.content]))
  const kept = new Set(contents.values())
  const found = await concurrently(4, entries, async ({ statement }) => {
    const reply = await untilServed(() => memories.tryQuery(statement, { limit: 10 }))
    const { memories: results } = expectStatus(reply, 200).body
    const own = results.filter(({ content }: { content: string }) => content === statement)
    const foreign = results.filter(({ id, content }: Row & { id: string }) => contents.get(id) !== content)
    return [
      ...(own.length === (kept.has(statement) ? 1 : 0)
        ? []
        : [`"${statement}" is found ${own.length} times by its own words`]),
      ...(foreign.length === 0 ? [] : [`a query for "${statement}" finds ${foreign.length} that are not stored`]),
    ]
  })
  return found.flat()
}
