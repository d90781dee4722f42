import type { MemoryStore } from '@agent-memory/core/ports/memories'
import type { AnsweredWrites as AnsweredWritesPort } from '@agent-memory/core/ports/verdicts'

/** Answers are recorded together: one statement for all of so many milliseconds. */
const GATHER_MS = 10
/** Longer than a statement may take: one that accepts a write may have begun before the record of its twin's answer. */
const REMEMBERED_MS = 10_000

export interface AnsweredWrites extends AnsweredWritesPort {
  close(): Promise<void>
}

/**
 * Remembers which writes have been answered. A crash may lose the last notes: then a retry attaches to a write
 * that was answered, which gives the same answer.
 */
export const openAnsweredWrites = (memories: MemoryStore, onError: (error: unknown) => void): AnsweredWrites => {
  const noted = new Set<string>()
  const recorded = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const writeIds = [...noted]
    if (writeIds.length === 0) return
    await memories.answered(writeIds)
    for (const writeId of writeIds) {
      noted.delete(writeId)
      recorded.add(writeId)
    }
    const forget = () => {
      for (const writeId of writeIds) recorded.delete(writeId)
    }
    setTimeout(forget, REMEMBERED_MS).unref()
  }
  return {
    note(writeId) {
      noted.add(writeId)
      timer ??= setTimeout(() => flush().catch(onError), GATHER_MS)
    },
    async record(writeId) {
      if (noted.has(writeId)) await flush()
      return recorded.has(writeId)
    },
    close: () => flush().catch(onError),
  }
}
