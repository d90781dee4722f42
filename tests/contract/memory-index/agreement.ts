import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { CANDIDATES_PER_LEG, type Ranked, rank } from '@agent-memory/core/memory/find/rank'
import { FIRST_PERSON, TELLS_WHEN, type Traits } from '@agent-memory/core/memory/find/traits'
import type { Candidate } from '@agent-memory/core/ports/memory/memory-index'
import { terms } from '@agent-memory/core/text/terms'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { seeded } from '../../faults/harness/seeded.js'
import type { Adapter, IndexOnTrial } from './adapters.js'
import { type Asked, Definitions } from './definitions.js'
import { expectAll, expectSignals, searchIndex } from './expectations.js'
import { mirrored, openMaker, type Statement } from './statements.js'
import { makeVolume, type StoredVolume } from './stored-volume.js'

const MEMORIES = 1_000
const QUESTIONS = 40
const FIRST = 10
/** Scores closer than this can come in any order, because each store sums 32-bit floats in its own order. */
const TIE = 1e-5
const SEED = 20_260_101
/** Traits of statements that the questions ask for, in turn. */
const WANTED: readonly Traits[] = [0, TELLS_WHEN, FIRST_PERSON, TELLS_WHEN + FIRST_PERSON]

/** Tests that all stores give the same top results for the same data, with the signals that `Definitions` computes. */
export const ranksAlike = (adapters: readonly Adapter[], database: () => Database): void =>
  describe(together(adapters), () => {
    const onTrial = opened(adapters, database)

    test(`the same first ten of ${MEMORIES} memories for ${QUESTIONS} questions`, async () => {
      const maker = openMaker(seeded(SEED))
      const volume = await makeVolume(database())
      const statements = Array.from({ length: MEMORIES }, () => maker.statement())
      await volume.store(statements)
      for (const one of onTrial()) await one.approved(statements.map(({ memoryId }) => memoryId))
      const definitions = new Definitions(statements)
      let found = 0
      for (let number = 0; number < QUESTIONS; number++) {
        const { text, vector } = maker.question(statements)
        const asked = { vector, terms: terms(text), wanted: WANTED[number % WANTED.length] as Traits }
        const defined = definitions.signals(asked)
        const tops: Ranked[][] = []
        for (const one of onTrial()) {
          const candidates = await searchIndex(one, { volume, perLeg: CANDIDATES_PER_LEG }, asked)
          expectSignals(candidates, defined)
          expectLegs(candidates, defined)
          const top = rank([...candidates.values()], FIRST)
          tops.push(top)
          // If only the best `FIRST` are asked for, an index may return fewer candidates, but the same best `FIRST`.
          const few = await searchIndex(one, { volume, perLeg: CANDIDATES_PER_LEG, best: FIRST }, asked)
          expect(rank([...few.values()], FIRST)).toEqual(top)
        }
        for (const top of tops) expectSameUpToTies(top, tops[0] as Ranked[])
        found += tops[0]?.length ?? 0
      }
      // Makes sure that there were results, because empty results would always agree.
      expect(found).toBeGreaterThan(QUESTIONS * 5)
    })
  })

/** Tests that stores find what is left after any history of a volume, with the signals that `Definitions` computes. */
export const followsAlike = (adapters: readonly Adapter[], database: () => Database): void =>
  describe(together(adapters), () => {
    const onTrial = opened(adapters, database)

    const happen = async (volume: StoredVolume, { statements, changes }: History) => {
      const known: Statement[] = statements.map((one) => ({ ...one, memoryId: randomUUID() }))
      const waiting = new Set(known)
      const current = new Set<Statement>()
      const successors = new Map<Statement, Statement>()
      for (const { kind, at } of changes) {
        const statement = known[at % known.length] as Statement
        const { memoryId } = statement
        if (kind === 'approve' && waiting.delete(statement)) {
          current.add(statement)
          await volume.store([statement])
          for (const one of onTrial()) await one.approved([memoryId])
        } else if (kind === 'erase' && (current.delete(statement) || successors.delete(statement))) {
          await volume.erase(memoryId)
          for (const one of onTrial()) await one.erased(memoryId)
        } else if (kind === 'supersede' && current.size > 1 && current.delete(statement)) {
          const by = [...current][at % current.size] as Statement
          successors.set(statement, by)
          await volume.supersede(memoryId, by.memoryId)
          for (const one of onTrial()) await one.approved([memoryId])
        } else if (kind === 'take back' && successors.delete(statement)) {
          current.add(statement)
          await volume.supersede(memoryId, null)
          for (const one of onTrial()) await one.approved([memoryId])
        } else if (kind === 'tell again') {
          for (const one of onTrial()) await one.approved([memoryId])
        }
      }
      const endOf = (one: Statement | undefined): Statement | undefined =>
        one && successors.has(one) ? endOf(successors.get(one)) : one
      const formersOf = (one: Statement) => [...successors.keys()].filter((former) => endOf(former) === one)
      return { left: [...current], formersOf }
    }

    test('the same after any approvals, supersessions, erasures, and repeated or late updates', async () => {
      await fc.assert(
        fc.asyncProperty(histories, async (history) => {
          const volume = await makeVolume(database())
          const { left, formersOf } = await happen(volume, history)
          const definitions = new Definitions(left, formersOf)
          for (const asked of [BOTH, { ...BOTH, terms: [] }, { ...BOTH, wanted: TELLS_WHEN + FIRST_PERSON }]) {
            const defined = definitions.signals(asked)
            for (const one of onTrial()) {
              expectAll(await searchIndex(one, { volume }, asked), left, defined)
            }
          }
        }),
        { seed: SEED, numRuns: 20 },
      )
    })
  })

const together = (adapters: readonly Adapter[]) => `alike: ${adapters.map(({ name }) => name).join('; ')}`

/** Opens the adapters before the tests of a block and closes them after. */
const opened = (adapters: readonly Adapter[], database: () => Database): (() => IndexOnTrial[]) => {
  let all: IndexOnTrial[] = []
  beforeAll(async () => {
    all = await Promise.all(adapters.map((adapter) => adapter.open(database())))
  })
  afterAll(async () => {
    for (const { index } of all) await index.close()
  })
  return () => all
}

/**
 * Expects the best memories by vector and the best by words among the candidates. A memory that ties with the last of
 * them may be missing.
 */
function expectLegs(
  candidates: ReadonlyMap<string, Candidate>,
  defined: ReadonlyMap<string, { cosine: number; ownMatch: number }>,
): void {
  for (const leg of ['cosine', 'ownMatch'] as const) {
    const best = [...defined].filter(([, signals]) => leg === 'cosine' || signals.ownMatch > 0)
    best.sort(([, one], [, other]) => other[leg] - one[leg])
    const last = best[CANDIDATES_PER_LEG - 1]?.[1][leg] ?? Number.NEGATIVE_INFINITY
    const missing = best.filter(([id, signals]) => signals[leg] > last + TIE && !candidates.has(id))
    expect(missing).toEqual([])
  }
}

function expectSameUpToTies(found: readonly Ranked[], expected: readonly Ranked[]): void {
  expect(found).toHaveLength(expected.length)
  const last = expected.at(-1)?.score ?? 0
  found.forEach(({ memoryId, score }, place) => {
    const there = expected[place] as Ranked
    if (memoryId === there.memoryId && Math.abs(score - there.score) < TIE) return
    const own = expected.find((one) => one.memoryId === memoryId)?.score ?? last
    expect({ place, memoryId, tie: Math.abs(score - there.score) < TIE && Math.abs(score - own) < TIE }).toEqual({
      place,
      memoryId,
      tie: true,
    })
  })
}

const BOTH: Asked = { vector: mirrored([1]), terms: ['marta', 'berlin', 'pizza', 'unknown'] }
const HOUR = 3_600_000

type History = typeof histories extends fc.Arbitrary<infer Value> ? Value : never

/** Generates statements in the order in which they are written, and changes to them in random order. */
const histories = fc.record({
  statements: fc
    .array(
      fc.record({
        words: fc.array(fc.constantFrom('Marta', 'Berlin', 'pizza', 'likes', 'of', 'I', 'yesterday.', 'who?'), {
          maxLength: 9,
        }),
        angles: fc.array(fc.double({ min: 0, max: Math.PI, noNaN: true }), { maxLength: 3 }),
        session: fc.constantFrom('one', 'other'),
        gap: fc.constantFrom(0, 1_000, HOUR, HOUR + 1),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((list) => {
      let writtenAt = Date.UTC(2026, 0, 1)
      return list.map(({ words, angles, session, gap }, position) => {
        writtenAt += gap
        const windows = angles.map((angle) => mirrored([Math.cos(angle), Math.sin(angle)]))
        return { content: words.join(' '), windows, session, writtenAt, position, memoryType: 'factual' as const }
      })
    }),
  changes: fc.array(
    fc.record({
      kind: fc.constantFrom(
        'approve',
        'approve',
        'approve',
        'erase',
        'tell again',
        'supersede',
        'supersede',
        'take back',
      ),
      at: fc.nat({ max: 11 }),
    }),
    { maxLength: 30 },
  ),
})
