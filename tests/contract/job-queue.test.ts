import { setTimeout as wait } from 'node:timers/promises'
import { migrateJobQueue, openPostgresJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import { openRedisJobQueue } from '@agent-memory/adapters/queue/bullmq-redis'
import { openLocalQueue } from '@agent-memory/adapters/queue/local-queue'
import { openRedis } from '@agent-memory/adapters/redis/connection'
import type { JobQueue, JobWorker } from '@agent-memory/core/ports/work/job-queue'
import type { OutboxJob } from '@agent-memory/core/ports/work/outbox'
import type { QueueName } from '@agent-memory/core/work/catalogue'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../support/eventually.js'
import { freeze } from '../support/freeze.js'
import { startTestDatabase } from '../support/servers/postgres.js'
import { redisIsThere, startTestRedis } from '../support/servers/redis.js'

/**
 * A store on which each process opens a queue. A queue in memory has one process, so each call returns the same queue.
 */
interface Store {
  open(onError?: (error: Error) => void): Promise<JobQueue>
  /** Makes the store hang, and returns a function that resumes it. Absent for a queue in memory, which cannot hang. */
  freeze?(): Promise<() => void>
  stop(): Promise<void>
}

const postgres = async (): Promise<Store> => {
  const server = await startTestDatabase()
  await migrateJobQueue(server.url, 'auto')
  return {
    open: async (onError = () => {}) => openPostgresJobQueue({ databaseUrl: server.url, onError }),
    freeze: () => freeze(server.pid() ?? Number.NaN),
    stop: server.stop,
  }
}

const redis = async (): Promise<Store> => {
  const server = await startTestRedis()
  const log = { info() {}, warn() {} }
  return {
    async open(onError = () => {}) {
      const connection = await openRedis({ url: server.url, log })
      const queue = openRedisJobQueue({ redis: connection, prefix: 'test', onError })
      return {
        ...queue,
        async close() {
          await queue.close()
          await connection.close()
        },
      }
    },
    freeze: () => freeze(server.pid()),
    stop: server.stop,
  }
}

const oneProcess = async (): Promise<Store> => {
  const queue = openLocalQueue(() => {})
  return { open: async () => queue, stop: async () => {} }
}

const stores = [
  { name: 'no store', start: oneProcess, isThere: true },
  { name: 'PostgreSQL', start: postgres, isThere: true },
  { name: 'Redis', start: redis, isThere: redisIsThere('the job queue contract on Redis') },
]

for (const { name, start, isThere } of stores) {
  const describeWhereThere = isThere ? describe : describe.skip
  describeWhereThere(`a job queue over ${name}`, () => {
    let store: Store
    beforeAll(async () => {
      store = await start()
    })
    afterAll(() => store?.stop())

    const workers: JobWorker[] = []
    const queues: JobQueue[] = []
    afterEach(async () => {
      for (const worker of workers.splice(0)) await worker.stop(30_000)
      for (const queue of queues.splice(0)) await queue.close()
    })
    const open = async (): Promise<JobQueue> => {
      const queue = await store.open()
      queues.push(queue)
      return queue
    }
    const work = (queue: JobQueue, ...[names, concurrency, run]: Parameters<JobQueue['work']>): JobWorker => {
      const worker = queue.work(names, concurrency, run)
      workers.push(worker)
      return worker
    }
    const job = (outboxId: bigint, queue: QueueName = 'guard'): OutboxJob => ({
      outboxId,
      job: queue === 'guard' ? 'memory.judge' : 'memory.judge_long',
      tenant: 'an organization',
      payload: { memory_id: `of ${outboxId}` },
      context: { request_id: `r${outboxId}` },
    })

    test('a job arrives unchanged at a worker of another process', async () => {
      const arrived: OutboxJob[] = []
      work(await open(), 'guard', 1, async (given, { orphaned }) => {
        expect(orphaned).toBe(false)
        arrived.push(given)
      })
      await (await open()).add([job(1n)])
      await eventually(async () => expect(arrived).toEqual([job(1n)]))
    })

    test('a job added twice runs once while the queue still holds it', async () => {
      const done: bigint[] = []
      const queue = await open()
      await queue.add([job(11n), job(12n)])
      await queue.add([job(11n), job(13n)])
      work(queue, 'guard', 1, async ({ outboxId }) => void done.push(outboxId))
      await eventually(async () => expect(done).toHaveLength(3))
      expect(new Set(done)).toEqual(new Set([11n, 12n, 13n]))
      await eventually(async () => expect((await queue.depth()).guard).toEqual({ waiting: 0, active: 0 }))
      await queue.add([job(11n)])
      await eventually(async () => expect(done).toHaveLength(4))
    })

    test('a worker runs as many jobs at once as its concurrency', async () => {
      const queue = await open()
      let running = 0
      let most = 0
      let done = 0
      let allRun = () => {}
      const threeRun = new Promise<void>((resolve) => {
        allRun = resolve
      })
      work(queue, 'guard', 3, async () => {
        most = Math.max(most, ++running)
        if (running === 3) allRun()
        await threeRun
        // Long enough for a fourth job to start, if the queue allowed that.
        await wait(20)
        running--
        done++
      })
      await queue.add(Array.from({ length: 20 }, (_, n) => job(100n + BigInt(n))))
      await eventually(async () => expect(done).toBe(20))
      expect(most).toBe(3)
    })

    test('a worker’s concurrency can be raised', async () => {
      const queue = await open()
      const started: bigint[] = []
      const ends: (() => void)[] = []
      const worker = work(queue, 'guard', 1, ({ outboxId }) => {
        started.push(outboxId)
        return new Promise((resolve) => ends.push(resolve))
      })
      await queue.add([201n, 202n, 203n, 204n].map((id) => job(id)))
      await eventually(async () => expect(started).toHaveLength(1))
      worker.setConcurrency(3)
      ends[0]?.()
      await eventually(async () => expect(started).toHaveLength(4))
      for (const end of ends) end()
    })

    test('a stopped worker waits for its runs, but not for one that never ends', async () => {
      const queue = await open()
      const ended: bigint[] = []
      const ends = new Map<bigint, () => void>()
      const worker = queue.work('guard', 2, async ({ outboxId }) => {
        await new Promise<void>((resolve) => ends.set(outboxId, resolve))
        ended.push(outboxId)
      })
      await queue.add([job(21n), job(22n)])
      await eventually(async () => expect(ends.size).toBe(2))
      const stopped = worker.stop(2_000).then(() => 'stopped')
      expect(await Promise.race([stopped, wait(1_000, 'waits')])).toBe('waits')
      ends.get(21n)?.()
      await stopped
      expect(ended).toEqual([21n])
    })

    test('an orphaned job runs again at another worker, flagged as orphaned', async () => {
      const queue = await open()
      const started: bigint[] = []
      const left = queue.work('guard-long', 1, ({ outboxId }) => {
        started.push(outboxId)
        return new Promise(() => {})
      })
      await queue.add([job(31n, 'guard-long')])
      await eventually(async () => expect(started).toEqual([31n]))
      await left.stop(1)
      if (!queue.outlivesProcess) store = await start()
      const again: unknown[] = []
      const next = await open()
      work(next, 'guard-long', 1, async ({ outboxId }, { orphaned }) => void again.push([outboxId, orphaned]))
      // A queue in memory has lost the job. The outbox, which knows what was running, adds it again as an orphan.
      if (!next.outlivesProcess) await next.add([{ ...job(31n, 'guard-long'), orphaned: true }])
      await eventually(async () => expect(again).toEqual([[31n, true]]))
    })

    test('the depth of each queue counts waiting and active jobs', async () => {
      const queue = await open()
      await eventually(async () => expect((await queue.depth())['guard-long']).toEqual({ waiting: 0, active: 0 }))
      await queue.add([41n, 42n, 43n].map((outboxId) => job(outboxId, 'guard-long')))
      expect((await queue.depth())['guard-long']).toEqual({ waiting: 3, active: 0 })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      work(queue, 'guard-long', 2, () => held)
      await eventually(async () => expect((await queue.depth())['guard-long']).toEqual({ waiting: 1, active: 2 }))
      release()
      await eventually(async () => expect((await queue.depth())['guard-long']).toEqual({ waiting: 0, active: 0 }))
    })

    test('adding fails fast while the store hangs, and works once it resumes', async () => {
      const done: bigint[] = []
      const queue = await open()
      if (!store.freeze) return
      const thaw = await store.freeze()
      work(queue, 'guard', 1, async ({ outboxId }) => void done.push(outboxId))
      try {
        await expect(queue.add([job(51n)])).rejects.toMatchObject({ code: 'service_unavailable' })
        await expect(queue.ping()).rejects.toThrow()
      } finally {
        thaw()
      }
      await eventually(() => queue.add([job(52n)]))
      // Job 51 may have been stored although its `add` failed, so it may be done too.
      await eventually(async () => expect(done).toContain(52n))
    })
  })
}
