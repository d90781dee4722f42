import { randomUUID } from 'node:crypto'
import { openNeo4jGraph } from '@agent-memory/adapters/neo4j/neo4j-graph'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openPostgresGraph } from '@agent-memory/adapters/postgres/graph/graph-store'
import type { GraphStore } from '@agent-memory/core/ports/graph/graph-store'
import { eventually } from '../../support/eventually.js'
import type { TestNeo4j } from '../../support/servers/neo4j.js'

export interface Adapter {
  name: string
  open(database: Database): Promise<GraphStore>
}

export const inPostgres: Adapter = {
  name: 'PostgreSQL',
  open: async (database) => openPostgresGraph(database),
}

export const inNeo4j = ({ name, url, user, password }: TestNeo4j): Adapter => ({
  name: `Neo4j: ${name}`,
  async open() {
    // The limit is long because a freshly started JVM is slow, and these tests do not test speed.
    const graph = openNeo4jGraph({ url, user, password, installation: randomUUID(), readLimitMs: 30_000 })
    await eventually(() => graph.prepare())
    await eventually(() => graph.markFilled())
    return {
      ...graph,
      // A cleared store answers only after it is marked as filled.
      async clear() {
        await graph.clear()
        await graph.markFilled()
      },
    }
  },
})
