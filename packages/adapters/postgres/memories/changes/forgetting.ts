import type {
  ForgetCounts,
  ForgetCriteria,
  ForgetReceipt,
  Forgetting,
} from '@agent-memory/core/ports/memory/forgetting'
import type { Act } from '@agent-memory/core/ports/memory/memory-changes'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import type { Query } from '../../connection/query.js'
import { refuseGoneVolume } from '../../documents/accept-document.js'
import { ENQUEUE_AGAIN, enqueueJob } from '../../work/enqueue.js'
import { openParameters } from '../memory-filters.js'
import { audit } from './change-memory.js'
import { eraseWordings, lockToErase, type Outside } from './erase-memory.js'

/** Counting in a volume of a million memories takes longer than the statement limit of requests. */
const COUNT_LIMIT_MS = 10_000

/** The criteria as given in the request. */
interface StoredCriteria {
  user_id?: string
  session_id?: string
  agent_id?: string
  document_id?: string
  before?: string
}

interface RequestRow {
  forget_id: string
  org_id: string
  volume_id: string
  criteria: StoredCriteria
  memories: number
  sources: number
  receipt: ForgetReceipt
  created_at: Date
  finished_at: Date | null
}

const COLUMNS = 'forget_id, org_id, volume_id, criteria, memories, sources, receipt, created_at, finished_at'
const NOTHING: ForgetReceipt = { memories: 0, sources: 0, windows: 0, writes: 0, outbox: 0, survivors: 0 }

/** Whether the volume has an unfinished job with one of these names: waiting, or failed for good. */
const isOpen = (jobs: string): string => `EXISTS (
  SELECT FROM outbox o WHERE o.volume_id = f.volume_id AND o.job ${jobs}
  UNION ALL SELECT FROM dead_letters o WHERE o.volume_id = f.volume_id AND o.job ${jobs})`

/** @param outside whether an external index or graph store must be notified of erasures */
export const openForgetting = (
  database: Database,
  { external = false, externalGraph = false }: Partial<Outside> = {},
): Forgetting => ({
  countToForget: (volumeId, criteria, now) =>
    database.transaction((client) => countMatches(client, volumeId, criteria, now)),

  acceptForgetting: (act, forgetId, criteria) => {
    const accepted = database.transaction(async (client) => {
      const counts = await countMatches(client, act.volumeId, criteria, act.now)
      if (!counts) return null
      await insertRequest(client, act, forgetId, { criteria: toStored(criteria), counts })
      const names = Object.keys(toStored(criteria))
      await audit(client, act, 'memories.forgotten', forgetId, { criteria: names, ...counts })
      await enqueueJob(client, 'memory.forget', { volumeId: act.volumeId, payload: { forget_id: forgetId } })
      return counts
    })
    return accepted.catch(refuseGoneVolume)
  },

  async forgetRequest(forgetId) {
    const [row] = await database.query<RequestRow & { index_waits: boolean; graph_waits: boolean }>({
      name: 'forget-request',
      text: `SELECT ${COLUMNS},
               ${isOpen("IN ('memory.unindex', 'document.unindex')")} AS index_waits,
               ${isOpen("= 'graph.project'")} AS graph_waits
             FROM forget_requests f WHERE forget_id = $1`,
      values: [forgetId],
    })
    return row
      ? {
          forgetId,
          orgId: row.org_id,
          volumeId: row.volume_id,
          criteria: fromStored(row.criteria),
          matched: { memories: row.memories, sources: row.sources },
          receipt: row.receipt,
          createdAt: row.created_at,
          finishedAt: row.finished_at,
          index: external && row.index_waits ? 'promised' : 'erased',
          graph: externalGraph && row.graph_waits ? 'promised' : 'erased',
        }
      : null
  },

  forgetSome: (forgetId, limit) =>
    database.transaction((client) => forgetSome(client, forgetId, limit, { external, externalGraph })),

  endForgetting: (forgetId, outboxId, now, receipt = {}) =>
    database.transaction(async (client) => {
      await client.query(
        `UPDATE forget_requests SET finished_at = $2, receipt = receipt || $3::jsonb
         WHERE forget_id = $1 AND finished_at IS NULL`,
        [forgetId, now, JSON.stringify(receipt)],
      )
      await client.query('DELETE FROM outbox WHERE outbox_id = $1', [outboxId])
    }),

  async forgetLater(outboxId) {
    await database.query({ text: ENQUEUE_AGAIN, values: [outboxId] })
  },
})

/**
 * Returns the statement that selects memories `m` whose own wording matches and existed when the request was made.
 * Every wording has its own memory row, also a wording that was merged.
 */
const matching = (volumeId: string, criteria: ForgetCriteria, askedAt: Date, columns: string): Query => {
  const { values, add } = openParameters()
  const when = (value: unknown, condition: (parameter: string) => string): string[] =>
    value === undefined ? [] : [condition(add(value))]
  const { userId, sessionId, agentId, documentId, before } = criteria
  const conditions = [
    `m.volume_id = ${add(volumeId)}`,
    `m.created_at <= ${add(askedAt)}`,
    ...(documentId === undefined ? ['m.document_id IS NULL'] : [`m.document_id = ${add(documentId)}`]),
    ...when(userId, (user) => `m.user_id = ${user}`),
    ...when(sessionId, (session) => `m.session_id = ${session}`),
    ...when(agentId, (agent) => `m.agent_id = ${agent}::uuid`),
    ...when(before, (moment) => `m.created_at < ${moment}::timestamptz`),
  ]
  return {
    text: `SELECT ${columns} FROM memories m WHERE ${conditions.join(' AND ')}`,
    values,
    query_timeout: COUNT_LIMIT_MS,
  }
}

const COUNTS = 'count(*) FILTER (WHERE m.merged_into IS NULL)::int AS memories, count(*)::int AS sources'

const countMatches = async (
  client: PoolClient,
  volumeId: string,
  criteria: ForgetCriteria,
  now: Date,
): Promise<ForgetCounts | null> => {
  if (criteria.documentId !== undefined) {
    const { rowCount } = await client.query(
      `SELECT FROM documents WHERE volume_id = $1 AND document_id = $2 AND status <> 'erasing'`,
      [volumeId, criteria.documentId],
    )
    if (rowCount === 0) return null
  }
  const { rows } = await client.query<ForgetCounts>(matching(volumeId, criteria, now, COUNTS))
  return rows[0] ?? { memories: 0, sources: 0 }
}

const insertRequest = async (
  client: PoolClient,
  { orgId, volumeId, writer, now }: Act,
  forgetId: string,
  { criteria, counts }: { criteria: StoredCriteria; counts: ForgetCounts },
): Promise<void> => {
  await client.query(
    `INSERT INTO forget_requests (forget_id, org_id, volume_id, criteria, key_id, agent_id, agent, memories, sources,
       receipt, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[forgetId, orgId, volumeId, JSON.stringify(criteria), writer.keyId, writer.agentId, writer.agent],
      ...[counts.memories, counts.sources, JSON.stringify(NOTHING), now],
    ],
  )
}

const forgetSome = async (
  client: PoolClient,
  forgetId: string,
  limit: number,
  outside: Outside,
): Promise<{ isDone: boolean; changed: readonly string[] }> => {
  const read = async () =>
    (await client.query<RequestRow>(`SELECT ${COLUMNS} FROM forget_requests WHERE forget_id = $1`, [forgetId])).rows[0]
  const volumeId = (await read())?.volume_id
  if (volumeId === undefined || !(await lockToErase(client, volumeId))) return { isDone: true, changed: [] }
  // Read again under the volume's lock, so that concurrent runs update the receipt one after the other.
  const request = await read()
  if (!request || request.finished_at) return { isDone: true, changed: [] }
  const matches = matching(volumeId, fromStored(request.criteria), request.created_at, 'm.memory_id, m.merged_into')
  // Merged memories first, so that no matching wording is judged again when the memory that holds it is erased.
  const text = `${matches.text} ORDER BY m.merged_into IS NULL LIMIT ${limit} FOR UPDATE`
  const { rows } = await client.query<{ memory_id: string; merged_into: string | null }>({ ...matches, text })
  if (rows.length === 0) return { isDone: true, changed: [] }
  const ids = rows.map((row) => row.memory_id)
  const { graph, survivors, ...counts } = await eraseWordings(client, volumeId, ids, outside)
  if (outside.external) await enqueueJob(client, 'document.unindex', { volumeId, payload: { memory_ids: ids } })
  const memories = rows.filter((row) => row.merged_into === null).length
  const receipt = sumOf(request.receipt, { ...counts, memories, survivors: survivors.length })
  await client.query('UPDATE forget_requests SET receipt = $2 WHERE forget_id = $1', [
    forgetId,
    JSON.stringify(receipt),
  ])
  return { isDone: rows.length < limit, changed: [...ids, ...survivors] }
}

const sumOf = (one: ForgetReceipt, other: ForgetReceipt): ForgetReceipt => ({
  memories: one.memories + other.memories,
  sources: one.sources + other.sources,
  windows: one.windows + other.windows,
  writes: one.writes + other.writes,
  outbox: one.outbox + other.outbox,
  survivors: one.survivors + other.survivors,
})

const toStored = ({ userId, sessionId, agentId, documentId, before }: ForgetCriteria): StoredCriteria => ({
  ...(userId !== undefined && { user_id: userId }),
  ...(sessionId !== undefined && { session_id: sessionId }),
  ...(agentId !== undefined && { agent_id: agentId }),
  ...(documentId !== undefined && { document_id: documentId }),
  ...(before !== undefined && { before: before.toISOString() }),
})

const fromStored = (stored: StoredCriteria): ForgetCriteria => ({
  userId: stored.user_id,
  sessionId: stored.session_id,
  agentId: stored.agent_id,
  documentId: stored.document_id,
  before: stored.before === undefined ? undefined : new Date(stored.before),
})
