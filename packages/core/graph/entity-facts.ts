import type { Category } from '../memory/types.js'
import type { Source } from './evidence.js'
import { summaryOf } from './summary.js'
import type { EntityType } from './types.js'

export interface Fact {
  content: string
  category: Category
  importance: number
  /** Who said it, the first tellers first: at most MOST_TELLERS. */
  sources: readonly Source[]
}

export interface Summary {
  content: string
  /** Counts the summaries that the entity had, from 1; it never falls. */
  version: number
}

/** Of an entity's facts so many are shown, the most important ones, and of each fact's sources so many, the first ones. */
export const MOST_FACTS = 200
export const MOST_TELLERS = 20
export const KEPT_SUMMARIES = 10

/** A summary is made of some of so many facts, the first ones. */
export const SUMMARIZED = 8

/** A summary with the keys of the facts that it is made of. */
export interface KeptSummary extends Summary {
  facts: readonly string[]
}

export interface SummaryHistory {
  /** The newest first; at most KEPT_SUMMARIES. */
  kept: readonly KeptSummary[]
  /** Of the newest that there ever was; 0 of a new entity. */
  version: number
}

/**
 * The summaries of an entity after a change: none that repeats what is lost, and a new one where the newest does not say
 * what the first facts say.
 * @param top the entity's first SUMMARIZED facts
 * @param lost facts of which something was taken back, by their keys, in the words that they have now; null: nobody says
 * them. And whether a name is gone: a summary without facts is made of that.
 */
export const nextSummaries = (
  { kept, version }: SummaryHistory,
  named: { name: string; type: EntityType },
  top: readonly { key: string; content: string }[],
  lost: { facts: ReadonlyMap<string, string | null>; name: boolean },
): SummaryHistory => {
  const isSaid = (summary: string, key: string) => {
    const words = lost.facts.get(key)
    return words === undefined || (words !== null && summary.includes(words))
  }
  const tellable = kept.filter(({ content, facts }) =>
    facts.length === 0 ? !lost.name : facts.every((key) => isSaid(content, key)),
  )
  const { content, used } = summaryOf(named, top)
  const [newest, ...older] = tellable
  const isSame = newest?.content === content
  if (isSame && newest.version === version) return { kept: tellable, version }
  // The same words as before what was lost stand for less: they are told again. Equal neighbours are one.
  const others = isSame ? older : tellable
  const next = { content, version: version + 1, facts: used.map(({ key }) => key) }
  return { kept: [next, ...others].slice(0, KEPT_SUMMARIES), version: version + 1 }
}
