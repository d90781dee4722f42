/** One batch of signals to the other processes. */
export interface Gathered {
  /** The tenants with new work; null if no work was signalled. */
  tenants: string[] | null
  memoryIds: string[]
  /** The volumes with new events. */
  volumeIds: string[]
  /** Ids of the keys, agents, users, volumes, projects or organizations for which access was revoked. */
  revoked: string[]
}

/** Parses a comma-separated list of ids. */
export const idsIn = (message: string): string[] => (message === '' ? [] : message.split(','))

/** Collects signals for `gatherMs` milliseconds from the first one, then sends them as one batch. */
export const gatherSignals = (gatherMs: number, send: (gathered: Gathered) => void) => {
  const decided = new Set<string>()
  const happened = new Set<string>()
  const revoked = new Set<string>()
  let working: Set<string> | null = null
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    timer = undefined
    const gathered = {
      tenants: working && [...working],
      memoryIds: [...decided],
      volumeIds: [...happened],
      revoked: [...revoked],
    }
    decided.clear()
    happened.clear()
    revoked.clear()
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
    happened(volumeIds: readonly string[]) {
      for (const volumeId of volumeIds) happened.add(volumeId)
      schedule()
    },
    revoked(ids: readonly string[]) {
      for (const id of ids) revoked.add(id)
      schedule()
    },
    stop: () => clearTimeout(timer),
  }
}
