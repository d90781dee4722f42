import { setTimeout as wait } from 'node:timers/promises'
import { type ProjectionPorts, projectVolume } from '@agent-memory/core/graph/apply'
import type { ExternalGraph } from '@agent-memory/core/ports/graph/external-graph'
import type { GraphLedger } from '@agent-memory/core/ports/graph/graph-ledger'
import type { IndexLedger } from '@agent-memory/core/ports/memory/index-ledger'
import type { Log } from '../../observe/log.js'
import { type Background, inBackground } from '../../process/background.js'
import type { StoreNotes } from '../store-notes.js'

/** How often to check whether the store has lost its graphs. */
const CHECK_EVERY_MS = 10_000

export interface FillGraphPorts {
  graphLedger: GraphLedger
  ledger: Pick<IndexLedger, 'exclusively' | 'volumeIds'>
  log: Log
  notes: Pick<StoreNotes, 'failed'>
}

/** Fills the graph store from PostgreSQL when the store is new or lost its data. One process at a time does this. */
export const keepGraphFilled = (ports: FillGraphPorts, store: ExternalGraph): Background =>
  inBackground(async (signal) => {
    while (!signal.aborted) {
      await keepFilled(ports, store, signal).catch((error: unknown) => {
        if (!signal.aborted) ports.notes.failed(error, 'could not fill the graph store; retrying')
      })
      await wait(CHECK_EVERY_MS, undefined, { signal }).catch(() => {})
    }
  })

const FILL = 'fill the graph store'

const keepFilled = async (ports: FillGraphPorts, store: ExternalGraph, signal: AbortSignal): Promise<void> => {
  if (await store.isFilled()) return
  await ports.ledger.exclusively(FILL, async (lost) => {
    const end = AbortSignal.any([signal, lost])
    if (await store.isFilled()) return
    ports.log.info({}, 'filling the graph store from PostgreSQL')
    const volumes = await fillGraph(ports, store, end)
    ports.log.info({ volumes }, 'the graph store has all facts now')
  })
}

/**
 * Projects every volume's graph into the store, then enables reads from it. Returns the number of volumes. Only one
 * process at a time may do this.
 */
export const fillGraph = async (
  { graphLedger, ledger }: Pick<FillGraphPorts, 'graphLedger' | 'ledger'>,
  store: ExternalGraph,
  signal: AbortSignal,
): Promise<number> => {
  const ports: ProjectionPorts = { ledger: graphLedger, store }
  await store.prepare()
  const volumes = await ledger.volumeIds()
  for (const volumeId of volumes) {
    signal.throwIfAborted()
    await projectVolume(ports, volumeId)
  }
  await eraseUnknown(ledger, store)
  // If this process lost the lock, another process may hold it now and may have emptied the store.
  signal.throwIfAborted()
  await store.markFilled()
  return volumes.length
}

/** Erases volumes that an interrupted fill wrote to the store and that have been deleted since. */
const eraseUnknown = async (ledger: Pick<IndexLedger, 'volumeIds'>, store: ExternalGraph): Promise<void> => {
  // The store is read before PostgreSQL, so that a volume created in between is not mistaken for a deleted one.
  const held = await store.volumeIds()
  const known = new Set(await ledger.volumeIds())
  for (const volumeId of held) if (!known.has(volumeId)) await store.eraseVolume(volumeId)
}

/**
 * Empties and refills the store; PostgreSQL's own graph answers meanwhile. Returns the number of volumes, or null when
 * another process is filling the store.
 * @throws AppError service_unavailable when PostgreSQL or the graph store is down. The service will then fill the empty
 * store later
 */
export const refillGraph = async (
  ports: Pick<FillGraphPorts, 'graphLedger' | 'ledger'>,
  store: ExternalGraph,
  signal: AbortSignal,
): Promise<number | null> => {
  let volumes: number | null = null
  await ports.ledger.exclusively(FILL, async (lost) => {
    await store.prepare()
    await store.clear()
    volumes = await fillGraph(ports, store, AbortSignal.any([signal, lost]))
  })
  return volumes
}
