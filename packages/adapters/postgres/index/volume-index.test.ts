import { Formers } from '@agent-memory/adapters/postgres/index/formers'
import { Postings } from '@agent-memory/adapters/postgres/index/postings'
import { VectorArena } from '@agent-memory/adapters/postgres/index/vector-arena'
import { VolumeIndex } from '@agent-memory/adapters/postgres/index/volume-index'
import { HeldWindows } from '@agent-memory/adapters/postgres/index/windows'
import { MAX_TERMS } from '@agent-memory/core/memory/find/rank-candidates'
import { terms } from '@agent-memory/core/text/terms'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  ALL,
  changeOf,
  DIMENSION,
  type Event,
  events,
  held,
  idOf,
  scanned,
  search,
  vectorsOf,
} from '../../../../tests/support/stores/volume-index.js'

describe.each([
  ['held', held],
  ['scanned', scanned],
])('among some memories of a volume that is %s', (_, make) => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(idOf))

  test('only these are candidates, with the signals they have among all', () => {
    fc.assert(
      fc.property(events, some, (list, ids) => {
        const index = make()
        index.apply(list.map(changeOf), vectorsOf(list))
        const all = search(index)
        const expected = [...all].filter(([id]) => ids.includes(id))
        expect(new Map(expected.sort())).toEqual(new Map([...search(index, ALL, ids)].sort()))
      }),
    )
  })

  test('the best of each leg are taken only from these', () => {
    const index = make()
    const list = Array.from({ length: 40 }, (_none, number) => ({
      kind: 'told' as const,
      told: {
        memoryId: idOf(number),
        content: number % 2 === 0 ? 'Marta Berlin pizza' : 'Marta',
        conversation: `${number}`,
        position: number,
        writtenAt: 0,
        windows: [[Math.cos(number / 40), Math.sin(number / 40), 0, 0]],
      },
    }))
    index.apply(list.map(changeOf), vectorsOf(list))
    // All memories with lower numbers are better by cosine. Of the two ids in each search, the first is better.
    expect([...search(index, 1, [idOf(37), idOf(39)]).keys()]).toEqual([idOf(37)])
    expect([...search(index, 1, [idOf(38), idOf(39)]).keys()]).toEqual([idOf(38)])
  })
})

test('a query as long as a document reads only the postings of its rarest terms', () => {
  const asked: string[] = []
  class Noted extends Postings {
    override of(term: string, lengths: ArrayLike<number>) {
      asked.push(term)
      return super.of(term, lengths)
    }
  }
  const windows = () => new HeldWindows(new VectorArena(DIMENSION), DIMENSION)
  const index = new VolumeIndex(windows(), new Noted(), new Formers(windows(), new Postings()))
  const common = Array.from({ length: 1_000 }, (_, number) => `word${number}`)
  const rare = terms('lighthouse')
  const tell = (number: number, content: string): Event => ({
    kind: 'told',
    told: { memoryId: idOf(number), content, conversation: 'one', position: number, writtenAt: 0, windows: [] },
  })
  const list = [tell(0, 'lighthouse'), ...[1, 2, 3].map((number) => tell(number, common.join(' ')))]
  index.apply(list.map(changeOf), vectorsOf(list))
  const { memoryIds } = index.search({ query: null, terms: [...common, ...rare], wanted: 0, perLeg: 10, among: null })
  expect(asked).toHaveLength(MAX_TERMS)
  expect(asked).toEqual(expect.arrayContaining(rare))
  expect(memoryIds).toContain(idOf(0))
})

describe('a held volume', () => {
  test('reuses what removed memories took', () => {
    const index = held()
    const write = (number: number) => ({
      kind: 'told' as const,
      told: {
        memoryId: idOf(number),
        content: `fact number ${number}`,
        conversation: 'one',
        position: number,
        writtenAt: 0,
        windows: [[1, 0, 0, 0]],
      },
    })
    const first = Array.from({ length: 500 }, (_, number) => write(number))
    index.apply(first.map(changeOf), vectorsOf(first))
    const { bytes } = index
    for (let round = 1; round <= 10; round++) {
      const gone = Array.from({ length: 500 }, (_, number) => ({
        kind: 'gone' as const,
        memoryId: idOf((round - 1) * 500 + number),
      }))
      const next = Array.from({ length: 500 }, (_, number) => write(round * 500 + number))
      index.apply([...gone, ...next].map(changeOf), vectorsOf(next))
    }
    expect(index.memories).toBe(500)
    expect(index.bytes).toBeLessThan(1.1 * bytes)
  })

  test('gives its vectors back', () => {
    const arena = new VectorArena(DIMENSION)
    const block = arena.take()
    arena.giveBack(block)
    const formers = new Formers(new HeldWindows(arena, DIMENSION), new Postings())
    const index = new VolumeIndex(new HeldWindows(arena, DIMENSION), new Postings(), formers)
    const event: Event = {
      kind: 'told',
      told: {
        memoryId: idOf(1),
        content: 'a',
        conversation: 'one',
        position: 1,
        writtenAt: 0,
        windows: [[1, 0, 0, 0]],
      },
    }
    index.apply([changeOf(event)], vectorsOf([event]))
    const other = arena.take()
    expect(other).not.toBe(block)
    index.release()
    expect(arena.take()).toBe(block)
  })
})
