/** Wakes whoever waits, in this process or in others. A signal may be lost: whoever waits also polls. */
export interface Signals {
  /** There is new work in the outbox, or room for it; these tenants asked for it. */
  work(tenants: readonly string[]): void
  onWork(listener: (tenants: readonly string[]) => void): void
  /** These memories have been decided, or are gone. */
  decided(memoryIds: readonly string[]): void
  onDecided(listener: (memoryIds: readonly string[]) => void): void
  close(): Promise<void>
}
