import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/database'
import { openOutbox } from '@agent-memory/adapters/postgres/outbox'
import type { InFlight, Outbox } from '@agent-memory/core/ports/outbox'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { seeded } from '../../../tests/faults/harness/seeded.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../tests/support/postgres.js'

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

/** Promises jobs, one for each volume named, in this order. Due: the column rounds the time, up as well. */
const promise = (volumeIds: readonly string[]) =>
  run(
    `INSERT INTO outbox (job, volume_id, payload, due_at)
     SELECT 'memory.judge', volume_id, '{}', now() - interval '1 ms' FROM unnest($1::uuid[]) WITH ORDINALITY AS t (volume_id, n) ORDER BY n`,
    [volumeIds],
  )

/** Claims, and tells the volumes of what was claimed, in its order. */
async function claim(bounds: InFlight): Promise<string[]> {
  const jobs = await outbox.claim('memory.judge', bounds)
  const rows = await run<{ outbox_id: bigint; volume_id: string }>(
    'SELECT outbox_id, volume_id FROM outbox WHERE outbox_id = ANY($1)',
    [jobs.map(({ outboxId }) => outboxId)],
  )
  const volumes = new Map(rows.map(({ outbox_id, volume_id }) => [outbox_id, volume_id]))
  return jobs.map(({ outboxId }) => volumes.get(outboxId) ?? '')
}

test('an organization takes its turn however many volumes another floods', async () => {
  const random = seeded(5)
  const flooded = await newOrganization(20)
  const [quiet = ''] = await newOrganization(1)
  await promise(Array.from({ length: 1_000 }, () => flooded[random.between(0, 19)] ?? ''))
  expect(await claim({ perVolume: 16, perTenant: 32, depth: 64 })).toHaveLength(32)
  await promise([quiet, quiet, quiet])
  expect(await claim({ perVolume: 16, perTenant: 32, depth: 64 })).toEqual([quiet, quiet, quiet])
})

test('what has room goes to who has least under way, to all of them in the end', async () => {
  const flooded = await newOrganization(3)
  const others = (await Promise.all([1, 2, 3].map(() => newOrganization(1)))).flat()
  await promise(Array.from({ length: 60 }, (_, at) => flooded[at % 3] ?? ''))
  const bounds = { perVolume: 16, perTenant: 8, depth: 8 }
  expect(await claim(bounds)).toHaveLength(8)
  await promise([...others, ...others])
  // One of the flood's ends at a time: each of the others has its turn before the flood has another.
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

test('names are told of which a job waits', async () => {
  const [volume = ''] = await newOrganization(1)
  expect(await outbox.waiting(['memory.judge', 'memory.judge_long'])).toEqual([])
  await promise([volume])
  expect(await outbox.waiting(['memory.judge', 'memory.judge_long'])).toEqual(['memory.judge'])
  await claim({ perVolume: 1, perTenant: 1, depth: 1 })
  expect(await outbox.waiting(['memory.judge', 'memory.judge_long'])).toEqual([])
})

test('what was promised on behalf of a volume that is gone is done all the same', async () => {
  const gone = randomUUID()
  await promise([gone, gone])
  expect(await claim({ perVolume: 16, perTenant: 1, depth: 16 })).toEqual([gone])
  expect((await outbox.backlog()).open).toMatchObject([{ job: 'memory.judge', orgId: null, jobs: 2 }])
})

test('the backlog is told by job and organization', async () => {
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
