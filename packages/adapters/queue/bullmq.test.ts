import { migrateJobQueue, openJobQueue } from '@agent-memory/adapters/queue/bullmq'
import type { JobQueue, JobWorker } from '@agent-memory/core/ports/job-queue'
import type { OutboxJob } from '@agent-memory/core/ports/outbox'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { freeze } from '../../../tests/support/freeze.js'
import { startTestDatabase, type TestDatabase } from '../../../tests/support/postgres.js'

let server: TestDatabase
beforeAll(async () => {
  server = await startTestDatabase()
  await migrateJobQueue(server.url, 'auto')
}, 60_000)
afterAll(() => server?.stop())

const job = (outboxId: bigint): OutboxJob => ({ outboxId, job: 'memory.judge', payload: { memory_id: 'any' } })

const open: { worker: JobWorker; queue: JobQueue }[] = []
afterEach(async () => {
  for (const { worker, queue } of open.splice(0)) {
    await worker.stop(1_000)
    await queue.close()
  }
})

const testOnLinux = process.platform === 'linux' ? test : test.skip

testOnLinux('a queue and a worker that were opened while PostgreSQL hung work once it answers', async () => {
  const errors: Error[] = []
  const done: bigint[] = []
  const queue = openJobQueue({ databaseUrl: server.url, onError: (error) => errors.push(error) })
  const thaw = freeze(server.pid() ?? Number.NaN)
  const worker = queue.work('guard', 1, async ({ outboxId }) => void done.push(outboxId))
  open.push({ worker, queue })
  try {
    await expect(queue.add([job(1n)])).rejects.toThrow()
  } finally {
    thaw()
  }
  await eventually(() => queue.add([job(2n)]))
  await eventually(async () => expect(done).toEqual([2n]))
  expect(errors).not.toEqual([])
})

test('a worker is stopped before it could start', async () => {
  const queue = openJobQueue({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', onError() {} })
  await queue.work('guard', 1, async () => {}).stop(1_000)
  await queue.close()
})

test('a job that is added twice runs once while the queue knows it', async () => {
  const done: bigint[] = []
  const queue = openJobQueue({ databaseUrl: server.url, onError() {} })
  await queue.add([job(11n), job(12n)])
  await queue.add([job(11n), job(13n)])
  const worker = queue.work('guard', 1, async ({ outboxId }) => void done.push(outboxId))
  open.push({ worker, queue })
  await eventually(async () => expect(done).toHaveLength(3))
  expect(new Set(done)).toEqual(new Set([11n, 12n, 13n]))
})

test('a worker that is stopped waits for what it runs, but not for a run that does not end', async () => {
  const queue = openJobQueue({ databaseUrl: server.url, onError() {} })
  let ended = false
  const begun: bigint[] = []
  const worker = queue.work('guard', 2, async ({ outboxId }) => {
    begun.push(outboxId)
    await (outboxId === 21n ? new Promise((resolve) => setTimeout(resolve, 200)) : new Promise(() => {}))
    ended = true
  })
  await queue.add([job(21n), job(22n)])
  await eventually(async () => expect(begun).toHaveLength(2))
  await worker.stop(1_000)
  expect(ended).toBe(true)
  await queue.close()
})

test('the depth of every queue tells what waits and what is under way', async () => {
  const queue = openJobQueue({ databaseUrl: server.url, onError() {} })
  await eventually(async () => expect(await queue.depth()).toMatchObject({ 'guard-long': { waiting: 0, active: 0 } }))
  await queue.add([31n, 32n, 33n].map((outboxId) => ({ ...job(outboxId), job: 'memory.judge_long' as const })))
  expect(await queue.depth()).toMatchObject({ 'guard-long': { waiting: 3, active: 0 } })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const worker = queue.work('guard-long', 2, () => held)
  open.push({ worker, queue })
  await eventually(async () => expect(await queue.depth()).toMatchObject({ 'guard-long': { waiting: 1, active: 2 } }))
  release()
  await eventually(async () => expect(await queue.depth()).toMatchObject({ 'guard-long': { waiting: 0, active: 0 } }))
})
