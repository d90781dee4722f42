import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Json, Reply } from '../../support/http/client.js'
import { type Client, mayBeRetried, pauseBefore, timed } from './delivery.js'
import type { Acknowledgement } from './journal.js'
import type { Random } from './seeded.js'

/** A client that disconnects in the middle of a batch does so within this time of sending it. */
const CUT_MS = 60

/**
 * Proposes statements under one Idempotency-Key as a well-behaved client does, which sends the same batch again until
 * it is answered. Some batches are cut off in transit and sent again, some are repeated after their answer, and some
 * that failed are abandoned.
 */
export async function deliverBatch(client: Client, statements: readonly string[], random: Random): Promise<void> {
  const { journal, signal } = client
  const key = randomUUID()
  const headers = { 'Idempotency-Key': key, ...(random.percent(50) && { Prefer: 'wait=20' }) }
  const send = (cut?: AbortSignal) => timed(journal, () => client.memories.tryProposeAll(statements, headers, cut))
  journal.beganBatch(key, statements)
  if (random.percent(15)) await send(AbortSignal.timeout(random.between(0, CUT_MS)))
  for (let attempt = 0; !signal.aborted; attempt++) {
    const reply = await send()
    if (reply?.status === 202) {
      acknowledge(client, key, statements, reply)
      if (random.percent(20)) await sendOnceMore(client, reply, send)
      return
    }
    if (reply && !mayBeRetried(reply)) return journal.broke(`a batch: ${reply.status} ${reply.text}`)
    if (random.percent(25)) return journal.leftBatch(key)
    await wait(pauseBefore(reply, attempt))
  }
}

function acknowledge({ journal }: Client, key: string, statements: readonly string[], reply: Reply): void {
  const proposals: Json[] = reply.body.data.proposals
  if (proposals.length !== statements.length) journal.broke(`a batch of ${statements.length}: ${reply.text}`)
  for (const [at, { state, reason }] of proposals.entries()) {
    if (state === 'rejected') journal.broke(`"${statements[at]}" was rejected: ${reason}`)
  }
  journal.acknowledgedBatch(key, proposals.map(toAcknowledgement))
}

const toAcknowledgement = ({ memory_id, state, merged_into }: Json): Acknowledgement => {
  if (state === 'pending') return { ownId: memory_id }
  return { ownId: memory_id, keptId: merged_into ?? memory_id }
}

/** Sends a batch again under the same key, which must return the same writes. */
async function sendOnceMore({ journal }: Client, first: Reply, send: () => Promise<Reply | null>): Promise<void> {
  const again = await send()
  if (again === null || again.status === 503) return
  if (again.status !== 202) return journal.broke(`a batch sent again: ${again.status} ${again.text}`)
  const idsOf = ({ body }: Reply) => body.data.proposals.map(({ memory_id, write_id }: Json) => [memory_id, write_id])
  const [before, after] = [first, again].map((reply) => JSON.stringify(idsOf(reply)))
  if (before !== after) journal.broke(`a batch that was answered ${before} is ${after} when it is sent again`)
}
