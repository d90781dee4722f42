import { randomUUID } from 'node:crypto'
import { openForgetting } from '@agent-memory/adapters/postgres/memories/changes/forgetting'
import { runForgetting } from '@agent-memory/core/memory/change/forget'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openTestDatabase } from '../../../../../tests/support/servers/postgres.js'
import { type MemoryStoreFixture, startMemoryStore } from '../../../../../tests/support/stores/memory-store.js'

let fixture: MemoryStoreFixture
beforeAll(async () => {
  fixture = await startMemoryStore()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

const WRITER = 'a0000000-0000-4000-8000-000000000001'
const count = async (from: string) =>
  (await fixture.run(`SELECT count(*)::int AS n FROM ${from} WHERE volume_id = $1`, fixture.volumeId))[0]?.n

/** Requests to forget everything that the writer has said so far; returns the id and the job. */
const ask = async () => {
  const forgetId = randomUUID()
  const { orgId, volumeId } = fixture
  const writer = { keyId: WRITER, agentId: WRITER, agent: 'Tester' }
  const counts = await fixture.forgetting.acceptForgetting({ orgId, volumeId, writer, now: new Date() }, forgetId, {
    agentId: WRITER,
  })
  return { forgetId, counts, outboxId: await jobOf(forgetId) }
}
const jobOf = async (forgetId: string) => {
  const text = `SELECT outbox_id FROM outbox WHERE job = 'memory.forget' AND payload ->> 'forget_id' = $1`
  return (await fixture.run(text, forgetId))[0]?.outbox_id as bigint | undefined
}
const requestOf = (forgetId: string) => fixture.forgetting.forgetRequest(forgetId)

test('a run that was cut off is resumed: the receipt counts each wording once', async () => {
  for (let at = 0; at < 5; at++) await fixture.accept(`Statement ${at}.`)
  const { forgetId, counts, outboxId } = await ask()
  expect(counts).toEqual({ memories: 5, sources: 5 })
  const first = await fixture.forgetting.forgetSome(forgetId, 2)
  expect(first).toMatchObject({ isDone: false })
  expect(first.changed).toHaveLength(2)
  expect(await requestOf(forgetId)).toMatchObject({ finishedAt: null, receipt: { memories: 2, sources: 2, writes: 2 } })

  const { forgetting } = fixture
  const signals = { work() {}, decided() {} }
  const ports = { forgetting, signals, now: () => new Date(), documents: {} as never }
  const run = { forgetId, outboxId: outboxId as bigint, signal: new AbortController().signal }
  await runForgetting(ports, run)
  const ended = await requestOf(forgetId)
  expect(ended?.receipt).toEqual({ memories: 5, sources: 5, windows: 0, writes: 5, outbox: 5, survivors: 0 })
  expect(await jobOf(forgetId)).toBeUndefined()
  expect(await count('memories')).toBe(0)
  expect(await count('tombstones')).toBe(5)

  await runForgetting(ports, run)
  expect(await requestOf(forgetId)).toEqual(ended)
})

test('a receipt does not say that a store is erased while a job for it has failed for good', async () => {
  const { forgetId } = await ask()
  const database = openTestDatabase(fixture.url)
  try {
    const forgetting = openForgetting(database, { external: true, externalGraph: true })
    expect(await forgetting.forgetRequest(forgetId)).toMatchObject({ index: 'erased', graph: 'erased' })
    await fixture.run(
      `INSERT INTO dead_letters (outbox_id, job, volume_id, payload, created_at, attempts)
       SELECT place, job, $1, '{}', now(), 5 FROM unnest('{document.unindex,graph.project}'::text[]) WITH ORDINALITY AS of (job, place)`,
      fixture.volumeId,
    )
    expect(await forgetting.forgetRequest(forgetId)).toMatchObject({ index: 'promised', graph: 'promised' })
  } finally {
    await database.close()
  }
})

test('what is written after the request stays', async () => {
  await fixture.accept('Old.')
  const { forgetId } = await ask()
  const later = new Date(Date.now() + 1_000)
  await fixture.memories.accept([{ ...fixture.write('New.'), now: later, createdAt: later }])
  expect(await fixture.forgetting.forgetSome(forgetId, 10)).toMatchObject({ isDone: true })
  expect(await fixture.run('SELECT content FROM memories WHERE volume_id = $1', fixture.volumeId)).toEqual([
    { content: 'New.' },
  ])
})

test('the next run is a new job', async () => {
  const { forgetId, outboxId } = await ask()
  await fixture.forgetting.forgetLater(outboxId as bigint)
  const next = await jobOf(forgetId)
  expect(next).toBeDefined()
  expect(next).not.toBe(outboxId)
})

test('a request whose volume is gone erases nothing, and ends', async () => {
  const { forgetId, outboxId } = await ask()
  await fixture.run('DELETE FROM volumes WHERE volume_id = $1', fixture.volumeId)
  expect(await fixture.forgetting.forgetSome(forgetId, 10)).toEqual({ isDone: true, changed: [] })
  await fixture.forgetting.endForgetting(forgetId, outboxId as bigint, new Date())
  expect(await jobOf(forgetId)).toBeUndefined()
})
