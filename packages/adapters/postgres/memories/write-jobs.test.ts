import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'
import { type MemoryStoreFixture, startMemoryStore } from '../../../../tests/support/stores/memory-store.js'

let fixture: MemoryStoreFixture
beforeAll(async () => {
  fixture = await startMemoryStore()
})
afterAll(() => fixture?.stop())
beforeEach(async () => {
  await fixture.run('DELETE FROM outbox')
  await fixture.newVolume()
})

test('claims are round-robin across volumes and keep to their limits', async () => {
  const flooded = fixture.volumeId
  for (let i = 0; i < 10; i++) await fixture.accept(`Flood ${i}`)
  await fixture.newVolume()
  await fixture.accept('Quiet 1')
  await fixture.accept('Quiet 2')
  const claimed = await fixture.outbox.claim('memory.judge', { perVolume: 3, perTenant: 4, depth: 4 })
  const volumes = await fixture.run(
    'SELECT volume_id FROM outbox WHERE outbox_id = ANY($1)',
    claimed.map((job) => job.outboxId),
  )
  expect(volumes.filter((row) => row.volume_id === flooded)).toHaveLength(2)
  expect(volumes.filter((row) => row.volume_id === fixture.volumeId)).toHaveLength(2)
  expect(await fixture.outbox.claim('memory.judge', { perVolume: 3, perTenant: 4, depth: 4 })).toHaveLength(0)
  expect(await fixture.outbox.claim('memory.judge', { perVolume: 3, perTenant: 6, depth: 6 })).toHaveLength(1)
})

test('long texts wait in a separate line', async () => {
  const long = await fixture.accept('word '.repeat(1_000))
  const short = await fixture.accept('Short.')
  expect(await fixture.outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })).toMatchObject([
    { job: 'memory.judge', payload: { memory_id: short.memoryId } },
  ])
  expect(await fixture.outbox.claim('memory.judge_long', { perVolume: 1, perTenant: 1, depth: 1 })).toMatchObject([
    { job: 'memory.judge_long', payload: { memory_id: long.memoryId } },
  ])
})

test('concurrent relays never claim a job twice', async () => {
  for (let i = 0; i < 30; i++) await fixture.accept(`Job ${i}`)
  const claims = await Promise.all(
    Array.from({ length: 6 }, () => fixture.outbox.claim('memory.judge', { perVolume: 30, perTenant: 30, depth: 30 })),
  )
  const ids = claims.flat().map((job) => job.outboxId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a failed job waits, is dispatched again, and ends in the dead letters', async () => {
  await fixture.accept('Poison.')
  const [job] = await fixture.outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })
  const id = job?.outboxId as bigint
  expect(await fixture.outbox.begin(id)).toMatchObject({ attempts: 1 })
  await fixture.outbox.postpone(id, { delayMs: 60_000, error: 'no', counted: true })
  expect(await fixture.outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })).toHaveLength(0)
  await fixture.outbox.postpone(id, { delayMs: 0, error: 'no', counted: false })
  // Waits, because the stored due time may be rounded up.
  await eventually(async () => expect((await fixture.outbox.waiting()).jobs).toEqual(['memory.judge']))
  expect(await fixture.outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })).toHaveLength(1)
  expect(await fixture.outbox.begin(id)).toMatchObject({ attempts: 1 })
  await fixture.outbox.bury(id, 'gave up')
  expect(await fixture.outbox.begin(id)).toBeNull()
  expect(await fixture.outbox.backlog()).toMatchObject({ open: [], deadLetters: 1 })
  expect(await fixture.outbox.replay()).toBe(1)
  expect(await fixture.outbox.backlog()).toMatchObject({
    open: [{ job: 'memory.judge', orgId: fixture.orgId, jobs: 1 }],
    deadLetters: 0,
  })
})

test('jobs that the queue may have lost are dispatched again', async () => {
  await fixture.accept('Lost.')
  await fixture.outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })
  expect(await fixture.outbox.overdue(600_000)).toHaveLength(0)
  await fixture.run(`UPDATE outbox SET handed_at = now() - interval '601 seconds'`)
  expect(await fixture.outbox.overdue(600_000)).toHaveLength(1)
  expect(await fixture.outbox.overdue(600_000)).toHaveLength(0)
})
