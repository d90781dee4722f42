import { randomBytes, randomUUID } from 'node:crypto'
import {
  openPostgresSignals,
  openSignalsOfOneProcess,
  sendRevoked,
} from '@agent-memory/adapters/postgres/connection/signals'
import { openRedis } from '@agent-memory/adapters/redis/connection'
import { openRedisSignals, sendRevoked as publishRevoked } from '@agent-memory/adapters/redis/signals'
import type { Signals } from '@agent-memory/core/ports/work/outbox'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../support/eventually.js'
import { openTestDatabase, startTestDatabase } from '../support/servers/postgres.js'
import { redisIsThere, startTestRedis } from '../support/servers/redis.js'

/** The signals of two processes, and how to close their transport. */
interface Opened {
  processes: [Signals, Signals]
  /** Signals a revocation from a program that has not opened the port, such as `sm-admin`. */
  sendRevoked(ids: readonly string[]): Promise<void>
  close(): Promise<void>
}

const withinProcess = async (): Promise<Opened> => {
  const server = await startTestDatabase()
  const database = openTestDatabase(server.url)
  const signals = await openSignalsOfOneProcess(database)
  return {
    processes: [signals, signals],
    sendRevoked: (ids) => sendRevoked(database, ids),
    async close() {
      await signals.close()
      await database.close()
      await server.stop()
    },
  }
}

const onPostgres = async (): Promise<Opened> => {
  const server = await startTestDatabase()
  const databases = [openTestDatabase(server.url), openTestDatabase(server.url)] as const
  const processes = await Promise.all(databases.map((database) => openPostgresSignals(database, () => {})))
  return {
    processes: processes as Opened['processes'],
    sendRevoked: (ids) => sendRevoked(databases[0], ids),
    async close() {
      for (const signals of processes) await signals.close()
      for (const database of databases) await database.close()
      await server.stop()
    },
  }
}

const onRedis = async (): Promise<Opened> => {
  const server = await startTestRedis()
  const open = () => openRedis({ url: server.url, log: { info() {}, warn() {} } })
  const connections = [await open(), await open()] as const
  const processes = connections.map((redis) => openRedisSignals(redis, 'test'))
  return {
    processes: processes as Opened['processes'],
    sendRevoked: (ids) => publishRevoked(connections[0], 'test', ids),
    async close() {
      for (const signals of processes) await signals.close()
      for (const redis of connections) await redis.close()
      await server.stop()
    },
  }
}

const adapters = [
  { name: 'within a process', open: withinProcess, isThere: true },
  { name: 'over PostgreSQL', open: onPostgres, isThere: true },
  { name: 'over Redis', open: onRedis, isThere: redisIsThere('the signals contract on Redis') },
]

const KINDS = ['work', 'decided', 'happened', 'revoked'] as const
type Heard = Record<(typeof KINDS)[number], string[]>

/**
 * Records the signals that a process receives, by kind. Ignores work signals whose `from` is wrong: PostgreSQL also
 * sends a process its own signals, as if from elsewhere.
 * @param isSender whether this process sends the signals
 */
const listen = (signals: Signals, isSender: () => boolean): Heard => {
  const heard: Heard = { work: [], decided: [], happened: [], revoked: [] }
  signals.onWork((tenants, from) => {
    if (from === (isSender() ? 'here' : 'elsewhere')) heard.work.push(...(tenants.length === 0 ? ['nobody'] : tenants))
  })
  signals.onDecided((memoryIds) => heard.decided.push(...memoryIds))
  signals.onHappened((volumeIds) => heard.happened.push(...volumeIds))
  signals.onRevoked((ids) => heard.revoked.push(...ids))
  return heard
}

for (const { name, open, isThere } of adapters) {
  const describeWhereThere = isThere ? describe : describe.skip
  describeWhereThere(`signals ${name}`, () => {
    let opened: Opened
    let own: Heard
    let others: Heard
    let sender: Signals
    beforeAll(async () => {
      opened = await open()
      const [one, other] = opened.processes
      sender = one
      own = listen(one, () => sender === one)
      others = listen(other, () => sender === other)
    })
    afterAll(() => opened?.close())

    /**
     * Repeats `send` until both processes have received all signals. Signals that are sent before a process has
     * subscribed, or while it reconnects, are lost.
     */
    const hears = (send: () => void, expected: Partial<Heard>) =>
      eventually(async () => {
        for (const kind of KINDS) for (const heard of [own, others]) heard[kind].length = 0
        send()
        const all = { work: [], decided: [], happened: [], revoked: [], ...expected }
        await eventually(async () => expect([own, others]).toEqual([all, all]), 2_000)
      })

    test.each(KINDS)(
      '%s reaches this process and the other, however many ids, and no listener of another kind',
      async (kind) => {
        // These ids are as long as the longest ones in use, which earlier versions made for consents to applications.
        const ids = Array.from({ length: 450 }, () => randomBytes(32).toString('base64url'))
        const [signals] = opened.processes
        sender = signals
        await hears(
          () => {
            for (let at = 0; at < ids.length; at += 150) signals[kind](ids.slice(at, at + 150))
          },
          { [kind]: ids },
        )
      },
    )

    test('all kinds can be signalled at once', async () => {
      const ids = { work: [randomUUID()], decided: [randomUUID()], happened: [randomUUID()], revoked: [randomUUID()] }
      const [, signals] = opened.processes
      sender = signals
      await hears(() => {
        for (const kind of KINDS) signals[kind](ids[kind])
      }, ids)
    })

    test('another program can signal that access was taken away', async () => {
      const ids = Array.from({ length: 450 }, () => randomUUID())
      await hears(() => void opened.sendRevoked(ids), { revoked: ids })
    })

    test('work may belong to nobody', async () => {
      const [signals] = opened.processes
      sender = signals
      await hears(() => signals.work([]), { work: ['nobody'] })
    })

    test('work reaches the process that signals it at once', () => {
      const [signals] = opened.processes
      const tenant = randomUUID()
      const from: string[] = []
      signals.onWork(([first], where) => void (first === tenant && from.push(where)))
      signals.work([tenant])
      expect(from).toEqual(['here'])
    })
  })
}
