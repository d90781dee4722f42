import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { claimJobs, waitingJobs } from '@agent-memory/adapters/postgres/work/claim'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import type { Outbox } from '@agent-memory/core/ports/work/outbox'
import type { JobName } from '@agent-memory/core/work/catalogue'
import type { InFlight, RetrySchedule } from '@agent-memory/core/work/entry'
import { maxRuns, retryDelay } from '@agent-memory/core/work/retries'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { seeded } from '../../../../tests/faults/harness/seeded.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'

let server: TestDatabase
let database: Database
let outbox: Outbox
beforeAll(async () => {
  server = await startTestDatabase()
  database = openTestDatabase(server.url)
  outbox = openOutbox(database)
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
})
beforeEach(() => run('TRUNCATE outbox', []))

const run = <Row extends object>(text: string, values: unknown[]) => database.query<Row>({ text, values })

/** An organization with volumes. */
async function newOrganization(volumes: number): Promise<string[]> {
  const [orgId, projectId] = [randomUUID(), randomUUID()]
  await run(`INSERT INTO organizations (org_id, name) VALUES ($1, 'Org')`, [orgId])
  await run(`INSERT INTO projects (project_id, org_id, name) VALUES ($1, $2, 'P')`, [projectId, orgId])
  const made = await run<{ volume_id: string }>(
    `INSERT INTO volumes (volume_id, org_id, project_id, name, type)
     SELECT gen_random_uuid(), $1, $2, 'V', 'team' FROM generate_series(1, $3::int) RETURNING volume_id`,
    [orgId, projectId, volumes],
  )
  return made.map(({ volume_id }) => volume_id)
}

/** Enqueues one job per named volume, in this order. Due 1 ms ago, as the column may round the time up. */
const promise = (volumeIds: readonly string[], job: JobName = 'memory.judge') =>
  run(
    `INSERT INTO outbox (job, volume_id, payload, due_at)
     SELECT $2, volume_id, '{}', now() - interval '1 ms' FROM unnest($1::uuid[]) WITH ORDINALITY AS t (volume_id, n) ORDER BY n`,
    [volumeIds, job],
  )

/** Claims jobs and returns their volumes in order. */
async function claim(bounds: InFlight): Promise<string[]> {
  const jobs = await outbox.claim('memory.judge', bounds)
  const rows = await run<{ outbox_id: bigint; volume_id: string }>(
    'SELECT outbox_id, volume_id FROM outbox WHERE outbox_id = ANY($1)',
    [jobs.map(({ outboxId }) => outboxId)],
  )
  const volumes = new Map(rows.map(({ outbox_id, volume_id }) => [outbox_id, volume_id]))
  return jobs.map(({ outboxId }) => volumes.get(outboxId) ?? '')
}

test('an organization gets its turn however many volumes another floods', async () => {
  const random = seeded(5)
  const flooded = await newOrganization(20)
  const [quiet = ''] = await newOrganization(1)
  await promise(Array.from({ length: 1_000 }, () => flooded[random.between(0, 19)] ?? ''))
  expect(await claim({ perVolume: 16, perTenant: 32, depth: 64 })).toHaveLength(32)
  await promise([quiet, quiet, quiet])
  expect(await claim({ perVolume: 16, perTenant: 32, depth: 64 })).toEqual([quiet, quiet, quiet])
})

test('free capacity goes to the organization with the fewest jobs in flight, and eventually to all', async () => {
  const flooded = await newOrganization(3)
  const others = (await Promise.all([1, 2, 3].map(() => newOrganization(1)))).flat()
  await promise(Array.from({ length: 60 }, (_, at) => flooded[at % 3] ?? ''))
  const bounds = { perVolume: 16, perTenant: 8, depth: 8 }
  expect(await claim(bounds)).toHaveLength(8)
  await promise([...others, ...others])
  // One of the flood's jobs ends at a time, and each of the others gets its turn before the flood gets another.
  const order: string[] = []
  for (let done = 0; done < 12; done++) {
    await run(
      'DELETE FROM outbox WHERE outbox_id = (SELECT min(outbox_id) FROM outbox WHERE handed_at IS NOT NULL)',
      [],
    )
    order.push(...(await claim(bounds)))
  }
  expect(order.slice(0, 3)).toEqual(others)
  expect(order.slice(3, 6)).toEqual(others)
  expect(order.slice(6).every((volumeId) => flooded.includes(volumeId))).toBe(true)
})

test('volumes of one organization take turns, and a volume keeps its order', async () => {
  const [a = '', b = ''] = await newOrganization(2)
  await promise([a, a, a, a, b, b])
  expect(await claim({ perVolume: 16, perTenant: 16, depth: 16 })).toEqual([a, b, a, b, a, a])
})

test('names with waiting jobs are reported', async () => {
  const [volume = ''] = await newOrganization(1)
  expect(await outbox.waiting()).toEqual({ jobs: [], more: false })
  await promise([volume])
  expect(await outbox.waiting()).toEqual({ jobs: ['memory.judge'], more: false })
  await claim({ perVolume: 1, perTenant: 1, depth: 1 })
  expect(await outbox.waiting()).toEqual({ jobs: [], more: false })
})

test('jobs of a deleted volume still run', async () => {
  const gone = randomUUID()
  await promise([gone, gone])
  expect(await claim({ perVolume: 16, perTenant: 1, depth: 16 })).toEqual([gone])
  expect((await outbox.backlog()).open).toMatchObject([{ job: 'memory.judge', orgId: null, jobs: 2 }])
})

test('jobs without a volume get a turn in their organization, jobs without an organization their own', async () => {
  const [volume = ''] = await newOrganization(1)
  const [of] = await run<{ org_id: string }>('SELECT org_id FROM volumes WHERE volume_id = $1', [volume])
  await promise([volume, volume, volume])
  await run(
    `INSERT INTO outbox (job, org_id, payload, due_at)
     SELECT 'memory.judge', org_id, '{}', now() - interval '1 ms' FROM unnest($1::uuid[]) AS t (org_id)`,
    [[of?.org_id, null, null]],
  )
  const claimed = await outbox.claim('memory.judge', { perVolume: 2, perTenant: 3, depth: 16 })
  expect(claimed.map(({ tenant }) => tenant)).toEqual([of?.org_id, undefined, of?.org_id, undefined, of?.org_id])
  expect((await outbox.backlog()).open).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ orgId: of?.org_id, jobs: 4 }),
      expect.objectContaining({ orgId: null, jobs: 2 }),
    ]),
  )
  await run(`UPDATE outbox SET handed_at = now() - interval '1 minute'`, [])
  expect((await outbox.overdue(5_000)).map(({ tenant }) => tenant ?? 'nobody').toSorted()).toEqual(
    [...Array(4).fill(of?.org_id), 'nobody', 'nobody'].toSorted(),
  )
})

test('a postponed job is not claimed or counted as backlog until it is due', async () => {
  const [volume = ''] = await newOrganization(1)
  await promise([volume])
  const [job] = await outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })
  await outbox.postpone(job?.outboxId ?? 0n, { delayMs: 86_400_000, error: 'down', counted: true })
  expect(await outbox.waiting()).toEqual({ jobs: [], more: false })
  expect((await outbox.backlog()).open).toMatchObject([{ jobs: 0, postponed: 1 }])
  await run(`UPDATE outbox SET due_at = due_at - interval '1 day'`, [])
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
    // This test itself may take up to half a minute in between.
    await pass(pause - minute / 2)
    expect(await waits()).toBe(false)
    await pass(minute / 2)
  }
  expect(await waits()).toBe(true)
  const [last] = await outbox.claim('memory.judge', bounds)
  expect(await outbox.begin(last?.outboxId ?? 0n)).toMatchObject({ attempts: maxRuns({ retry }) })
})

test('reports which jobs failed or ran, and which never ran', async () => {
  const [volume = ''] = await newOrganization(1)
  await promise([volume])
  expect((await outbox.backlog()).open).toMatchObject([{ begun: false }])
  await run(`UPDATE outbox SET last_error = 'the embedder is away'`, [])
  expect((await outbox.backlog()).open).toMatchObject([{ begun: true }])
})

test('a job postponed by an older process is not claimed before it is due', async () => {
  const [volume = ''] = await newOrganization(1)
  await promise([volume])
  await run(`UPDATE outbox SET due_at = now() + interval '1 hour'`, [])
  expect(await claim({ perVolume: 1, perTenant: 1, depth: 1 })).toEqual([])
})

/** 8 KB blocks read by a claim. */
async function blocksOf(query: { text: string; values: unknown[] }): Promise<number> {
  const { text, values } = query
  const [row] = await run<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    values,
  )
  const plan = row?.['QUERY PLAN'][0].Plan ?? {}
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

test.each<JobName>(['memory.judge', 'webhook.deliver'])(
  'a hundred thousand postponed jobs %s slow down neither claims nor polls, and are no backlog',
  async (job) => {
    const [volume = ''] = await newOrganization(1)
    const bounds = { perVolume: 4, perTenant: 8, depth: 16 }
    const claimed = () => blocksOf(claimJobs(job, bounds))
    const looked = () => blocksOf(waitingJobs([job]))
    const backlog = async () => (await outbox.backlog()).open.reduce((sum, { jobs }) => sum + jobs, 0)
    await promise(
      Array.from({ length: 8 }, () => volume),
      job,
    )
    const before = await backlog()
    const [claim, look] = [await claimed(), await looked()]
    await run(
      `INSERT INTO outbox (job, volume_id, payload, due_at, postponed)
     SELECT $2, CASE WHEN n % 2 = 0 THEN $1::uuid ELSE gen_random_uuid() END, '{}', now() + interval '1 hour', true
     FROM generate_series(1, 100000) AS n`,
      [volume, job],
    )
    expect(await backlog()).toBe(before)
    for (const statistics of ['of before', 'of now']) {
      if (statistics === 'of now') await run('ANALYZE outbox', [])
      await run('DELETE FROM outbox WHERE handed_at IS NOT NULL', [])
      await promise(
        Array.from({ length: 4 }, () => volume),
        job,
      )
      // Added by the greater depth of larger indexes.
      expect(await claimed()).toBeLessThan(claim + 100)
      expect(await looked()).toBeLessThan(look + 20)
    }
  },
)

test('a poll reports when there is more than it admits', async () => {
  const [volume = ''] = await newOrganization(1)
  await promise([volume, volume, volume])
  await run('UPDATE outbox SET postponed = true', [])
  const more = async () =>
    (await database.query<{ more: boolean }>(waitingJobs(['memory.judge'], 2))).map(({ more }) => more)
  expect(await more()).toEqual([true])
  expect(await more()).toEqual([false])
})

test('the backlog is reported by job and organization', async () => {
  const [a = '', b = ''] = await newOrganization(2)
  const [other = ''] = await newOrganization(1)
  const before = (await outbox.backlog()).promised
  await promise([a, a, b, other])
  await run(`UPDATE outbox SET created_at = now() - interval '1 minute' WHERE volume_id = $1`, [b])
  const { open, promised } = await outbox.backlog()
  const [most, least] = open.toSorted((one, two) => two.jobs - one.jobs)
  expect(open).toHaveLength(2)
  expect([most?.jobs, least?.jobs]).toEqual([3, 1])
  expect(most?.oldestSeconds).toBeGreaterThanOrEqual(60)
  expect(least?.oldestSeconds).toBeLessThan(60)
  expect(promised - before).toBe(4)
})
