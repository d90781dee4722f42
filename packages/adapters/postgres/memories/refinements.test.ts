import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openMemoryChanges } from '@agent-memory/adapters/postgres/memories/changes/changes-of-memories'
import { openRefinements } from '@agent-memory/adapters/postgres/memories/refinements'
import type { Verdict } from '@agent-memory/core/ports/memory/memories'
import type { JudgeSubject, Refinement, Refinements } from '@agent-memory/core/ports/memory/refinements'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { openTestDatabase } from '../../../../tests/support/servers/postgres.js'
import {
  type MemoryStoreFixture,
  startMemoryStore,
  storeApproved,
} from '../../../../tests/support/stores/memory-store.js'

let fixture: MemoryStoreFixture
let database: Database
let refinements: Refinements
beforeAll(async () => {
  fixture = await startMemoryStore()
  database = openTestDatabase(fixture.url, (error) => console.error(error))
  refinements = openRefinements(database)
})
afterAll(async () => {
  await database?.close()
  await fixture?.stop()
})
beforeEach(() => fixture.newVolume())

const jobOf = async (memoryId: string, job: string) => {
  const text = `SELECT outbox_id FROM outbox WHERE payload ->> 'memory_id' = $1 AND job = $2`
  return (await fixture.run(text, memoryId, job))[0]?.outbox_id as bigint
}
const store = (content: string, changes: Partial<Verdict> = {}) => storeApproved(fixture, content, changes)
const subjectOf = async (memoryId: string) => (await refinements.subject(memoryId, 'test')) as JudgeSubject
const enqueue = async (memoryId: string) => {
  await fixture.run(
    `INSERT INTO outbox (job, volume_id, payload) VALUES ('memory.refine', $1, jsonb_build_object('memory_id', $2::text))`,
    fixture.volumeId,
    memoryId,
  )
  return jobOf(memoryId, 'memory.refine')
}
const commit = async (subject: JudgeSubject, done: readonly Refinement[], outboxId?: bigint) =>
  refinements.commit({
    ...{ subject, refinements: done, model: 'model-1', now: new Date() },
    outboxId: outboxId ?? (await enqueue(subject.memory.memoryId)),
  })
const read = async (memoryId: string) => (await fixture.memories.read(fixture.volumeId, memoryId))?.memory
const changes = () => openMemoryChanges(database)
const historyOf = (memoryId: string) => changes().historyOf(fixture.volumeId, memoryId)
const act = () => ({
  ...{ orgId: fixture.orgId, volumeId: fixture.volumeId, now: new Date() },
  writer: { keyId: fixture.orgId, agentId: fixture.orgId, agent: 'reviewer' },
})
/** Returns the memory's row without `seq`, which every change raises. */
const stateOf = async (memoryId: string) =>
  (await fixture.run(`SELECT to_jsonb(m) - 'seq' AS state FROM memories m WHERE memory_id = $1`, memoryId))[0]?.state

const reason = 'Judged by model-1: so.'

describe('what the judge does', () => {
  test('supersedes, and a single undo takes back all of it', async () => {
    const [old, other, now] = [await store('Berlin.'), await store('Cats.'), await store('Hamburg.')]
    const before = await Promise.all([old, other, now].map(stateOf))
    const subject = await subjectOf(now)
    expect(Array.from(subject.vector ?? [])).toEqual([0.6, 0.8].map(Math.fround))
    const done: Refinement[] = [
      { kind: 'supersede', memoryId: old, by: now, reason },
      { kind: 'conflict', memoryId: now, other, reason },
    ]
    const job = await enqueue(now)
    expect(await commit(subject, done, job)).toMatchObject({
      result: 'committed',
      changed: expect.arrayContaining([old, other, now]),
    })
    expect(await read(old)).toMatchObject({ status: 'superseded', supersededBy: now })
    expect(await read(other)).toMatchObject({ flagReason: 'conflict', conflictsWith: [now] })
    expect(await jobOf(old, 'memory.retract')).toBeDefined()
    const [change] = await historyOf(old)
    expect(change).toMatchObject({ kind: 'superseded', reason, writer: { agent: 'judge' } })
    const audits = await fixture.run('SELECT action, agent, details FROM audit_entries WHERE subject_id = $1', now)
    expect(audits).toMatchObject([{ action: 'memory.refined', agent: 'judge', details: { model: 'model-1' } }])
    // A second run does nothing, because the first run ended the job.
    expect(await commit(subject, done, job)).toEqual({ result: 'gone' })
    expect(await changes().undo(act(), change?.writeId ?? '')).toMatchObject({ result: 'undone' })
    expect(await Promise.all([old, other, now].map(stateOf))).toEqual(before)
  })

  test('merges with its followers and sources, confirms, and is undone', async () => {
    const [kept, other] = [await store('At six.'), await store('At 18:00.')]
    const follower = await store('at 18:00', { status: 'merged', mergedInto: other, windows: null })
    const before = await Promise.all([kept, other, follower].map(stateOf))
    const outcome = 'The same statement.'
    const done: Refinement = { kind: 'merge', memoryId: other, into: kept, reason, outcome, confirms: true }
    await commit(await subjectOf(other), [done])
    expect(await read(other)).toMatchObject({ status: 'merged', mergedInto: kept, reason: outcome })
    expect(await read(follower)).toMatchObject({ mergedInto: kept })
    expect((await read(kept))?.lastConfirmedAt).not.toBeNull()
    expect((await fixture.memories.read(fixture.volumeId, kept))?.sources).toHaveLength(3)
    const [confirmed] = await historyOf(kept)
    expect(confirmed).toMatchObject({ kind: 'confirmed' })
    await changes().undo(act(), confirmed?.writeId ?? '')
    expect(await Promise.all([kept, other, follower].map(stateOf))).toEqual(before)
    expect((await fixture.memories.read(fixture.volumeId, kept))?.sources).toHaveLength(1)
  })

  test('marks a part that no longer holds', async () => {
    const [old, now] = [await store('Marta lives in Oslo. She sails.'), await store('Bergen.')]
    await commit(await subjectOf(now), [
      { kind: 'outdate', memoryId: old, by: now, outdated: ['Marta lives in Oslo'], reason },
    ])
    expect(await read(old)).toMatchObject({ status: 'approved', outdated: ['Marta lives in Oslo'] })
  })
})

test('no evidence survives the erasure of either memory, and a write is not undone under the judge’s act', async () => {
  const quote = 'Judged by model-1: "Bergen" replaces "Oslo".'
  const acts = (old: string, now: string): Refinement[] => [
    { kind: 'outdate', memoryId: old, by: now, outdated: ['Oslo.'], reason: quote },
    { kind: 'supersede', memoryId: old, by: now, reason: quote },
    { kind: 'merge', memoryId: old, into: now, outcome: 'Fuller.', confirms: false, reason: quote },
    { kind: 'conflict', memoryId: now, other: old, reason: quote },
  ]
  for (const at of [0, 1, 2, 3]) {
    for (const erased of ['old', 'now'] as const) {
      await fixture.newVolume()
      const ids = { old: await store('Oslo. She sails.'), now: await store('Bergen.') }
      await commit(await subjectOf(ids.now), [acts(ids.old, ids.now)[at] as Refinement])
      const [made] = await fixture.run('SELECT write_id FROM writes WHERE memory_id = $1', ids.now)
      expect(await changes().undo(act(), made?.write_id as string)).toMatchObject({ result: 'blocked' })
      await fixture.memories.erase(fixture.volumeId, ids[erased])
      const left = await fixture.run(
        `SELECT reason FROM memory_changes WHERE memory_id = ANY($1) AND reason LIKE '%Bergen%'`,
        Object.values(ids),
      )
      expect(left).toEqual([])
    }
  }
})

describe('nothing is done', () => {
  const supersede = (memoryId: string, by: string): Refinement => ({ kind: 'supersede', memoryId, by, reason })
  const expectStale = async (subject: JudgeSubject, refinement: Refinement) => {
    const job = await enqueue(subject.memory.memoryId)
    const before = await fixture.run('SELECT count(*) FROM memory_changes')
    expect(await commit(subject, [refinement], job)).toEqual({ result: 'stale' })
    expect(await fixture.run('SELECT count(*) FROM memory_changes')).toEqual(before)
    expect(await jobOf(subject.memory.memoryId, 'memory.refine')).toBeUndefined()
  }

  test('if a memory changed since the judge saw it, or the subject did', async () => {
    const [old, now] = [await store('Berlin.'), await store('Hamburg.')]
    const subject = await subjectOf(now)
    await changes().review(act(), { memoryId: old, action: 'reject', targetId: null, reason: 'No.' })
    await expectStale(subject, supersede(old, now))
    const later = await subjectOf(await store('Bremen.'))
    await changes().review(act(), { memoryId: later.memory.memoryId, action: 'reject', targetId: null, reason: 'No.' })
    await expectStale(later, supersede(now, later.memory.memoryId))
  })

  test('if it was written later than the judge looked', async () => {
    const now = await store('Hamburg.')
    const subject = await subjectOf(now)
    await expectStale(subject, supersede(await store('Berlin.'), now))
  })

  test('to a memory of another volume, even if it is named', async () => {
    const foreign = await store('Berlin.')
    const before = await stateOf(foreign)
    await fixture.newVolume()
    const now = await store('Hamburg.')
    await expectStale(await subjectOf(now), supersede(foreign, now))
    expect(await stateOf(foreign)).toEqual(before)
  })

  test('to a memory of another user', async () => {
    const old = await store('Berlin.')
    await fixture.run(`UPDATE memories SET user_id = 'u-9' WHERE memory_id = $1`, old)
    const now = await store('Hamburg.')
    await expectStale(await subjectOf(now), supersede(old, now))
  })
})

test('only current memories of the scope that wait for no review are neighbours', async () => {
  const current = await store('Berlin.')
  const others = [await store('Bonn.'), await store('Bern.'), await store('Basel.'), await store('Biel.')]
  await fixture.run(`UPDATE memories SET flag_reason = 'suspicious' WHERE memory_id = $1`, others[0])
  await fixture.run(`UPDATE memories SET status = 'superseded' WHERE memory_id = $1`, others[1])
  await fixture.run(`UPDATE memories SET user_id = 'u-9' WHERE memory_id = $1`, others[2])
  await fixture.run(`UPDATE memories SET overruled = true WHERE memory_id = $1`, others[3])
  const subject = await subjectOf(await store('Hamburg.'))
  const later = await store('Bremen.')
  const found = await refinements.neighbours(subject, [current, ...others, later])
  expect(found.map(({ memoryId }) => memoryId)).toEqual([current])
  expect(await refinements.subject(others[0] as string, 'test')).toBeNull()
  expect(await refinements.subject(current, 'another model')).toMatchObject({ vector: null })
})
