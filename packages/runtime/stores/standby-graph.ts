import { Unavailable } from '@agent-memory/core/errors'
import type { ExternalGraph } from '@agent-memory/core/ports/graph/external-graph'
import type { GraphStore } from '@agent-memory/core/ports/graph/graph-store'
import { within } from '@agent-memory/core/time-limit'
import { orStandby } from './or-standby.js'

/**
 * Time limit of a read. It can be short because PostgreSQL has the same answer within milliseconds. A query reads
 * twice, so even when the store hangs at both reads, the query finishes within the two seconds that requirement P3
 * (docs/benchmarks.md) allows.
 */
const READ_TIMEOUT_MS = 500

/** The graph reads behind agent and user queries. */
export type GraphReads = Pick<GraphStore, 'entity' | 'overview' | 'search' | 'neighbourhood'>

export interface StandbyGraphOptions {
  external: GraphReads & Pick<ExternalGraph, 'isFilled'>
  /** PostgreSQL's own graph: the source of truth, with the same answers. */
  standby: GraphReads
  /** Whether the store lacks changes of the volume. It may then still hold erased data. */
  isBehind(volumeId: string): Promise<boolean>
  log: { warn(fields: object, message: string): void }
}

/**
 * Reads the graph store, or PostgreSQL's graph while the store is down, slow or not filled, or lacks changes of the
 * volume.
 */
export const withStandbyGraph = ({ external, standby, isBehind, log }: StandbyGraphOptions): GraphReads => {
  const ask = orStandby({
    store: 'neo4j',
    isBack: () => external.isFilled(),
    onAway: () => log.warn({}, 'the graph store is unavailable; PostgreSQL answers instead'),
    onBack: () => log.warn({}, 'the graph store is available again'),
  })
  const read = async <Result>(volumeId: string, from: (graph: GraphReads) => Promise<Result>): Promise<Result> => {
    const own = () => from(standby)
    return (await isBehind(volumeId)) ? own() : ask(() => within(READ_TIMEOUT_MS, from(external), tooSlow), own)
  }
  return {
    entity: (...call) => read(call[0], (graph) => graph.entity(...call)),
    overview: (...call) => read(call[0], (graph) => graph.overview(...call)),
    search: (...call) => read(call[0], (graph) => graph.search(...call)),
    neighbourhood: (...call) => read(call[0], (graph) => graph.neighbourhood(...call)),
  }
}

const tooSlow = () => new Unavailable('neo4j', 'The graph store did not answer in time.', { retryAfter: 1 })
