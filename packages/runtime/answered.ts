import type { MemoryStore } from '@agent-memory/core/ports/memories'

/** Answers are recorded together: one statement for all of a twentieth of a second. */
const GATHER_MS = 50

export interface AnsweredWrites {
  note(writeId: string): void
  close(): Promise<void>
}

/**
 * Remembers which writes have been answered. A crash may lose the last notes: then a retry attaches to a write
 * that was answered, which gives the same answer.
 */
export const openAnsweredWrites = (memories: MemoryStore, onError: (error: unknown) => void): AnsweredWrites => {
  let gathered: string[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const writeIds = gathered
    gathered = []
    if (writeIds.length > 0) await memories.answered(writeIds).catch(onError)
  }
  return {
    note(writeId) {
      gathered.push(writeId)
      timer ??= setTimeout(() => void flush(), GATHER_MS)
    },
    close: flush,
  }
}
