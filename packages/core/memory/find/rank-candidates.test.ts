import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { MAX_TERMS, rarestTerms, selectCandidates } from './rank-candidates.js'
import { contextShare, fitOf, inverseDocumentFrequency, termMatch, windowsCosine } from './rank-signals.js'
import { NONE, type Scan } from './scan.js'
import { topSlots } from './top-slots.js'
import { FIRST_PERSON, TELLS_WHEN } from './traits.js'

/** Memories in one conversation, in slot order; each with a cosine and the terms of its text. */
const scanOf = (
  memories: readonly { cosine: number; terms: readonly string[]; traits?: number }[],
  query: readonly string[],
): Scan => ({
  memories: memories.length,
  slots: memories.length,
  allowed: null,
  cosines: Float32Array.from(memories, ({ cosine }) => cosine),
  lengths: memories.map(({ terms }) => terms.length),
  traits: memories.map(({ traits = 0 }) => traits),
  wanted: 0,
  postings: query.map((term) => {
    const slots = memories.flatMap(({ terms }, slot) => (terms.includes(term) ? [slot] : []))
    const matches = slots.map((slot) => {
      const own = memories[slot]?.terms ?? []
      return termMatch(own.filter((one) => one === term).length, own.length)
    })
    return {
      memories: slots.length,
      slots,
      matches,
      leads: slots.map((slot) => Number(memories[slot]?.terms[0] === term)),
    }
  }),
  before: (slot) => (slot === 0 ? NONE : slot - 1),
  after: (slot) => (slot + 1 === memories.length ? NONE : slot + 1),
})

const memory = fc.record({
  cosine: fc.double({ min: -1, max: 1, noNaN: true }),
  terms: fc.array(fc.constantFrom('marta', 'work', 'berlin', 'acm', 'pizza'), { maxLength: 12 }),
  traits: fc.integer({ min: 0, max: 100 }),
})
const query = fc.uniqueArray(fc.constantFrom('marta', 'work', 'berlin', 'unknown'))

describe('rarestTerms', () => {
  test('of a very long query are those in the fewest memories', () => {
    const common = Array.from({ length: 200 }, (_, number) => `common-${number}`)
    const found = rarestTerms([...common, 'rare', 'rare', 'unknown'], (term) =>
      term === 'unknown' ? 0 : term === 'rare' ? 1 : 9,
    )
    expect(found).toHaveLength(MAX_TERMS)
    expect(found.slice(0, 2)).toEqual(['unknown', 'rare'])
  })

  test('of any other query are all its terms, each once', () => {
    expect(rarestTerms(['tea', 'marta', 'tea'], () => 1)).toEqual(['tea', 'marta'])
  })
})

describe('selectCandidates', () => {
  test('keeps every signal within its limits', () => {
    fc.assert(
      fc.property(fc.array(memory), query, fc.integer({ min: 1, max: 10 }), (memories, terms, perLeg) => {
        for (const found of selectCandidates(scanOf(memories, terms), perLeg)) {
          expect(Math.abs(found.cosine)).toBeLessThanOrEqual(1)
          expect(found.lexical).toBeGreaterThanOrEqual(0)
          expect(found.lexical).toBeLessThanOrEqual(1 + 1e-9)
          expect(Math.abs(found.context)).toBeLessThanOrEqual(2.75)
        }
      }),
    )
  })

  test('gives a candidate the same signals however few are requested', () => {
    fc.assert(
      fc.property(fc.array(memory), query, fc.integer({ min: 1, max: 10 }), (memories, terms, perLeg) => {
        const all = new Map(selectCandidates(scanOf(memories, terms), 1_000).map((found) => [found.slot, found]))
        expect(all.size).toBe(memories.length)
        for (const found of selectCandidates(scanOf(memories, terms), perLeg))
          expect(found).toEqual(all.get(found.slot))
      }),
    )
  })

  test('includes the neighbours of a match, as far as context reaches', () => {
    const memories = Array.from({ length: 20 }, (_, slot) => ({ cosine: slot === 10 ? 0.9 : 0.1, terms: [] }))
    const slots = selectCandidates(scanOf(memories, []), 1).map(({ slot }) => slot)
    expect(slots.sort((a, b) => a - b)).toEqual([7, 8, 9, 10, 11, 12, 13])
  })

  test('lets a memory profit from its neighbours only as far as it is on topic itself', () => {
    const close = secondOf(scanOf([match(0.9), { cosine: 0.3, terms: ['yes'] }], ['marta']))
    const far = secondOf(scanOf([match(0.9), { cosine: 0, terms: ['pizza'] }], ['marta']))
    expect(close?.lexical).toBeGreaterThan(0.4)
    expect(close?.context).toBeCloseTo(0.9, 6)
    expect(far).toMatchObject({ lexical: 0, context: 0 })
  })

  test('counts more what was asked before, but not what is asked after', () => {
    const question = { ...match(0.4), traits: 100 }
    const answer = { cosine: 0.2, terms: ['acm'] }
    const [alone, answered] = [match(0.4), question].map((before) => secondOf(scanOf([before, answer], ['marta'])))
    expect(answered?.context).toBeCloseTo(1.75 * (alone?.context as number), 6)
    expect(answered?.lexical).toBeGreaterThan(1.5 * (alone?.lexical as number))
    const asked = (after: typeof question) =>
      selectCandidates(scanOf([answer, after], ['marta']), 10).find(({ slot }) => slot === 0)
    expect(asked(question)).toEqual(asked({ ...match(0.4), traits: 0 }))
  })

  test('by terms only, finds just the memories that have them, by their own match', () => {
    fc.assert(
      fc.property(fc.array(memory), query, (memories, terms) => {
        const scan = scanOf(memories, terms)
        const found = selectCandidates({ ...scan, cosines: null }, 1_000)
        const having = memories.flatMap((one, slot) =>
          terms.some((term) => one.terms.some((own) => own === term)) ? [slot] : [],
        )
        expect(found.map(({ slot }) => slot).sort((a, b) => a - b)).toEqual(having)
        expect(found.every(({ cosine, context, lexical }) => cosine === 0 && context === 0 && lexical > 0)).toBe(true)
      }),
    )
  })

  test('returns only allowed memories, with the signals they have among all', () => {
    const allowing = fc
      .array(memory)
      .chain((memories) =>
        fc.tuple(
          fc.constant(memories),
          fc.array(fc.integer({ min: 0, max: 1 }), { minLength: memories.length, maxLength: memories.length }),
        ),
      )
    fc.assert(
      fc.property(allowing, query, fc.integer({ min: 1, max: 10 }), ([memories, allowed], terms, perLeg) => {
        const scan = scanOf(memories, terms)
        const all = new Map(selectCandidates(scan, 1_000).map((one) => [one.slot, one]))
        const some = { ...scan, allowed: Uint8Array.from(allowed) }
        const found = selectCandidates(some, perLeg)
        for (const one of found) expect([allowed[one.slot], one]).toEqual([1, all.get(one.slot)])
        const count = allowed.filter((one) => one === 1).length
        expect(found.length).toBeGreaterThanOrEqual(Math.min(perLeg, count))
        expect(selectCandidates(some, 1_000)).toHaveLength(count)
      }),
    )
  })

  test('prefers leading slots, whose context is known, among equally good ones', () => {
    const memories = Array.from({ length: 20 }, () => ({ cosine: 0.5, terms: ['marta'] }))
    const leading = new Uint8Array(20)
    leading[10] = 1
    const found = selectCandidates(scanOf(memories, ['marta']), 5, leading).map(({ slot }) => slot)
    expect(found.sort((a, b) => a - b)).toEqual([7, 8, 9, 10, 11, 12, 13])
  })

  test('skips empty slots', () => {
    const scan = scanOf([match(0.9), match(Number.NaN)], [])
    expect(selectCandidates(scan, 10).map(({ slot }) => slot)).toContain(0)
    expect(topSlots(scan.cosines as Float32Array, 10, -1)).toEqual([0])
  })
})

const secondOf = (scan: Scan) => selectCandidates(scan, 10).find(({ slot }) => slot === 1)

const match = (cosine: number) => ({ cosine, terms: ['marta', 'work'] })

describe('the parts of relevance', () => {
  test('a rarer term weighs more, and every term has weight', () => {
    expect(inverseDocumentFrequency(1_000, 1)).toBeGreaterThan(inverseDocumentFrequency(1_000, 100))
    expect(inverseDocumentFrequency(1, 1)).toBeGreaterThan(0)
    expect(inverseDocumentFrequency(1_000_000, 1_000_000)).toBeGreaterThan(0)
  })

  test('in a volume of one memory, its terms keep most of the weight of unknown ones', () => {
    expect(inverseDocumentFrequency(1, 1) / inverseDocumentFrequency(1, 0)).toBeGreaterThan(0.7)
  })

  test('a term matches better the more frequent it is and the shorter the memory', () => {
    expect(termMatch(2, 10)).toBeGreaterThan(termMatch(1, 10))
    expect(termMatch(1, 10)).toBeGreaterThan(termMatch(1, 1_000))
    expect(termMatch(0, 0)).toBe(0)
    expect(termMatch(1, 80)).toBe(0.5)
  })

  test('a later window counts only when it is clearly better', () => {
    expect(windowsCosine(0.4, 0.45)).toBe(0.4)
    expect(windowsCosine(0.1, 0.8)).toBeCloseTo(0.7, 12)
  })

  test('a memory fits a question of its kind, and by its first word', () => {
    const about = { wanted: 0, traits: 0, cosine: 0.5, leads: false }
    expect(fitOf(about)).toBe(0)
    expect(fitOf({ ...about, leads: true })).toBeGreaterThan(0)
    expect(fitOf({ ...about, wanted: TELLS_WHEN, traits: TELLS_WHEN })).toBeCloseTo(0.2, 12)
    expect(fitOf({ ...about, wanted: TELLS_WHEN, traits: TELLS_WHEN, cosine: 0.1 })).toBeCloseTo(0.05, 12)
    expect(fitOf({ ...about, wanted: TELLS_WHEN })).toBe(0)
    expect(fitOf({ ...about, wanted: FIRST_PERSON, traits: FIRST_PERSON })).toBe(0)
    expect(fitOf({ ...about, wanted: FIRST_PERSON })).toBeLessThan(0)
    expect(fitOf({ ...about, traits: FIRST_PERSON + TELLS_WHEN })).toBe(0)
  })

  test('context counts from not at all to fully', () => {
    expect([-0.5, 0, 0.1, 0.2, 0.9].map(contextShare)).toEqual([0, 0, 0.5, 1, 1])
  })
})

describe('topSlots', () => {
  test('returns the slots of the highest scores', () => {
    fc.assert(
      fc.property(
        fc.array(fc.float({ noNaN: true, noDefaultInfinity: true })),
        fc.integer({ min: 1, max: 20 }),
        (scores, count) => {
          const floats = Float32Array.from(scores)
          const found = topSlots(floats, count, 0).map((slot) => floats[slot] as number)
          const expected = [...floats]
            .filter((score) => score > 0)
            .sort((a, b) => b - a)
            .slice(0, count)
          expect(found.sort((a, b) => b - a)).toEqual(expected)
        },
      ),
    )
  })
})
