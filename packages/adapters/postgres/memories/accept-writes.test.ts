import type { Accepted } from '@agent-memory/core/ports/memory/new-write'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type MemoryStoreFixture, startMemoryStore } from '../../../../tests/support/stores/memory-store.js'

/** The fields in which the result of an attached write differs from the result of the earlier write. */
const ATTACHED = { attached: true, outboxId: null, waits: false }

let fixture: MemoryStoreFixture
beforeAll(async () => {
  fixture = await startMemoryStore()
})
afterAll(() => fixture?.stop())
beforeEach(async () => {
  await fixture.run('DELETE FROM outbox')
  await fixture.newVolume()
})

test('an accepted write is a pending memory, a source and a job, created together', async () => {
  const { memoryId } = await fixture.accept('Tea is hot.')
  const detail = await fixture.memories.read(fixture.volumeId, memoryId)
  expect(detail?.memory).toMatchObject({ status: 'pending', content: 'Tea is hot.', metadata: { place: 'here' } })
  expect(detail?.sources).toMatchObject([{ wording: 'Tea is hot.' }])
  expect(await fixture.outbox.claim('memory.judge', { perVolume: 5, perTenant: 5, depth: 5 })).toMatchObject([
    { job: 'memory.judge', payload: { memory_id: memoryId } },
  ])
})

test('a dispatched write has its first run counted, and its job is not claimed', async () => {
  const [accepted] = await fixture.memories.accept([{ ...fixture.write('Tea is here.'), isDispatched: true }])
  expect(accepted).toMatchObject({ attached: false, outboxId: expect.any(BigInt), waits: false })
  expect(await fixture.outbox.claim('memory.judge', { perVolume: 5, perTenant: 5, depth: 5 })).toEqual([])
  expect(await fixture.outbox.begin(accepted?.outboxId ?? 0n)).toMatchObject({ attempts: 2 })
  expect(await fixture.outbox.overdue(0)).toMatchObject([{ outboxId: accepted?.outboxId, orphaned: true }])
})

test('a write attaches to an unanswered identical one, but not to an answered one', async () => {
  const first = await fixture.accept('Twice.')
  expect(await fixture.accept('Twice.')).toEqual({ ...first, ...ATTACHED })
  await fixture.memories.answered([first.writeId])
  expect((await fixture.accept('Twice.')).attached).toBe(false)
})

test('twenty identical concurrent writes make one memory', async () => {
  const accepted = await Promise.all(Array.from({ length: 20 }, () => fixture.accept('At once.')))
  expect(new Set(accepted.map(({ memoryId }) => memoryId)).size).toBe(1)
})

test('an Idempotency-Key returns its write again, answered or not, and rejects another body', async () => {
  const first = await fixture.accept('Keyed.', { key: 'k1' })
  await fixture.memories.answered([first.writeId])
  expect(await fixture.accept('Keyed.', { key: 'k1' })).toEqual({ ...first, ...ATTACHED })
  await expect(fixture.accept('Other.', { key: 'k1' })).rejects.toMatchObject({ code: 'conflict' })
})

test("yesterday's Idempotency-Key is forgotten", async () => {
  const first = await fixture.accept('Old.', { key: 'k2' })
  await fixture.run(`UPDATE writes SET created_at = now() - interval '25 hours' WHERE write_id = $1`, first.writeId)
  const again = await fixture.accept('New.', { key: 'k2' })
  expect(again).toMatchObject({ attached: false })
  expect(again.memoryId).not.toBe(first.memoryId)
  expect(await fixture.memories.outcomes([first.memoryId])).toMatchObject([
    { status: 'pending', memoryId: first.memoryId },
  ])
})

test('a write whose volume is deleted meanwhile is rejected like one to a volume that never existed', async () => {
  await fixture.run('DELETE FROM volumes WHERE volume_id = $1', fixture.volumeId)
  await expect(fixture.accept('Late.')).rejects.toMatchObject({ code: 'agent_not_authorized_for_volume' })
})

test('a batch is accepted completely or not at all, in item order', async () => {
  const first = await fixture.accept('Known.', { key: 'batch' })
  const batch = [fixture.write('A.'), fixture.write('Known.', { key: 'batch' }), fixture.write('A.')]
  const accepted = await fixture.memories.accept(batch)
  expect(accepted[1]).toEqual({ ...first, ...ATTACHED })
  // Identical writes in one batch become one write.
  expect(accepted[2]).toEqual({ ...accepted[0], ...ATTACHED })
  const before = await fixture.run('SELECT count(*) AS n FROM memories WHERE volume_id = $1', fixture.volumeId)
  await expect(
    fixture.memories.accept([fixture.write('B.'), fixture.write('Other.', { key: 'batch' })]),
  ).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await fixture.run('SELECT count(*) AS n FROM memories WHERE volume_id = $1', fixture.volumeId)).toEqual(before)
})

test('batches with the same writes in another order do not deadlock', async () => {
  const contents = Array.from({ length: 30 }, (_, at) => `Crossed ${at}.`)
  const batches = Array.from({ length: 6 }, (_, at) => (at % 2 ? contents : contents.toReversed()))
  const accepted = await Promise.all(
    batches.map((batch) => fixture.memories.accept(batch.map((content) => fixture.write(content)))),
  )
  expect(new Set(accepted.flat().map(({ memoryId }) => memoryId)).size).toBe(contents.length)
})

test('an edit locks its memory until it is judged, or its job is a dead letter, which changes nothing any more', async () => {
  const { memoryId } = await fixture.accept('The gate is shut.')
  await fixture.run(`UPDATE memories SET status = 'approved', seq = 1 WHERE memory_id = $1`, memoryId)
  const editTo = async (content: string) => {
    const [accepted] = await fixture.memories.accept([{ ...fixture.write(content), edits: { memoryId, seq: 1n } }])
    return accepted as Accepted
  }
  const lost = await editTo('The gate is open.')
  await expect(editTo('The gate is green.')).rejects.toMatchObject({ code: 'conflict' })
  await fixture.outbox.bury(lost.outboxId ?? 0n, 'It fails each time.')
  // Repeating the request returns the lost edit, because an operator may still replay its job.
  expect(await editTo('The gate is open.')).toEqual({ ...lost, ...ATTACHED })
  expect(await fixture.memories.pending(lost.memoryId)).toMatchObject({ content: 'The gate is open.' })
  const next = await editTo('The gate is green.')
  expect(await fixture.memories.pending(lost.memoryId)).toBeNull()
  expect(await fixture.memories.outcomes([lost.memoryId])).toMatchObject([{ status: 'rejected' }])
  expect(await fixture.memories.pending(next.memoryId)).toMatchObject({ content: 'The gate is green.' })
  await expect(editTo('The gate is red.')).rejects.toMatchObject({ code: 'conflict' })
})
