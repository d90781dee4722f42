import { randomUUID } from 'node:crypto'
import type { Act } from '@agent-memory/core/ports/memory/memory-changes'
import type {
  JudgedMemory,
  Refinement,
  RefinementCommit,
  RefinementResult,
  Refinements,
} from '@agent-memory/core/ports/memory/refinements'
import type { PoolClient } from 'pg'
import type { Database } from '../connection/database.js'
import { audit, type Change, changeMemory, followChanges, lockForChanges } from './changes/change-memory.js'
import { SUPERSEDED } from './changes/review-memory.js'
import { MEMORY_COLUMNS, type MemoryRow, toMemory } from './memory-rows.js'

/** The judge's key id and agent id in history and audit. */
export const JUDGE_ID = '00000000-0000-4000-8000-000000000001'

/**
 * SQL condition: the judge may compare and change the memory `m`, and the update reader (core/memory/guard/updates) may
 * compare it. Memories that wait for review, or that a reviewer approved against the guard's verdict (`overruled`), are
 * left to people.
 */
const OPEN_TO_JUDGE = `m.status = 'approved' AND m.flag_reason IS NULL AND NOT m.overruled AND m.document_id IS NULL`

/** @param external whether an index outside PostgreSQL must be notified of changes */
export const openRefinements = (database: Database, { external = false } = {}): Refinements => ({
  async subject(memoryId, model) {
    const [row] = await database.query<MemoryRow & { head_seq: bigint; vector: Buffer | null }>({
      name: 'judged-memory',
      text: `SELECT ${MEMORY_COLUMNS}, v.head_seq, w.vector
             FROM memories m JOIN volumes v USING (volume_id)
             LEFT JOIN memory_windows w ON w.memory_id = m.memory_id AND w.model = $2 AND w."window" = 0
             WHERE m.memory_id = $1 AND ${OPEN_TO_JUDGE}`,
      values: [memoryId, model],
    })
    if (!row) return null
    return {
      memory: toMemory(row),
      orgId: row.org_id,
      volumeId: row.volume_id,
      headSeq: row.head_seq,
      vector: row.vector && toVector(row.vector),
    }
  },

  async neighbours({ memory, volumeId, headSeq }, memoryIds) {
    const rows = await database.query<MemoryRow>({
      name: 'judged-neighbours',
      text: `SELECT ${MEMORY_COLUMNS} FROM memories m
             WHERE m.volume_id = $1 AND m.memory_id = ANY($2) AND m.user_id IS NOT DISTINCT FROM $3 AND m.seq <= $4
               AND (m.created_at, m.position) < (SELECT created_at, position FROM memories WHERE memory_id = $5)
               AND ${OPEN_TO_JUDGE}`,
      values: [volumeId, memoryIds, memory.userId, headSeq, memory.memoryId],
    })
    return rows.map(toMemory) satisfies JudgedMemory[]
  },

  commit: (commit) => database.transaction((client) => commitRefinements(client, commit, external)),
})

/** Copies the bytes first, because a buffer's memory may not be aligned for 4-byte numbers. */
const toVector = (bytes: Buffer): Float32Array => new Float32Array(new Uint8Array(bytes).buffer)

const commitRefinements = async (
  client: PoolClient,
  { subject, outboxId, refinements, model, now }: RefinementCommit,
  external: boolean,
): Promise<RefinementResult> => {
  const { orgId, volumeId, memory } = subject
  const act: Act = { orgId, volumeId, now, writer: { keyId: JUDGE_ID, agentId: JUDGE_ID, agent: 'judge' } }
  await lockForChanges(client, act)
  const { rowCount } = await client.query('DELETE FROM outbox WHERE outbox_id = $1', [outboxId])
  if (rowCount === 0) return { result: 'gone' }
  const named = [...new Set([memory.memoryId, ...refinements.flatMap(memoriesOf)])]
  const { rows } = await client.query(
    `SELECT FROM memories m WHERE m.volume_id = $1 AND m.memory_id = ANY($2) AND m.user_id IS NOT DISTINCT FROM $3
       AND m.seq <= $4 AND ${OPEN_TO_JUDGE} FOR UPDATE`,
    [volumeId, named, memory.userId, subject.headSeq],
  )
  if (rows.length < named.length) return { result: 'stale' }

  const writeId = randomUUID()
  const changes: Change[] = []
  for (const refinement of refinements) changes.push(...changesFor(refinement, await followersOf(client, refinement)))
  for (const change of changes) await changeMemory(client, act, writeId, change)
  const changed = [...new Set(changes.map(({ memoryId }) => memoryId))]
  await followChanges(client, changed, { external })
  await audit(client, act, 'memory.refined', memory.memoryId, { write_id: writeId, model, memory_ids: changed })
  return { result: 'committed', changed }
}

const memoriesOf = (refinement: Refinement): string[] => [refinement.memoryId, otherOf(refinement)]

const otherOf = (refinement: Refinement): string => {
  if (refinement.kind === 'merge') return refinement.into
  return refinement.kind === 'conflict' ? refinement.other : refinement.by
}

/** Returns the memories that were merged into the memory `memoryId`, if that memory is now merged itself. */
const followersOf = async (client: PoolClient, { kind, memoryId }: Refinement): Promise<string[]> => {
  if (kind !== 'merge') return []
  const text = 'SELECT memory_id FROM memories WHERE merged_into = $1'
  return (await client.query<{ memory_id: string }>(text, [memoryId])).rows.map((row) => row.memory_id)
}

const FLAGGED = `flag_reason = 'conflict', conflicts_with = array_append(m.conflicts_with, $10::uuid)`
const CONFIRMED = `
  last_confirmed_at = (SELECT greatest(m.last_confirmed_at, again.last_confirmed_at, again.created_at)
    FROM memories again WHERE again.memory_id = $10::uuid)`

/**
 * Assignment that changes nothing. It only adds the refinement to the history of the other memory. Then undo finds both
 * memories, and erasing either of them also removes the reason, which may quote the erased memory, from the history of
 * the other.
 */
const NOTED = 'reason = m.reason'

const changesFor = (refinement: Refinement, followers: readonly string[]): Change[] => {
  const { memoryId, reason } = refinement
  const change = (id: string, kind: Change['kind'], assignments: string, ...values: unknown[]): Change => ({
    ...{ memoryId: id, kind, reason, assignments, values },
  })
  switch (refinement.kind) {
    case 'merge': {
      const { into, outcome, confirms } = refinement
      return [
        {
          ...change(memoryId, 'merged', 'status = $11, merged_into = $10::uuid, reason = $12', into, 'merged', outcome),
          event: 'memory.merged',
        },
        ...followers.map((follower) => change(follower, 'merged', 'merged_into = $10::uuid', into)),
        confirms ? change(into, 'confirmed', CONFIRMED, memoryId) : change(into, 'refined', NOTED),
      ]
    }
    case 'supersede':
      return [change(memoryId, 'superseded', SUPERSEDED, refinement.by), change(refinement.by, 'refined', NOTED)]
    case 'outdate':
      return [
        change(memoryId, 'outdated', 'outdated = m.outdated || $10::text[]', refinement.outdated),
        change(refinement.by, 'refined', NOTED),
      ]
    case 'conflict':
      return [
        { ...change(memoryId, 'conflict', FLAGGED, refinement.other), event: 'memory.flagged' },
        { ...change(refinement.other, 'conflict', FLAGGED, memoryId), event: 'memory.flagged' },
      ]
  }
}
