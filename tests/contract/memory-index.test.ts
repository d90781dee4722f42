import { type Database, openDatabase } from '@agent-memory/adapters/postgres/database'
import { afterAll, beforeAll } from '@jest/globals'
import { startTestDatabase, type TestDatabase } from '../support/postgres.js'
import { held, inSlices } from './memory-index/adapters.js'
import { followsAlike, ranksAlike } from './memory-index/agreement.js'
import { memoryIndexContract } from './memory-index/contract.js'

let server: TestDatabase
let database: Database

beforeAll(async () => {
  server = await startTestDatabase()
  database = openDatabase(server.url, { onError() {} })
}, 60_000)

afterAll(async () => {
  await database?.close()
  await server?.stop()
})

const adapters = [held, inSlices]
adapters.forEach((adapter, seed) => {
  memoryIndexContract(adapter, seed, () => database)
})
// Read in slices, 200 questions would take half a minute.
ranksAlike([held], () => database)
followsAlike(adapters, () => database)
