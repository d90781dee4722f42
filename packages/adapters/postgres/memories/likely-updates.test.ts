import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openLikelyUpdates } from '@agent-memory/adapters/postgres/memories/likely-updates'
import type { LikelyUpdates } from '@agent-memory/core/ports/memory/likely-updates'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openTestDatabase } from '../../../../tests/support/servers/postgres.js'
import { approvalOf, type MemoryStoreFixture, startMemoryStore } from '../../../../tests/support/stores/memory-store.js'

let fixture: MemoryStoreFixture
let database: Database
let updates: LikelyUpdates
beforeAll(async () => {
  fixture = await startMemoryStore()
  database = openTestDatabase(fixture.url, (error) => console.error(error))
  updates = openLikelyUpdates(database)
})
afterAll(async () => {
  await database?.close()
  await fixture?.stop()
})
beforeEach(() => fixture.newVolume())

/** Stores a memory as the guard does after a verdict; returns its id, and the id of the job that compares it. */
const store = async (content: string) => {
  const { memoryId, outboxId } = await fixture.accept(content)
  const windows = { model: 'test', dimension: 2, vectors: [new Float32Array([0.6, 0.8])] }
  const verdict = approvalOf(fixture, memoryId, content, { windows, isOpen: true })
  await fixture.memories.commit([{ verdict, asOf: 1_000n, restsOn: [], outboxId: outboxId as bigint, now: new Date() }])
  return { memoryId, job: (await jobsOf(memoryId))['memory.compare'] as bigint }
}
const jobsOf = async (memoryId: string): Promise<Record<string, bigint>> => {
  const rows = await fixture.run(`SELECT job, outbox_id FROM outbox WHERE payload ->> 'memory_id' = $1`, memoryId)
  return Object.fromEntries(rows.map(({ job, outbox_id: outboxId }) => [job, outboxId as bigint]))
}
const headSeq = async () =>
  (await fixture.run('SELECT head_seq FROM volumes WHERE volume_id = $1', fixture.volumeId))[0]?.head_seq as bigint
const link = async (
  one: { memoryId: string; job: bigint },
  others: string[],
  { seq = undefined as bigint | undefined, thenRefine = false } = {},
) =>
  updates.store(
    one.job,
    { subject: { memoryId: one.memoryId, volumeId: fixture.volumeId, headSeq: seq ?? (await headSeq()) }, others },
    thenRefine,
  )
const linksOf = async (memoryId: string, likelyUpdates = true) => {
  const among = { chunks: false, nodes: false, likelyUpdates }
  const [memory] = await fixture.memories.current(fixture.volumeId, [memoryId], among)
  return memory?.likelyUpdates
}

test('a pair is read from both of its memories, only if it is asked for, and the job ends', async () => {
  const [old, other, now] = [await store('Berlin.'), await store('Cats.'), await store('Hamburg.')]
  await link(now, [old.memoryId])
  expect(await linksOf(now.memoryId)).toEqual([old.memoryId])
  expect(await linksOf(old.memoryId)).toEqual([now.memoryId])
  expect(await linksOf(old.memoryId, false)).toEqual([])
  expect(await linksOf(other.memoryId)).toEqual([])
  expect(Object.keys(await jobsOf(now.memoryId))).toEqual(['memory.extract'])
  // The job has ended, so a second run stores nothing.
  await link(now, [other.memoryId])
  expect(await linksOf(other.memoryId)).toEqual([])
})

test('the judge comes after it, if there is one', async () => {
  const [one, other] = [await store('Six.'), await store('Seven.')]
  await link(one, [], { thenRefine: true })
  await link(other, [])
  expect(Object.keys(await jobsOf(one.memoryId)).sort()).toEqual(['memory.extract', 'memory.refine'])
  expect(Object.keys(await jobsOf(other.memoryId))).toEqual(['memory.extract'])
})

test('with nothing to compare, only the job ends', async () => {
  const one = await store('Six.')
  await updates.store(one.job, null, true)
  expect(Object.keys(await jobsOf(one.memoryId))).toEqual(['memory.extract'])
})

test('a memory that changed since it was read, or that is being changed, gets no pair', async () => {
  const before = await headSeq()
  const [old, now] = [await store('Berlin.'), await store('Hamburg.')]
  await link(now, [old.memoryId], { seq: before })
  expect(await linksOf(old.memoryId)).toEqual([])
  const later = await store('Bremen.')
  await database.transaction(async (client) => {
    await client.query('UPDATE memories SET content = $2 WHERE memory_id = $1', [old.memoryId, 'Graz.'])
    await link(later, [old.memoryId, now.memoryId])
  })
  expect(await linksOf(later.memoryId)).toEqual([now.memoryId])
})

test('a pair ends with the text or with the memory', async () => {
  const [old, other, now] = [await store('Berlin.'), await store('Bonn.'), await store('Hamburg.')]
  await link(now, [old.memoryId, other.memoryId])
  await fixture.run('UPDATE memories SET confidence = 1, content = content WHERE memory_id = $1', old.memoryId)
  expect((await linksOf(now.memoryId))?.toSorted()).toEqual([old.memoryId, other.memoryId].toSorted())
  await fixture.run('UPDATE memories SET content = $2 WHERE memory_id = $1', old.memoryId, 'Graz.')
  expect(await linksOf(now.memoryId)).toEqual([other.memoryId])
  await fixture.memories.erase(fixture.volumeId, other.memoryId)
  expect(await linksOf(now.memoryId)).toEqual([])
  expect(await fixture.run('SELECT FROM likely_updates WHERE $1::uuid IN (memory_id, other_id)', now.memoryId)).toEqual(
    [],
  )
})
