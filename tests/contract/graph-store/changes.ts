import { randomUUID } from 'node:crypto'
import type { NodeChange, NodeState, StoredRelationship } from '@agent-memory/core/ports/graph/graph-store'

/** Returns a function that makes an id from a number. The ids sort in the order of the numbers. */
export const openIds = (): ((at: number) => string) => {
  const rest = randomUUID().slice(8)
  return (at) => `${at.toString(16).padStart(8, '0')}${rest}`
}

/** Returns a change that stores a node with this name and number of facts. */
export const change = (
  node: string,
  name: string,
  { facts = 0, revision = 1n, ...more }: Partial<Omit<NodeState, 'facts'>> & { facts?: number; revision?: bigint } = {},
): NodeChange => ({
  node,
  revision,
  since: null,
  ended: [],
  state: {
    name,
    type: 'person',
    confidence: 0.9,
    aliases: [],
    speakers: [],
    factCount: facts,
    facts: Array.from({ length: facts }, (_, at) => ({
      content: `Fact ${at} of ${name}.`,
      category: 'work' as const,
      importance: 0.75,
      sources: [{ kind: 'memory' as const, id: node }],
    })),
    summaries: [{ content: `${name}, in short.`, version: facts + 1 }],
    relationships: [],
    ...more,
  },
})

export const gone = (node: string, revision: bigint): NodeChange => ({
  node,
  revision,
  state: null,
  since: null,
  ended: [],
})

/** Adds a relationship to the changes of both of its nodes. */
export const relate = (
  changes: readonly NodeChange[],
  source: string,
  label: string,
  target: string,
  strength = 0.5,
): void => {
  const add = (node: string, relationship: StoredRelationship) => {
    const found = changes.find((one) => one.node === node)
    if (found?.state) found.state = { ...found.state, relationships: [...found.state.relationships, relationship] }
  }
  const common = { label, description: `${label} holds.`, strength }
  add(source, { node: target, direction: 'outgoing', ...common })
  add(target, { node: source, direction: 'incoming', ...common })
}
