import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '../../support/http/client.js'
import type { Memories } from '../../support/http/memories.js'
import { isShortForm } from './extent.js'
import type { Journal } from './journal.js'

/** No request may last over 30 s, even while a store is down. The short form allows more on its busy machine. */
const LONGEST_REQUEST_MS = isShortForm ? 60_000 : 30_000

export interface Client {
  memories: Memories
  journal: Journal
  /** Aborted when the client must give up. */
  signal: AbortSignal
}

/** Writes as a well-behaved client does: retries the same request while the answer asks for it. */
export async function deliver({ memories, journal, signal }: Client, statement: string, key: string | undefined) {
  journal.began(statement, key)
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
  for (let attempt = 0; !signal.aborted; attempt++) {
    const reply = await timed(journal, () => memories.tryWrite(statement, {}, headers))
    if (reply?.status === 200) {
      if (reply.body.status !== 'rejected') return journal.acknowledged(statement, { keptId: reply.body.memory_id })
      return journal.broke(`"${statement}" was rejected: ${reply.body.reason}`)
    }
    if (reply && !mayBeRetried(reply)) return journal.broke(`${statement}: ${reply.status} ${reply.text}`)
    if (reply) journal.putOff(reply)
    await wait(pauseBefore(reply, attempt))
  }
}

/** Whether the answer is an allowed failure of a write: 503 with Retry-After, or write_failed with a memory id. */
export const mayBeRetried = ({ status, headers, body }: Reply): boolean =>
  (status === 503 && body.error === 'service_unavailable' && Number(headers.get('retry-after')) >= 1) ||
  (status === 500 && body.error === 'write_failed' && typeof body.memory_id === 'string')

/**
 * Milliseconds to wait before a retry. After an answer: its Retry-After, or 1 s if it has none. Without an answer:
 * 50 ms, doubled with each attempt up to 1 s.
 */
export const pauseBefore = (reply: Reply | null, attempt: number): number =>
  reply ? Number(reply.headers.get('retry-after') ?? 1) * 1_000 : Math.min(50 * 2 ** attempt, 1_000)

/** Repeats the request while the answer is 503, because the database can be late on a busy machine. */
export async function untilServed(request: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await request()
    if (reply.status !== 503) return reply
    await wait(pauseBefore(reply, 0))
  }
}

/** Sends a request and reports to the journal if it lasted too long. Returns null when the connection broke. */
export async function timed(journal: Journal, request: () => Promise<Reply>): Promise<Reply | null> {
  const began = performance.now()
  const reply = await request().catch((error: unknown) => {
    journal.unanswered(error, began)
    return null
  })
  const milliseconds = performance.now() - began
  if (milliseconds > LONGEST_REQUEST_MS) journal.broke(`a request lasted ${Math.round(milliseconds)} ms`)
  return reply
}
