import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type MemoryStoreFixture, startMemoryStore } from '../../../../tests/support/stores/memory-store.js'

let fixture: MemoryStoreFixture
beforeAll(async () => {
  fixture = await startMemoryStore()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

const DAY_MS = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

/** Stores a memory with this status, decided `days` days ago; returns its id. */
const decided = async (content: string, status: string, days: number) => {
  const { memoryId } = await fixture.accept(content)
  const text = 'UPDATE memories SET status = $2, decided_at = $3 WHERE memory_id = $1'
  await fixture.run(text, memoryId, status, daysAgo(days))
  return memoryId
}
const contents = async () => {
  const rows = await fixture.run('SELECT content FROM memories WHERE volume_id = $1 ORDER BY content', fixture.volumeId)
  return rows.map(({ content }) => content)
}

test('rejected memories of before are erased, a limited number at a time', async () => {
  await decided('old 1', 'rejected', 32)
  await decided('old 2', 'rejected', 31)
  await decided('recent', 'rejected', 29)
  await decided('approved', 'approved', 32)
  expect(await fixture.retention.eraseRejected(daysAgo(30), 1)).toBe(1)
  expect(await contents()).toEqual(['approved', 'old 2', 'recent'])
  expect(await fixture.retention.eraseRejected(daysAgo(30), 10)).toBe(1)
  expect(await fixture.retention.eraseRejected(daysAgo(30), 10)).toBe(0)
  expect(await contents()).toEqual(['approved', 'recent'])
  expect(await fixture.run('SELECT FROM memory_sources WHERE volume_id = $1', fixture.volumeId)).toHaveLength(2)
})

test('a memory that a reviewer rejected counts from then, and goes with the wordings merged into it', async () => {
  const memoryId = await decided('taken out', 'rejected', 90)
  const merged = await decided('Taken out', 'merged', 80)
  await fixture.run('UPDATE memories SET merged_into = $2 WHERE memory_id = $1', merged, memoryId)
  const note = (days: number) =>
    fixture.run(
      `INSERT INTO memory_changes (memory_id, volume_id, write_id, kind, reason, key_id, agent_id, agent, created_at, before)
       VALUES ($1, $2, $1, 'rejected', 'Wrong.', $1, $1, 'Tester', $3, '{}')`,
      ...[memoryId, fixture.volumeId, daysAgo(days)],
    )
  await note(10)
  await fixture.retention.eraseRejected(daysAgo(30), 10)
  expect(await contents()).toHaveLength(2)
  await fixture.run('DELETE FROM memory_changes WHERE memory_id = $1', memoryId)
  await note(31)
  await fixture.retention.eraseRejected(daysAgo(30), 10)
  expect(await contents()).toEqual([])
})

test('Idempotency-Keys of before are removed, a limited number at a time', async () => {
  for (const key of ['one', 'two', 'three']) await fixture.accept(`Said with ${key}.`, { key })
  const age = 'UPDATE writes SET created_at = $2 WHERE volume_id = $1 AND idempotency_key <> $3'
  await fixture.run(age, fixture.volumeId, daysAgo(2), 'three')
  expect(await fixture.retention.removeIdempotencyKeys(daysAgo(1), 1)).toBe(1)
  expect(await fixture.retention.removeIdempotencyKeys(daysAgo(1), 5)).toBe(1)
  const text = 'SELECT idempotency_key FROM writes WHERE volume_id = $1 AND idempotency_key IS NOT NULL'
  expect(await fixture.run(text, fixture.volumeId)).toEqual([{ idempotency_key: 'three' }])
})

test('tombstones of before are removed, a limited number at a time', async () => {
  const tombstone = (seq: number, days: number) =>
    fixture.run(
      `INSERT INTO tombstones (volume_id, seq, memory_id, created_at) VALUES ($1, $2, gen_random_uuid(), $3)`,
      ...[fixture.volumeId, seq, daysAgo(days)],
    )
  for (const [seq, days] of [
    [1, 9],
    [2, 8],
    [3, 6],
  ] as const)
    await tombstone(seq, days)
  expect(await fixture.retention.removeTombstones(daysAgo(7), 1)).toBe(1)
  expect(await fixture.retention.removeTombstones(daysAgo(7), 10)).toBe(1)
  const left = await fixture.run('SELECT seq FROM tombstones WHERE volume_id = $1', fixture.volumeId)
  expect(left.map(({ seq }) => Number(seq))).toEqual([3])
})

test('what broadcasts say is removed, and the events stay', async () => {
  const note = (event: string, broadcast: object | null) =>
    fixture.run(
      'INSERT INTO events (volume_id, event, broadcast, created_at) VALUES ($1, $2, $3, $4)',
      ...[fixture.volumeId, event, broadcast && JSON.stringify(broadcast), daysAgo(1)],
    )
  const kept = () =>
    fixture.run('SELECT event, broadcast FROM events WHERE volume_id = $1 ORDER BY event', fixture.volumeId)
  await note('agent_broadcast', { from_agent: 'a', agent_id: fixture.volumeId, message: 'hello' })
  await note('entity.created', null)
  expect(await fixture.retention.forgetBroadcasts(daysAgo(2), 10)).toBe(0)
  expect(await fixture.retention.forgetBroadcasts(daysAgo(0), 10)).toBe(1)
  expect(await kept()).toEqual([
    { event: 'agent_broadcast', broadcast: null },
    { event: 'entity.created', broadcast: null },
  ])
})
