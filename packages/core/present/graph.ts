import type { z } from 'zod'
import type { entityAnswer, entityHit, graphAnswer, graphFact } from '../graph/read.js'
import type { Edge, EntityHit, EntityView, Overview } from '../ports/graph/graph-store.js'

export const presentHit = ({ name, type, summary, factCount }: EntityHit): z.input<typeof entityHit> => ({
  name,
  type,
  summary,
  factCount,
})

export const presentEntity = (entity: EntityView): z.input<typeof entityAnswer> => ({
  ...presentHit(entity),
  aliases: [...entity.aliases],
  facts: entity.facts.map(({ content, category, importance, sources }) => ({
    content,
    category,
    importance,
    sources: sources.map(({ kind, id }) => ({ kind, id })),
  })),
  summaries: entity.summaries.map(({ content, version }) => ({ content, version })),
  relationships: entity.relationships.map(({ name, type, label, direction, description, strength }) => ({
    name,
    type,
    rel_type: label,
    direction,
    description,
    strength,
  })),
})

export const presentGraphFact = ({ source, label, description, target }: Edge): z.input<typeof graphFact> => ({
  source: source.name,
  type: label,
  description,
  target: target.name,
})

export const presentGraph = (volumeId: string, { entities, relationships }: Overview): z.input<typeof graphAnswer> => ({
  volume_id: volumeId,
  entities: entities.map(presentHit),
  relationships: relationships.map((edge) => ({ ...presentGraphFact(edge), strength: edge.strength })),
})
