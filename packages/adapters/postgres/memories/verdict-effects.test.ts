import { randomUUID } from 'node:crypto'
import type { Effect, Verdict } from '@agent-memory/core/ports/memory/memories'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  approvalOf,
  hashOf,
  type MemoryStoreFixture,
  startMemoryStore,
} from '../../../../tests/support/stores/memory-store.js'

let fixture: MemoryStoreFixture
beforeAll(async () => {
  fixture = await startMemoryStore()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

const KEY = 77n
const outboxIdOf = async (memoryId: string, job = 'memory.judge'): Promise<bigint | undefined> => {
  const text = `SELECT outbox_id FROM outbox WHERE payload ->> 'memory_id' = $1 AND job = $2`
  return (await fixture.run(text, memoryId, job))[0]?.outbox_id as bigint | undefined
}

const commit = async (content: string, changes: Partial<Verdict> = {}, asOf?: bigint) => {
  const { memoryId } = await fixture.accept(content)
  const known = await candidates(content)
  const verdict = approvalOf(fixture, memoryId, content, {
    ...{ relationKeys: [KEY], windows: { model: 'test', dimension: 2, vectors: [new Float32Array([1, 0])] } },
    ...changes,
  })
  const job = (await outboxIdOf(memoryId)) as bigint
  const commits = [{ verdict, asOf: asOf ?? known.asOf, restsOn: [], outboxId: job, now: new Date() }]
  return { memoryId, result: (await fixture.memories.commit(commits))[0] }
}
const candidates = async (content: string) => {
  const keys = { userId: null, sameHash: hashOf(content), relationKeys: [KEY], speaker: 0n }
  const [found] = await fixture.memories.candidates(fixture.volumeId, [keys])
  if (!found) throw new Error('no volume')
  return found
}
const read = async (memoryId: string) => (await fixture.memories.read(fixture.volumeId, memoryId)) ?? { memory: null }
const changesOf = (memoryId: string) =>
  fixture.run('SELECT kind, reason, before FROM memory_changes WHERE memory_id = $1', memoryId)

test('a superseded memory is no candidate and not current any more, but stays readable with its successor', async () => {
  const old = await commit('Marta lives in Berlin.')
  expect((await candidates('x')).related.map(({ memoryId }) => memoryId)).toEqual([old.memoryId])
  const effect: Effect = { kind: 'superseded', memoryId: old.memoryId, reason: 'The text says now.' }
  const { memoryId } = await commit('Marta now lives in Graz.', { effects: [effect] })
  expect((await read(old.memoryId)).memory).toMatchObject({
    ...{ status: 'superseded', supersededBy: memoryId, validTo: expect.any(Date) },
  })
  expect(await read(memoryId)).toMatchObject({ memory: { status: 'approved' }, supersedes: [old.memoryId] })
  expect((await candidates('x')).related.map(({ memoryId: id }) => id)).toEqual([memoryId])
  expect((await fixture.memories.outcomes([memoryId]))[0]).toMatchObject({ supersedes: [old.memoryId] })
  expect((await fixture.memories.outcomes([old.memoryId]))[0]).toMatchObject({ status: 'approved' })
  expect(await outboxIdOf(old.memoryId, 'memory.retract')).toBeDefined()
  expect(await changesOf(old.memoryId)).toMatchObject([
    { kind: 'superseded', reason: 'The text says now.', before: { status: 'approved', superseded_by: null } },
  ])
})

test('a conflict marks both, a change of one sentence marks it as outdated', async () => {
  const old = await commit('Marta was born in Porto. She likes tea.')
  const conflict: Effect = { kind: 'conflict', memoryId: old.memoryId, reason: 'Both cannot hold.' }
  const { memoryId } = await commit('Marta was born in Faro.', {
    ...{ effects: [conflict], flagReason: 'conflict', conflictsWith: [old.memoryId] },
  })
  const mark = { flagReason: 'conflict', status: 'approved' }
  expect((await read(old.memoryId)).memory).toMatchObject({ ...mark, conflictsWith: [memoryId] })
  expect((await read(memoryId)).memory).toMatchObject({ ...mark, conflictsWith: [old.memoryId] })
  const outdated = ['She likes tea.']
  await commit('Marta likes tea no longer.', {
    effects: [{ kind: 'outdated', memoryId: old.memoryId, reason: 'No longer.', outdated }],
  })
  expect((await read(old.memoryId)).memory).toMatchObject({ outdated, status: 'approved' })
})

test('an older value told late is stored as superseded, with its vectors, and leaves the newer one alone', async () => {
  const newer = await commit('Marta lives in Graz.')
  const late = await commit('In 2019 Marta lived in Porto.', { supersededBy: newer.memoryId })
  expect((await read(late.memoryId)).memory).toMatchObject({ status: 'superseded', supersededBy: newer.memoryId })
  expect((await fixture.memories.outcomes([late.memoryId]))[0]).toMatchObject({
    ...{ status: 'approved', supersededBy: newer.memoryId },
  })
  expect(await fixture.run('SELECT 1 FROM memory_windows WHERE memory_id = $1', late.memoryId)).toHaveLength(1)
  expect((await read(newer.memoryId)).memory).toMatchObject({ status: 'approved' })
})

test('a verdict is stale once a related memory was decided, or one that it changes has changed', async () => {
  const { asOf } = await candidates('x')
  const old = await commit('Marta lives in Berlin.')
  expect(await commit('Marta lives in Graz.', {}, asOf)).toMatchObject({ result: 'stale' })
  const effect: Effect = { kind: 'superseded', memoryId: old.memoryId, reason: 'Newer.' }
  const before = (await candidates('x')).asOf
  await commit('Marta now lives in Faro.', { effects: [effect], relationKeys: [] })
  const stale = await commit('Marta now lives in Rome.', { effects: [effect], relationKeys: [1n] }, before)
  expect(stale).toMatchObject({ result: 'stale' })
  expect((await read(stale.memoryId)).memory).toMatchObject({ status: 'pending' })
  const gone: Effect = { ...effect, memoryId: randomUUID() }
  expect(await commit('Marta now lives in Ulm.', { effects: [gone], relationKeys: [] })).toMatchObject({
    result: 'stale',
  })
})
