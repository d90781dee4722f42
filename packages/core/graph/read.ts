import { z } from 'zod'
import { authorize } from '../access.js'
import { AppError } from '../errors.js'
import { LIMITS } from '../limits.js'
import { CATEGORIES } from '../memory/types.js'
import type { Edge, EntityHit, EntityView, GraphStore, Overview } from '../ports/graph-store.js'
import type { VolumeStore } from '../ports/volumes.js'
import type { KeyPrincipal } from '../principal.js'
import { text, uuid } from '../schemas.js'
import { KEPT_SUMMARIES, MOST_FACTS, MOST_TELLERS } from './entity-facts.js'
import { MOST_ALIASES } from './merge.js'
import { DIRECTIONS, ENTITY_TYPES } from './types.js'

/** What an agent reads of a volume's graph: bodies, answers and the calls behind them (specification, "Knowledge graph"). */

const { entityName, entityRelationships, graphLimit, entitySearchLimit, entityQuery } = LIMITS

export const entityBody = z.object({
  entity_name: text(entityName.min, entityName.max).describe(
    'Its name or an alias; case and white space do not matter.',
  ),
  volume_id: uuid(),
})

export const graphBody = z.object({
  volume_id: uuid(),
  limit: z.int().min(graphLimit.min).max(graphLimit.max).default(graphLimit.default).describe('Entities at most.'),
})

export const entitySearchBody = z.object({
  query: text(entityQuery.min, entityQuery.max).describe('Part of a name or an alias, in any case.'),
  volume_id: uuid(),
  limit: z.int().min(entitySearchLimit.min).max(entitySearchLimit.max).default(entitySearchLimit.default),
})

const type = z.enum(ENTITY_TYPES)

export const entityHit = z.object({ name: z.string(), type, summary: z.string(), factCount: z.int().min(0) })

export const entityAnswer = entityHit.extend({
  aliases: z
    .array(z.string())
    .max(MOST_ALIASES)
    .describe(`Other names that it is called: the ${MOST_ALIASES} that are used most, where it has more.`),
  facts: z
    .array(
      z.object({
        content: z.string(),
        category: z.enum(CATEGORIES),
        importance: z.number().min(0).max(1),
        sources: z
          .array(z.object({ kind: z.enum(['memory', 'chunk']), id: z.string() }))
          .max(MOST_TELLERS)
          .describe(`The memories and document chunks that say so, the first ${MOST_TELLERS} tellers.`),
      }),
    )
    .max(MOST_FACTS)
    .describe(`The most important first, at most ${MOST_FACTS}; factCount counts them all.`),
  summaries: z
    .array(z.object({ content: z.string(), version: z.int().min(1) }))
    .max(KEPT_SUMMARIES)
    .describe(`The newest first, at most ${KEPT_SUMMARIES}.`),
  relationships: z
    .array(
      z.object({
        name: z.string().describe('Of the other entity.'),
        type: type.describe('Of the other entity.'),
        rel_type: z.string(),
        direction: z.enum(DIRECTIONS),
        description: z.string(),
        strength: z.number().min(0).max(1),
      }),
    )
    .max(entityRelationships)
    .describe(`The strongest first, at most ${entityRelationships}; what is beyond is not told of.`),
})

/** As a query's `graph_facts` give it. */
export const graphFact = z.object({
  source: z.string().describe('Name of an entity.'),
  type: z.string().describe('Label of the relationship, in upper snake case.'),
  description: z.string(),
  target: z.string().describe('Name of an entity.'),
})

export const graphAnswer = z.object({
  volume_id: z.uuid(),
  entities: z.array(entityHit).describe('Those with the most facts first.'),
  relationships: z
    .array(graphFact.extend({ strength: z.number().min(0).max(1) }))
    .max(LIMITS.graphRelationships)
    .describe('Between these entities, the strongest first.'),
})

export const entitySearchAnswer = z.array(entityHit)

export interface GraphPorts {
  graph: Pick<GraphStore, 'entity' | 'overview' | 'search'>
  volumes: Pick<VolumeStore, 'volumeForKey'>
}

export interface GraphCall {
  principal: KeyPrincipal
  volumeId: string
}

/**
 * An entity by its name or an alias.
 * @throws AppError agent_not_authorized_for_volume; entity_not_found; service_unavailable when a store is away
 */
export const readEntity = async (
  { graph, volumes }: GraphPorts,
  { entityName, ...call }: GraphCall & { entityName: string },
): Promise<EntityView> => {
  await mayRead(volumes, call)
  const entity = await graph.entity(call.volumeId, entityName)
  if (!entity) throw new AppError('entity_not_found', 'This volume has no entity of this name.')
  return entity
}

/**
 * The entities with the most facts, and up to 200 relationships between these.
 * @param limit entities, 1 to 200
 * @throws AppError agent_not_authorized_for_volume; service_unavailable when a store is away
 */
export const readGraph = async (
  { graph, volumes }: GraphPorts,
  { limit, ...call }: GraphCall & { limit: number },
): Promise<Overview> => {
  await mayRead(volumes, call)
  return graph.overview(call.volumeId, { entities: limit, relationships: LIMITS.graphRelationships })
}

/**
 * The entities whose name or alias contains the query.
 * @param limit 1 to 200
 * @throws AppError agent_not_authorized_for_volume; service_unavailable when a store is away
 */
export const searchEntities = async (
  { graph, volumes }: GraphPorts,
  { query, limit, ...call }: GraphCall & { query: string; limit: number },
): Promise<EntityHit[]> => {
  await mayRead(volumes, call)
  return graph.search(call.volumeId, query, limit)
}

const mayRead = async (volumes: GraphPorts['volumes'], { principal, volumeId }: GraphCall): Promise<void> =>
  authorize(principal, 'read_memories', 'volume', await volumes.volumeForKey(volumeId, principal.agentId))

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
