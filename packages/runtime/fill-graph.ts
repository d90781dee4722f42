import { setTimeout as wait } from 'node:timers/promises'
import { type ProjectionPorts, projectVolume } from '@agent-memory/core/graph/apply'
import type { ExternalGraph } from '@agent-memory/core/ports/external-graph'
import type { GraphLedger } from '@agent-memory/core/ports/graph-ledger'
import type { IndexLedger } from '@agent-memory/core/ports/index-ledger'
import { type Background, inBackground } from './background.js'
import type { Log } from './log.js'
import type { StoreNotes } from './store-notes.js'

/** How often it is looked whether the store has lost its graphs. */
const LOOK_EVERY_MS = 10_000

export interface FillGraphPorts {
  graphLedger: GraphLedger
  ledger: Pick<IndexLedger, 'exclusively' | 'volumeIds'>
  log: Log
  notes: Pick<StoreNotes, 'failed'>
}

/** Keeps the graphs in their own store there: fills it from PostgreSQL when it is new or was lost. One process at a time does. */
export const keepGraphFilled = (ports: FillGraphPorts, store: ExternalGraph): Background =>
  inBackground(async (signal) => {
    while (!signal.aborted) {
      await keepFilled(ports, store, signal).catch((error: unknown) => {
        if (!signal.aborted) ports.notes.failed(error, 'the graph store could not be filled; it is tried again')
      })
      await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})
    }
  })

/** One process fills the store at a time. */
const FILL = 'fill the graph store'

const keepFilled = async (ports: FillGraphPorts, store: ExternalGraph, signal: AbortSignal): Promise<void> => {
  if (await store.isFilled()) return
  await ports.ledger.exclusively(FILL, async (lost) => {
    const end = AbortSignal.any([signal, lost])
    if (await store.isFilled()) return
    ports.log.info({}, 'filling the graph store from PostgreSQL')
    const volumes = await fillGraph(ports, store, end)
    ports.log.info({ volumes }, 'the graph store is filled')
  })
}

/** Brings every volume's graph into the store and lets it be read; gives how many. For one process at a time. */
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
  // Whoever has the lock by now may have emptied it.
  signal.throwIfAborted()
  await store.noteFilled()
  return volumes.length
}

/** What a fill that was ended in between left of a volume that was erased meanwhile. */
const eraseUnknown = async (ledger: Pick<IndexLedger, 'volumeIds'>, store: ExternalGraph): Promise<void> => {
  // The store is asked first: what it is told of was in PostgreSQL before.
  const held = await store.volumeIds()
  const known = new Set(await ledger.volumeIds())
  for (const volumeId of held) if (!known.has(volumeId)) await store.eraseVolume(volumeId)
}

/**
 * Empties the store and fills it anew; PostgreSQL's own graph answers meanwhile. Null when another process fills it now.
 * @throws AppError service_unavailable when either is away: the service goes on filling what is empty
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
