import { randomUUID } from 'node:crypto'
import { claimJobs, waitingJobs } from '@agent-memory/adapters/postgres/work/claim'
import { JOB_NAMES, type JobName } from '@agent-memory/core/work/catalogue'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { seeded } from '../../../../tests/faults/harness/seeded.js'
import { startOutbox } from '../../../../tests/support/stores/outbox.js'

const { database, outbox, run, newOrganization, promise, claim, stop } = await startOutbox()

beforeEach(() => run('TRUNCATE outbox'))
afterAll(stop)

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
  // One job ends at a time. The other organizations get all their turns before the flooding one gets another.
  const order: string[] = []
  for (let done = 0; done < 12; done++) {
    await run('DELETE FROM outbox WHERE outbox_id = (SELECT min(outbox_id) FROM outbox WHERE handed_at IS NOT NULL)')
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
  await run(`UPDATE outbox SET handed_at = now() - interval '1 minute'`)
  expect((await outbox.overdue(5_000)).map(({ tenant }) => tenant ?? 'nobody').toSorted()).toEqual(
    [...Array(4).fill(of?.org_id), 'nobody', 'nobody'].toSorted(),
  )
})

test('a job postponed by an older process is not claimed before it is due', async () => {
  const [volume = ''] = await newOrganization(1)
  await promise([volume])
  await run(`UPDATE outbox SET due_at = now() + interval '1 hour'`)
  expect(await claim({ perVolume: 1, perTenant: 1, depth: 1 })).toEqual([])
})

/** Returns how many blocks of 8 KB a statement reads. */
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
      if (statistics === 'of now') await run('ANALYZE outbox')
      await run('DELETE FROM outbox WHERE handed_at IS NOT NULL')
      await promise(
        Array.from({ length: 4 }, () => volume),
        job,
      )
      // Larger indexes are deeper, so a claim or poll reads some blocks more.
      expect(await claimed()).toBeLessThan(claim + 100)
      expect(await looked()).toBeLessThan(look + 20)
    }
  },
)

test('a poll does not read a long backlog, neither of the jobs that wait nor of those that do not', async () => {
  const [volume = ''] = await newOrganization(1)
  await promise(Array.from({ length: 20_000 }, () => volume))
  for (const statistics of ['of before', 'of now']) {
    if (statistics === 'of now') await run('ANALYZE outbox')
    expect(await blocksOf(waitingJobs(JOB_NAMES))).toBeLessThan(200)
  }
})

test('a poll reports when there is more than it admits', async () => {
  const [volume = ''] = await newOrganization(1)
  await promise([volume, volume, volume])
  await run('UPDATE outbox SET postponed = true')
  const more = async () =>
    (await database.query<{ more: boolean }>(waitingJobs(['memory.judge'], 2))).map(({ more }) => more)
  expect(await more()).toEqual([true])
  expect(await more()).toEqual([false])
})
