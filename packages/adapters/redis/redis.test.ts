import { randomUUID } from 'node:crypto'
import { openRedis, type RedisServer } from '@agent-memory/adapters/redis/connection'
import { openRedisRateCounters } from '@agent-memory/adapters/redis/rate-counters'
import { openRedisSignals } from '@agent-memory/adapters/redis/signals'
import type { RateCounters } from '@agent-memory/core/ports/accounts/quotas'
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { together } from '../../../tests/support/concurrently.js'
import { eventually } from '../../../tests/support/eventually.js'
import { freeze } from '../../../tests/support/freeze.js'
import { freePort } from '../../../tests/support/servers/processes.js'
import { redisIsThere, startTestRedis, type TestRedis } from '../../../tests/support/servers/redis.js'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const start = async (settings?: Record<string, string>): Promise<TestRedis> => {
  const server = await startTestRedis(settings)
  ends.push(() => server.stop())
  return server
}

interface Watched extends RedisServer {
  logged: string[]
}

const open = async (url: string, startLimitMs?: number): Promise<Watched> => {
  const logged: string[] = []
  const log = {
    info: (message: string) => void logged.push(message),
    warn: (_fields: object, message: string) => void logged.push(message),
  }
  const server = await openRedis({ url, log, ...(startLimitMs !== undefined && { startLimitMs }) })
  ends.push(() => server.close())
  return { ...server, logged }
}

/** Returns rate counters that record their calls. */
const countingFallback = () => {
  const asked: string[] = []
  const window = { count: 1, endsInMs: 60_000 }
  const counters: RateCounters = {
    async increment(key) {
      asked.push(`increment ${key}`)
      return window
    },
    async forget(key) {
      asked.push(`forget ${key}`)
    },
  }
  return { counters, asked }
}

const describeWithRedis = redisIsThere('the tests of Redis') ? describe : describe.skip

describeWithRedis('the start', () => {
  test('a Redis that may evict keys is rejected with a sentence on what to do', async () => {
    const server = await start({ 'maxmemory-policy': 'allkeys-lru' })
    await expect(open(server.url)).rejects.toThrow(
      /^Redis at REDIS_URL evicts keys .*allkeys-lru.*: set maxmemory-policy to noeviction\.$/,
    )
  })

  describe('until the time limit', () => {
    const refusalOf = (url: string) => open(url, 5_000).then(String, (error: Error) => error.message)
    let withoutServer: string | undefined
    let withWrongPassword: string | undefined
    beforeAll(async () => {
      const server = await start()
      await server.command('CONFIG', 'SET', 'requirepass', 'right')
      const urls = [`redis://127.0.0.1:${await freePort()}`, server.url.replace('redis://', 'redis://:wrong-secret@')]
      // Both attempts last until the time limit, so they run side by side.
      ;[withoutServer, withWrongPassword] = await together(urls.map(refusalOf))
    })

    test('one that does not respond is retried, and finally rejected', () => {
      expect(withoutServer).toMatch(
        /^Redis at REDIS_URL did not respond within 5 s \(.*ECONNREFUSED.*\): start Redis, or correct REDIS_URL\.$/,
      )
    })

    test('a wrong password is rejected, and not shown', () => {
      expect(withWrongPassword).toMatch(/WRONGPASS/)
      expect(withWrongPassword).not.toContain('wrong-secret')
    })
  })

  test('a Redis that starts meanwhile is used', async () => {
    const server = await start()
    await server.kill()
    const opening = open(server.url)
    await server.start()
    const redis = await opening
    await eventually(async () => expect(await redis.ask((commands) => commands.ping())).toBe('PONG'))
  })
})

describeWithRedis('while it runs', () => {
  test('a hung Redis is detected, bypassed at once, and used again when it resumes', async () => {
    const server = await start()
    const redis = await open(server.url)
    const thaw = await freeze(server.pid())
    try {
      await expect(redis.ask((commands) => commands.ping())).rejects.toMatchObject({ code: 'service_unavailable' })
      await eventually(async () =>
        expect(redis.logged).toEqual(['Redis is unavailable or full; jobs wait in PostgreSQL']),
      )
    } finally {
      thaw()
    }
    await eventually(async () => expect(await redis.ask((commands) => commands.ping())).toBe('PONG'))
    expect(redis.logged).toContain('Redis is available again')
  })

  test('a killed Redis is used again after its restart', async () => {
    const server = await start()
    const redis = await open(server.url)
    await server.kill()
    await expect(redis.ask((commands) => commands.ping())).rejects.toMatchObject({ code: 'service_unavailable' })
    await server.start()
    await eventually(async () => expect(await redis.ask((commands) => commands.ping())).toBe('PONG'))
  })

  test('from 70 % of its memory on writes are rejected, until memory is free again', async () => {
    const server = await start({ maxmemory: '32mb' })
    const redis = await open(server.url)
    expect(redis.backPressure.refusal('org', 1)).toBeNull()
    await server.command('SETRANGE', 'ballast', 24_000_000, 'x')
    await eventually(async () => expect(redis.backPressure.refusal('org', 1)).not.toBeNull())
    expect(redis.backPressure.refusal('org', 1)).toMatchObject({ code: 'service_unavailable', retryAfter: 5 })
    await eventually(async () => expect(await redis.ask((commands) => commands.ping())).toBe('PONG'))
    await server.command('CONFIG', 'SET', 'maxmemory', 20_000_000)
    await eventually(() => expect(redis.ping()).rejects.toMatchObject({ code: 'service_unavailable' }))
    await eventually(async () =>
      expect(redis.backPressure.refusal('org', 1)).toMatchObject({ code: 'service_unavailable' }),
    )
    await server.command('DEL', 'ballast')
    await eventually(async () => expect(redis.backPressure.refusal('org', 1)).toBeNull())
  })
})

describeWithRedis('rate counters', () => {
  test('use the fallback while Redis is down or full, and Redis again afterwards', async () => {
    const server = await start({ maxmemory: '8mb' })
    const { counters, asked } = countingFallback()
    const windows = openRedisRateCounters(await open(server.url), 'test', counters)
    // Repeated, because a late reply from Redis also leads to the fallback.
    await eventually(async () => {
      asked.length = 0
      const key = randomUUID()
      expect(await windows.increment(key, 60)).toMatchObject({ count: 1 })
      expect(await windows.increment(key, 60)).toMatchObject({ count: 2 })
      expect(asked).toEqual([])
    })
    await server.command('CONFIG', 'SET', 'maxmemory', '100kb')
    expect(await windows.increment('k', 60)).toMatchObject({ count: 1 })
    await server.kill()
    expect(await windows.increment('k', 60)).toMatchObject({ count: 1 })
    expect(asked).toEqual(['increment k', 'increment k'])
    await server.start()
    await eventually(async () => {
      const before = asked.length
      await windows.increment('back', 60)
      expect(asked).toHaveLength(before)
    })
  })

  test('leave no key without an expiry', async () => {
    const server = await start()
    const windows = openRedisRateCounters(await open(server.url), 'test', countingFallback().counters)
    const keys = await eventually(async () => {
      await windows.increment('k', 60)
      const found = (await server.command('KEYS', '*')) as string[]
      expect(found).toEqual(['test:rate:k'])
      return found
    })
    for (const key of keys) expect(await server.command('PTTL', key)).toBeGreaterThan(0)
  })
})

describeWithRedis('signals', () => {
  const listening = async (url: string, prefix = 'test') => {
    const redis = await open(url)
    const signals = openRedisSignals(redis, prefix)
    ends.push(() => signals.close())
    const heard: (string | readonly string[])[] = []
    signals.onWork((tenants) => heard.push(['work', ...tenants].join(' ')))
    signals.onDecided((memoryIds) => heard.push(memoryIds))
    signals.onHappened((volumeIds) => heard.push(['happened', ...volumeIds].join(' ')))
    return { signals, heard }
  }

  test('wake this process at once and others through Redis, each once; other installations get nothing', async () => {
    const { url } = await start()
    const one = await listening(url)
    const other = await listening(url)
    const foreign = await listening(url, 'foreign')
    // Repeated, because signals are lost until the other process has subscribed.
    await eventually(async () => {
      one.signals.work([])
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(other.heard).toContain('work')
    })
    expect(one.heard.every((heard) => heard === 'work')).toBe(true)
    other.heard.length = 0
    one.heard.length = 0
    one.signals.work(['one-tenant'])
    one.signals.work(['another', 'one-tenant'])
    await eventually(async () => expect(other.heard).toContain('work one-tenant another'))
    one.signals.decided(['c'])
    one.signals.decided(['d'])
    expect(one.heard.slice(-2)).toEqual([['c'], ['d']])
    await eventually(async () => expect(other.heard).toContainEqual(['c', 'd']))
    one.signals.decided(['e'])
    await eventually(async () => expect(other.heard).toContainEqual(['e']))
    expect(other.heard.filter((heard) => typeof heard !== 'string')).toEqual([['c', 'd'], ['e']])
    expect(one.heard.filter((heard) => typeof heard !== 'string')).toEqual([['c'], ['d'], ['e']])
    one.signals.happened(['one-volume'])
    one.signals.happened(['another'])
    expect(one.heard.slice(-2)).toEqual(['happened one-volume', 'happened another'])
    await eventually(async () => expect(other.heard).toContain('happened one-volume another'))
    expect(foreign.heard).toEqual([])
  })

  test('are received on a connection that is pinged', async () => {
    const server = await start()
    const signals = openRedisSignals(await open(server.url), 'test', 50)
    ends.push(() => signals.close())
    await eventually(async () => expect(await server.command('CLIENT', 'LIST', 'TYPE', 'pubsub')).toMatch(/ cmd=ping /))
  })

  test('are received again after an outage of Redis', async () => {
    const server = await start()
    const one = await listening(server.url)
    const other = await listening(server.url)
    await server.kill()
    one.signals.decided(['lost'])
    await server.start()
    await eventually(async () => {
      one.signals.decided(['found'])
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(other.heard).toContainEqual(['found'])
    })
    expect(other.heard).not.toContainEqual(['lost'])
  })
})
