import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openLikelyUpdates } from '@agent-memory/adapters/postgres/memories/likely-updates'
import type { LikelyUpdates } from '@agent-memory/core/ports/memory/likely-updates'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openTestDatabase } from '../../../../tests/support/servers/postgres.js'
import {
  type MemoryStoreFixture,
  startMemoryStore,
  storeApproved,
} from '../../../../tests/support/stores/memory-store.js'

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
  const memoryId = await storeApproved(fixture, content, { isCompared: true })
  return { memoryId, job: (await jobsOf(memoryId))['memory.compare'] as bigint }
}
const jobsOf = async (memoryId: string): Promise<Record<string, bigint>> => {
  const rows = await fixture.run(`SELECT job, outbox_id FROM outbox WHERE payload ->> 'memory_id' = $1`, memoryId)
  return Object.fromEntries(rows.map(({ job, outbox_id: outboxId }) => [job, outboxId as bigint]))
}
const headSeq = async () =>
  (await fixture.run('SELECT head_seq FROM volumes WHERE volume_id = $1', fixture.volumeId))[0]?.head_seq as bigint
const link = async (newer: { memoryId: string; job: bigint }, olders: string[], seq?: bigint) => {
  const read = { memoryId: newer.memoryId, volumeId: fixture.volumeId, headSeq: seq ?? (await headSeq()) }
  await updates.store(newer.job, { newer: read, olders })
}
const linksOf = async (memoryId: string, likelyUpdates = true) => {
  const among = { chunks: false, nodes: false, likelyUpdates }
  const [memory] = await fixture.memories.current(fixture.volumeId, [memoryId], among)
  return memory?.likelyUpdates
}

test('the older memory names the newer one, if that is asked for, and the job ends', async () => {
  const [old, other, now] = [await store('Berlin.'), await store('Cats.'), await store('Hamburg.')]
  await link(now, [old.memoryId])
  expect(await linksOf(old.memoryId)).toEqual([now.memoryId])
  expect(await linksOf(old.memoryId, false)).toEqual([])
  for (const { memoryId } of [now, other]) expect(await linksOf(memoryId)).toEqual([])
  expect(Object.keys(await jobsOf(now.memoryId))).toEqual(['memory.extract'])
  // The job has ended, so a second run stores nothing.
  await link(now, [other.memoryId])
  expect(await linksOf(other.memoryId)).toEqual([])
})

test('of many updates, the three newest are named, newest first', async () => {
  const old = await store('Berlin.')
  const newer = []
  for (const town of ['Bonn.', 'Bremen.', 'Graz.', 'Linz.']) newer.push(await store(town))
  for (const one of newer) await link(one, [old.memoryId])
  expect(await linksOf(old.memoryId)).toEqual(
    newer
      .map(({ memoryId }) => memoryId)
      .slice(1)
      .reverse(),
  )
})

test('a memory that was erased, or with nothing to compare, only ends the job', async () => {
  const [one, old] = [await store('Six.'), await store('Seven.')]
  await updates.store(one.job, null)
  expect(Object.keys(await jobsOf(one.memoryId))).toEqual(['memory.extract'])
  const gone = await store('Eight.')
  const seq = await headSeq()
  await fixture.memories.erase(fixture.volumeId, gone.memoryId)
  await link(gone, [old.memoryId], seq)
  expect(await linksOf(old.memoryId)).toEqual([])
})

test('a memory that changed since it was read, that is being changed or of another volume gets no pair', async () => {
  const abroad = await store('Abroad.')
  await fixture.newVolume()
  const [old, other, now] = [await store('Berlin.'), await store('Bonn.'), await store('Hamburg.')]
  const before = await headSeq()
  await fixture.run('UPDATE memories SET seq = $2 WHERE memory_id = $1', old.memoryId, before + 1n)
  await link(now, [old.memoryId, other.memoryId, abroad.memoryId], before)
  const olders = 'SELECT older_id FROM likely_updates WHERE newer_id = $1'
  expect(await fixture.run(olders, now.memoryId)).toEqual([{ older_id: other.memoryId }])
  const later = await store('Bremen.')
  await fixture.run(`UPDATE memories SET status = 'rejected' WHERE memory_id = $1`, other.memoryId)
  await database.transaction(async (client) => {
    await client.query('UPDATE memories SET content = $2 WHERE memory_id = $1', [old.memoryId, 'Graz.'])
    await link(later, [old.memoryId, other.memoryId, now.memoryId], before + 9n)
  })
  expect(await fixture.run(olders, later.memoryId)).toEqual([{ older_id: now.memoryId }])
})

test.each([
  ['text', `content = 'Graz.'`],
  ['status', `status = 'superseded'`],
  ["a reviewer's approval", 'overruled = true'],
])('a pair ends with a new %s', async (_, change) => {
  const [old, now] = [await store('Berlin.'), await store('Hamburg.')]
  await link(now, [old.memoryId])
  await fixture.run(
    'UPDATE memories SET confidence = 1, content = content, status = status WHERE memory_id = $1',
    old.memoryId,
  )
  expect(await linksOf(old.memoryId)).toEqual([now.memoryId])
  await fixture.run(`UPDATE memories SET ${change} WHERE memory_id = $1`, now.memoryId)
  expect(await linksOf(old.memoryId)).toEqual([])
})

test('a pair ends with either of its memories', async () => {
  const [old, other, now] = [await store('Berlin.'), await store('Bonn.'), await store('Hamburg.')]
  await link(other, [old.memoryId])
  await link(now, [other.memoryId])
  await fixture.memories.erase(fixture.volumeId, other.memoryId)
  expect(await fixture.run('SELECT FROM likely_updates WHERE volume_id = $1', fixture.volumeId)).toEqual([])
})
