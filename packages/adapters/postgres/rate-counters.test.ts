import { type Database, openDatabase } from '@agent-memory/adapters/postgres/database'
import { openPostgresRateCounters } from '@agent-memory/adapters/postgres/rate-counters'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestDatabase, type TestDatabase } from '../../../tests/support/postgres.js'

let server: TestDatabase
let one: Database
let other: Database

beforeAll(async () => {
  server = await startTestDatabase()
  one = openDatabase(server.url, { onError: () => {} })
  other = openDatabase(server.url, { onError: () => {} })
})
afterAll(async () => {
  await one?.close()
  await other?.close()
  await server?.stop()
})

const endNow = (key: string) =>
  one.query({ text: "UPDATE rate_windows SET ends_at = now() - interval '1 ms' WHERE key = $1", values: [key] })

test('two processes that count at once count each request once', async () => {
  const counters = [openPostgresRateCounters(one), openPostgresRateCounters(other)]
  const windows = await Promise.all(Array.from({ length: 60 }, (_, n) => counters[n % 2]?.increment('write:key:a', 60)))
  expect(windows.map((window) => window?.count).sort((a = 0, b = 0) => a - b)).toEqual(
    Array.from({ length: 60 }, (_, n) => n + 1),
  )
  for (const window of windows) {
    expect(window?.endsInMs).toBeGreaterThan(0)
    expect(window?.endsInMs).toBeLessThanOrEqual(60_000)
  }
  expect(await counters[1]?.read('write:key:a')).toMatchObject({ count: 60 })
})

test('a window starts at its first request, keeps its end, and is followed by another', async () => {
  const counters = openPostgresRateCounters(one)
  expect(await counters.read('k')).toBeNull()
  await counters.increment('k', 60)
  const second = await counters.increment('k', 3_600)
  expect(second.count).toBe(2)
  expect(second.endsInMs).toBeLessThanOrEqual(60_000)
  await endNow('k')
  expect(await counters.read('k')).toBeNull()
  const next = await counters.increment('k', 3_600)
  expect(next.count).toBe(1)
  expect(next.endsInMs).toBeGreaterThan(60_000)
})

test('windows that ended are removed', async () => {
  const counters = openPostgresRateCounters(one, 1)
  await counters.increment('old', 60)
  await endNow('old')
  await counters.increment('new', 60)
  const remaining = async () =>
    one.query<{ key: string }>({ text: "SELECT key FROM rate_windows WHERE key IN ('old', 'new')", values: [] })
  let rows = await remaining()
  for (let tries = 0; rows.length > 1 && tries < 200; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    rows = await remaining()
  }
  expect(rows.map(({ key }) => key)).toEqual(['new'])
})

test('the table is unlogged', async () => {
  const text = "SELECT relpersistence FROM pg_class WHERE relname = 'rate_windows'"
  expect(await one.query({ text, values: [] })).toEqual([{ relpersistence: 'u' }])
})
