import type { Category } from '../memory/types.js'
import type { Source } from './evidence.js'
import { summaryOf } from './summary.js'
import type { EntityType } from './types.js'

export interface Fact {
  content: string
  category: Category
  importance: number
  /** The sources that state the fact, earliest first; at most MOST_TELLERS. */
  sources: readonly Source[]
}

export interface Summary {
  content: string
  /** Version of this summary, from 1; it never decreases for an entity. */
  version: number
}

/** Maximum number of facts shown for an entity, most important first. */
export const MOST_FACTS = 200
/** Maximum number of sources shown for a fact, earliest first. */
export const MOST_TELLERS = 20
/** Maximum number of summaries kept for an entity, newest first. */
export const KEPT_SUMMARIES = 10

/** Maximum number of facts considered for a summary, most important first. A summary uses a few of them. */
export const SUMMARIZED = 8

/** A summary with the keys of the facts it is built from. */
export interface KeptSummary extends Summary {
  facts: readonly string[]
}

export interface SummaryHistory {
  /** Newest first; at most KEPT_SUMMARIES. */
  kept: readonly KeptSummary[]
  /** The version of the newest summary that the entity ever had, even if it was dropped; 0 for a new entity. */
  version: number
}

/**
 * Returns the summaries of an entity after a change: drops the summaries that repeat retracted facts, and adds a new
 * summary if the newest no longer matches the facts.
 * @param top the entity's most important facts, at most SUMMARIZED
 * @param lost `facts`: the current wording of each fact that lost a source, by key (null if it has no source left);
 * `name`: whether the entity lost a name. If so, summaries without facts are dropped, because they consist of a name
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
  // If newer summaries were dropped, an unchanged text gets a new version, which replaces its older entry.
  const others = isSame ? older : tellable
  const next = { content, version: version + 1, facts: used.map(({ key }) => key) }
  return { kept: [next, ...others].slice(0, KEPT_SUMMARIES), version: version + 1 }
}
