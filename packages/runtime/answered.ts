import type { MemoryStore } from '@agent-memory/core/ports/memories'
import type { AnsweredWrites as AnsweredWritesPort } from '@agent-memory/core/ports/verdicts'

/** Answers are recorded together: one statement for all of so many milliseconds. */
const GATHER_MS = 10

export interface AnsweredWrites extends AnsweredWritesPort {
  close(): Promise<void>
}

/**
 * Remembers which writes have been answered. A crash may lose the last notes: then a retry attaches to a write
 * that was answered, which gives the same answer.
 */
export const openAnsweredWrites = (memories: MemoryStore, onError: (error: unknown) => void): AnsweredWrites => {
  const noted = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const writeIds = [...noted]
    if (writeIds.length > 0) await memories.answered(writeIds)
    for (const writeId of writeIds) noted.delete(writeId)
  }
  return {
    note(writeId) {
      noted.add(writeId)
      timer ??= setTimeout(() => flush().catch(onError), GATHER_MS)
    },
    async record(writeId) {
      if (!noted.has(writeId)) return false
      await flush()
      return true
    },
    close: () => flush().catch(onError),
  }
}
