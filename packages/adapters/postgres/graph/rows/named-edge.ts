import type { Edge } from '@agent-memory/core/ports/graph/graph-store'

/** A relationship row with the names of its ends. */
export interface NamedEdge {
  source_node: string
  source_name: string
  target_node: string
  target_name: string
  label: string
  description: string
  strength: number
}

export const toEdge = ({
  source_node,
  source_name,
  target_node,
  target_name,
  label,
  description,
  strength,
}: NamedEdge): Edge => ({
  source: { node: source_node, name: source_name },
  target: { node: target_node, name: target_name },
  label,
  description,
  strength,
})
