import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { installationName } from '@agent-memory/adapters/postgres/connection/installation'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openGraphUpkeep } from '@agent-memory/adapters/postgres/graph/graph-upkeep'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index/index-ledger'
import {
  type ReconcileGraphCall,
  reconcileSources,
  reconcileStore,
  type StoreDrift,
} from '@agent-memory/core/graph/reconcile'
import type { ExternalGraph } from '@agent-memory/core/ports/graph/external-graph'
import type { Config } from '../config/config.js'
import { openExternalGraph } from '../stores/graphs.js'
import { refillGraph } from '../stores/loops/fill-graph.js'
import { type AdminIo, OPERATOR_LIMIT_MS } from './command.js'

export interface GraphCall {
  config: Config
  /** Address of the database itself, not of a transaction pooler in front of it. */
  url: string
  io: AdminIo
  database: Database
}

/** Result of a comparison. It is `differ` if differences were found, even if they have been repaired since. */
export type Compared = 'agree' | 'differ'

/** Compares memories and chunks with PostgreSQL's own graph, which must have each of them and no deleted ones. */
export const compareSources = async (
  { config, io, database }: GraphCall,
  call: Omit<ReconcileGraphCall, 'signal'>,
): Promise<Compared> => {
  const upkeep = openGraphUpkeep(database)
  const ledger = openGraphLedger(database)
  const external = config.neo4jUrl !== undefined
  const { signal } = new AbortController()
  const { compared, missing, left } = await reconcileSources({ upkeep, ledger, external }, { ...call, signal })
  io.print(`Memories and chunks compared with the graph: ${compared}.`)
  io.print(`missing from the graph: ${missing}; deleted but still in the graph: ${left}`)
  if (missing + left === 0) io.print('The graph has every memory and chunk, and no deleted ones.')
  else if (call.repair)
    io.print(
      'Deleted memories and chunks were removed from the graph. Missing ones are queued; the graph service adds them.',
    )
  else io.print('Run reconcile with --repair to remove the deleted ones from the graph and to queue the missing ones.')
  return missing + left === 0 ? 'agree' : 'differ'
}

/** Compares PostgreSQL's graph with the one at NEO4J_URL. */
export const compareStore = (call: GraphCall, what: Omit<ReconcileGraphCall, 'signal'>): Promise<Compared> =>
  withStore(call, async (store) => {
    const { io, database, url } = call
    const ports = {
      store,
      upkeep: openGraphUpkeep(database),
      ledger: openGraphLedger(database),
      volumeIds: openIndexLedger(database, url).volumeIds,
    }
    const { compared, ...found } = await reconcileStore(ports, { ...what, signal: new AbortController().signal })
    const differences = Object.values(found).reduce((sum, count) => sum + count, 0)
    io.print(`Entities compared with Neo4j: ${compared}.`)
    io.print(inWords(found))
    if (differences === 0) io.print('PostgreSQL and Neo4j agree.')
    else io.print(what.repair ? 'All differences were repaired.' : 'Run reconcile with --repair to repair Neo4j.')
    return differences === 0 ? 'agree' : 'differ'
  })

const inWords = ({ missing, behind, changed, foreign, unknownVolumes }: Omit<StoreDrift, 'compared'>): string =>
  `Differences in Neo4j: missing ${missing}, outdated ${behind}, changed ${changed}, unknown entities ${foreign}, unknown volumes ${unknownVolumes}`

/** Empties and refills the graph store. Returns false when a running process is already filling it. */
export const rebuildGraph = (call: GraphCall): Promise<boolean> =>
  withStore(call, async (store) => {
    const { io, database, url } = call
    const ports = { graphLedger: openGraphLedger(database), ledger: openIndexLedger(database, url) }
    const volumes = await refillGraph(ports, store, new AbortController().signal)
    io.print(
      volumes === null ? 'A running process is filling Neo4j: wait until Neo4j is filled.' : filledMessage(volumes),
    )
    return volumes !== null
  })

const filledMessage = (volumes: number): string =>
  `Neo4j is filled with the graphs of ${volumes} ${volumes === 1 ? 'volume' : 'volumes'}.`

const withStore = async <Result>(
  { config, database }: GraphCall,
  work: (store: ExternalGraph) => Promise<Result>,
): Promise<Result> => {
  const installation = await installationName(database)
  const store = await openExternalGraph({ config, installation, readLimitMs: OPERATOR_LIMIT_MS })
  if (store === null) throw new Error('NEO4J_URL is not set.')
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
