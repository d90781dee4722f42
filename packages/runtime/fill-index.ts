import { setTimeout as wait } from 'node:timers/promises'
import { type Drift, reconcile } from '@agent-memory/core/memory/reconcile'
import type { Embedder } from '@agent-memory/core/ports/embedder'
import type { ExternalIndex } from '@agent-memory/core/ports/external-index'
import type { IndexLedger } from '@agent-memory/core/ports/index-ledger'
import type { MemoryStore } from '@agent-memory/core/ports/memories'
import type { Background } from './background.js'
import type { Log } from './log.js'

/** How often it is looked whether the store has lost its vectors. */
const LOOK_EVERY_MS = 10_000
const TELL_EVERY = 5_000

export interface FillPorts {
  ledger: IndexLedger
  external: ExternalIndex
  embedder: Pick<Embedder, 'model' | 'dimension'>
  memories: Pick<MemoryStore, 'finish'>
  log: Log
}

/**
 * Keeps the index in its own store there: makes its place, and fills it from PostgreSQL when it was new or lost, without
 * the embedding model. One process at a time does; the others look again later.
 */
export const keepIndexFilled = (ports: FillPorts): Background => {
  const stopping = new AbortController()
  const look = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await ensureFilled(ports, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) ports.log.warn({ err: error }, 'the index could not be filled; it is tried again')
      })
      await wait(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = look()
  return {
    async stop() {
      stopping.abort(new Error('the process stops'))
      await running
    },
  }
}

const ensureFilled = async (ports: FillPorts, signal: AbortSignal): Promise<void> => {
  const { external, ledger, embedder } = ports
  const set = { name: external.set, model: embedder.model, dimension: embedder.dimension }
  if (await external.prepare()) await ledger.setFilled(external.set, false)
  if (await ledger.isFilled(set)) return
  await ledger.exclusively(`fill ${external.set}`, () => fill(ports, signal))
}

const fill = async (ports: FillPorts, signal: AbortSignal): Promise<void> => {
  const { external, ledger, log } = ports
  log.info({ set: external.set }, 'filling the index from PostgreSQL')
  let told = 0
  const onProgress = ({ compared }: Readonly<Drift>) => {
    if (compared - told < TELL_EVERY) return
    told = compared
    log.info({ set: external.set, memories: compared }, 'filling the index')
  }
  const drift = await reconcile(ports, { volumeId: null, repair: true, signal, onProgress })
  await ledger.setFilled(external.set, true)
  log.info({ set: external.set, memories: drift.compared }, 'the index is filled')
}
