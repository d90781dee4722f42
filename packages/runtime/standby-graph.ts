import { Unavailable } from '@agent-memory/core/errors'
import type { ExternalGraph } from '@agent-memory/core/ports/external-graph'
import type { GraphStore } from '@agent-memory/core/ports/graph-store'
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'
import { orStandby } from './or-standby.js'

/**
 * PostgreSQL answers the same within milliseconds. A query reads twice, and what hangs is known by its second read at the
 * latest: it must be answered within two seconds all the same (reliability, P3).
 */
const PATIENCE_MS = 500

/** What agents and people read of graphs. */
export type GraphReads = Pick<GraphStore, 'entity' | 'overview' | 'search' | 'neighbourhood'>

export interface StandbyGraphOptions {
  external: GraphReads & Pick<ExternalGraph, 'isFilled'>
  /** PostgreSQL's own graph, which is the truth and the same. */
  standby: GraphReads
  /** Whether the store is yet to be told of changes: it may hold what was erased. */
  isBehind(volumeId: string): Promise<boolean>
  log: { warn(fields: object, message: string): void }
}

/** Reads the graph in its own store; PostgreSQL's while that one is away, late, not filled or behind in the volume. */
export const withStandbyGraph = ({ external, standby, isBehind, log }: StandbyGraphOptions): GraphReads => {
  const ask = orStandby({
    store: 'neo4j',
    isBack: () => external.isFilled(),
    onAway: () => log.warn({}, 'the graph store is away; PostgreSQL answers in its place'),
    onBack: () => log.warn({}, 'the graph store is back'),
  })
  const read = async <Result>(volumeId: string, from: (graph: GraphReads) => Promise<Result>): Promise<Result> => {
    const own = () => from(standby)
    return (await isBehind(volumeId)) ? own() : ask(() => soon(() => from(external)), own)
  }
  return {
    entity: (...call) => read(call[0], (graph) => graph.entity(...call)),
    overview: (...call) => read(call[0], (graph) => graph.overview(...call)),
    search: (...call) => read(call[0], (graph) => graph.search(...call)),
    neighbourhood: (...call) => read(call[0], (graph) => graph.neighbourhood(...call)),
  }
}

const patience = timeout(PATIENCE_MS, TimeoutStrategy.Aggressive)

const soon = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  try {
    return await patience.execute(read)
  } catch (error) {
    if (!(error instanceof TaskCancelledError)) throw error
    throw new Unavailable('neo4j', 'The graph store is late.', { retryAfter: 1, cause: error })
  }
}
