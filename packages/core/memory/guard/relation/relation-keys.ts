import { createHash } from 'node:crypto'
import { comparedName, speakerOf, type ToldName } from '../../speaker/speaker.js'
import { keysOf } from './keys.js'

/** A statement, who makes it, and the names that they told, the latest first. */
export interface KeyedMemory {
  volumeId: string
  userId: string | null
  writer: { agentId: string }
  content: string
  told: readonly ToldName[]
}

/**
 * The keys of a memory as the store indexes them: 64-bit hashes that hold the volume and the user's scope, so that a
 * lookup reads no row of another scope. Two memories of a scope that can be related share one. A statement about its
 * speaker has those under the speaker's known name and those under the speaker's id, so that it meets others of the
 * same speaker whatever name they were stored under; at most 32, else at most 16.
 */
export const relationKeys = ({ volumeId, userId, writer, content, told }: KeyedMemory): bigint[] => {
  const speaking = { userId, agentId: writer.agentId }
  const names = new Set([comparedName(told, speaking), speakerOf(speaking)])
  const keys = new Set([...names].flatMap((name) => keysOf(content, name)))
  return [...keys].map((key) =>
    createHash('sha256')
      .update(JSON.stringify([volumeId, userId, key]))
      .digest()
      .readBigInt64BE(),
  )
}
