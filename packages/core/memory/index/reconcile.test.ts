import { expect, test } from '@jest/globals'
import type { ExternalIndex, IndexEntry, IndexedPoint } from '../../ports/memory/external-index.js'
import type { Expected, IndexLedger } from '../../ports/memory/index-ledger.js'
import { reconcile } from './reconcile.js'

const entry = (memoryId: string, text = 'tea'): IndexEntry => ({
  ...{ memoryId, volumeId: 'volume', terms: text.split(' '), names: [], traits: 0, vectors: [], conversation: 'one' },
})
const current = (memoryId: string, over: Partial<Expected> = {}): Expected => ({
  ...{ entry: entry(memoryId), waiting: false, noted: true, ...over },
})

/** Makes a ledger and an index. `meanwhile` runs when the index has been read, before the second check. */
const setUp = (given: { expected: Expected[]; points: IndexEntry[]; meanwhile?: (sides: Sides) => void }) => {
  const sides: Sides = {
    expected: new Map(given.expected.map((each) => [each.entry.memoryId, each])),
    points: new Map(given.points.map((each) => [each.memoryId, each])),
    leaving: new Set(),
  }
  const toPoint = (held: IndexEntry): IndexedPoint => ({
    ...{ memoryId: held.memoryId, volumeId: held.volumeId },
    holds: ({ terms }) => terms.join() === held.terms.join(),
  })
  const among = <Value>(of: Map<string, Value>, ids: readonly string[]) =>
    ids.flatMap((id) => (of.has(id) ? [of.get(id) as Value] : []))
  const ledger = {
    expected: async () => [...sides.expected.values()],
    expectedOf: async (ids) => among(sides.expected, ids),
    entries: async (ids) => among(sides.expected, ids).map((each) => each.entry),
    unexpected: async (ids) => ids.filter((id) => !sides.expected.has(id) && !sides.leaving.has(id)),
    volumeIds: async () => [],
  } satisfies Partial<IndexLedger>
  const external = {
    async points() {
      const page = [...sides.points.values()].map(toPoint)
      given.meanwhile?.(sides)
      return page
    },
    pointsOf: async (ids) => among(sides.points, ids).map(toPoint),
  } satisfies Partial<ExternalIndex>
  return {
    ledger: ledger as unknown as IndexLedger,
    external: external as unknown as ExternalIndex,
    embedder: { model: 'm', dimension: 1 },
  }
}
interface Sides {
  expected: Map<string, Expected>
  points: Map<string, IndexEntry>
  /** Ids that a job is about to remove from the index. */
  leaving: Set<string>
}

const CALL = { volumeId: null, repair: false, signal: new AbortController().signal, onRefused() {} }
const AGREED = { missing: 0, extra: 0, changed: 0, notes: 0 }

test('lasting differences are reported', async () => {
  const ports = setUp({
    expected: [current('lost'), current('other'), current('unnoted', { noted: false }), current('right')],
    points: [entry('other', 'coffee'), entry('unnoted'), entry('right'), entry('stranger')],
  })
  expect(await reconcile(ports, CALL)).toEqual({ compared: 4, missing: 1, extra: 1, changed: 2, notes: 0 })
})

const CHANGES: Record<string, (sides: Sides) => void> = {
  'a memory whose text changes, also in the index'({ expected, points }) {
    expected.set('a', current('a', { entry: entry('a', 'coffee') }))
    points.set('a', entry('a', 'coffee'))
  },
  'a memory whose new text is not indexed yet'({ expected }) {
    expected.set('a', current('a', { entry: entry('a', 'coffee'), waiting: true, noted: false }))
  },
  'a memory that is deleted, also in the index'({ expected, points }) {
    expected.delete('a')
    points.delete('a')
  },
  'a memory that is not removed from the index yet'({ expected, leaving }) {
    expected.delete('a')
    leaving.add('a')
  },
}
/** What the first check reads from the index: the memory before or after its change, or no memory. */
const READINGS: Record<string, IndexEntry[]> = {
  before: [entry('a')],
  after: [entry('a', 'coffee')],
  without: [],
}

test.each(Object.keys(CHANGES).flatMap((name) => Object.keys(READINGS).map((reading) => ({ name, reading }))))(
  '$name is not drift, with the index read $reading',
  async ({ name, reading }) => {
    const ports = setUp({
      expected: [current('a')],
      points: READINGS[reading] ?? [],
      meanwhile(sides) {
        sides.points = new Map([['a', entry('a')]])
        CHANGES[name]?.(sides)
      },
    })
    expect(await reconcile(ports, CALL)).toMatchObject(AGREED)
  },
)

test('a point that is removed with its memory after it was read is not drift', async () => {
  const ports = setUp({ expected: [], points: [entry('a')], meanwhile: ({ points }) => void points.clear() })
  expect(await reconcile(ports, CALL)).toMatchObject(AGREED)
})

test('a memory approved while the index is read again is not extra', async () => {
  const ports = setUp({ expected: [], points: [entry('a')] })
  const { pointsOf } = ports.external
  ports.external.pointsOf = async (ids, volumeId) => {
    const points = await pointsOf(ids, volumeId)
    ports.ledger.expectedOf = async () => [current('a')]
    return points
  }
  expect(await reconcile(ports, CALL)).toMatchObject(AGREED)
})
