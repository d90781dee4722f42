import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  idsOf,
  type MemoryIndexFixture,
  MODEL,
  startMemoryIndex,
  vectorOf,
} from '../../../../tests/support/stores/memory-index.js'

const DAY_MS = 24 * 3_600_000

let fixture: MemoryIndexFixture
beforeAll(async () => {
  fixture = await startMemoryIndex()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.begin())
afterEach(() => fixture.end())

test('an empty volume gives nothing', async () => {
  expect(await fixture.search('anything')).toEqual([])
})

test('approved memories are found with their signals; pending, merged and rejected ones are not', async () => {
  const marta = await fixture.write('Marta works in Berlin')
  for (const status of ['pending', 'merged', 'rejected']) await fixture.write('Marta works in Berlin', { status })
  const found = await fixture.search('Marta works in Berlin')
  expect(idsOf(found)).toEqual([marta])
  expect(found[0]?.cosine).toBeCloseTo(1, 5)
  expect(found[0]?.lexical).toBeGreaterThan(0.9)
  expect(found[0]?.length).toBe(3)
})

test('each search sees every change up to the head, and reads only new ones', async () => {
  const reads: string[] = []
  fixture.index = fixture.open({ reads })
  const first = await fixture.write('first fact')
  expect(idsOf(await fixture.search('fact'))).toEqual([first])
  const second = await fixture.write('second fact')
  expect(idsOf(await fixture.search('fact'))).toEqual([first, second].sort())
  await fixture.erase(first)
  expect(idsOf(await fixture.search('fact'))).toEqual([second])
  await fixture.run(
    'UPDATE memories SET content = $2, seq = $3 WHERE memory_id = $1',
    second,
    'something else',
    await fixture.nextSeq(),
  )
  expect((await fixture.search('else'))[0]?.lexical).toBeGreaterThan(0.9)
  await fixture.run(
    `UPDATE memories SET status = 'merged', seq = $2 WHERE memory_id = $1`,
    second,
    await fixture.nextSeq(),
  )
  expect(await fixture.search('fact')).toEqual([])
  await fixture.search('fact')
  expect(reads).toEqual(['0', '1', '2', '3', '4'])
})

test('a view that was not searched for a week is reloaded, because tombstones are kept no longer', async () => {
  let time = 0
  fixture.index = fixture.open({ now: () => time })
  const [gone, kept] = [await fixture.write('first fact'), await fixture.write('second fact')]
  expect(await fixture.search('fact')).toHaveLength(2)
  time += 5 * DAY_MS
  expect(await fixture.search('fact')).toHaveLength(2)
  await fixture.erase(gone)
  await fixture.run('DELETE FROM tombstones WHERE volume_id = $1', fixture.volumeId)
  time += 7 * DAY_MS
  expect(idsOf(await fixture.search('fact'))).toEqual([kept])
})

test('two processes that write and search alternately see the same immediately', async () => {
  const other = fixture.open()
  for (let round = 0; round < 20; round++) {
    await fixture.write(`fact number ${round}`)
    expect(await fixture.search('fact', { from: round % 2 ? fixture.index : other })).toHaveLength(round + 1)
  }
  expect(await fixture.search('fact', { from: other })).toEqual(await fixture.search('fact'))
})

test('several windows count as one memory; vectors of another model are skipped', async () => {
  const long = await fixture.write('beginning')
  await fixture.addWindow(long, MODEL, 1, vectorOf('quite another topic'))
  await fixture.addWindow(long, 'other-model', 0, vectorOf('of another model'))
  const [byLater] = await fixture.search('quite another topic')
  expect(byLater?.memoryId).toBe(long)
  expect(byLater?.cosine).toBeCloseTo(0.9, 5)
  await fixture.run('DELETE FROM memory_windows WHERE memory_id = $1 AND model = $2', long, MODEL)
  const [unembedded] = await fixture.search('beginning', { from: fixture.open() })
  expect(unembedded).toMatchObject({ memoryId: long, cosine: 0 })
  expect(unembedded?.lexical).toBeGreaterThan(0.9)
})

test('neighbours have the same agent, user and session', async () => {
  const asked = await fixture.write('Who is your sister?')
  const answered = await fixture.write('Anna, of course')
  const [one, other] = await fixture.search('sister')
  const signals = new Map([one, other].map((candidate) => [candidate?.memoryId, candidate]))
  expect(signals.get(answered)?.lexical).toBeGreaterThan(0)
  await fixture.run(
    'UPDATE memories SET session_id = $2, seq = $3 WHERE memory_id = $1',
    asked,
    'another',
    await fixture.nextSeq(),
  )
  expect((await fixture.search('sister')).find(({ memoryId }) => memoryId === answered)).toMatchObject({
    lexical: 0,
    context: 0,
  })
})

test('an aborted search stops waiting; the next one answers', async () => {
  await fixture.write('a fact')
  const query = {
    volumeId: fixture.volumeId,
    headSeq: await fixture.headSeq(),
    vector: vectorOf('fact'),
    terms: ['fact'],
    wanted: 0,
    perLeg: 10,
    among: null,
  }
  await expect(fixture.index.search(query, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  expect(await fixture.index.search(query)).toHaveLength(1)
})

test('a closed index rejects instead of hanging', async () => {
  await fixture.write('a fact')
  await fixture.search('fact')
  await fixture.index.close()
  await expect(fixture.search('fact')).rejects.toMatchObject({ code: 'service_unavailable' })
})
