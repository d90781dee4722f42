import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { afterAll, beforeAll } from '@jest/globals'
import { startNeo4j } from '../support/servers/neo4j.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../support/servers/postgres.js'
import { inNeo4j, inPostgres } from './graph-store/adapters.js'
import { readsAlike } from './graph-store/agreement.js'
import { graphStoreContract } from './graph-store/contract.js'
import { givesUpInTime } from './graph-store/faults.js'
import { reconciles } from './graph-store/reconcile.js'

const neo4j = await startNeo4j()
let server: TestDatabase
let database: Database

beforeAll(async () => {
  server = await startTestDatabase()
  database = openTestDatabase(server.url)
})

afterAll(async () => {
  await database?.close()
  await server?.stop()
  await neo4j?.stop()
})

// First, because it compares everything that the server holds.
if (neo4j) reconciles(neo4j)
const external = neo4j ? [inNeo4j(neo4j)] : []
for (const adapter of [inPostgres, ...external]) graphStoreContract(adapter, () => database)
for (const adapter of external) readsAlike(adapter, () => database)
// Last, because it restarts the server, whose first statements are then slow again.
if (neo4j) givesUpInTime(neo4j, () => database)
