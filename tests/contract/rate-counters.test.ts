import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openPostgresRateCounters } from '@agent-memory/adapters/postgres/connection/rate-counters'
import { openRedis, type RedisServer } from '@agent-memory/adapters/redis/connection'
import { openRedisRateCounters } from '@agent-memory/adapters/redis/rate-counters'
import type { RateCounters } from '@agent-memory/core/ports/accounts/quotas'
import { createMemoryRateCounters } from '@agent-memory/runtime/http/access/memory-rate-counters'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../support/eventually.js'
import { openTestDatabase, startTestDatabase } from '../support/servers/postgres.js'
import { redisIsThere, startTestRedis } from '../support/servers/redis.js'

/** The counters of two processes, and how to close their store. */
interface Opened {
  processes: [RateCounters, RateCounters]
  close(): Promise<void>
}

const inMemory = async (): Promise<Opened> => {
  const counters = createMemoryRateCounters()
  return { processes: [counters, counters], async close() {} }
}

const onPostgres = async (): Promise<Opened> => {
  const server = await startTestDatabase()
  const open = (): Database => openTestDatabase(server.url)
  const databases = [open(), open()] as const
  return {
    processes: [openPostgresRateCounters(databases[0]), openPostgresRateCounters(databases[1])],
    async close() {
      for (const database of databases) await database.close()
      await server.stop()
    },
  }
}

/** Fallback for a bypassed Redis. It fails, because these tests must not bypass Redis. */
const NO_FALLBACK: RateCounters = {
  increment: () => Promise.reject(new Error('Redis was bypassed')),
  forget: async () => {},
}

const onRedis = async (): Promise<Opened> => {
  const server = await startTestRedis()
  const log = { info() {}, warn() {} }
  const open = (): Promise<RedisServer> => openRedis({ url: server.url, log })
  const connections = [await open(), await open()] as const
  return {
    processes: [
      openRedisRateCounters(connections[0], 'one', NO_FALLBACK),
      openRedisRateCounters(connections[1], 'one', NO_FALLBACK),
    ],
    async close() {
      for (const connection of connections) await connection.close()
      await server.stop()
    },
  }
}

const adapters = [
  { name: 'in memory', open: inMemory, isThere: true },
  { name: 'in PostgreSQL', open: onPostgres, isThere: true },
  { name: 'in Redis', open: onRedis, isThere: redisIsThere('the rate counter contract on Redis') },
]

for (const { name, open, isThere } of adapters) {
  const describeWhereThere = isThere ? describe : describe.skip
  describeWhereThere(`rate counters ${name}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.close())

    test('two processes that count concurrently count each request once', async () => {
      const [one, other] = opened.processes
      const windows = await Promise.all(
        Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? one : other).increment('write:key:a', 60)),
      )
      expect(windows.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 60 }, (_, n) => n + 1),
      )
      for (const { endsInMs } of windows) {
        expect(endsInMs).toBeGreaterThan(0)
        expect(endsInMs).toBeLessThanOrEqual(60_000)
      }
    })

    test('a window starts at its first request and keeps its end; each key has its own', async () => {
      const [counters] = opened.processes
      expect(await counters.increment('k', 60)).toMatchObject({ count: 1 })
      const second = await counters.increment('k', 3_600)
      expect(second.count).toBe(2)
      expect(second.endsInMs).toBeLessThanOrEqual(60_000)
      expect(await counters.increment('l', 60)).toMatchObject({ count: 1 })
    })

    test('a forgotten window is followed by a new one, in every process; others stay', async () => {
      const [one, other] = opened.processes
      await one.increment('forgotten', 60)
      await other.increment('forgotten', 60)
      await one.increment('kept', 60)
      await one.forget('forgotten')
      await one.forget('never counted')
      const next = await other.increment('forgotten', 3_600)
      expect(next.count).toBe(1)
      expect(next.endsInMs).toBeGreaterThan(60_000)
      expect(await one.increment('kept', 60)).toMatchObject({ count: 2 })
    })

    test('an ended window is followed by a new one', async () => {
      const [counters] = opened.processes
      await counters.increment('short', 1)
      // Each try counts a request. The first try after the window has ended opens the next window.
      const next = await eventually(async () => {
        const window = await counters.increment('short', 3_600)
        expect(window.endsInMs).toBeGreaterThan(60_000)
        return window
      })
      expect(next.count).toBe(1)
    })
  })
}
