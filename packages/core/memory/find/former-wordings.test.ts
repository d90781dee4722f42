import { describe, expect, test } from '@jest/globals'
import { lift } from './former-wordings.js'
import { selectCandidates } from './rank-candidates.js'
import { type FormerWordings, NONE, type Scan } from './scan.js'

/** Three memories of three terms each; the query's only term is in the first. */
const scan: Scan = {
  memories: 3,
  slots: 3,
  allowed: null,
  cosines: Float32Array.of(0.6, 0.2, 0.3),
  lengths: [3, 3, 3],
  traits: [0, 0, 0],
  wanted: 0,
  postings: [{ memories: 1, slots: [0], matches: [0.5], leads: [0] }],
  before: () => NONE,
  after: () => NONE,
}
const formers = (successors: number[], cosine: number, match: number): FormerWordings => ({
  successors,
  cosines: successors.map(() => cosine),
  postings: [{ slots: [0], matches: [match], leads: [1] }],
})
const select = (given: FormerWordings | null, more: Partial<Scan> = {}) =>
  new Map(selectCandidates({ ...scan, ...more, formers: given }, 10).map((one) => [one.slot, one]))

describe('what a memory superseded', () => {
  test('adds what it matches better, and leaves every other signal', () => {
    const [plain, found] = [select(null), select(formers([1], 0.7, 0.9))]
    expect(found.get(1)?.former).toBeGreaterThan(0.5)
    for (const [slot, signals] of found) expect({ ...signals, former: 0 }).toEqual(plain.get(slot))
    expect([found.get(0)?.former, found.get(2)?.former]).toEqual([0, 0])
  })

  test('never takes anything', () => {
    expect(select(formers([0], -1, 0)).get(0)?.former).toBeGreaterThanOrEqual(0)
    expect(select(formers([0], -1, 0.1)).get(0)?.former).toBeLessThan(0.1)
  })

  test.each([
    ['its successor is not current', formers([NONE], 0.9, 0.9), {}],
    ['the query has no vector', formers([1], 0.9, 0.9), { cosines: null }],
  ] as const)('adds nothing if %s', (_, given, more) => {
    expect(lift({ ...scan, ...more }, given)).toBeNull()
    expect([...select(given, more).values()].every(({ former }) => former === 0)).toBe(true)
  })

  test('makes no candidate of a memory that is not allowed', () => {
    expect([...select(formers([1], 0.9, 0.9), { allowed: Uint8Array.of(1, 0, 1) }).keys()].sort()).toEqual([0, 2])
  })
})
