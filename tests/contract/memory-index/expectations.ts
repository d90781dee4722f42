import { isUnavailable } from '@agent-memory/core/errors'
import type { MemoryFilters } from '@agent-memory/core/memory/find/filters'
import type { Candidate } from '@agent-memory/core/ports/memory/memory-index'
import { expect } from '@jest/globals'
import type { IndexOnTrial } from './adapters.js'
import type { Asked } from './definitions.js'
import type { Statement } from './statements.js'
import type { StoredVolume } from './stored-volume.js'

/** More memories than any volume of these tests has. */
export const ALL = 5_000
const SEARCH_TRIES = 10

export interface SearchOptions {
  perLeg?: number
  best?: number
  among?: MemoryFilters
  volume?: StoredVolume
}

/** Searches, and returns the candidates by id. Expects each candidate only once. */
export async function searchIndex(
  { index }: IndexOnTrial,
  { volume, perLeg = ALL, among, best }: SearchOptions & { volume: StoredVolume },
  asked: Asked,
): Promise<Map<string, Candidate>> {
  const headSeq = await volume.headSeq()
  const scope = { volumeId: volume.volumeId, headSeq: headSeq ?? 0n, perLeg, among: among ?? null, best }
  const query = { wanted: 0, ...asked, ...scope }
  const found = await untilServed(() => index.search(query))
  const byId = new Map(found.map((candidate) => [candidate.memoryId, candidate]))
  expect(byId.size).toBe(found.length)
  return byId
}

/**
 * Retries a search that a busy store aborted. A store aborts early to leave its caller time; a test can wait instead.
 */
export async function untilServed<Found>(search: () => Promise<Found>): Promise<Found> {
  for (let tries = 1; ; tries++) {
    try {
      return await search()
    } catch (error) {
      if (!isUnavailable(error) || tries === SEARCH_TRIES) throw error
    }
  }
}

/**
 * Expects all statements to be found, with their signals. A statement without a vector is expected only if a word
 * matches.
 */
export function expectAll(
  found: ReadonlyMap<string, AbsoluteSignals>,
  statements: readonly Statement[],
  defined: ReadonlyMap<string, AbsoluteSignals & { ownMatch: number }>,
): void {
  const isFound = ({ memoryId, windows }: Statement) => windows.length > 0 || (defined.get(memoryId)?.ownMatch ?? 0) > 0
  const needed = statements.filter(isFound).map(({ memoryId }) => memoryId)
  expect([...found.keys()].sort()).toEqual(expect.arrayContaining(needed.sort()))
  expectSignals(found, defined)
}

type AbsoluteSignals = Pick<Candidate, 'cosine' | 'lexical' | 'context' | 'length' | 'fit' | 'former'>

/** Expects signals that differ by less than 1e-5. They can differ because each store sums floats in its own order. */
export function expectSignals(
  found: ReadonlyMap<string, AbsoluteSignals>,
  defined: ReadonlyMap<string, AbsoluteSignals>,
): void {
  for (const [memoryId, signals] of found) {
    const expected = listOf(defined.get(memoryId))
    const isClose = listOf(signals).every((value, at) => Math.abs(value - (expected[at] ?? Number.NaN)) < 1e-5)
    if (!isClose) expect({ memoryId, signals: listOf(signals) }).toEqual({ memoryId, signals: expected })
  }
}

const listOf = (signals: AbsoluteSignals | undefined): number[] =>
  signals ? [signals.cosine, signals.lexical, signals.context, signals.length, signals.fit, signals.former] : []
