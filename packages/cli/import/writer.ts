import type { OwnKey } from '@agent-memory/client/types'
import type { Batch } from './batches.js'
import { TransferError } from './read/parsed.js'

/** The key that started an import, as its checkpoint stores it. */
export type Writer = Pick<OwnKey, 'key_id' | 'name' | 'agent_id'>

/**
 * Returns the writer to which a resumed import attributes its memories: the key that started it; null if the same key
 * resumes it. The service recognizes what it already got only from the same writer, because it remembers a batch in
 * flight per key and resolves "I" to the writer. Throws TransferError if one of two different keys is an agent's, which
 * can write only as itself.
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
