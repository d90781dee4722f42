import type { Client } from '@agent-memory/client/client'
import { isMemoryServiceError } from '@agent-memory/client/errors'
import type { CallOptions } from '@agent-memory/client/transport/request'
import type { Undone } from '@agent-memory/client/types'
import { EXIT, Failure } from '../exit-codes.js'

/**
 * Undoes a write or a review.
 * @throws Failure that names the later writes to undo first; MemoryServiceError for any other failure
 */
export const undoWrite = async (client: Client, writeId: string, options: CallOptions): Promise<Undone> => {
  try {
    return await client.undo(writeId, options)
  } catch (error) {
    const later = isMemoryServiceError(error, 'conflict') ? laterWrites(error.body) : []
    if (later.length === 0) throw error
    const sentence = `This cannot be undone yet, because later changes depend on it. First undo these with \`sm undo\`: ${later.join(', ')}.`
    throw new Failure('conflict', sentence, EXIT.failed)
  }
}

const laterWrites = (body: unknown): string[] => {
  const ids = typeof body === 'object' && body !== null && 'write_ids' in body ? body.write_ids : []
  return Array.isArray(ids) ? ids.map(String) : []
}
