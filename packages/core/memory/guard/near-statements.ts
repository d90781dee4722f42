import type { MemoryIndex } from '../../ports/memory/memory-index.js'
import type { JudgedMemory, JudgeSubject, Refinements } from '../../ports/memory/refinements.js'
import { haveOneSpeaker, isPlainStatement } from './plain-statement.js'

export interface NearPorts {
  refinements: Pick<Refinements, 'neighbours'>
  index: Pick<MemoryIndex, 'search'>
}

export interface Neighbour {
  memory: JudgedMemory
  /** Cosine of the two texts' vectors. */
  cosine: number
}

/**
 * Returns the known memories of the same volume and user whose vectors are nearest to the subject's, in any order.
 * Returns none if the subject is not a plain statement or has no vector.
 * @param most how many of the nearest memories to examine; those that `neighbours` leaves out, such as newer ones, are
 * missing from the result
 */
export const nearStatements = async (
  { index, refinements }: NearPorts,
  subject: JudgeSubject,
  most: number,
  signal: AbortSignal,
): Promise<Neighbour[]> => {
  const { memory, volumeId, headSeq, vector } = subject
  if (!vector || !isPlainStatement(memory.content)) return []
  const near = await index.search(
    {
      ...{ volumeId, headSeq, vector, terms: [], wanted: 0, perLeg: most },
      among: memory.userId === null ? null : { userId: memory.userId },
    },
    signal,
  )
  const cosines = new Map(near.map(({ memoryId, cosine }) => [memoryId, cosine]))
  cosines.delete(memory.memoryId)
  if (cosines.size === 0) return []
  const memories = await refinements.neighbours(subject, [...cosines.keys()])
  return memories.map((each) => ({ memory: each, cosine: cosines.get(each.memoryId) ?? 0 }))
}

/** Returns the neighbours that can be compared with a plain subject: plain texts in which "I" is the same speaker. */
export const comparable = (subject: JudgedMemory, neighbours: readonly Neighbour[]): Neighbour[] =>
  isPlainStatement(subject.content)
    ? neighbours.filter(({ memory }) => isPlainStatement(memory.content) && haveOneSpeaker(subject, memory))
    : []
