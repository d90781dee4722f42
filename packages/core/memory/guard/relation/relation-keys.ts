import { createHash } from 'node:crypto'
import { comparedName, speakerOf, type ToldName } from '../../speaker/speaker.js'
import { keysOf } from './keys.js'

/** A statement, its speaker, and the names that the speaker's current statements give, latest first. */
export interface KeyedMemory {
  volumeId: string
  userId: string | null
  writer: { agentId: string }
  content: string
  told: readonly ToldName[]
}

/**
 * Returns the keys by which the store indexes a memory: 64-bit hashes that include the volume and the user, so that a
 * lookup reads no row of another volume or user. Two memories of the same volume and user that can be related share a
 * key, with the exception that `keysOf` describes. A statement about its speaker has keys under the speaker's known
 * name and under the speaker's id. So it finds the speaker's statements from before and after the name became known.
 * Returns at most 32 keys for such a statement, and at most 16 for any other.
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
