import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openPostgresRateCounters } from '@agent-memory/adapters/postgres/connection/rate-counters'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'

let server: TestDatabase
let one: Database

beforeAll(async () => {
  server = await startTestDatabase()
  one = openTestDatabase(server.url)
})
afterAll(async () => {
  await one?.close()
  await server?.stop()
})

const endNow = (key: string) =>
  one.query({ text: "UPDATE rate_windows SET ends_at = now() - interval '1 ms' WHERE key = $1", values: [key] })

test('expired windows are removed', async () => {
  const counters = openPostgresRateCounters(one, 1)
  await counters.increment('old', 60)
  await endNow('old')
  const remaining = async () =>
    one.query<{ key: string }>({ text: "SELECT key FROM rate_windows WHERE key IN ('old', 'new')", values: [] })
  await eventually(async () => {
    await counters.increment('new', 60)
    expect((await remaining()).map(({ key }) => key)).toEqual(['new'])
  })
})

test('the table is unlogged', async () => {
  const text = "SELECT relpersistence FROM pg_class WHERE relname = 'rate_windows'"
  expect(await one.query({ text, values: [] })).toEqual([{ relpersistence: 'u' }])
})
