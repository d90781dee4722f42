import { setTimeout as pause } from 'node:timers/promises'
import type { MemoryStore } from '@agent-memory/core/ports/memories'
import type { AnsweredWrites as AnsweredWritesPort } from '@agent-memory/core/ports/verdicts'

/** Answers are recorded together: one statement for all of so many milliseconds. */
const GATHER_MS = 10
/** After a failure. */
const AGAIN_MS = 1_000
/**
 * What another process has answered by now it has recorded then, and so has this one what it forgot while the twin was
 * being accepted. A retry of a write that was not answered waits so long.
 */
const RECORDED_ELSEWHERE_MS = 5 * GATHER_MS

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
    if (writeIds.length === 0) return
    await memories.answered(writeIds)
    for (const writeId of writeIds) noted.delete(writeId)
  }
  const gathered = (): void => {
    flush().catch((error) => {
      onError(error)
      timer ??= setTimeout(gathered, AGAIN_MS).unref()
    })
  }
  return {
    note(writeId) {
      noted.add(writeId)
      timer ??= setTimeout(gathered, GATHER_MS)
    },
    async recorded(writeId) {
      if (noted.has(writeId)) await flush()
      else await pause(RECORDED_ELSEWHERE_MS)
    },
    close: () => flush().catch(onError),
  }
}
