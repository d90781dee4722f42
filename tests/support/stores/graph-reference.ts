import { createHash } from 'node:crypto'
import { compare, type Evidence, holds } from '@agent-memory/core/graph/evidence'
import { nameKey } from '@agent-memory/core/graph/extract/mentions/names'
import { strengthOf } from '@agent-memory/core/graph/merge'
import type { NodeState, StoredRelationship } from '@agent-memory/core/ports/graph/graph-store'

/**
 * Computes a node's state from all its evidence at once; an incremental store must have the same state. Omits
 * summaries, which depend on their history.
 * @param evidence of the whole volume, one piece per source
 * @returns null without evidence for the node
 */
export function stateFrom(node: string, evidence: readonly Evidence[]): Omit<NodeState, 'summaries'> | null {
  const current = evidence
    .filter(({ nodes }) => nodes.includes(node))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || compare(a.source.id, b.source.id))
  if (current.length === 0) return null
  const facts = factsOf(node, current)
  return { ...namesOf(node, current), factCount: facts.length, facts, relationships: relationshipsOf(node, current) }
}

const namesOf = (node: string, current: readonly Evidence[]) => {
  const votes = new Map<string, number>()
  const types = new Map<string, { sum: number; most: number }>()
  const speakers = new Set<string>()
  const vote = (name: string, weight: number) => votes.set(name, (votes.get(name) ?? 0) + weight)
  for (const { extraction, nodes } of current) {
    for (const { name, aliases, type, confidence, speaker } of extraction.entities.filter(
      (_, at) => nodes[at] === node,
    )) {
      if (speaker !== null) speakers.add(speaker)
      vote(name, speaker === null ? 1 : 0)
      for (const alias of aliases) vote(alias, speaker === null ? 0.5 : 1)
      const { sum, most } = types.get(type) ?? { sum: 0, most: 0 }
      // In percent, because the last digits of a sum of fractions depend on their order.
      types.set(type, { sum: sum + Math.round(confidence * 100), most: Math.max(most, confidence) })
    }
  }
  const names = [...votes].sort(([a, x], [b, y]) => y - x || b.length - a.length || compare(a, b)).map(([name]) => name)
  const words = (name: string) => nameKey(name).split(' ')
  const [first = ''] = names
  const full = names.find((name) => words(name).length > 1 && words(name).includes(words(first)[0] ?? ''))
  const name = words(first).length > 1 ? first : (full ?? first)
  const [best] = [...types].sort(([a, x], [b, y]) => y.sum - x.sum || compare(a, b))
  return {
    name,
    type: best?.[0] as NodeState['type'],
    confidence: best?.[1].most as number,
    aliases: names.filter((other) => other !== name).sort(compare),
    speakers: [...speakers].sort(compare),
  }
}

const factsOf = (node: string, current: readonly Evidence[]): NodeState['facts'] => {
  const facts = new Map<string, { fact: NodeState['facts'][number]; latest: number }>()
  for (const { extraction, nodes, source, at, outdated } of current) {
    for (const { entity, content, category, importance } of extraction.facts) {
      if (nodes[entity] !== node || !holds({ outdated }, content)) continue
      const known = facts.get(nameKey(content))?.fact ?? { content, category, importance, sources: [] }
      const fact = {
        ...known,
        importance: Math.max(known.importance, importance),
        sources: known.sources.some(({ id }) => id === source.id) ? known.sources : [...known.sources, source],
      }
      facts.set(nameKey(content), { fact, latest: at.getTime() })
    }
  }
  const hash = (key: string) => createHash('sha256').update(key).digest('hex')
  return [...facts]
    .sort(([a, x], [b, y]) => y.fact.importance - x.fact.importance || y.latest - x.latest || compare(hash(a), hash(b)))
    .map(([, { fact }]) => fact)
}

const relationshipsOf = (node: string, current: readonly Evidence[]): StoredRelationship[] => {
  const stated = new Map<string, { surest: Map<string, { confidence: number; description: string }>; of: Seen }>()
  for (const { extraction, nodes, source, outdated } of current) {
    for (const { source: from, target, label, description, confidence } of extraction.relationships) {
      const [start, end] = [nodes[from], nodes[target]]
      if (start === undefined || end === undefined || start === end || !holds({ outdated }, description)) continue
      if (start !== node && end !== node) continue
      const of: Seen =
        start === node ? { node: end, label, direction: 'outgoing' } : { node: start, label, direction: 'incoming' }
      const key = JSON.stringify(of)
      const known = stated.get(key) ?? { surest: new Map(), of }
      stated.set(key, known)
      if (confidence > (known.surest.get(source.id)?.confidence ?? -1))
        known.surest.set(source.id, { confidence, description })
    }
  }
  return [...stated.values()]
    .map(({ surest, of }) => {
      const statements = [...surest.values()]
      // Among equally confident statements, the one recorded last counts.
      const { description } = statements.reduce((best, next) => (next.confidence >= best.confidence ? next : best))
      return { ...of, description, strength: strengthOf(statements.map(({ confidence }) => confidence)) }
    })
    .sort(byEnd)
}

type Seen = Pick<StoredRelationship, 'node' | 'label' | 'direction'>

/** A sort order for comparing relationships with those of a store. */
export const byEnd = (a: Seen, b: Seen): number =>
  compare(a.node, b.node) || compare(a.label, b.label) || compare(a.direction, b.direction)
