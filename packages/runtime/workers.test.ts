import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Database } from '@agent-memory/adapters/postgres/database'
import { openOutbox } from '@agent-memory/adapters/postgres/outbox'
import { migrateJobQueue, openPostgresJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import type { JobQueue } from '@agent-memory/core/ports/job-queue'
import { openActivity } from '@agent-memory/core/shares'
import { JOBS, type QueueName } from '@agent-memory/core/work/catalogue'
import type { JobHandler } from '@agent-memory/core/work/handlers'
import { createLog } from '@agent-memory/runtime/log'
import { startWorkers } from '@agent-memory/runtime/workers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eventually } from '../../tests/support/eventually.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../tests/support/postgres.js'

let server: TestDatabase
let database: Database
beforeAll(async () => {
  server = await startTestDatabase()
  await migrateJobQueue(server.url, 'auto')
  database = openTestDatabase(server.url)
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
})

const VOLUME = randomUUID()
/** What a process runs of a queue while one tenant is alone. */
const ALONE = Math.max(8, 4 * availableParallelism())

type Judge = 'memory.judge' | 'memory.judge_long'

/** The workers of one process, over a queue of its own. */
function startProcess(handle: JobHandler<Judge>) {
  const queue = openPostgresJobQueue({ databaseUrl: server.url, onError() {} })
  const ports = {
    outbox: openOutbox(database),
    queue,
    signals: openLocalSignals(),
    workLog: createLog('silent').workLog,
    notes: { watches: () => false },
  }
  const activity = openActivity(() => performance.now())
  const verdicts = { storeAway() {} }
  const handlers = { 'memory.judge': handle, 'memory.judge_long': handle }
  const workers = startWorkers(
    { ...ports, activity, embedsElsewhere: false, verdicts, observe: { began() {}, ended() {} } },
    handlers,
  )
  return {
    /** Makes new jobs and hands them to the queue. */
    async handOver(count: number, job: Judge = 'memory.judge') {
      const values = [VOLUME, count, job]
      const text = `INSERT INTO outbox (job, volume_id, payload) SELECT $3, $1::uuid,
        jsonb_build_object('memory_id', gen_random_uuid()) FROM generate_series(1, $2::int)`
      await database.query({ text, values })
      const jobs = await ports.outbox.claim(job, { perVolume: 100, perTenant: 100, depth: 100 })
      await eventually(() => queue.add(jobs))
    },
    /** Waits for nothing, as a kill does: the locks of what is under way run out. */
    async end() {
      await Promise.all(workers.map((worker) => worker.stop(0)))
      await queue.close()
    },
  }
}

const attempts = async () => {
  const rows = await database.query<{ attempts: number }>({ text: 'SELECT attempts FROM outbox', values: [] })
  return rows.map((row) => row.attempts)
}

test('beside others a process takes up all that the relay may hand over, of all kinds of a queue together, save documents', async () => {
  const taken: Partial<Record<QueueName, number[]>> = {}
  const queue: Pick<JobQueue, 'work'> = {
    work(name, concurrency) {
      const told = [concurrency]
      taken[name] = told
      return { setConcurrency: (more) => void told.push(more), stop: async () => {} }
    },
  }
  const ports = {
    outbox: openOutbox(database),
    signals: openLocalSignals(),
    workLog: createLog('silent').workLog,
    notes: { watches: () => false },
  }
  let now = 0
  const activity = openActivity(() => now)
  const rest = { activity, embedsElsewhere: false, verdicts: { storeAway() {} }, observe: { began() {}, ended() {} } }
  const handler = async () => {}
  const handlers = Object.fromEntries(Object.keys(JOBS).map((job) => [job, handler]))
  startWorkers({ ...ports, ...rest, queue: queue as JobQueue }, handlers)
  activity.note('one')
  activity.note('one')
  expect(taken).toEqual({ guard: [ALONE], 'guard-long': [8], index: [ALONE], documents: [1], graph: [4] })
  activity.note('other')
  activity.note('one')
  // 64 of memory.index, 64 of memory.unindex, 4 each of volume.unindex, document.unindex and document.erase, 16 of
  // file.remove. Of documents each process reads one at a time, of graphs it changes four.
  expect(taken).toEqual({
    guard: [ALONE, 64],
    'guard-long': [8, 8],
    index: [ALONE, 156],
    documents: [1, 1],
    graph: [4, 4],
  })
  now = 10_000
  activity.note('one')
  expect(taken).toEqual({
    guard: [ALONE, 64, ALONE],
    'guard-long': [8, 8, 8],
    index: [ALONE, 156, ALONE],
    documents: [1, 1, 1],
    graph: [4, 4, 4],
  })
})

test('of each queue, jobs that a killed process had under way are run one by one, and new ones beside them', async () => {
  const killed = startProcess(() => new Promise(() => {}))
  // As many as a process runs at once: new ones need room beside them.
  await killed.handOver(ALONE)
  await killed.handOver(2, 'memory.judge_long')
  await eventually(async () => expect(await attempts()).toEqual(Array(ALONE + 2).fill(1)))
  await killed.end()

  let held = true
  const begun: bigint[] = []
  const orphans = await database.query<{ outbox_id: bigint }>({ text: 'SELECT outbox_id FROM outbox', values: [] })
  const isOrphan = (id: bigint) => orphans.some(({ outbox_id }) => outbox_id === id)
  const next = startProcess(async (_payload, { outboxId }) => {
    begun.push(outboxId)
    while (held && isOrphan(outboxId)) await new Promise((resolve) => setTimeout(resolve, 20))
    await openOutbox(database).bury(outboxId, 'done')
  })
  // One of each queue: the short ones do not wait for the long.
  // A job whose process stood still for long is begun anew, and not once more counted here.
  await eventually(async () => expect(new Set(begun).size).toBe(2))
  // The others wait behind the one that is held, and are not counted: it may be the one that kills.
  await next.handOver(3)
  await eventually(async () => expect((await attempts()).sort()).toEqual([...Array(ALONE).fill(1), 2, 2]))
  expect(new Set(begun).size).toBe(5)
  held = false
  await eventually(async () => expect(await attempts()).toEqual([]))
  await next.end()
})
