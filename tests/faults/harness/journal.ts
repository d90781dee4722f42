/** What was answered to one write: which memory holds the statement. */
export interface Acknowledgement {
  memoryId: string
  status: 'approved' | 'merged'
}

/** One statement with all that clients did and were told about it. */
export interface Entry {
  statement: string
  /** Idempotency keys of the writes that had one. */
  keys: Set<string>
  /** Writes without a key; their retries are not counted, for they attach. */
  unkeyed: number
  acknowledged: Acknowledgement[]
}

/** The clients' memory of what they handed in, which the service is held to. */
export interface Journal {
  /** Notes that a client begins to write; with its Idempotency-Key, if it sends one. */
  began(statement: string, key: string | undefined): void
  acknowledged(statement: string, acknowledgement: Acknowledgement): void
  /** An answer that breaks a promise. */
  broke(promise: string): void
  entries(): Entry[]
  /** How many writes have been acknowledged. */
  count(): number
  broken(): string[]
}

export function openJournal(): Journal {
  const entries = new Map<string, Entry>()
  const broken: string[] = []
  let count = 0
  const entry = (statement: string): Entry => {
    const known = entries.get(statement) ?? { statement, keys: new Set(), unkeyed: 0, acknowledged: [] }
    entries.set(statement, known)
    return known
  }
  return {
    began(statement, key) {
      if (key === undefined) entry(statement).unkeyed++
      else entry(statement).keys.add(key)
    },
    acknowledged(statement, acknowledgement) {
      count++
      entry(statement).acknowledged.push(acknowledgement)
    },
    broke: (promise) => void broken.push(promise),
    entries: () => [...entries.values()],
    count: () => count,
    broken: () => broken,
  }
}
