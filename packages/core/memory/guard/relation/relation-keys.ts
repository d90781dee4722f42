import { createHash } from 'node:crypto'
import { type ComparedMemory, comparisonContext } from '../same/event.js'
import { keysOf } from './keys.js'

/**
 * Returns the keys by which the store looks a memory up: 64-bit hashes that include the volume and the user, so that a
 * lookup reads no row of another scope. Two memories of a scope that can be related share at least one key. At most 8.
 */
export const relationKeys = (memory: ComparedMemory & { volumeId: string }): bigint[] => {
  const { speaker } = comparisonContext(memory)
  return keysOf(memory.content, speaker).map((key) =>
    createHash('sha256')
      .update(JSON.stringify([memory.volumeId, memory.userId, key]))
      .digest()
      .readBigInt64BE(),
  )
}
