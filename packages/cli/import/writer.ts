import type { OwnKey } from '@agent-memory/client/types'
import type { Batch } from './batches.js'
import { TransferError } from './read/parsed.js'

/** The key that started an import, as its checkpoint stores it. */
export type Writer = Pick<OwnKey, 'key_id' | 'name' | 'agent_id'>

/**
 * Returns the writer to name when another key resumes an import: the key that started it. The service remembers a batch
 * in flight per key, and resolves "I" to the writer, so it recognizes the memories only from the same writer.
 * Null if the same key resumes the import. Throws TransferError for agents' keys, which can write only as themselves.
 */
export function writesFor(first: Writer, now: Writer): Writer | null {
  if (first.key_id === now.key_id) return null
  if (first.agent_id === null && now.agent_id === null) return first
  throw new TransferError(
    `The key "${first.name}" started this import, and an agent's key can only write for itself: resume with that ` +
      'key, or start over with --restart.',
  )
}

/** Attributes the batches to the given key; their boundaries stay the same. */
export async function* writtenBy(batches: AsyncIterable<Batch>, writer: Writer | null): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    if (writer === null) yield batch
    else {
      const origin = { agent: writer.name, agent_id: writer.key_id }
      yield { ...batch, items: batch.items.map((item) => ({ ...item, origin: { ...origin, ...item.origin } })) }
    }
  }
}
