import type { OwnKey } from '@agent-memory/client/types'
import type { Batch } from './batches.js'
import { TransferError } from './parsed.js'

/** The key that began an import, as a checkpoint keeps it. */
export type Writer = Pick<OwnKey, 'key_id' | 'name' | 'agent_id'>

/**
 * What another key must say to go on with an import: that the first one writes. The service remembers a batch under way
 * for its own key alone, and takes "I" for whoever writes: only as the same writer's are its memories known again.
 * Null for the key that began. Throws TransferError for agents' keys, which write as themselves alone.
 */
export function writesFor(begun: Writer, now: Writer): Writer | null {
  if (begun.key_id === now.key_id) return null
  if (begun.agent_id === null && now.agent_id === null) return begun
  throw new TransferError(
    `The key "${begun.name}" began this import, and an agent's key writes for itself alone: go on with that key, or ` +
      'begin anew with --restart.',
  )
}

/** The batches as the given key's; their bounds stay. */
export async function* writtenBy(batches: AsyncIterable<Batch>, writer: Writer | null): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    if (writer === null) yield batch
    else {
      const origin = { agent: writer.name, agent_id: writer.key_id }
      yield { ...batch, items: batch.items.map((item) => ({ ...item, origin: { ...origin, ...item.origin } })) }
    }
  }
}
