import { EventEmitter } from 'node:events'
import type { Signals } from '@agent-memory/core/ports/work/outbox'

/** Signals within a process. `workElsewhere` passes on a signal from another process. */
export interface LocalSignals extends Signals {
  workElsewhere(tenants: readonly string[]): void
}

/** Opens signals within a process. */
export const openLocalSignals = (): LocalSignals => {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    work: (tenants) => void emitter.emit('work', tenants, 'here'),
    workElsewhere: (tenants) => void emitter.emit('work', tenants, 'elsewhere'),
    onWork: (listener) => void emitter.on('work', listener),
    decided: (memoryIds) => void emitter.emit('decided', memoryIds),
    onDecided: (listener) => void emitter.on('decided', listener),
    happened: (volumeIds) => void emitter.emit('happened', volumeIds),
    onHappened: (listener) => void emitter.on('happened', listener),
    revoked: (ids) => void emitter.emit('revoked', ids),
    onRevoked: (listener) => void emitter.on('revoked', listener),
    close: async () => void emitter.removeAllListeners(),
  }
}
