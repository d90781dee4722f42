import type { Category } from '../memory/types.js'
import { type Evidence, holds } from './evidence.js'
import { nameKey } from './extract/mentions/names.js'

/**
 * This file splits a source's statements about nodes into parts that are stored or counted separately. So the
 * statements of a source can be removed without reading other sources.
 */

/**
 * A vote for a node's name, speaker or type. To remove a source, its votes are computed again and subtracted, so when
 * this computation changes, all volumes must be recomputed.
 */
export interface Vote {
  node: string
  about: 'name' | 'speaker' | 'type'
  value: string
  /** Confidence of a type in percent, 0 to 100; 0 for names and speakers. */
  confidence: number
  /** Weight of a name: NAME or ALIAS, summed over its sources; 0 for speakers and types. */
  weight: number
  /**
   * Number of sources that cast this vote. In `voteChanges`, `weight` and `tellers` are differences and may be
   * negative.
   */
  tellers: number
}

export interface SaidFact {
  node: string
  /** The content as folded by `nameKey`: facts about a node with equal keys are the same fact. */
  key: string
  content: string
  category: Category
  importance: number
}

export interface SaidEdge {
  source: string
  label: string
  target: string
  description: string
  confidence: number
}

/** Weights of names: an alias counts half as much as the name. */
const NAME = 2
const ALIAS = 1

/**
 * Returns the votes of a source. A speaker's `name` is a mere id or an agent's name: it has no weight, so that any name
 * that the text states replaces it.
 */
const votesOf = ({ extraction, nodes }: Evidence): Vote[] =>
  extraction.entities.flatMap(({ name, aliases, type, confidence, speaker }, index) => {
    const node = nodes[index]
    if (node === undefined) return []
    const vote = (about: Vote['about'], value: string, more: Partial<Vote> = {}): Vote => ({
      ...{ node, about, value, confidence: 0, weight: 0, tellers: 1 },
      ...more,
    })
    return [
      vote('type', type, { confidence: Math.round(confidence * 100) }),
      vote('name', name, { weight: speaker === null ? NAME : 0 }),
      ...aliases.map((alias) => vote('name', alias, { weight: speaker === null ? ALIAS : NAME })),
      ...(speaker === null ? [] : [vote('speaker', speaker)]),
    ]
  })

/**
 * Returns how the counts of votes change when each source's evidence changes from `before` to `after`; null means no
 * evidence.
 */
export const voteChanges = (changes: readonly { before: Evidence | null; after: Evidence | null }[]): Vote[] => {
  const counts = new Map<string, Vote>()
  const add = (vote: Vote, sign: 1 | -1) => {
    const key = JSON.stringify([vote.node, vote.about, vote.value, vote.confidence])
    const { weight = 0, tellers = 0 } = counts.get(key) ?? {}
    counts.set(key, { ...vote, weight: weight + sign * vote.weight, tellers: tellers + sign * vote.tellers })
  }
  for (const { before, after } of changes) {
    for (const vote of before ? votesOf(before) : []) add(vote, -1)
    for (const vote of after ? votesOf(after) : []) add(vote, 1)
  }
  return [...counts.values()].filter(({ weight, tellers }) => weight !== 0 || tellers !== 0)
}

/** Returns each fact of a source once, in its first wording and with its highest importance. */
export const factsSaid = (evidence: Evidence): SaidFact[] => {
  const said = new Map<string, SaidFact>()
  for (const { entity, content, category, importance } of evidence.extraction.facts) {
    const node = evidence.nodes[entity]
    if (node === undefined || !holds(evidence, content)) continue
    const key = nameKey(content)
    const id = `${node} ${key}`
    const known = said.get(id)
    if (known) known.importance = Math.max(known.importance, importance)
    else said.set(id, { node, key, content, category, importance })
  }
  return [...said.values()]
}

/** Returns each relationship of a source once, from its most confident statement. */
export const edgesSaid = (evidence: Evidence): SaidEdge[] => {
  const said = new Map<string, SaidEdge>()
  for (const { source: from, target: to, label, description, confidence } of evidence.extraction.relationships) {
    const [source, target] = [evidence.nodes[from], evidence.nodes[to]]
    if (source === undefined || target === undefined || source === target || !holds(evidence, description)) continue
    const id = `${source} ${label} ${target}`
    if (confidence > (said.get(id)?.confidence ?? -1)) said.set(id, { source, label, target, description, confidence })
  }
  return [...said.values()]
}
