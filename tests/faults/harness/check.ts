import type pg from 'pg'
import { concurrently } from '../../support/concurrently.js'
import { withDatabase } from '../../support/database.js'
import type { Memories } from '../../support/memories.js'
import type { Entry, Journal } from './journal.js'

/** After the last fault, all that was accepted is decided within so long (reliability, P1). */
const CONVERGED_MS = 60_000

/** Where to compare. */
export interface Checked {
  journal: Journal
  databaseUrl: string
  volumeId: string
  memories: Memories
  /** Milliseconds to wait for open work. */
  patience?: number
}

interface Row {
  memoryId: string
  content: string
  status: string
  mergedInto: string | null
  windows: number
  /** The writes whose memory this was made for, and their sources, wherever these went. */
  writes: number
  sources: number
}

/** Waits for the end of all accepted work; then whatever differs between journal, PostgreSQL and index, in words. */
export async function findDifferences(checked: Checked): Promise<string[]> {
  const unfinished = await withDatabase(checked.databaseUrl, (client) =>
    untilConverged(client, checked.patience ?? CONVERGED_MS),
  )
  const rows = await withDatabase(checked.databaseUrl, (client) => readRows(client, checked.volumeId))
  const entries = checked.journal.entries()
  return [
    ...checked.journal.broken(),
    ...unfinished,
    ...againstTruth(entries, rows),
    ...(await againstIndex(entries, rows, checked.memories)),
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
    if (Date.now() > deadline) return left.map(([what, count]) => `${count} ${what} after ${patience / 1_000} s`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
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

/** Nothing lost, nothing doubled, nothing that nobody wrote. */
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

function ofStatement({ statement, keys, unkeyed, acknowledged }: Entry, rows: readonly Row[]): string[] {
  const found: string[] = []
  const say = (what: string) => void found.push(`"${statement}" ${what}`)
  const approved = rows.filter(({ status }) => status === 'approved')
  const kept = approved[0]
  if (acknowledged.length < keys.size + unkeyed) say('was not acknowledged')
  if (!kept) say('is lost')
  if (approved.length > 1) say(`is doubled: ${approved.length} approved memories`)
  if (rows.length > keys.size + unkeyed) say(`was written ${keys.size + unkeyed} times and stored ${rows.length} times`)
  if (rows.length < keys.size) say(`came with ${keys.size} idempotency keys and is stored ${rows.length} times`)
  for (const row of rows) {
    if (row.status !== 'approved' && row.status !== 'merged') say(`ended ${row.status}`)
    if (row.status === 'merged' && row.mergedInto !== kept?.memoryId) say('was merged into another statement')
    if (row.windows !== (row.status === 'approved' ? 1 : 0)) say(`is ${row.status} and has ${row.windows} vectors`)
    if (row.writes !== 1 || row.sources !== 1) say(`has ${row.writes} writes and ${row.sources} sources`)
  }
  for (const { memoryId } of acknowledged) {
    if (memoryId !== kept?.memoryId) say(`was acknowledged as ${memoryId}, which does not hold it`)
  }
  return found
}

/** Each statement is found by its own words, as the memory that holds it; and nothing that PostgreSQL does not know. */
async function againstIndex(entries: readonly Entry[], rows: readonly Row[], memories: Memories): Promise<string[]> {
  const contents = new Map(rows.filter(({ status }) => status === 'approved').map((row) => [row.memoryId, row.content]))
  const found = await concurrently(4, entries, async ({ statement }) => {
    const { memories: results } = await memories.query(statement, { limit: 10 })
    const own = results.filter(({ content }: { content: string }) => content === statement)
    const foreign = results.filter(({ id, content }: Row & { id: string }) => contents.get(id) !== content)
    return [
      ...(own.length === 1 ? [] : [`"${statement}" is found ${own.length} times by its own words`]),
      ...(foreign.length === 0 ? [] : [`a query for "${statement}" finds ${foreign.length} that are not stored`]),
    ]
  })
  return found.flat()
}
