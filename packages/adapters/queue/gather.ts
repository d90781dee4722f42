/** What one sender tells the other processes at once. */
export interface Gathered {
  work: boolean
  memoryIds: string[]
}

/** Gathers signals that come within `gatherMs` into one sending. */
export const gatherSignals = (gatherMs: number, send: (gathered: Gathered) => void) => {
  const decided = new Set<string>()
  let work = false
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    timer = undefined
    const gathered = { work, memoryIds: [...decided] }
    decided.clear()
    work = false
    send(gathered)
  }
  const schedule = (): void => {
    timer ??= setTimeout(flush, gatherMs)
  }
  return {
    work() {
      work = true
      schedule()
    },
    decided(memoryIds: readonly string[]) {
      for (const memoryId of memoryIds) decided.add(memoryId)
      schedule()
    },
    stop: () => clearTimeout(timer),
  }
}
