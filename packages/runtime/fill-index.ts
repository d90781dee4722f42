import { setTimeout as wait } from 'node:timers/promises'
import { indexAllThatIsTaken } from '@agent-memory/core/memory/index-memory'
import { type Drift, type ReconcileCall, type ReconcilePorts, reconcile } from '@agent-memory/core/memory/reconcile'
import type { Retrieval } from '@agent-memory/core/ports/retrieval'
import { type Background, everySo, inBackground } from './background.js'
import type { Log } from './log.js'
import { FILLED_KNOWN_MS } from './standby-index.js'
import type { StoreNotes } from './store-notes.js'

/** How often it is looked whether the store has lost its vectors. */
const LOOK_EVERY_MS = 10_000
/**
 * So many looks after a start also ask for memories that nobody has promised to the index: processes that did not know
 * of it may have approved them during a deploy.
 */
const LOOKS_FOR_FORGOTTEN = 18
const FORGOTTEN = 100
const TELL_EVERY = 5_000

export interface FillPorts extends Pick<ReconcilePorts, 'ledger'> {
  /** The one whose index is kept: another one after a change of the model. */
  retrieval: () => Retrieval
  log: Log
  notes: Pick<StoreNotes, 'failed'>
}

/**
 * Keeps the index in its own store there: makes its place, and fills it from PostgreSQL when it was new or lost, without
 * the embedding model. One process at a time does; the others look again later.
 */
export const keepIndexFilled = (ports: FillPorts): Background =>
  inBackground(async (signal) => {
    for (let looks = 0; !signal.aborted; looks++) {
      await keepFilled(ports, looks, signal).catch((error: unknown) => {
        if (!signal.aborted) ports.notes.failed(error, 'the index could not be filled; it is tried again')
      })
      await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})
    }
  })

const keepFilled = async ({ ledger, log, retrieval }: FillPorts, looks: number, signal: AbortSignal): Promise<void> => {
  const { external, embedder } = retrieval()
  if (!external) return
  const ports: ReconcilePorts = { ledger, external, embedder }
  if ((await external.exists()) && (await ledger.isFilled(external.set))) {
    await external.serve()
    if (looks < LOOKS_FOR_FORGOTTEN) await indexForgotten(ports, telling(external.set, log), signal)
    return
  }
  await ledger.exclusively(`fill ${external.set}`, async (lost) => {
    const end = AbortSignal.any([signal, lost])
    log.info({ set: external.set }, 'filling the index from PostgreSQL')
    if (await ledger.isFilled(external.set)) await takeOutOfUse(ports, end)
    await external.prepare()
    const { compared } = await fill(ports, { signal: end, ...telling(external.set, log) })
    log.info({ set: external.set, memories: compared }, 'the index is filled')
  })
}

const indexForgotten = async (ports: ReconcilePorts, { onRefused }: Telling, signal: AbortSignal): Promise<void> => {
  for (let found = FORGOTTEN; found === FORGOTTEN && !signal.aborted; ) {
    const forgotten = await ports.ledger.forgotten(FORGOTTEN)
    if (forgotten.length > 0) await indexAllThatIsTaken(ports, forgotten, onRefused)
    found = forgotten.length
  }
}

/** Resolves when no process searches the set any more. */
const takeOutOfUse = async (ports: ReconcilePorts, signal: AbortSignal): Promise<void> => {
  await ports.ledger.setFilled(setOf(ports), false)
  await wait(2 * FILLED_KNOWN_MS, undefined, { signal })
}

type Telling = Required<Pick<ReconcileCall, 'onRefused' | 'onProgress'>>
type FillCall = Pick<ReconcileCall, 'signal' | 'onRefused' | 'onProgress'>

/** What is told of the filling of a set. */
export const telling = (set: string, log: Log): Telling => {
  const tell = everySo(TELL_EVERY, (memories) => log.info({ set, memories }, 'filling the index'))
  return {
    onProgress: ({ compared }) => tell(compared),
    onRefused: (memory_id, error) =>
      log.error({ set, memory_id, err: error }, 'the index refuses a memory for good, which is a dead letter now'),
  }
}

/** Brings all memories into the index and lets searches use it. For one process at a time: `ledger.exclusively`. */
export const fill = async (ports: ReconcilePorts, call: FillCall): Promise<Drift> => {
  // From now on it is among those that what is erased is taken out of.
  await ports.ledger.setFilled(setOf(ports), false)
  const drift = await reconcile(ports, { ...call, volumeId: null, repair: true })
  await ports.ledger.setFilled(setOf(ports), true)
  await ports.external.serve()
  return drift
}

/** Empties the index and fills it anew; PostgreSQL's own answers meanwhile. For one process at a time. */
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
