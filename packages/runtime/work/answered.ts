import { setTimeout as pause } from 'node:timers/promises'
import type { MemoryStore } from '@agent-memory/core/ports/memory/memories'
import type { AnsweredWrites as AnsweredWritesPort } from '@agent-memory/core/ports/memory/verdicts'

/** Answers are recorded in batches: one SQL statement for all answers within this many milliseconds. */
const GATHER_MS = 10
/** How long to wait before trying again to record answers. */
const AGAIN_MS = 1_000
/**
 * How long a retry of a write waits if this process has no unrecorded answer to that write. Another process may have
 * answered the write just before the retry; within this time, that process records its answer.
 */
const RECORDED_ELSEWHERE_MS = 5 * GATHER_MS

export interface AnsweredWrites extends AnsweredWritesPort {
  close(): Promise<void>
}

/**
 * Records which writes have been answered. A crash can lose the last records. A retry then attaches to a write that was
 * already answered, and gets the same answer again.
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
