import type { Edge } from '../ports/graph/graph-store.js'
import { lookupKey } from '../text/lookup-key.js'

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
 * Labels of relationships that a question can use to refer to a person without naming them: "Marta's manager", "her
 * mother". The person may be the source or the target.
 */
const PERSONAL_TIES = new Set([...MUTUAL_TIES, 'PARENT_OF', 'CHILD_OF', 'MANAGES', 'REPORTS_TO', 'MENTORS'])

/**
 * Selects the relationships about the entities that a query names: first the relationships of these entities ("Marta
 * works at Acme"), then relationships that start at an entity that the first group leads to ("Acme is in Berlin", but
 * not "Tom works at Acme"). Both groups keep the given order.
 * @param named nodes of the entities that the query names
 * @param edges relationships at most two hops away from these nodes
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
 * Returns a key that is equal for facts that read the same: entities with equal names count as one, and so do both
 * directions of a mutual relationship.
 */
const wordsOf = ({ source, label, target }: Edge): string => {
  const ends = [lookupKey(source.name), lookupKey(target.name)]
  return JSON.stringify([label, ...(MUTUAL_TIES.has(label) ? ends.sort() : ends)])
}
