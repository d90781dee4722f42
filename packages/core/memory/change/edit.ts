import { createHmac, randomUUID } from 'node:crypto'
import { maySeeMemories } from '../../accounts/access.js'
import { authorizedVolumeOf } from '../../accounts/authorized-volume.js'
import { authorOf, type Principal } from '../../accounts/principal.js'
import { AppError } from '../../errors.js'
import { THREAD_TEXT } from '../../limits.js'
import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { MemoryStore } from '../../ports/memory/memories.js'
import type { EditableMemory } from '../../ports/memory/memory-changes.js'
import type { Accepted, NewWrite } from '../../ports/memory/new-write.js'
import type { Category, Memory, MemoryType, Metadata, Outcome } from '../types.js'
import { textLength, type WriteBody } from '../write/statement.js'
import { LONG_MS, type WriteCall, type WritePorts } from '../write/write.js'
import type { ChangePorts } from './review.js'

export interface EditPorts
  extends Pick<ChangePorts, 'volumes' | 'memoryChanges'>,
    Pick<WritePorts, 'signals' | 'verdicts' | 'answered' | 'texts' | 'backPressure' | 'hashKey' | 'now'> {
  memories: Pick<MemoryStore, 'locate' | 'accept' | 'outcomes'>
}

/**
 * Fields to change; absent ones stay. For a new text, type and event date are detected again unless a caller gave them.
 */
export interface Edit {
  content?: string | undefined
  memory_type?: MemoryType | undefined
  category?: Category | undefined
  event_date?: string | undefined
  metadata?: Metadata | undefined
}

export interface EditCall extends Omit<WriteCall, 'body'> {
  memoryId: string
  edit: Edit
}

export interface Edited {
  /** The id to pass to `undoWrite` to undo the edit. */
  writeId: string
  /** `approved`: the memory as it is now; `rejected`: why it is unchanged. */
  outcome: Outcome
}

/**
 * Edits a current memory: the guard judges the new version like a write. Waits until queries see the new version. A
 * rejected edit leaves the memory as it is.
 * @throws AppError memory_not_found, also for a chunk of a document; agent_not_authorized_for_volume; conflict if the
 * memory is not current, changes meanwhile, or has another pending edit; and the errors of `writeMemory`
 */
export const editMemory = async (ports: EditPorts, call: EditCall): Promise<Edited> => {
  const { principal, memoryId } = call
  const place = await ports.memories.locate(memoryId)
  const volume = await authorizedVolumeOf(ports, principal, 'write_memories', ['memory', place])
  const target = await ports.memoryChanges.editable(volume.volumeId, memoryId)
  if (!target)
    throw new AppError(
      'memory_not_found',
      'You have no memory with this id, or the memory is part of a document, which cannot be edited.',
    )
  const refusal = ports.backPressure.refusal(volume.orgId, 1)
  if (refusal) throw refusal
  const { memoryId: editId, writeId, attached } = await accept(ports, call, volume, target)
  const outcome = await ports.verdicts.wait(editId, { attached, signal: call.signal })
  call.onAnswered(() => ports.answered.note(writeId))
  if (outcome.status === 'rejected') return { writeId, outcome }
  // Report the memory's outcome as it is now or, if it was erased meanwhile, as the guard decided it.
  const [now = outcome] = await ports.memories.outcomes([memoryId])
  return { writeId, outcome: toldTo(principal, volume, { ...now, status: 'approved' }) }
}

const accept = async (ports: EditPorts, call: EditCall, volume: VolumeReach, target: EditableMemory) => {
  const write = await newVersion(ports, call, volume, target)
  const submit = async (): Promise<Accepted> => {
    const { status } = target.memory
    const accepted = await ports.memories.accept([write]).catch((error: unknown) => {
      // The status is not checked before `accept`, so that a retry gets the response to the first request even if the
      // memory has been replaced since.
      const isOld = error instanceof AppError && error.code === 'conflict' && status !== 'approved'
      throw isOld ? new AppError('conflict', `Only a current memory can be edited; this one is ${status}.`) : error
    })
    return accepted[0] as Accepted
  }
  const first = await submit()
  const isTwin = first.attached && call.idempotencyKey === undefined
  // Without an Idempotency-Key, an equal edit attaches to an earlier one only if the earlier one's response has not
  // been sent. A sent response may not be recorded yet, so wait until it is, then submit again.
  if (isTwin) await ports.answered.recorded(first.writeId)
  const accepted = isTwin ? await submit() : first
  if (accepted.waits) ports.signals.work([volume.orgId])
  return accepted
}

const newVersion = async (
  { texts, hashKey, now: clock }: EditPorts,
  { principal, principalNow, memoryId, edit, idempotencyKey, signal }: EditCall,
  { orgId, volumeId, locale, pii }: VolumeReach,
  { memory, seq }: EditableMemory,
): Promise<NewWrite> => {
  const now = clock()
  const body = bodyOf(memory, edit)
  const turn = { tenant: orgId, signal }
  const { statement } = await texts.statement(authorOf(principal), body, { locale, pii }, now, turn)
  // Check the caller again, because its key may have been revoked while the text waited for its turn.
  if (textLength(body) > THREAD_TEXT || clock().getTime() - now.getTime() > LONG_MS) await principalNow()
  return {
    statement,
    ...{ memoryId: randomUUID(), writeId: randomUUID(), orgId, volumeId, edits: { memoryId, seq } },
    idempotencyKey: idempotencyKey ?? null,
    bodyHash: hashOf(hashKey, memoryId, edit),
    ...{ now, createdAt: now, lastConfirmedAt: null, furtherSources: [] },
  }
}

/**
 * Returns the edited memory as the body of a write. "Yesterday" in it counts from the day of the memory's first write.
 */
const bodyOf = (memory: Memory, edit: Edit): WriteBody => {
  const isSameText = edit.content === undefined || edit.content === memory.content
  const keepsType = isSameText || memory.memoryTypeSource === 'given'
  const keepsDate = isSameText || memory.eventDateSource === 'given'
  return {
    content: edit.content ?? memory.content,
    volume_id: memory.volumeId,
    memory_type: edit.memory_type ?? (keepsType ? (memory.memoryType ?? undefined) : undefined),
    category: edit.category ?? memory.category ?? undefined,
    user_id: memory.userId ?? undefined,
    session_id: memory.sessionId ?? undefined,
    event_date: edit.event_date ?? (keepsDate ? memory.eventDate.toISOString() : undefined),
    metadata: edit.metadata ?? memory.metadata ?? undefined,
    origin: {
      created_at: memory.createdAt.toISOString(),
      ...(edit.memory_type === undefined && { memory_type_source: memory.memoryTypeSource }),
      ...(edit.event_date === undefined && {
        ...{ event_date_source: memory.eventDateSource, event_date_precision: memory.eventDatePrecision },
      }),
    },
  }
}

const hashOf = (key: Uint8Array, memoryId: string, edit: Edit): Uint8Array => {
  const { content, memory_type, category, event_date, metadata } = edit
  // `satisfies` makes a new field that is missing here a compile error.
  const fields = { content, memory_type, category, event_date, metadata } satisfies Record<keyof Edit, unknown>
  return createHmac('sha256', key)
    .update(JSON.stringify(['edit', memoryId, ...Object.values(fields)]))
    .digest()
}

/** Hides the guard's reason, which may quote other memories, from a caller who may not read the volume's memories. */
const toldTo = (principal: Principal, volume: VolumeReach, outcome: Outcome): Outcome =>
  maySeeMemories(principal, volume) ? outcome : { ...outcome, reason: 'Stored as the current version of this memory.' }
