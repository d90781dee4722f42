import { randomUUID } from 'node:crypto'
import { openNeo4jGraph } from '@agent-memory/adapters/neo4j/neo4j-graph'
import type { Database } from '@agent-memory/adapters/postgres/database'
import { openPostgresGraph } from '@agent-memory/adapters/postgres/graph/graph-store'
import type { GraphStore } from '@agent-memory/core/ports/graph-store'
import { eventually } from '../../support/eventually.js'
import type { TestNeo4j } from '../../support/neo4j.js'

/** An adapter of the port. */
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
    // What is tried here is not how fast a JVM that has just started answers.
    const graph = openNeo4jGraph({ url, user, password, installation: randomUUID(), readLimitMs: 30_000 })
    await eventually(() => graph.prepare())
    await eventually(() => graph.noteFilled())
    return {
      ...graph,
      // Emptied it does not answer until it is filled again: here with nothing.
      async clear() {
        await graph.clear()
        await graph.noteFilled()
      },
    }
  },
})
