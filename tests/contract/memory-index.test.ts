import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { afterAll, beforeAll } from '@jest/globals'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../support/servers/postgres.js'
import { startQdrant } from '../support/servers/qdrant.js'
import { held, inQdrant, inSlices } from './memory-index/adapters.js'
import { followsAlike, ranksAlike } from './memory-index/agreement.js'
import { memoryIndexContract } from './memory-index/contract.js'

const qdrant = await startQdrant()
let server: TestDatabase
let database: Database

beforeAll(async () => {
  server = await startTestDatabase()
  database = openTestDatabase(server.url)
})

afterAll(async () => {
  await database?.close()
  await server?.stop()
  await qdrant?.stop()
})

const external = qdrant ? [inQdrant(qdrant)] : []
const adapters = [held, inSlices, ...external]
adapters.forEach((adapter, seed) => {
  memoryIndexContract(adapter, seed, () => database)
})
// Without `inSlices`, which would take 15 s for this many questions.
ranksAlike([held, ...external], () => database)
followsAlike(adapters, () => database)
