import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { LIMITS } from '../../limits.js'
import type { Candidate } from '../../ports/memory/memory-index.js'
import { fused, mostRelevant, rank, scoreOf } from './rank.js'

const signals = fc.record({
  cosine: fc.double({ min: -1, max: 1, noNaN: true }),
  lexical: fc.double({ min: 0, max: 1, noNaN: true }),
  context: fc.double({ min: -2, max: 2, noNaN: true }),
  length: fc.integer({ min: 0, max: 20_000 }),
  fit: fc.double({ min: -0.1, max: 0.25, noNaN: true }),
  former: fc.double({ min: 0, max: 2, noNaN: true }),
})
const candidates = fc.uniqueArray(
  fc.record({ memoryId: fc.uuid() }).chain(({ memoryId }) => signals.map((found) => ({ memoryId, ...found }))),
  {
    selector: ({ memoryId }) => memoryId,
  },
)

describe('scoreOf', () => {
  test('stays within 0 and 1 and never falls when the fused score rises', () => {
    fc.assert(
      fc.property(signals, signals, (one, other) => {
        const [low, high] = [fused(one), fused(other)].sort((a, b) => a - b) as [number, number]
        expect(scoreOf(low)).toBeGreaterThanOrEqual(0)
        expect(scoreOf(high)).toBeLessThanOrEqual(1)
        expect(scoreOf(low)).toBeLessThanOrEqual(scoreOf(high))
      }),
    )
  })

  test('is at the relevance limit for a score that is just not relevant', () => {
    expect(scoreOf(0.4)).toBeCloseTo(LIMITS.relevance, 12)
  })

  test.each<[string, Omit<Candidate, 'memoryId'>, boolean]>([
    ['the same words and meaning', { cosine: 0.8, lexical: 1, context: 0, length: 5, fit: 0, former: 0 }, true],
    ['the meaning in other words', { cosine: 0.47, lexical: 0, context: 0, length: 8, fit: 0, former: 0 }, true],
    ['the words of another topic', { cosine: 0.15, lexical: 0.1, context: 0.1, length: 10, fit: 0, former: 0 }, false],
    ['nothing in common', { cosine: 0, lexical: 0, context: 0, length: 0, fit: 0, former: 0 }, false],
  ])('%s', (_, found, relevant) => {
    expect(scoreOf(fused(found)) > LIMITS.relevance).toBe(relevant)
  })
})

describe('fused', () => {
  test('rises with each signal and falls with length', () => {
    fc.assert(
      fc.property(signals, fc.double({ min: 0.01, max: 0.5, noNaN: true }), (found, more) => {
        expect(fused({ ...found, cosine: found.cosine + more })).toBeGreaterThan(fused(found))
        expect(fused({ ...found, lexical: found.lexical + more })).toBeGreaterThan(fused(found))
        expect(fused({ ...found, context: found.context + more })).toBeGreaterThan(fused(found))
        expect(fused({ ...found, fit: found.fit + more })).toBeGreaterThan(fused(found))
        expect(fused({ ...found, former: found.former + more })).toBeGreaterThan(fused(found))
        expect(fused({ ...found, length: found.length + 1 })).toBeLessThanOrEqual(fused(found))
        expect(fused({ ...found, length: 41 + found.length })).toBeLessThan(fused({ ...found, length: 0 }))
      }),
    )
  })
})

describe('mostRelevant', () => {
  test('leaves what rank puts first', () => {
    const close = fc.constantFrom(0.2, 0.4, 0.6)
    const some = fc.uniqueArray(
      fc.record({
        memoryId: fc.uuid(),
        cosine: close,
        lexical: close,
        context: close,
        length: fc.constant(9),
        fit: fc.constant(0),
        former: fc.constant(0),
      }),
      { selector: ({ memoryId }) => memoryId },
    )
    fc.assert(
      fc.property(fc.oneof(candidates, some), fc.nat({ max: 20 }), (found, most) => {
        const left = mostRelevant(found, most, ({ memoryId }) => memoryId)
        expect(rank(left, found.length)).toEqual(rank(found, most))
      }),
    )
  })
})

describe('rank', () => {
  test('returns the best relevant candidates, best first, at most the limit', () => {
    fc.assert(
      fc.property(candidates, fc.integer({ min: 1, max: 50 }), (found, limit) => {
        const ranked = rank(found, limit)
        const relevant = found.map((one) => scoreOf(fused(one))).filter((score) => score > LIMITS.relevance)
        expect(ranked.map(({ score }) => score)).toEqual(relevant.sort((a, b) => b - a).slice(0, limit))
      }),
    )
  })

  test('gives a candidate the same score whatever else is in the volume, in any order', () => {
    fc.assert(
      fc.property(candidates, candidates, (some, others) => {
        const alone = rank(some, 1_000)
        const known = new Set(some.map(({ memoryId }) => memoryId))
        const among = rank([...others.filter(({ memoryId }) => !known.has(memoryId)), ...some].reverse(), 1_000)
        expect(among.filter(({ memoryId }) => known.has(memoryId))).toEqual(alone)
      }),
    )
  })
})
