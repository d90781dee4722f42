import type { GuardCandidate, GuardCandidates, MemoryStore, PendingMemory } from '../../ports/memory/memories.js'
import type { Memory } from '../types.js'

/**
 * The state of the memory that an edit changes. `none`: the judged memory is not an edit; `gone`: the edited memory is
 * not current; `same`: it is current, and the edit keeps its text and event date; `current`: it is current, and the
 * edit changes its text or event date.
 */
export type Edited = 'none' | 'current' | 'same' | 'gone'

/**
 * Returns the state of the memory that an edit changes. Call this before reading the candidates. If that memory is then
 * superseded or deleted before an approval is committed, the approval is stale.
 */
export const editedBy = async (
  memories: Pick<MemoryStore, 'current'>,
  { volumeId, edits, content, eventDate }: Pick<Memory, 'volumeId' | 'edits' | 'content' | 'eventDate'>,
): Promise<Edited> => {
  if (edits === null) return 'none'
  const [found] = await memories.current(volumeId, [edits], { chunks: false, nodes: false })
  if (!found) return 'gone'
  return found.content === content && found.eventDate.getTime() === eventDate.getTime() ? 'same' : 'current'
}

/** Returns a memory as the guard reads it: with the agent that says "I" as `writer.agentId`; `writer.agent` stays. */
export const asSpoken = (memory: PendingMemory): PendingMemory => ({
  ...memory,
  writer: { ...memory.writer, agentId: memory.speaking.agentId },
})

/** Returns the candidates without the edited memory: an edit is not compared with the version that it replaces. */
export const otherThan = (
  edited: string | null,
  { same, related }: Pick<GuardCandidates, 'same' | 'related'>,
): Pick<GuardCandidates, 'same' | 'related'> => {
  const isOther = ({ memoryId }: GuardCandidate) => memoryId !== edited
  return { same: same.filter(isOther), related: related.filter(isOther) }
}

/**
 * Returns why an edit is refused although its text could be stored: the edited memory is not current, or another memory
 * already says the same. Merging the edit into the other memory would remove the memory that the caller wants to keep,
 * so a reviewer decides. Null if the edit is accepted or the memory is not an edit.
 * @param known the other memory that says the same
 */
export const refusalOf = (edited: Edited, known: GuardCandidate | undefined): string | null => {
  if (edited === 'none') return null
  if (edited === 'gone') return 'The edited memory is not current any more.'
  if (known)
    return `The memory ${known.memoryId} already says the same. To keep only one of the two, merge them in a review.`
  return null
}
