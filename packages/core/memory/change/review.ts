import { authorizedVolumeOf, type VolumeAccess } from '../../accounts/authorized-volume.js'
import { authorOf, type Principal } from '../../accounts/principal.js'
import { AppError, invalid } from '../../errors.js'
import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { MemoryStore, ReadMemory } from '../../ports/memory/memories.js'
import type { Act, MemoryChange, MemoryChanges, ReviewAction } from '../../ports/memory/memory-changes.js'
import type { TextWork } from '../../ports/memory/text-work.js'
import type { Verdicts } from '../../ports/memory/verdicts.js'
import type { Signals } from '../../ports/work/outbox.js'
import { endsWithin } from '../../time-limit.js'
import type { MemoryStatus } from '../types.js'

export interface ChangePorts extends VolumeAccess {
  memories: Pick<MemoryStore, 'locate' | 'read'>
  memoryChanges: MemoryChanges
  signals: Pick<Signals, 'work' | 'decided' | 'happened'>
  verdicts: Pick<Verdicts, 'waitForAll'>
  texts: Pick<TextWork, 'storable'>
  now: () => Date
}

/** Maximum wait until queries see a change: an index outside PostgreSQL gets the change only later, from a job. */
const SEEN_WITHIN_MS = 10_000

/** Returns who changes a volume, and when. */
export const actOf = (principal: Principal, { orgId, volumeId }: VolumeReach, now: Date): Act => {
  const { keyId, agentId, name } = authorOf(principal)
  return { orgId, volumeId, now, writer: { keyId, agentId: agentId ?? keyId, agent: name } }
}

export interface History extends ReadMemory {
  changes: readonly MemoryChange[]
}

/**
 * Returns a memory with its sources and its latest changes (at most LIMITS.historyChanges), oldest first.
 * @throws AppError memory_not_found, agent_not_authorized_for_volume
 */
export const readHistory = async (ports: ChangePorts, principal: Principal, memoryId: string): Promise<History> => {
  const place = await ports.memories.locate(memoryId)
  const { volumeId } = await authorizedVolumeOf(ports, principal, 'read_memories', ['memory', place])
  const [detail, changes] = await Promise.all([
    ports.memories.read(volumeId, memoryId),
    ports.memoryChanges.historyOf(volumeId, memoryId),
  ])
  if (!detail) throw new AppError('memory_not_found', 'You have no memory with this id.')
  return { ...detail, changes }
}

export interface ReviewCall {
  principal: Principal
  memoryId: string
  action: ReviewAction
  targetId: string | undefined
  reason: string | undefined
  /** Aborted when the caller disconnects; ends the redaction of `reason` and the wait until queries see the change. */
  signal: AbortSignal
}

export interface Reviewed {
  /** The id to pass to `undoWrite` to undo the review. */
  writeId: string
  status: MemoryStatus
  /** Every memory that changed. */
  changed: readonly string[]
}

/**
 * Applies a reviewer's decision to a memory: approve (clear its flag, or return it to the volume), reject, merge into
 * the target, or supersede the target.
 * @throws AppError memory_not_found, agent_not_authorized_for_volume; validation_failed for a missing or superfluous
 * target; conflict if the action does not fit the memory's state
 */
export const reviewMemory = async (ports: ChangePorts, call: ReviewCall): Promise<Reviewed> => {
  const { principal, memoryId, action, targetId = null } = call
  const place = await ports.memories.locate(memoryId)
  const volume = await authorizedVolumeOf(ports, principal, 'write_memories', ['memory', place])
  const needsTarget = action === 'merge' || action === 'supersede'
  if (needsTarget && targetId === null) throw invalid('target_id', `is required to ${action}`)
  if (!needsTarget && targetId !== null) throw invalid('target_id', 'is allowed only for merge and supersede')
  const act = actOf(principal, volume, ports.now())
  // Redact secrets in a reviewer's reason too, because no secret may be stored. The reviewer's name is stored
  // separately, not in the reason, so that it can be anonymized.
  const turn = { tenant: volume.orgId, signal: call.signal }
  const reason =
    call.reason === undefined
      ? `${DONE[action]} by a reviewer.`
      : (await ports.texts.storable(call.reason, 'allow', turn)).text
  const result = await ports.memoryChanges.review(act, { memoryId, action, targetId, reason })
  switch (result.result) {
    case 'memory missing':
      throw new AppError('memory_not_found', 'You have no memory with this id.')
    case 'target missing':
      throw new AppError('memory_not_found', 'The volume has no memory with the id given as target_id.')
    case 'unfit':
      throw new AppError('conflict', result.because)
    case 'reviewed': {
      const { writeId, changed } = result
      const outcomes = await seen(ports, volume, changed, call.signal)
      const status = result.status === 'pending' ? (outcomes.get(memoryId) ?? 'pending') : result.status
      return { writeId, status, changed }
    }
  }
}

const DONE: Readonly<Record<ReviewAction, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  merge: 'Merged',
  supersede: 'Superseded',
}

/**
 * Undoes a write, an edit or a review: restores everything it changed; a memory that it created becomes `rejected`.
 * @returns the ids of all memories that changed
 * @throws AppError write_not_found, agent_not_authorized_for_volume; conflict if the write is still pending, there is
 * nothing to undo, or later writes depend on it: the error's `write_ids` say which to undo first
 */
export const undoWrite = async (
  ports: ChangePorts,
  principal: Principal,
  writeId: string,
  signal: AbortSignal,
): Promise<{ changed: readonly string[] }> => {
  const place = await ports.memoryChanges.locateWrite(writeId)
  const volume = await authorizedVolumeOf(ports, principal, 'write_memories', ['write', place])
  const result = await ports.memoryChanges.undo(actOf(principal, volume, ports.now()), writeId)
  switch (result.result) {
    case 'pending':
      throw new AppError('conflict', 'The guard has not decided this write yet: try again in a moment.')
    case 'nothing to undo':
      throw new AppError('conflict', 'This write changed nothing, or has already been undone.')
    case 'blocked':
      throw new AppError('conflict', 'Later writes depend on this write: first undo the writes that write_ids lists.', {
        fields: { write_ids: result.by },
      })
    case 'undone':
      await seen(ports, volume, result.changed, signal)
      return { changed: result.changed }
  }
}

/** Wakes the workers and waits until queries see the changes; returns the new status of each memory. */
const seen = async (
  { signals, verdicts }: ChangePorts,
  { orgId, volumeId }: VolumeReach,
  changed: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, MemoryStatus>> => {
  signals.work([orgId])
  signals.decided(changed)
  signals.happened([volumeId])
  const outcomes = await verdicts.waitForAll(changed, endsWithin(SEEN_WITHIN_MS, signal))
  return new Map(outcomes.flatMap((outcome) => (outcome ? [[outcome.memoryId, outcome.status] as const] : [])))
}
