import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openPostgresGraph } from '@agent-memory/adapters/postgres/graph/graph-store'
import { projectionIsBehind } from '@agent-memory/adapters/postgres/graph/graph-work'
import type { ExternalGraph } from '@agent-memory/core/ports/graph/external-graph'
import type { Config } from '../config/config.js'
import { type GraphReads, withStandbyGraph } from './standby-graph.js'

export interface ExternalGraphOptions {
  config: Pick<Config, 'neo4jUrl' | 'neo4jUser' | 'neo4jPassword'>
  /** Name of this installation's database. It separates the data of installations that share a graph store. */
  installation: string
  /** Milliseconds that a request waits for a read; 1,500 by default. */
  readLimitMs?: number
}

export interface GraphOptions extends ExternalGraphOptions {
  database: Database
  log: { warn(fields: object, message: string): void }
}

export interface Graphs {
  graph: GraphReads
  /** Null if NEO4J_URL is not set. */
  externalGraph: ExternalGraph | null
}

/** Opens the knowledge graph: PostgreSQL's own graph, or the graph at NEO4J_URL with PostgreSQL's graph as fallback. */
export const openGraphs = async (options: GraphOptions): Promise<Graphs> => {
  const own = openPostgresGraph(options.database)
  const external = await openExternalGraph(options)
  return {
    graph: external
      ? withStandbyGraph({ external, standby: own, isBehind: projectionIsBehind(options.database), log: options.log })
      : own,
    externalGraph: external,
  }
}

/** Opens the graph store at NEO4J_URL; returns null if NEO4J_URL is not set. */
export const openExternalGraph = async ({
  config: { neo4jUrl: url, neo4jUser: user, neo4jPassword },
  installation,
  readLimitMs,
}: ExternalGraphOptions): Promise<ExternalGraph | null> => {
  if (url === undefined) return null
  // Imported only if configured, because loading the driver takes a tenth of the startup time.
  const { openNeo4jGraph } = await import('@agent-memory/adapters/neo4j/neo4j-graph')
  const limits = readLimitMs === undefined ? {} : { readLimitMs }
  return openNeo4jGraph({ url, user, password: neo4jPassword ?? null, installation, ...limits })
}
