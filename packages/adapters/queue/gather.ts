/** What one sender tells the other processes at once. */
export interface Gathered {
  /** Null when there is no work to tell of. */
  tenants: string[] | null
  memoryIds: string[]
}

/** Of a message that holds ids with commas between. */
export const idsIn = (message: string): string[] => (message === '' ? [] : message.split(','))

/** Gathers signals that come within `gatherMs` into one sending. */
export const gatherSignals = (gatherMs: number, send: (gathered: Gathered) => void) => {
  const decided = new Set<string>()
  let working: Set<string> | null = null
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    timer = undefined
    const gathered = { tenants: working && [...working], memoryIds: [...decided] }
    decided.clear()
    working = null
    send(gathered)
  }
  const schedule = (): void => {
    timer ??= setTimeout(flush, gatherMs)
  }
  return {
    work(tenants: readonly string[]) {
      working ??= new Set()
      for (const tenant of tenants) working.add(tenant)
      schedule()
    },
    decided(memoryIds: readonly string[]) {
      for (const memoryId of memoryIds) decided.add(memoryId)
      schedule()
    },
    stop: () => clearTimeout(timer),
  }
}
