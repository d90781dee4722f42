import type { Edge } from '../ports/graph/graph-store.js'
import { lookupKey } from './extract/mentions/names.js'

/** Labels of relationships that mean the same in both directions. */
const MUTUAL_TIES = new Set([
  'SPOUSE_OF',
  'PARTNER_OF',
  'ENGAGED_TO',
  'SIBLING_OF',
  'RELATIVE_OF',
  'RELATED_TO',
  'FRIEND_OF',
  'KNOWS',
  'WORKS_WITH',
])
/**
 * Labels of relationships by which a question can refer to a person without a name, from either end: "Marta's manager",
 * "her mother".
 */
const PERSONAL_TIES = new Set([...MUTUAL_TIES, 'PARENT_OF', 'CHILD_OF', 'MANAGES', 'REPORTS_TO', 'MENTORS'])

/**
 * Selects relationships about the entities that a query names, out of those within two steps: first the entities' own,
 * then what is known about the entities at their other end (for "Marta works at Acme": where Acme is, but not who else
 * works there). Keeps the order.
 */
export const factsAskedFor = (named: readonly string[], edges: readonly Edge[]): Edge[] => {
  const asked = new Set(named)
  const own = edges.filter(({ source, target }) => asked.has(source.node) || asked.has(target.node))
  const reached = new Set(
    own.flatMap(({ source, label, target }) => [
      ...(asked.has(source.node) ? [target.node] : []),
      ...(asked.has(target.node) && PERSONAL_TIES.has(label) ? [source.node] : []),
    ]),
  )
  const further = edges.filter(
    ({ source, target }) => !asked.has(source.node) && !asked.has(target.node) && reached.has(source.node),
  )
  return [...own, ...further]
}

/** Drops repeated facts: of facts that read the same, keeps the first. */
export const onceEach = (edges: readonly Edge[]): Edge[] => {
  const said = new Map<string, Edge>()
  for (const edge of edges) {
    const words = wordsOf(edge)
    if (!said.has(words)) said.set(words, edge)
  }
  return [...said.values()]
}

/**
 * Names that mean the same to a reader get the same text: entities with the same name, and both directions of a mutual
 * relationship.
 */
const wordsOf = ({ source, label, target }: Edge): string => {
  const ends = [lookupKey(source.name), lookupKey(target.name)]
  return JSON.stringify([label, ...(MUTUAL_TIES.has(label) ? ends.sort() : ends)])
}
