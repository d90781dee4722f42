import { randomUUID } from 'node:crypto'
import { lockToErase } from '@agent-memory/adapters/postgres/memories/changes/erase-memory'
import { eraseFeedback, openFeedback } from '@agent-memory/adapters/postgres/memories/feedback'
import type { Feedback } from '@agent-memory/core/ports/memory/feedback'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'
import { openTestDatabase } from '../../../../tests/support/servers/postgres.js'
import { type MemoryStoreFixture, startMemoryStore } from '../../../../tests/support/stores/memory-store.js'

let fixture: MemoryStoreFixture
let database: ReturnType<typeof openTestDatabase>
let store: ReturnType<typeof openFeedback>
beforeAll(async () => {
  fixture = await startMemoryStore()
  database = openTestDatabase(fixture.url, (error) => console.error(error))
  store = openFeedback(database)
})
afterAll(async () => {
  await database?.close()
  await fixture?.stop()
})
beforeEach(() => fixture.newVolume())

const about = (memoryIds: string[], changes: Partial<Feedback> = {}) => ({
  feedbackId: randomUUID(),
  orgId: fixture.orgId,
  volumeId: fixture.volumeId,
  kind: 'wrong' as const,
  memoryIds,
  query: null,
  comment: 'It is not so.',
  writer: { keyId: randomUUID(), agentId: randomUUID(), agent: 'Tester' },
  createdAt: new Date('2026-11-26T10:00:00Z'),
  ...changes,
})
const chunks = { chunks: true }
const ids = async (limit = 100, after = null as { createdAt: Date; id: string } | null) =>
  (await store.list(fixture.volumeId, { limit, after })).items.map(({ feedbackId }) => feedbackId)

test('feedback is returned as it was given, and once per id', async () => {
  const { memoryId } = await fixture.accept('The sky is green.')
  const { orgId, ...given } = about([memoryId], { query: 'Which colour?' })
  expect(await store.add({ ...given, orgId }, chunks)).toEqual(given)
  expect(await store.add({ ...given, orgId, createdAt: new Date() }, chunks)).toEqual(given)
  expect(await store.list(fixture.volumeId, { limit: 100, after: null })).toEqual({ items: [given], next: null })
})

test('the same feedback given at once is stored once', async () => {
  const { memoryId } = await fixture.accept('The sky is blue.')
  const given = about([memoryId])
  const stored = await Promise.all(Array.from({ length: 8 }, () => store.add(given, chunks)))
  expect(new Set(stored.map((each) => each?.feedbackId))).toEqual(new Set([given.feedbackId]))
  expect(await ids()).toEqual([given.feedbackId])
})

test('pages end between feedback of the same millisecond', async () => {
  const given = Array.from({ length: 5 }, () => about([]))
  for (const each of given) await store.add(each, chunks)
  const first = await store.list(fixture.volumeId, { limit: 2, after: null })
  const second = await store.list(fixture.volumeId, { limit: 2, after: first.next })
  const third = await store.list(fixture.volumeId, { limit: 2, after: second.next })
  const seen = [first, second, third].flatMap(({ items }) => items.map(({ feedbackId }) => feedbackId))
  expect(seen).toEqual(
    given
      .map(({ feedbackId }) => feedbackId)
      .sort()
      .reverse(),
  )
  expect(third.next).toBeNull()
})

describe('feedback is not stored', () => {
  test('if one of its memories is missing or in another volume', async () => {
    const { memoryId } = await fixture.accept('It rains.')
    expect(await store.add(about([memoryId, randomUUID()]), chunks)).toBeNull()
    await fixture.newVolume()
    expect(await store.add(about([memoryId]), chunks)).toBeNull()
    expect(await ids()).toEqual([])
  })

  test('on a chunk, for those who may not read documents, or if the document is being erased', async () => {
    const { memoryId } = await fixture.accept('A part of the manual.')
    const documentId = randomUUID()
    await fixture.run(
      `INSERT INTO documents (document_id, org_id, volume_id, filename, mime_type, file_size, file_id, status,
         chunk_count, key_id, agent_id, agent)
       VALUES ($1, $2, $3, 'manual.txt', 'text/plain', 1, $1, 'completed', 1, $1, $1, 'Tester')`,
      ...[documentId, fixture.orgId, fixture.volumeId],
    )
    await fixture.run(
      'UPDATE memories SET document_id = $2, chunk_index = 0 WHERE memory_id = $1',
      memoryId,
      documentId,
    )
    expect(await store.add(about([memoryId]), { chunks: false })).toBeNull()
    expect(await store.add(about([memoryId]), chunks)).not.toBeNull()
    await fixture.run(`UPDATE documents SET status = 'erasing' WHERE document_id = $1`, documentId)
    expect(await store.add(about([memoryId], { kind: 'useful' }), chunks)).toBeNull()
  })

  test('in a volume that is gone', async () => {
    const given = { ...about([]), volumeId: randomUUID() }
    await expect(store.add(given, chunks)).rejects.toMatchObject({ code: 'agent_not_authorized_for_volume' })
  })
})

test('no feedback outlives a memory that is erased while it is given', async () => {
  const { memoryId } = await fixture.accept('The sea is calm.')
  let given: Promise<Feedback | null> = Promise.resolve(null)
  await database.transaction(async (client) => {
    await lockToErase(client, fixture.volumeId)
    await eraseFeedback(client, [memoryId])
    let isStored = false
    given = store.add(about([memoryId]), chunks).finally(() => {
      isStored = true
    })
    await eventually(async () => {
      const waiting = await fixture.run(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      if (!isStored && waiting.length === 0) throw new Error('it is neither stored nor waits')
    })
    await client.query('DELETE FROM memories WHERE memory_id = $1', [memoryId])
  })
  expect(await given).toBeNull()
  expect(await ids()).toEqual([])
})
