import { setTimeout as wait } from 'node:timers/promises'
import { type Drift, type ReconcileCall, type ReconcilePorts, reconcile } from '@agent-memory/core/memory/reconcile'
import type { Retrieval } from '@agent-memory/core/ports/retrieval'
import type { Background } from './background.js'
import type { Log } from './log.js'
import { FILLED_KNOWN_MS } from './standby-index.js'

/** How often it is looked whether the store has lost its vectors. */
const LOOK_EVERY_MS = 10_000
const TELL_EVERY = 5_000

export interface FillPorts extends Pick<ReconcilePorts, 'ledger'> {
  /** The one whose index is kept: another one after a change of the model. */
  retrieval: () => Retrieval
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

const ensureFilled = async ({ ledger, log, retrieval }: FillPorts, signal: AbortSignal): Promise<void> => {
  const { external, embedder } = retrieval()
  if (!external) return
  const ports: ReconcilePorts = { ledger, external, embedder }
  if (await external.prepare()) await ledger.setFilled(setOf(ports), false)
  if (await ledger.isFilled(external.set)) return external.serve()
  await ledger.exclusively(`fill ${external.set}`, async () => {
    log.info({ set: external.set }, 'filling the index from PostgreSQL')
    const { compared } = await fill(ports, { signal, onProgress: telling(external.set, log) })
    log.info({ set: external.set, memories: compared }, 'the index is filled')
  })
}

const telling = (set: string, log: Log) => {
  let told = 0
  return ({ compared }: Readonly<Drift>) => {
    if (compared - told < TELL_EVERY) return
    told = compared
    log.info({ set, memories: compared }, 'filling the index')
  }
}

/** Brings all memories into the index and lets searches use it. For one process at a time: `ledger.exclusively`. */
export const fill = async (
  ports: ReconcilePorts,
  call: Pick<ReconcileCall, 'signal' | 'onProgress'>,
): Promise<Drift> => {
  const drift = await reconcile(ports, { ...call, volumeId: null, repair: true })
  await ports.ledger.setFilled(setOf(ports), true)
  await ports.external.serve()
  return drift
}

/** Empties the index and fills it anew; PostgreSQL's own answers meanwhile. For one process at a time. */
export const refill = async (
  ports: ReconcilePorts,
  call: Pick<ReconcileCall, 'signal' | 'onProgress'>,
): Promise<Drift> => {
  await ports.ledger.setFilled(setOf(ports), false)
  // Until every process knows.
  await wait(2 * FILLED_KNOWN_MS, undefined, { signal: call.signal })
  await ports.external.clear()
  await ports.external.prepare()
  return fill(ports, call)
}

const setOf = ({ external, embedder }: ReconcilePorts) => ({
  name: external.set,
  model: embedder.model,
  dimension: embedder.dimension,
})
