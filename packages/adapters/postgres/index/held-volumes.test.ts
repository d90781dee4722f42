import type { Scanned } from '@agent-memory/adapters/postgres/index/memory-index'
import type { MemoryFilters } from '@agent-memory/core/memory/find/filters'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { idsOf, type MemoryIndexFixture, startMemoryIndex } from '../../../../tests/support/stores/memory-index.js'

let fixture: MemoryIndexFixture
beforeAll(async () => {
  fixture = await startMemoryIndex()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.begin())
afterEach(() => fixture.end())

test('concurrent first searches share one load', async () => {
  const reads: string[] = []
  fixture.index = fixture.open({ reads })
  await fixture.writeAll(250, (number) => `fact number ${number}`)
  const found = await Promise.all(Array.from({ length: 8 }, () => fixture.search('fact')))
  expect(found.map((one) => one.length)).toEqual(Array(8).fill(250))
  expect(reads).toEqual(['0', '200'])
})

test('a volume too large to hold gives the same candidates, reports that, and is held again once it shrinks', async () => {
  const scans: Scanned[] = []
  const words = (number: number) => Array.from({ length: 150 }, (_, at) => `w${number}x${at}`).join(' ')
  const written = await fixture.writeAll(60, (number) => `fact ${number} ${words(number)}`)
  const small = fixture.open({ memoryMb: 1, onScan: (scanned) => scans.push(scanned) })
  expect(await fixture.search('fact 7 w7x3', { from: small })).toEqual(await fixture.search('fact 7 w7x3'))
  expect(await fixture.search('fact 7 w7x3', { from: small, perLeg: 5 })).toEqual(
    await fixture.search('fact 7 w7x3', { perLeg: 5 }),
  )
  expect(scans).toMatchObject([{ volumeId: fixture.volumeId, memories: 60 }, { memories: 60 }])
  for (const memoryId of written.slice(0, 40)) await fixture.erase(memoryId)
  for (let again = 0; again < 3; again++)
    expect(await fixture.search('fact', { from: small })).toEqual(await fixture.search('fact'))
  expect(scans).toHaveLength(3)
})

test('only matches of the filters are candidates, however rare, held or scanned; their signals stay', async () => {
  const words = Array.from({ length: 120 }, (_, at) => `w${at}`).join(' ')
  const written = await fixture.writeAll(60, (number) => `fact ${number} ${words}`)
  const elsewhere = await fixture.write('fact 7', { volume: await fixture.makeVolume() })
  const rare = [written[7], written[8]] as string[]
  await fixture.run(`UPDATE memories SET memory_type = 'event' WHERE memory_id = ANY($1)`, [...rare, elsewhere])
  const scans: Scanned[] = []
  const small = fixture.open({ memoryMb: 0.01, onScan: (one) => scans.push(one) })
  for (const from of [fixture.index, small]) {
    const all = await fixture.search('fact 7', { from })
    const among: MemoryFilters = { memoryTypes: ['event'] }
    const passing = all.filter(({ memoryId }) => rare.includes(memoryId))
    expect(passing).toHaveLength(2)
    expect(await fixture.search('fact 7', { from, among })).toEqual(passing)
    for (const found of await fixture.search('fact 7', { from, among, perLeg: 1 }))
      expect(passing).toContainEqual(found)
    expect((await fixture.search('fact 7', { from, among, perLeg: 1 })).length).toBeGreaterThan(0)
    expect(await fixture.search('fact 7', { from, among: { memoryTypes: ['technical'] } })).toEqual([])
  }
  expect(scans.length).toBeGreaterThan(0)
})

test('a search by terms only finds just their memories, without cosine, held or scanned', async () => {
  const words = Array.from({ length: 120 }, (_, at) => `w${at}`).join(' ')
  const written = await fixture.writeAll(60, (number) => `fact ${number} ${words}`)
  const lonely = await fixture.write('nothing of the kind')
  for (const from of [fixture.index, fixture.open({ memoryMb: 0.01 })]) {
    const found = await fixture.search('fact 7', { from, byWords: true })
    expect(idsOf(found)).toEqual([...written].sort())
    expect(idsOf(found)).not.toContain(lonely)
    expect(found.every(({ cosine, context, lexical }) => cosine === 0 && context === 0 && lexical > 0)).toBe(true)
  }
})

test('least recently searched volumes are evicted, and reloaded completely', async () => {
  const reads: string[] = []
  const small = fixture.open({ memoryMb: 1, reads })
  const words = (number: number) => Array.from({ length: 100 }, (_, at) => `w${number}x${at}`).join(' ')
  const volumes = await Promise.all(Array.from({ length: 4 }, fixture.makeVolume))
  for (const volume of volumes)
    for (let number = 0; number < 15; number++) await fixture.write(`fact ${words(number)}`, { volume })
  for (let round = 0; round < 2; round++)
    for (const volume of volumes) expect(await fixture.search('fact', { from: small, volume })).toHaveLength(15)
  expect(reads.length).toBeGreaterThan(4)
  const before = reads.length
  await fixture.search('fact', { from: small, volume: volumes[3] as string })
  expect(reads).toHaveLength(before)
})

test('superseded memories are found on request, held, scanned or after an eviction, and only then', async () => {
  const words = Array.from({ length: 120 }, (_, at) => `w${at}`).join(' ')
  const written = await fixture.writeAll(60, (number) => `fact ${number} ${words}`)
  const past = written.slice(0, 20)
  for (const [at, memoryId] of past.entries()) {
    const text = `UPDATE memories SET status = 'superseded', superseded_by = $2, seq = $3 WHERE memory_id = $1`
    await fixture.run(text, memoryId, written[59], await fixture.nextSeq())
    // These searches load both views (current memories, and all) into memory, so the views receive the remaining
    // supersessions as changes.
    if (at === 10)
      for (const among of [null, { includeSuperseded: true } as const]) await fixture.search('fact', { among })
  }
  const reads: string[] = []
  const scans: Scanned[] = []
  const indexes = [
    fixture.index,
    fixture.open({ memoryMb: 0.01, onScan: (one) => scans.push(one) }),
    // This index has memory for only one of the two views.
    fixture.open({ memoryMb: 0.35, reads }),
  ]
  const all = await fixture.search('fact 7', { from: fixture.open(), among: { includeSuperseded: true } })
  for (const from of indexes)
    for (let round = 0; round < 2; round++) {
      expect(idsOf(await fixture.search('fact 7', { from }))).toEqual(written.slice(20).sort())
      expect(await fixture.search('fact 7', { from, among: { includeSuperseded: true } })).toEqual(all)
    }
  expect(idsOf(all)).toEqual([...written].sort())
  expect(scans.map(({ memories }) => memories)).toEqual([40, 60, 40, 60])
  expect(reads.filter((after) => after === '0').length).toBeGreaterThan(2)
  const text = `UPDATE memories SET status = 'approved', superseded_by = NULL, seq = $2 WHERE memory_id = $1`
  await fixture.run(text, past[0], await fixture.nextSeq())
  for (const from of indexes)
    expect(idsOf(await fixture.search('fact 7', { from }))).toEqual([...written.slice(20), past[0]].sort())
})
