import { Postings } from '@agent-memory/adapters/postgres/index/postings'
import { VectorArena } from '@agent-memory/adapters/postgres/index/vector-arena'
import { SIGNALS, VolumeIndex } from '@agent-memory/adapters/postgres/index/volume-index'
import { HeldWindows, ScannedWindows } from '@agent-memory/adapters/postgres/index/windows'
import { MAX_TERMS } from '@agent-memory/core/memory/rank-candidates'
import {
  CONTEXT_STEPS,
  CONVERSATION_GAP_MS,
  contextShare,
  inverseDocumentFrequency,
  termMatch,
  windowsCosine,
} from '@agent-memory/core/memory/rank-signals'
import { terms } from '@agent-memory/core/text/terms'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

const DIMENSION = 4
const QUERY_TERMS = ['marta', 'berlin', 'pizza', 'unknown']
const QUERY = Float32Array.of(1, 0, 0, 0)
const ALL = 10_000

interface Told {
  memoryId: string
  content: string
  conversation: string
  position: number
  writtenAt: number
  windows: number[][]
}
type Event = { kind: 'told'; told: Told } | { kind: 'gone'; memoryId: string }
type Signals = [cosine: number, lexical: number, context: number, length: number]

const angle = fc.double({ min: 0, max: Math.PI, noNaN: true })
const unit = angle.map((turn) => [Math.cos(turn), Math.sin(turn), 0, 0])
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const memoryId = fc.integer({ min: 0, max: 14 }).map(idOf)
const told = fc.record<Told>({
  memoryId,
  content: fc
    .array(fc.constantFrom('Marta', 'Berlin', 'pizza', 'likes', 'of'), { maxLength: 9 })
    .map((words) => words.join(' ')),
  conversation: fc.constantFrom('one', 'other'),
  position: fc.integer({ min: 0, max: 1_000_000 }),
  writtenAt: fc.constantFrom(0, 1_000, CONVERSATION_GAP_MS, CONVERSATION_GAP_MS + 1, 9e12),
  windows: fc.array(unit, { maxLength: 3 }),
})
const events = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: told.map<Event>((one) => ({ kind: 'told', told: one })) },
      memoryId.map<Event>((id) => ({ kind: 'gone', memoryId: id })),
    ),
    { maxLength: 40 },
  )
  .filter(
    (list) => new Set(list.map((event) => (event.kind === 'told' ? event.told.position : event))).size === list.length,
  )

/** What is left of the events, in order of writing. */
const survivors = (list: readonly Event[]): Told[] => {
  const left = new Map<string, Told>()
  for (const event of list)
    if (event.kind === 'told') left.set(event.told.memoryId, event.told)
    else left.delete(event.memoryId)
  return [...left.values()].sort((one, other) => one.position - other.position)
}

/** The signals of one memory, computed from the definitions with no index. */
const reference = (all: readonly Told[], memory: Told): Signals => {
  const cosine = cosineOf(memory)
  const conversation = all.filter((one) => one.conversation === memory.conversation)
  const around = CONTEXT_STEPS.map((_, step) =>
    [-1, 1].map((side) => neighbour(conversation, memory, side * (step + 1))),
  )
  const weights = QUERY_TERMS.map((term) =>
    inverseDocumentFrequency(all.length, all.filter((one) => matchOf(one, term) > 0).length),
  )
  const matched = QUERY_TERMS.reduce((sum, term, at) => {
    const context = around.reduce(
      (total, pair, step) =>
        total + (CONTEXT_STEPS[step] as number) * pair.reduce((of, one) => of + matchOf(one, term), 0),
      0,
    )
    return sum + (weights[at] as number) * Math.min(1, matchOf(memory, term) + contextShare(cosine) * context)
  }, 0)
  const lexical = matched / weights.reduce((sum, weight) => sum + weight, 0)
  const context =
    contextShare(cosine) * (around[0] as (Told | undefined)[]).reduce((sum, one) => sum + cosineOf(one), 0)
  return [cosine, lexical, context, terms(memory.content).length]
}

/** The memory so many steps away, unless a gap of more than an hour lies between. */
const neighbour = (conversation: readonly Told[], memory: Told, distance: number): Told | undefined => {
  const at = conversation.indexOf(memory)
  for (let step = Math.sign(distance), from = at; from !== at + distance; from += step) {
    const [one, next] = [conversation[from], conversation[from + step]]
    if (!one || !next || Math.abs(one.writtenAt - next.writtenAt) > CONVERSATION_GAP_MS) return undefined
  }
  return conversation[at + distance]
}

const cosineOf = (memory: Told | undefined): number => {
  const products = (memory?.windows ?? []).map(([first]) => first as number)
  return products.length === 0 ? 0 : windowsCosine(products[0] as number, Math.max(...products))
}

const matchOf = (memory: Told | undefined, term: string): number => {
  const found = terms(memory?.content ?? '')
  return termMatch(found.filter((one) => one === term).length, found.length)
}

const changeOf = (event: Event) =>
  event.kind === 'gone'
    ? { kind: 'removed' as const, memoryId: event.memoryId }
    : { kind: 'current' as const, ...event.told, floats: event.told.windows.length * DIMENSION }

const vectorsOf = (list: readonly Event[]) =>
  Float32Array.from(list.flatMap((event) => (event.kind === 'told' ? event.told.windows.flat() : [])))

const bytesOf = (ids: readonly string[]) => Buffer.from(ids.join('').replaceAll('-', ''), 'hex')

const search = (index: VolumeIndex, perLeg = ALL, ids?: readonly string[]): Map<string, Signals> => {
  const among = ids ? bytesOf(ids) : null
  const { memoryIds, signals } = index.search({ query: QUERY, terms: QUERY_TERMS, perLeg, among })
  return new Map(memoryIds.map((id, at) => [id, [...signals.subarray(at * SIGNALS, (at + 1) * SIGNALS)] as Signals]))
}

const expectClose = (found: Signals | undefined, expected: Signals) => {
  expected.forEach((value, at) => {
    expect(found?.[at]).toBeCloseTo(value, 5)
  })
}

const held = () => new VolumeIndex(new HeldWindows(new VectorArena(DIMENSION), DIMENSION), new Postings())
const scanned = () =>
  new VolumeIndex(new ScannedWindows(new VectorArena(DIMENSION), DIMENSION, QUERY), new Postings(new Set(QUERY_TERMS)))

describe.each([
  ['held', held],
  ['scanned', scanned],
])('a volume that is %s', (_, make) => {
  test('gives each memory the signals of the definitions, after any writes, rewrites and removals', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 10 }), (list, page) => {
        const index = make()
        for (let at = 0; at < list.length; at += page) {
          const part = list.slice(at, at + page)
          index.apply(part.map(changeOf), vectorsOf(part))
        }
        const all = survivors(list)
        const found = search(index)
        expect([...found.keys()].sort()).toEqual(all.map((one) => one.memoryId).sort())
        for (const memory of all) expectClose(found.get(memory.memoryId), reference(all, memory))
        expect(index.memories).toBe(all.length)
      }),
    )
  })
})

describe.each([
  ['held', held],
  ['scanned', scanned],
])('among some memories of a volume that is %s', (_, make) => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(idOf))

  test('none but these are candidates, with the signals that they have among all', () => {
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

  test('the best of each leg are taken from these alone', () => {
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
    // Worst by cosine, worse by words.
    expect([...search(index, 1, [idOf(37), idOf(39)]).keys()]).toEqual([idOf(37)])
    expect([...search(index, 1, [idOf(38), idOf(39)]).keys()]).toEqual([idOf(38)])
  })
})

test('a query as long as a document reads the postings of its rarest terms alone', () => {
  const asked: string[] = []
  class Noted extends Postings {
    override of(term: string, lengths: ArrayLike<number>) {
      asked.push(term)
      return super.of(term, lengths)
    }
  }
  const index = new VolumeIndex(new HeldWindows(new VectorArena(DIMENSION), DIMENSION), new Noted())
  const common = Array.from({ length: 1_000 }, (_, number) => `word${number}`)
  const rare = terms('lighthouse')
  const tell = (number: number, content: string): Event => ({
    kind: 'told',
    told: { memoryId: idOf(number), content, conversation: 'one', position: number, writtenAt: 0, windows: [] },
  })
  const list = [tell(0, 'lighthouse'), ...[1, 2, 3].map((number) => tell(number, common.join(' ')))]
  index.apply(list.map(changeOf), vectorsOf(list))
  const { memoryIds } = index.search({ query: null, terms: [...common, ...rare], perLeg: 10, among: null })
  expect(asked).toHaveLength(MAX_TERMS)
  expect(asked).toEqual(expect.arrayContaining(rare))
  expect(memoryIds).toContain(idOf(0))
})

describe('a volume that is held', () => {
  test('uses again what removed memories took', () => {
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
    const index = new VolumeIndex(new HeldWindows(arena, DIMENSION), new Postings())
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
