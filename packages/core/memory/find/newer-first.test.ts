import { expect, test } from '@jest/globals'
import type { CurrentMemory } from '../../ports/memory/memories.js'
import type { FoundMemory } from './current-hits.js'
import { openLikelyNewer } from './likely-newer.js'
import { newerFirst, withNewerFirst } from './newer-first.js'
import { fused } from './rank.js'

const signals = (cosine: number) => ({ cosine, lexical: 0, context: 0, length: 5, fit: 0, former: 0 })
interface Given {
  against?: string[]
  flag?: 'conflict' | 'suspicious' | null
  given?: number
  likely?: string[]
}
const hit = (
  memoryId: string,
  day: number,
  score: number,
  { against = [], flag = 'conflict', given, likely = [] }: Given = {},
) =>
  ({
    memory: {
      memoryId,
      content: memoryId,
      userId: null,
      chunk: null,
      writer: { keyId: 'k', agentId: 'a', agent: 'A' },
      flagReason: against.length > 0 ? flag : null,
      conflictsWith: against,
      likelyUpdates: likely,
      createdAt: new Date(Date.UTC(2026, 0, day)),
      eventDate: new Date(Date.UTC(2026, 0, given ?? day)),
      eventDateSource: given === undefined ? 'written' : 'given',
    } as unknown as CurrentMemory,
    score,
    signals: signals(score),
  }) satisfies FoundMemory
const idsOf = (found: readonly FoundMemory[]) => found.map(({ memory }) => memory.memoryId)

test('without contradictions the order stays', () => {
  expect(idsOf(newerFirst([hit('a', 1, 0.9), hit('b', 2, 0.8), hit('c', 3, 0.8)]))).toEqual(['a', 'b', 'c'])
})

test('a newer contradicting memory stands where the older one would, and the older one behind it', () => {
  const found = newerFirst([
    hit('old', 1, 0.9, { against: ['new'] }),
    hit('other', 2, 0.7),
    hit('new', 3, 0.4, { against: ['old'] }),
  ])
  expect(idsOf(found)).toEqual(['new', 'old', 'other'])
  expect(found[0]?.score).toBe(0.9)
  expect(fused(found[0]?.signals ?? signals(0))).toBeCloseTo(fused(signals(0.9)), 12)
  expect(found[0]?.signals.former).toBeGreaterThan(0)
})

test('of several the newest comes first, in whatever order they ranked', () => {
  const found = newerFirst([
    hit('b', 2, 0.9, { against: ['a', 'c'] }),
    hit('c', 3, 0.5, { against: ['b'] }),
    hit('a', 1, 0.6, { against: ['b'] }),
  ])
  expect(idsOf(found)).toEqual(['c', 'b', 'a'])
})

test('an older memory gains nothing, and neither does a suspicious one', () => {
  const ranked = [hit('new', 3, 0.9, { against: ['old'] }), hit('x', 1, 0.8), hit('old', 1, 0.4, { against: ['new'] })]
  expect(idsOf(newerFirst(ranked))).toEqual(['new', 'x', 'old'])
  const suspect = [
    hit('old', 1, 0.9, { against: ['bad'] }),
    hit('bad', 3, 0.4, { against: ['old'], flag: 'suspicious' }),
  ]
  expect(idsOf(newerFirst(suspect))).toEqual(['old', 'bad'])
})

test('a likely update comes first if the question allows it, and nothing suspicious does', () => {
  const ranked = [hit('old', 1, 0.9, { likely: ['new'] }), hit('x', 2, 0.8), hit('new', 3, 0.4)]
  expect(idsOf(newerFirst(ranked, openLikelyNewer('Which?')))).toEqual(['new', 'old', 'x'])
  expect(idsOf(newerFirst(ranked, () => false))).toEqual(['old', 'x', 'new'])
  expect(idsOf(newerFirst(ranked))).toEqual(['old', 'x', 'new'])
  const bad = [hit('old', 1, 0.9, { likely: ['bad'] }), hit('bad', 4, 0.3, { against: ['y'], flag: 'suspicious' })]
  expect(idsOf(newerFirst(bad, openLikelyNewer('Which?')))).toEqual(['old', 'bad'])
  const rooms = [hit('room 40', 1, 0.9, { likely: ['room 41'] }), hit('room 41', 3, 0.4)]
  expect(idsOf(newerFirst(rooms, openLikelyNewer('What does room 40 cost?')))).toEqual(['room 40', 'room 41'])
  expect(idsOf(newerFirst(rooms, openLikelyNewer('What does the room cost?')))).toEqual(['room 41', 'room 40'])
})

test('dates that were given decide which is newer', () => {
  const found = newerFirst([
    hit('told first', 1, 0.9, { against: ['told late'], given: 20 }),
    hit('told late', 2, 0.4, { against: ['told first'], given: 5 }),
  ])
  expect(idsOf(found)).toEqual(['told first', 'told late'])
})

const call = { volumeId: 'v', limit: 1 }
const stored = (rows: FoundMemory[]) => ({
  current: async (_: string, ids: readonly string[]) =>
    rows.map(({ memory }) => memory as CurrentMemory).filter(({ memoryId }) => ids.includes(memoryId)),
})

test('a newer memory below the limit moves up, and as many are returned', async () => {
  const old = hit('old', 1, 0.9, { against: ['new'] })
  const newer = hit('new', 3, 0.4, { against: ['old'] })
  const ranked = [old, newer].map(({ memory, ...hits }) => ({ memoryId: memory.memoryId, ...hits }))
  const found = await withNewerFirst(stored([newer]), { ...call, unmatched: false, about: 'Which?' }, [old], ranked)
  expect(idsOf(found)).toEqual(['new'])
})

test('of the likely updates of a hit only the newest is added, and only for the user that is asked for', async () => {
  const old = hit('old', 1, 0.9, { likely: ['newest', 'newer'] })
  const rows = [hit('newer', 2, 0), hit('newest', 3, 0)]
  const find = (userId?: string) =>
    withNewerFirst(stored(rows), { ...call, unmatched: true, userId, about: 'Which?' }, [old, hit('x', 1, 0.8)], [])
  expect(idsOf(await find())).toEqual(['newest', 'old'])
  expect(idsOf(await find('ana'))).toEqual(['old', 'x'])
})

test('one that matched nothing comes only if no filter can exclude it', async () => {
  for (const by of ['against', 'likely']) {
    const old = hit('old', 1, 0.9, { [by]: ['new'] })
    const newer = hit('new', 3, 0, { [by]: ['old'] })
    const find = (unmatched: boolean) =>
      withNewerFirst(stored([newer]), { ...call, unmatched, about: 'Which?' }, [old], [])
    expect(idsOf(await find(true))).toEqual(['new'])
    expect(idsOf(await find(false))).toEqual(['old'])
  }
})
