import { createHash } from 'node:crypto'
import { type ComparedMemory, comparisonContext } from '../same/event.js'
import { keysOf } from './keys.js'

/**
 * The keys of a memory as the store indexes them: 64-bit hashes that hold the volume and the user's scope, so that a
 * lookup reads no row of another scope. Two memories of a scope that can be related share one; at most 8.
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
