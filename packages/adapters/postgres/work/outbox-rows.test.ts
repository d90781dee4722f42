import type { RetrySchedule } from '@agent-memory/core/work/entry'
import { maxRuns, retryDelay } from '@agent-memory/core/work/retries'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { startOutbox } from '../../../../tests/support/stores/outbox.js'

const { outbox, run, newOrganization, promise, claim, stop } = await startOutbox()

beforeEach(() => run('TRUNCATE outbox'))
afterAll(stop)

test('a postponed job is not claimed or counted as backlog until it is due', async () => {
  const [volume = ''] = await newOrganization(1)
  await promise([volume])
  const [job] = await outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })
  await outbox.postpone(job?.outboxId ?? 0n, { delayMs: 86_400_000, error: 'down', counted: true })
  expect(await outbox.waiting()).toEqual({ jobs: [], more: false })
  expect((await outbox.backlog()).open).toMatchObject([{ jobs: 0, postponed: 1 }])
  await run(`UPDATE outbox SET due_at = due_at - interval '1 day'`)
  expect(await outbox.waiting()).toEqual({ jobs: ['memory.judge'], more: false })
  expect(await claim({ perVolume: 1, perTenant: 1, depth: 1 })).toEqual([volume])
  expect((await outbox.backlog()).open).toMatchObject([{ jobs: 1, postponed: 0 }])
})

test('a job whose receiver is down for a day is retried on schedule, then dead-lettered', async () => {
  const [minute, hour] = [60_000, 3_600_000]
  const retry: RetrySchedule = [minute, 10 * minute, hour, 5 * hour, 18 * hour]
  const bounds = { perVolume: 1, perTenant: 1, depth: 1 }
  const [volume = ''] = await newOrganization(1)
  await promise([volume])
  const pass = (milliseconds: number) =>
    run(`UPDATE outbox SET due_at = due_at - make_interval(secs => $1::float8 / 1000)`, [milliseconds])
  const waits = async () => (await outbox.waiting()).jobs.length > 0
  for (const [failed, pause] of retry.entries()) {
    expect(await waits()).toBe(true)
    const [job] = await outbox.claim('memory.judge', bounds)
    expect(await outbox.begin(job?.outboxId ?? 0n)).toMatchObject({ attempts: failed + 1 })
    const delayMs = retryDelay({ retry }, failed + 1)
    await outbox.postpone(job?.outboxId ?? 0n, { delayMs, error: 'the receiver is down', counted: true })
    // Stops half a minute before the job is due, because this test itself takes some time.
    await pass(pause - minute / 2)
    expect(await waits()).toBe(false)
    await pass(minute / 2)
  }
  expect(await waits()).toBe(true)
  const [last] = await outbox.claim('memory.judge', bounds)
  expect(await outbox.begin(last?.outboxId ?? 0n)).toMatchObject({ attempts: maxRuns({ retry }) })
})

test('jobs that start or fail at the same time are counted and postponed one by one', async () => {
  const bounds = { perVolume: 9, perTenant: 9, depth: 9 }
  const [volume = ''] = await newOrganization(1)
  await promise(Array(4).fill(volume))
  const ids = (await outbox.claim('memory.judge', bounds)).map(({ outboxId }) => outboxId)
  const [first = 0n, second = 0n, third = 0n, done = 0n] = ids
  await run('DELETE FROM outbox WHERE outbox_id = $1', [done])
  await outbox.begin(third)
  const begun = await Promise.all(ids.map((id) => outbox.begin(id)))
  expect(begun.map((one) => one?.attempts ?? null)).toEqual([1, 1, 2, null])
  await Promise.all([
    outbox.postpone(first, { delayMs: 60_000, error: 'the first', counted: true }),
    outbox.postpone(second, { delayMs: 3_600_000, error: 'the second', counted: false }),
    outbox.postpone(third, { delayMs: 0, error: 'é'.repeat(600), counted: true }),
    outbox.postpone(done, { delayMs: 0, error: 'it ended meanwhile', counted: true }),
  ])
  const rows = await run(
    `SELECT attempts, last_error, round(extract(epoch FROM due_at - now()) / 60)::int AS minutes, postponed, handed_at
     FROM outbox ORDER BY outbox_id`,
  )
  const state = { postponed: true, handed_at: null }
  expect(rows).toEqual([
    { attempts: 1, last_error: 'the first', minutes: 1, ...state },
    { attempts: 0, last_error: 'the second', minutes: 60, ...state },
    { attempts: 2, last_error: 'é'.repeat(500), minutes: 0, ...state },
  ])
})

test('reports which jobs failed or ran, and which never ran', async () => {
  const [volume = ''] = await newOrganization(1)
  await promise([volume])
  expect((await outbox.backlog()).open).toMatchObject([{ begun: false }])
  await run(`UPDATE outbox SET last_error = 'the embedder is away'`)
  expect((await outbox.backlog()).open).toMatchObject([{ begun: true }])
})

test('shows that jobs are being done, though none is being run at the time', async () => {
  const [volume = '', other = ''] = await newOrganization(2)
  await promise([volume, volume, other])
  await promise([other], 'file.remove')
  await run(`UPDATE outbox SET due_at = now() + interval '1 day' WHERE job = 'file.remove'`)
  const unstarted = async () =>
    (await outbox.backlog()).open.map(({ unstartedSince, lowestUnstarted }) => [unstartedSince, lowestUnstarted])
  const rows = await run<{ outbox_id: bigint; due_at: Date }>('SELECT outbox_id, due_at FROM outbox ORDER BY outbox_id')
  const [first, second] = rows
  const before = [
    [first?.due_at, first?.outbox_id],
    [null, null],
  ]
  expect(await unstarted()).toEqual(expect.arrayContaining(before))
  // A job that is only in the queue has not been started.
  const [claimed] = await outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })
  expect(await unstarted()).toEqual(expect.arrayContaining(before))
  await outbox.begin(claimed?.outboxId ?? 0n)
  await run('DELETE FROM outbox WHERE outbox_id = $1', [claimed?.outboxId])
  expect((await outbox.backlog()).open.every(({ begun }) => !begun)).toBe(true)
  expect(await unstarted()).toContainEqual([second?.due_at, second?.outbox_id])
})

test('the backlog is reported by job and organization', async () => {
  const [a = '', b = ''] = await newOrganization(2)
  const [other = ''] = await newOrganization(1)
  const before = (await outbox.backlog()).promised
  await promise([a, a, b, other])
  await run(`UPDATE outbox SET created_at = now() - interval '2 minutes' WHERE volume_id = $1`, [b])
  const { open, promised } = await outbox.backlog()
  const [most, least] = open.toSorted((one, two) => two.jobs - one.jobs)
  expect(open).toHaveLength(2)
  expect([most?.jobs, least?.jobs]).toEqual([3, 1])
  expect(most?.oldestSeconds).toBeGreaterThanOrEqual(60)
  expect(least?.oldestSeconds).toBeLessThan(60)
  expect(promised - before).toBe(4)
})
