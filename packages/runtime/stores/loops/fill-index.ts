import { setTimeout as wait } from 'node:timers/promises'
import { indexOrDeadLetter } from '@agent-memory/core/memory/index/index-memory'
import {
  type Drift,
  type ReconcileCall,
  type ReconcilePorts,
  reconcile,
} from '@agent-memory/core/memory/index/reconcile'
import type { Retrieval } from '@agent-memory/core/ports/memory/retrieval'
import type { Log } from '../../observe/log.js'
import { type Background, inBackground, reportEvery } from '../../process/background.js'
import { FILLED_KNOWN_MS } from '../standby-index.js'
import type { StoreNotes } from '../store-notes.js'

/** How often to check whether the store has lost its vectors. */
const CHECK_EVERY_MS = 10_000
/**
 * Number of checks after a start that also look for approved memories that were never indexed. During a deploy, a
 * process configured without the external index may have written some without an indexing job.
 */
const LOOKS_FOR_FORGOTTEN = 18
const FORGOTTEN = 100
const REPORT_EVERY = 5_000

export interface FillPorts extends Pick<ReconcilePorts, 'ledger'> {
  /** Returns the embedding model in use and the index to keep filled. Both can change while the process runs. */
  retrieval: () => Retrieval
  log: Log
  notes: Pick<StoreNotes, 'failed'>
}

/**
 * Keeps the external index filled: creates its collection, and fills it from PostgreSQL when it is new or has lost its
 * data. The vectors come from PostgreSQL, so nothing is embedded. One process at a time fills the index; the other
 * processes check again later.
 */
export const keepIndexFilled = (ports: FillPorts): Background =>
  inBackground(async (signal) => {
    for (let looks = 0; !signal.aborted; looks++) {
      await keepFilled(ports, looks, signal).catch((error: unknown) => {
        if (!signal.aborted) ports.notes.failed(error, 'could not fill the index; retrying')
      })
      await wait(CHECK_EVERY_MS, undefined, { signal }).catch(() => {})
    }
  })

const keepFilled = async ({ ledger, log, retrieval }: FillPorts, looks: number, signal: AbortSignal): Promise<void> => {
  const { external, embedder } = retrieval()
  if (!external) return
  const ports: ReconcilePorts = { ledger, external, embedder }
  if ((await external.exists()) && (await ledger.isFilled(external.set))) {
    await external.serve()
    if (looks < LOOKS_FOR_FORGOTTEN) await indexForgotten(ports, fillCallbacks(external.set, log), signal)
    return
  }
  await ledger.exclusively(`fill ${external.set}`, async (lost) => {
    const end = AbortSignal.any([signal, lost])
    log.info({ set: external.set }, 'filling the index from PostgreSQL')
    if (await ledger.isFilled(external.set)) await takeOutOfUse(ports, end)
    await external.prepare()
    const { compared } = await fill(ports, { signal: end, ...fillCallbacks(external.set, log) })
    log.info({ set: external.set, memories: compared }, 'the index is filled')
  })
}

const indexForgotten = async (ports: ReconcilePorts, { onRefused }: Callbacks, signal: AbortSignal): Promise<void> => {
  for (let found = FORGOTTEN; found === FORGOTTEN && !signal.aborted; ) {
    const forgotten = await ports.ledger.unindexed(FORGOTTEN)
    if (forgotten.length > 0) await indexOrDeadLetter(ports, forgotten, onRefused)
    found = forgotten.length
  }
}

/** Marks the external index as not filled, and waits until no process searches it. */
const takeOutOfUse = async (ports: ReconcilePorts, signal: AbortSignal): Promise<void> => {
  await ports.ledger.setFilled(setOf(ports), false)
  await wait(2 * FILLED_KNOWN_MS, undefined, { signal })
}

type Callbacks = Required<Pick<ReconcileCall, 'onRefused' | 'onProgress'>>
type FillCall = Pick<ReconcileCall, 'signal' | 'onRefused' | 'onProgress'>

/** Returns callbacks that log how many memories have been indexed, and the memories that the index rejects. */
export const fillCallbacks = (set: string, log: Log): Callbacks => {
  const report = reportEvery(REPORT_EVERY, (memories) => log.info({ set, memories }, 'filling the index'))
  return {
    onProgress: ({ compared }) => report(compared),
    onRefused: (memory_id, error) =>
      log.error({ set, memory_id, err: error }, 'the index rejected a memory for good; its job is a dead letter now'),
  }
}

/** Indexes all memories, then enables searches. The caller holds the lock of `ledger.exclusively`. */
export const fill = async (ports: ReconcilePorts, call: FillCall): Promise<Drift> => {
  // Registers this set of vectors, so that from now on deleted memories are removed from it too.
  await ports.ledger.setFilled(setOf(ports), false)
  const drift = await reconcile(ports, { ...call, volumeId: null, repair: true })
  await ports.ledger.setFilled(setOf(ports), true)
  await ports.external.serve()
  return drift
}

/**
 * Empties and refills the index; PostgreSQL's own index answers meanwhile. The caller holds the lock of
 * `ledger.exclusively`.
 */
export const refill = async (ports: ReconcilePorts, call: FillCall): Promise<Drift> => {
  await takeOutOfUse(ports, call.signal)
  await ports.external.clear()
  await ports.external.prepare()
  return fill(ports, call)
}

const setOf = ({ external, embedder }: ReconcilePorts) => ({
  name: external.set,
  model: embedder.model,
  dimension: embedder.dimension,
})
