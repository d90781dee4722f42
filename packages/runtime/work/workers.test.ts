import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import { migrateJobQueue, openPostgresJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import type { JobQueue } from '@agent-memory/core/ports/work/job-queue'
import { JOBS, type QueueName } from '@agent-memory/core/work/catalogue'
import type { JobHandler } from '@agent-memory/core/work/handlers'
import { openActivity } from '@agent-memory/core/work/shares'
import { createLog } from '@agent-memory/runtime/observe/log'
import { perTenantLimit, startWorkers } from '@agent-memory/runtime/work/workers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../tests/support/servers/postgres.js'

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
/** Number of jobs of one queue that a process runs at once while only one tenant is active. */
const ALONE = Math.max(8, 4 * availableParallelism())

type Judge = 'memory.judge' | 'memory.judge_long'

/** Starts the workers of one process, with a queue connection of their own. */
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
    { ...ports, activity, embedsHere: true, verdicts, observe: { began() {}, ended() {} } },
    handlers,
  )
  return {
    /** Creates new jobs and adds them to the queue. */
    async handOver(count: number, job: Judge = 'memory.judge') {
      const values = [VOLUME, count, job]
      const text = `INSERT INTO outbox (job, volume_id, payload) SELECT $3, $1::uuid,
        jsonb_build_object('memory_id', gen_random_uuid()) FROM generate_series(1, $2::int)`
      await database.query({ text, values })
      const jobs = await ports.outbox.claim(job, { perVolume: 100, perTenant: 100, depth: 100 })
      await eventually(() => queue.add(jobs))
    },
    /** Stops the workers without waiting for running jobs, as a kill would. The locks of these jobs then expire. */
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

test('with several tenants a process fetches all that the relay dispatches per queue, except documents', async () => {
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
  const rest = { activity, embedsHere: true, verdicts: { storeAway() {} }, observe: { began() {}, ended() {} } }
  const handler = async () => {}
  const handlers = Object.fromEntries(Object.keys(JOBS).map((job) => [job, handler]))
  startWorkers({ ...ports, ...rest, queue: queue as JobQueue }, handlers)
  activity.note('one')
  activity.note('one')
  // Webhook jobs mostly wait for endpoints of third parties, so all that may be in flight run at once, even for one
  // tenant: 512 deliveries and 32 fan-outs.
  expect(taken).toEqual({
    ...{ guard: [ALONE], 'guard-long': [8], judge: [4], index: [ALONE], documents: [1], graph: [4] },
    compare: [8],
    webhooks: [544],
  })
  activity.note('other')
  activity.note('one')
  // The 180 jobs of `index` are 64 of memory.index, 64 of memory.unindex, 16 of file.remove, and 4 each of
  // memory.rename, volume.erase, volume.unindex, document.unindex, document.erase, memory.forget, user.anonymize,
  // author.anonymize and mail.send.
  expect(taken).toEqual({
    guard: [ALONE, 64],
    'guard-long': [8, 8],
    compare: [8, 8],
    judge: [4, 4],
    index: [ALONE, 180],
    documents: [1, 1],
    graph: [4, 4],
    webhooks: [544, 544],
  })
  now = 10_000
  activity.note('one')
  expect(taken).toEqual({
    guard: [ALONE, 64, ALONE],
    'guard-long': [8, 8, 8],
    compare: [8, 8, 8],
    judge: [4, 4, 4],
    index: [ALONE, 180, ALONE],
    documents: [1, 1, 1],
    graph: [4, 4, 4],
    webhooks: [544, 544, 544],
  })
})

test.each([
  ['guard', true, Math.max(1, Math.floor(availableParallelism() / 2))],
  ['guard', false, ALONE / 2],
  ['graph', false, 2],
  ['documents', false, 1],
  ['index', false, ALONE],
  ['webhooks', false, 544],
] as const)(
  'the limit of a tenant beside others: queue %s, the model in this process: %s',
  (queue, embedsHere, limit) => {
    expect(perTenantLimit(queue, { embedsHere })).toBe(limit)
  },
)

test('jobs a killed process was running are run one by one per queue, and new ones beside them', async () => {
  const killed = startProcess(() => new Promise(() => {}))
  // Fills all slots that a process has for one tenant, so that new jobs will need extra slots.
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
  // One orphan of each queue starts, because short jobs do not wait for long jobs. A job can start twice if its process
  // stalls for long, so the ids are counted, not the starts.
  await eventually(async () => expect(new Set(begun).size).toBe(2))
  // The other orphans wait behind the running orphan. Their attempts do not grow, because any running orphan may be the
  // job that killed the process.
  await next.handOver(3)
  await eventually(async () => expect((await attempts()).sort()).toEqual([...Array(ALONE).fill(1), 2, 2]))
  expect(new Set(begun).size).toBe(5)
  held = false
  await eventually(async () => expect(await attempts()).toEqual([]))
  await next.end()
})
