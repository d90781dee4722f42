import type { Verdict } from '@agent-memory/core/ports/memory/memories'
import { withinTrace } from '@agent-memory/core/work/trace-context'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'
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

const OTHER = 'b0000000-0000-4000-8000-000000000002'

const verdictOn = (memoryId: string, content: string, changes: Partial<Verdict> = {}): Verdict =>
  approvalOf(fixture, memoryId, content, changes)

const outboxIdOf = async (memoryId: string, job = 'memory.judge'): Promise<bigint> => {
  const text = `SELECT outbox_id FROM outbox WHERE payload ->> 'memory_id' = $1 AND job = $2`
  const [row] = await fixture.run(text, memoryId, job)
  return row?.outbox_id as bigint
}

const commitOne = async (verdict: Verdict, asOf: bigint, outboxId: bigint) =>
  (await fixture.memories.commit([{ verdict, asOf, restsOn: [], outboxId, now: new Date() }]))[0]

/** Decides like the guard: merges into an identical memory, else approves; repeats this while the verdict is stale. */
const decide = async (memoryId: string, content: string): Promise<void> => {
  const job = await outboxIdOf(memoryId)
  for (;;) {
    const keys = { userId: null, sameHash: hashOf(content), relationKeys: [], speaker: 0n }
    const [found] = await fixture.memories.candidates(fixture.volumeId, [keys])
    const known = found?.same[0]
    const verdict = known
      ? verdictOn(memoryId, content, { status: 'merged', mergedInto: known.memoryId, windows: null })
      : verdictOn(memoryId, content)
    if ((await commitOne(verdict, found?.asOf ?? 0n, job)) !== 'stale') return
  }
}

test('a verdict is committed with its vectors and ends its job', async () => {
  const { memoryId } = await fixture.accept('Approved.')
  await decide(memoryId, 'Approved.')
  expect((await fixture.memories.outcomes([memoryId]))[0]).toMatchObject({ status: 'approved', reason: 'New.' })
  const windows = await fixture.run(
    'SELECT "window", vector FROM memory_windows WHERE memory_id = $1 ORDER BY 1',
    memoryId,
  )
  expect(windows).toHaveLength(2)
  expect(await outboxIdOf(memoryId)).toBeUndefined()
  expect(await outboxIdOf(memoryId, 'memory.extract')).toBeDefined()
})

test('identical memories judged concurrently merge, whatever the order of commits', async () => {
  const accepted = await Promise.all(
    Array.from({ length: 8 }, (_, i) => fixture.accept('Same.', { body: `body ${i}` })),
  )
  await Promise.all(accepted.map(({ memoryId }) => decide(memoryId, 'Same.')))
  const outcomes = await fixture.memories.outcomes(accepted.map(({ memoryId }) => memoryId))
  const kept = outcomes.filter(({ status }) => status === 'approved')
  expect(kept).toHaveLength(1)
  expect(outcomes.filter(({ mergedInto }) => mergedInto === kept[0]?.memoryId)).toHaveLength(7)
  expect((await fixture.memories.read(fixture.volumeId, kept[0]?.memoryId as string))?.sources).toHaveLength(8)
})

/**
 * Returns the number of full scans of each table, and of updates of `memories`, as far as the server has counted them.
 */
const scans = async () => {
  const rows = await fixture.run('SELECT relname, seq_scan, n_tup_upd FROM pg_stat_user_tables ORDER BY relname')
  const updated = Number(rows.find(({ relname }) => relname === 'memories')?.n_tup_upd)
  return { updated, of: rows.map(({ relname, seq_scan }) => `${relname} ${seq_scan}`) }
}

test('a verdict reads no table to its end, not even while the tables are small', async () => {
  const accepted = await Promise.all(Array.from({ length: 10 }, (_, i) => fixture.accept(`Scan ${i}.`)))
  const jobs = await Promise.all(accepted.map(({ memoryId }) => outboxIdOf(memoryId)))
  // Each connection reports its counts within a second after its last transaction.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const before = await scans()
  for (const [i, { memoryId }] of accepted.entries())
    expect(await commitOne(verdictOn(memoryId, `Scan ${i}.`), 1_000n, jobs[i] as bigint)).toBe('committed')
  await eventually(async () => expect((await scans()).updated).toBeGreaterThanOrEqual(before.updated + 10))
  expect((await scans()).of).toEqual(before.of)
})

test('seq follows commit order, without a gap that a reader could skip', async () => {
  const accepted = await Promise.all(Array.from({ length: 12 }, (_, i) => fixture.accept(`Fact ${i}.`)))
  await Promise.all(accepted.map(({ memoryId }, i) => decide(memoryId, `Fact ${i}.`)))
  const rows = await fixture.run('SELECT seq FROM memories WHERE volume_id = $1 ORDER BY seq', fixture.volumeId)
  expect(rows.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
})

const groupOf = async (contents: readonly string[]) => {
  const accepted = await Promise.all(contents.map((content, at) => fixture.accept(content, { body: `body ${at}` })))
  const commits = accepted.map(async ({ memoryId }, at) => ({
    verdict: verdictOn(memoryId, contents[at] as string),
    ...{ asOf: 0n, restsOn: [] as string[], outboxId: await outboxIdOf(memoryId), now: new Date() },
  }))
  return Promise.all(commits)
}

test('verdicts of one volume are committed in one transaction, all or none', async () => {
  const commits = await groupOf(['One.', 'Two.', 'Three.'])
  const [one, two, three] = commits
  if (!one || !two || !three) throw new Error('not written')
  const spoilt = { ...two, verdict: { ...two.verdict, mergedInto: 'no id' } }
  await expect(fixture.memories.commit([one, spoilt, three])).rejects.toThrow('no id')
  expect(await fixture.memories.commit(commits)).toEqual(['committed', 'committed', 'committed'])
  const ids = commits.map(({ verdict: { memoryId } }) => memoryId)
  expect(await fixture.run('SELECT DISTINCT xmin::text FROM memories WHERE memory_id = ANY($1)', ids)).toHaveLength(1)
})

test('a verdict that rests on another of its group is stale unless that one is committed', async () => {
  const [first, second] = await groupOf(['Same.', 'Same.'])
  if (!first || !second) throw new Error('not written')
  const restsOn = [first.verdict.memoryId]
  // Stale first because `second` rests on `first`, which is not committed yet, and then because `second` does not rest
  // on `first`, although both have the same normal form.
  expect(await fixture.memories.commit([{ ...second, restsOn }])).toEqual(['stale'])
  expect(await fixture.memories.commit([first, second])).toEqual(['committed', 'stale'])
  expect(await fixture.memories.commit([{ ...second, restsOn }])).toEqual(['committed'])
})

test('a second verdict on the same memory changes nothing', async () => {
  const { memoryId } = await fixture.accept('Once.')
  const job = await outboxIdOf(memoryId)
  await decide(memoryId, 'Once.')
  const again = verdictOn(memoryId, 'Once.', { reason: 'Again.' })
  expect(await commitOne(again, 99n, job)).toBe('gone')
  expect((await fixture.memories.outcomes([memoryId]))[0]).toMatchObject({ reason: 'New.' })
})

test("erasing leaves nothing of the first writer, a tombstone, and others' wordings to be re-judged", async () => {
  const own = await fixture.accept('Shared.')
  await decide(own.memoryId, 'Shared.')
  const repeat = await fixture.accept('Shared!', { body: 'repeat' })
  await decide(repeat.memoryId, 'Shared.')
  const other = await fixture.accept('Shared.', { writer: OTHER })
  await decide(other.memoryId, 'Shared.')

  const receipt = await fixture.memories.erase(fixture.volumeId, own.memoryId)
  expect(receipt).toEqual({
    memories: 2,
    sources: 2,
    windows: 2,
    writes: 2,
    outbox: 1,
    graph: 'erased',
    survivors: [other.memoryId],
  })
  expect(await fixture.memories.read(fixture.volumeId, own.memoryId)).toBeNull()
  expect(await fixture.memories.erase(fixture.volumeId, own.memoryId)).toBeNull()
  expect(await fixture.run('SELECT memory_id FROM tombstones WHERE volume_id = $1', fixture.volumeId)).toHaveLength(2)

  await decide(other.memoryId, 'Shared.')
  expect((await fixture.memories.read(fixture.volumeId, other.memoryId))?.memory.status).toBe('approved')
  expect((await fixture.memories.read(fixture.volumeId, other.memoryId))?.sources).toMatchObject([
    { writer: { agentId: OTHER } },
  ])
})

test('a verdict on an erased memory is withdrawn', async () => {
  const { memoryId } = await fixture.accept('Doomed.')
  const job = await outboxIdOf(memoryId)
  await fixture.memories.erase(fixture.volumeId, memoryId)
  expect(await commitOne(verdictOn(memoryId, 'Doomed.'), 0n, job)).toBe('gone')
})

test('jobs from a verdict have the context of its own write, whatever it is committed with', async () => {
  const written = await Promise.all(
    Array.from({ length: 4 }, (_, i) => withinTrace({ request_id: `r${i}` }, () => fixture.accept(`Traced ${i}.`))),
  )
  await Promise.all(written.map(({ memoryId }, i) => decide(memoryId, `Traced ${i}.`)))
  const contexts = written.map(async ({ memoryId }) => {
    const text = `SELECT context FROM outbox WHERE payload ->> 'memory_id' = $1 AND job = 'memory.extract'`
    return (await fixture.run(text, memoryId))[0]?.context
  })
  expect(await Promise.all(contexts)).toEqual(written.map((_, i) => ({ request_id: `r${i}` })))
})
