import { createHmac, randomUUID } from 'node:crypto'
import { authorize, type KeyPrincipal } from '../access.js'
import type { Accepted, MemoryStore, NewWrite } from '../ports/memories.js'
import type { Signals } from '../ports/signals.js'
import type { AnsweredWrites, Verdicts } from '../ports/verdicts.js'
import type { VolumeStore } from '../ports/volumes.js'
import { eventDate } from './event-date.js'
import { redact, redactDeep } from './secrets.js'
import type { Category, MemoryType, Metadata, Outcome, Statement, Writer } from './types.js'

/** The body of a write, validated. */
export interface WriteBody {
  content: string
  volume_id: string
  memory_type?: MemoryType | undefined
  category?: Category | undefined
  user_id?: string | undefined
  session_id?: string | undefined
  event_date?: string | undefined
  metadata?: Metadata | undefined
}

/** One call that writes, by whatever way it came in. */
export interface WriteCall {
  principal: KeyPrincipal
  body: WriteBody
  idempotencyKey: string | undefined
  /** Aborted when the caller has gone: the write is kept, only the waiting ends. */
  signal: AbortSignal
  /** Calls back once the answer has been handed to the caller; never for one that left before. */
  onAnswered(callback: () => void): void
}

export interface WritePorts {
  memories: MemoryStore
  volumes: Pick<VolumeStore, 'volumeForKey'>
  signals: Pick<Signals, 'work'>
  verdicts: Verdicts
  answered: AnsweredWrites
  /** Keys the hash of a body, which may have held a secret. */
  hashKey: Uint8Array
  now: () => Date
}

/**
 * Writes a memory and waits for what the guard decides.
 * @throws AppError agent_not_authorized_for_volume; conflict when the Idempotency-Key came with another body; as
 * `Verdicts.wait`
 */
export const writeMemory = async (ports: WritePorts, call: WriteCall): Promise<Outcome> => {
  const accepted = await accept(ports, call)
  const outcome = await ports.verdicts.wait(accepted.memoryId, { attached: accepted.attached, signal: call.signal })
  call.onAnswered(() => ports.answered.note(accepted.writeId))
  return outcome
}

/**
 * Makes a write durable and leaves its judgement to the guard. Secrets are redacted first: nothing undisclosed may
 * become durable.
 * @throws AppError agent_not_authorized_for_volume; conflict when the Idempotency-Key came with another body
 */
export const proposeMemory = async (ports: WritePorts, call: WriteCall): Promise<Accepted> => {
  const accepted = await accept(ports, call)
  call.onAnswered(() => ports.answered.note(accepted.writeId))
  return accepted
}

const accept = async (ports: WritePorts, call: WriteCall): Promise<Accepted> => {
  const { principal, body } = call
  const volume = await ports.volumes.volumeForKey(body.volume_id, principal.agentId)
  authorize(principal, 'write_memories', 'volume', volume)
  const submit = () => ports.memories.accept(newWrite(ports, call, volume.orgId))
  const first = await submit()
  // An answered write takes no more retries; that this one was answered may not have been recorded yet.
  const late = first.attached && (await ports.answered.record(first.writeId))
  const accepted = late ? await submit() : first
  ports.signals.work()
  return accepted
}

const newWrite = ({ hashKey, now: clock }: WritePorts, call: WriteCall, orgId: string): NewWrite => {
  const now = clock()
  return {
    memoryId: randomUUID(),
    writeId: randomUUID(),
    orgId,
    volumeId: call.body.volume_id,
    statement: toStatement(call.principal, call.body, now),
    idempotencyKey: call.idempotencyKey ?? null,
    bodyHash: hashBody(hashKey, call.body),
    now,
  }
}

const toStatement = (principal: KeyPrincipal, body: WriteBody, now: Date): Statement => {
  const content = redact(body.content)
  const metadata = body.metadata ? redactDeep(body.metadata) : null
  const date = eventDate({ given: body.event_date, text: content.text, now })
  return {
    content: content.text,
    writer: writerOf(principal),
    userId: body.user_id ?? null,
    sessionId: body.session_id ?? null,
    eventDate: date.eventDate,
    eventDateSource: date.source,
    memoryType: body.memory_type ?? null,
    category: body.category ?? null,
    metadata: metadata?.value ?? null,
    redactions: [...new Set([...content.found, ...(metadata?.found ?? [])])],
  }
}

/** `agent` in results is the agent's name, or the key's; `agent_id` the agent's id, or the key's. */
export const writerOf = (principal: KeyPrincipal): Writer => ({
  keyId: principal.keyId,
  agentId: principal.agentId ?? principal.keyId,
  agent: principal.name,
})

const hashBody = (key: Uint8Array, body: WriteBody): Uint8Array => {
  const { volume_id, content, memory_type, category, user_id, session_id, event_date, metadata } = body
  const fields = [volume_id, content, memory_type, category, user_id, session_id, event_date, metadata]
  return createHmac('sha256', key).update(JSON.stringify(fields)).digest()
}
