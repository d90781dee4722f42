import type { OwnKey } from '@agent-memory/client/types'
import type { Batch } from './batches.js'
import { TransferError } from './read/parsed.js'

/** The key that started an import, as its checkpoint stores it. */
export type Writer = Pick<OwnKey, 'key_id' | 'name' | 'agent_id'>

/**
 * Returns the writer to state in the memories of a resumed import: the key that started the import, or null if the same
 * key resumes it. A batch in flight is sent again. For the same key, the service recognizes the batch by its
 * Idempotency-Key. For another key, it recognizes the batch's memories only if they state the first key as their
 * writer, because "I" means the writer. Throws TransferError if the keys differ and one belongs to an agent: an agent
 * can write only as itself.
 */
export function writesFor(first: Writer, now: Writer): Writer | null {
  if (first.key_id === now.key_id) return null
  if (first.agent_id === null && now.agent_id === null) return first
  throw new TransferError(
    `The key "${first.name}" started this import. Your key cannot resume it, because one of the two keys belongs to ` +
      'an agent, which writes only as itself: resume with the key that started it, or start over with --restart.',
  )
}

/** States this writer in every item that names no writer, without changing the batches. Null changes nothing. */
export async function* writtenBy(batches: AsyncIterable<Batch>, writer: Writer | null): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    if (writer === null) yield batch
    else {
      const origin = { agent: writer.name, agent_id: writer.key_id }
      yield { ...batch, items: batch.items.map((item) => ({ ...item, origin: { ...origin, ...item.origin } })) }
    }
  }
}
