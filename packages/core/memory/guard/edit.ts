import type { GuardCandidate, GuardCandidates, MemoryStore, PendingMemory } from '../../ports/memory/memories.js'
import type { Memory } from '../types.js'

/**
 * Of an edit: whether the memory that it edits is current. `same`: it is, with the same text and event date, so that only
 * other fields change. `none`: the judged memory is no edit.
 */
export type Edited = 'none' | 'current' | 'same' | 'gone'

/** Read before the candidates: a change in between makes the verdict stale. */
export const editedBy = async (
  memories: Pick<MemoryStore, 'current'>,
  { volumeId, edits, content, eventDate }: Pick<Memory, 'volumeId' | 'edits' | 'content' | 'eventDate'>,
): Promise<Edited> => {
  if (edits === null) return 'none'
  const [found] = await memories.current(volumeId, [edits], { chunks: false, nodes: false })
  if (!found) return 'gone'
  return found.content === content && found.eventDate.getTime() === eventDate.getTime() ? 'same' : 'current'
}

/** The memory as the guard reads it: the agent is the one that says "I", under the name of the one that writes. */
export const asSpoken = (memory: PendingMemory): PendingMemory => ({
  ...memory,
  writer: { ...memory.writer, agentId: memory.speaking.agentId },
})

/** An edit is not compared with the version that it replaces. */
export const otherThan = (
  edited: string | null,
  { same, related }: Pick<GuardCandidates, 'same' | 'related'>,
): Pick<GuardCandidates, 'same' | 'related'> => {
  const isOther = ({ memoryId }: GuardCandidate) => memoryId !== edited
  return { same: same.filter(isOther), related: related.filter(isOther) }
}

/**
 * Why an edit is not taken, though its text could be stored: it would not be a new version of anything, or make two
 * memories say the same. Merging them instead would take away the memory that the caller wants to keep, so that is left
 * to a review. Null if it is taken, and for a memory that is no edit.
 * @param known the memory that says the same
 */
export const refusalOf = (edited: Edited, known: GuardCandidate | undefined): string | null => {
  if (edited === 'none') return null
  if (edited === 'gone') return 'The edited memory is not current any more.'
  if (known)
    return `The memory ${known.memoryId} says the same: to keep one of them, merge one into the other by a review.`
  return null
}
