import { createHmac, randomUUID } from 'node:crypto'
import type { KeyPrincipal } from '../access.js'
import type { Accepted, MemoryStore } from '../ports/memories.js'
import { eventDate } from './event-date.js'
import { redact, redactDeep } from './secrets.js'
import type { Category, MemoryType, Metadata, Statement, Writer } from './types.js'

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

export interface WriteRequest {
  principal: KeyPrincipal
  orgId: string
  body: WriteBody
  idempotencyKey: string | undefined
  now: Date
}

export interface WritePorts {
  memories: MemoryStore
  /** Keys the hash of a body, which may have held a secret. */
  hashKey: Uint8Array
}

/**
 * Makes a write durable and leaves its judgement to the guard. Secrets are redacted first: nothing
 * undisclosed may become durable.
 * @throws AppError conflict when the Idempotency-Key came with another body
 */
export const submitWrite = (ports: WritePorts, request: WriteRequest): Promise<Accepted> =>
  ports.memories.accept({
    memoryId: randomUUID(),
    writeId: randomUUID(),
    orgId: request.orgId,
    volumeId: request.body.volume_id,
    statement: toStatement(request),
    idempotencyKey: request.idempotencyKey ?? null,
    bodyHash: hashBody(ports.hashKey, request.body),
    now: request.now,
  })

const toStatement = ({ principal, body, now }: WriteRequest): Statement => {
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
