import { randomUUID } from 'node:crypto'
import type { MemoryStatus } from '@agent-memory/core/memory/types'
import type { EventType } from '@agent-memory/core/notify/event-types'
import type { Act, Review, ReviewResult } from '@agent-memory/core/ports/memory/memory-changes'
import { judgeJobOf } from '@agent-memory/core/work/catalogue'
import type { PoolClient } from 'pg'
import { enqueueJob } from '../../work/enqueue.js'
import { audit, type Change, changeMemory, followChanges, lockForChanges } from './change-memory.js'
import { sinceOf } from './memory-changes.js'

interface Reviewed {
  memory_id: string
  status: MemoryStatus
  content: string
  flag_reason: string | null
  conflicts_with: string[]
  redactions: string[]
  document_id: string | null
  edits: string | null
}

/**
 * Applies a reviewer's decision.
 * @param external whether an index outside PostgreSQL must be notified
 */
export const reviewMemory = async (
  client: PoolClient,
  act: Act,
  review: Review,
  { external }: { external: boolean },
): Promise<ReviewResult> => {
  await lockForChanges(client, act)
  const memory = await readReviewed(client, act, review.memoryId)
  if (!memory) return { result: 'memory missing' }
  const target = review.targetId === null ? null : ((await readReviewed(client, act, review.targetId)) ?? null)
  if (review.targetId !== null && (!target || target.document_id !== null)) return { result: 'target missing' }
  const because = misfit(review, memory, target)
  if (because !== null) return { result: 'unfit', because }

  const writeId = randomUUID()
  const changes = changesFor(review, memory, target, await followersOf(client, review))
  for (const change of changes) await changeMemory(client, act, writeId, change)
  const changed = [...new Set(changes.map(({ memoryId }) => memoryId))]
  await followChanges(client, changed, { external })
  const after = await readReviewed(client, act, memory.memory_id)
  if (after?.status === 'pending') {
    await enqueueJob(client, judgeJobOf(memory.content), {
      ...{ volumeId: act.volumeId, payload: { memory_id: memory.memory_id } },
    })
  }
  const { action, targetId } = review
  await audit(client, act, 'memory.reviewed', memory.memory_id, { action, target_id: targetId, write_id: writeId })
  return { result: 'reviewed', writeId, changed, status: after?.status ?? memory.status }
}

const readReviewed = async (client: PoolClient, act: Act, memoryId: string): Promise<Reviewed | undefined> => {
  const { rows } = await client.query<Reviewed>(
    `SELECT memory_id, status, content, flag_reason, conflicts_with, redactions, document_id, edits
     FROM memories WHERE volume_id = $1 AND memory_id = $2 FOR UPDATE`,
    [act.volumeId, memoryId],
  )
  return rows[0]
}

/**
 * Returns the memories that were merged into the reviewed memory, if the reviewer merges it: then they are merged into
 * the same target.
 */
const followersOf = async (client: PoolClient, { action, memoryId }: Review): Promise<string[]> => {
  if (action !== 'merge') return []
  const { rows } = await client.query<{ memory_id: string }>('SELECT memory_id FROM memories WHERE merged_into = $1', [
    memoryId,
  ])
  return rows.map((row) => row.memory_id)
}

/** Returns why the action cannot be applied to the memory; null if it can. */
const misfit = ({ action, targetId }: Review, memory: Reviewed, target: Reviewed | null): string | null => {
  if (memory.document_id !== null && (action !== 'approve' || memory.status !== 'approved'))
    return 'This is a part of a document: it can only be approved. To remove it, delete the document.'
  if (memory.edits !== null) return 'This is an edit of another memory: review or edit that memory, or undo the edit.'
  if (memory.status === 'pending') return 'The guard has not decided this memory yet: try again in a moment.'
  if (action === 'approve') {
    if (memory.status === 'approved') return memory.flag_reason === null ? 'This memory is already approved.' : null
    if (memory.redactions.length > 0)
      return 'This memory cannot be approved, because it contained a secret, which was not stored: write the memory again without the secret.'
    return null
  }
  if (action === 'reject') return memory.status === 'rejected' ? 'This memory is already rejected.' : null
  if (memory.status !== 'approved')
    return `The action ${action} works only on a current memory; this memory is ${memory.status}.`
  if (targetId === memory.memory_id) return 'A memory cannot be its own target.'
  return target?.status === 'approved' ? null : 'The target must be a current memory.'
}

const UNFLAGGED = `flag_reason = NULL, conflicts_with = '{}'`
/** Assignments for a memory whose conflict with $10 is resolved; it stays flagged if it is also in another conflict. */
const WITHOUT_PARTNER = `
  conflicts_with = array_remove(m.conflicts_with, $10::uuid),
  flag_reason = CASE WHEN m.flag_reason = 'conflict' AND m.conflicts_with <@ ARRAY[$10::uuid] THEN NULL ELSE m.flag_reason END`

const changesFor = (
  review: Review,
  memory: Reviewed,
  target: Reviewed | null,
  followers: readonly string[],
): Change[] => {
  const { action, reason, targetId } = review
  const change = (memoryId: string, kind: Change['kind'], assignments: string, ...values: unknown[]): Change => ({
    ...{ memoryId, kind, reason, assignments, values },
  })
  const own = (kind: Change['kind'], assignments: string, ...values: unknown[]) =>
    change(memory.memory_id, kind, assignments, ...values)
  const telling = (event: EventType, told: Change): Change => ({ ...told, event })
  const partnersOf = (side: Reviewed) => side.conflicts_with.map((id) => without(id, side.memory_id))
  const without = (partner: string, memoryId: string) => change(partner, 'approved', WITHOUT_PARTNER, memoryId)
  const partners = partnersOf(memory)
  switch (action) {
    case 'approve':
      if (memory.status === 'approved') return [telling('memory.approved', own('approved', UNFLAGGED)), ...partners]
      if (memory.status === 'superseded')
        return [
          telling(
            'memory.approved',
            own('approved', `status = 'approved', superseded_by = NULL, valid_to = NULL, ${UNFLAGGED}`),
          ),
          ...partners,
        ]
      // The memory has no vectors yet, so the guard embeds and stores it, regardless of its own judgement.
      return [
        own('approved', `status = 'pending', overruled = true, merged_into = NULL, same_hash = NULL, ${UNFLAGGED}`),
      ]
    case 'reject':
      return [
        telling(
          'memory.rejected',
          own('rejected', `status = 'rejected', reason = $10, merged_into = NULL, ${UNFLAGGED}`, reason),
        ),
        ...partners,
      ]
    case 'merge':
      return [
        telling(
          'memory.merged',
          own('merged', `status = 'merged', merged_into = $10::uuid, reason = $11, ${UNFLAGGED}`, targetId, reason),
        ),
        ...followers.map((follower) => change(follower, 'merged', 'merged_into = $10::uuid', targetId)),
        ...partners,
      ]
    case 'supersede':
      return [
        ...(memory.flag_reason === 'conflict' ? [telling('memory.approved', own('approved', UNFLAGGED))] : []),
        change(targetId as string, 'superseded', SUPERSEDED, memory.memory_id),
        ...[...partners, ...(target ? partnersOf(target) : [])].filter(
          ({ memoryId }) => memoryId !== targetId && memoryId !== memory.memory_id,
        ),
      ]
  }
}

/** Assignments for a memory that $10 supersedes. */
export const SUPERSEDED = `
  status = 'superseded', superseded_by = $10::uuid, ${UNFLAGGED},
  valid_to = (SELECT greatest(${sinceOf('newer')}, ${sinceOf('m')}) FROM memories newer WHERE newer.memory_id = $10::uuid)`
