import type { JudgedMemory } from '../../../ports/memory/refinements.js'
import { terms } from '../../../text/terms.js'
import { comparable, type Neighbour } from '../near-statements.js'

/** Minimum cosine of two statements that may say the same or exclude each other, even without common words. */
const CLOSE = 0.7
/** Minimum cosine of two statements with common words (see COMMON) that may say the same or exclude each other. */
const RELATED = 0.45
/** Minimum share of the shorter text's terms that the other text has too. */
const COMMON = 0.4
/** Maximum known statements per question: more make a model's answers worse and each question more expensive. */
export const MOST_CANDIDATES = 5

/** Returns the neighbours to ask the judge about: at most five, nearest first. */
export const worthAsking = (subject: JudgedMemory, neighbours: readonly Neighbour[]): JudgedMemory[] => {
  const own = new Set(terms(subject.content))
  return comparable(subject, neighbours)
    .filter(
      ({ memory, cosine }) =>
        cosine >= CLOSE || (cosine >= RELATED && commonShare(own, new Set(terms(memory.content))) >= COMMON),
    )
    .toSorted((a, b) => b.cosine - a.cosine)
    .slice(0, MOST_CANDIDATES)
    .map(({ memory }) => memory)
}

const commonShare = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 0 : [...a].filter((term) => b.has(term)).length / smaller
}
