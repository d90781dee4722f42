import { z } from 'zod'
import { authorizedVolume, type VolumeAccess } from '../accounts/authorized-volume.js'
import type { Principal } from '../accounts/principal.js'
import { AppError } from '../errors.js'
import { LIMITS } from '../limits.js'
import { CATEGORIES } from '../memory/types.js'
import type { EntityHit, EntityView, GraphStore, Overview } from '../ports/graph/graph-store.js'
import { text, uuid } from '../schemas.js'
import { KEPT_SUMMARIES, MOST_FACTS, MOST_TELLERS } from './entity-facts.js'
import { MOST_ALIASES } from './merge.js'
import { DIRECTIONS, ENTITY_TYPES } from './types.js'

/** The use cases that read the graph, and their request and response schemas (specification, "Knowledge graph"). */

const { entityName, entityRelationships, graphLimit, entitySearchLimit, entityQuery } = LIMITS

export const entityBody = z.object({
  entity_name: text(entityName.min, entityName.max).describe(
    'Name or alias of the entity; case and white space do not matter.',
  ),
  volume_id: uuid(),
})

export const graphBody = z.object({
  volume_id: uuid(),
  limit: z.int().min(graphLimit.min).max(graphLimit.max).default(graphLimit.default).describe('Maximum entities.'),
})

export const entitySearchBody = z.object({
  query: text(entityQuery.min, entityQuery.max).describe('Part of a name or an alias; case-insensitive.'),
  volume_id: uuid(),
  limit: z.int().min(entitySearchLimit.min).max(entitySearchLimit.max).default(entitySearchLimit.default),
})

const type = z.enum(ENTITY_TYPES)

export const entityHit = z.object({ name: z.string(), type, summary: z.string(), factCount: z.int().min(0) })

export const entityAnswer = entityHit.extend({
  aliases: z
    .array(z.string())
    .max(MOST_ALIASES)
    .describe(`Other names of the entity; at most the ${MOST_ALIASES} most used.`),
  facts: z
    .array(
      z.object({
        content: z.string(),
        category: z.enum(CATEGORIES),
        importance: z.number().min(0).max(1),
        sources: z
          .array(z.object({ kind: z.enum(['memory', 'chunk']), id: z.string() }))
          .max(MOST_TELLERS)
          .describe(`The memories and document chunks that state the fact: the first ${MOST_TELLERS}.`),
      }),
    )
    .max(MOST_FACTS)
    .describe(`Most important first, at most ${MOST_FACTS}; factCount counts them all.`),
  summaries: z
    .array(z.object({ content: z.string(), version: z.int().min(1) }))
    .max(KEPT_SUMMARIES)
    .describe(`Newest first, at most ${KEPT_SUMMARIES}.`),
  relationships: z
    .array(
      z.object({
        name: z.string().describe('Name of the other entity.'),
        type: type.describe('Type of the other entity.'),
        rel_type: z.string(),
        direction: z.enum(DIRECTIONS),
        description: z.string(),
        strength: z.number().min(0).max(1),
      }),
    )
    .max(entityRelationships)
    .describe(`Strongest first, at most ${entityRelationships}; the rest is omitted.`),
})

/** A relationship as listed in `graph_facts` of a query's answer. */
export const graphFact = z.object({
  source: z.string().describe('Name of an entity.'),
  type: z.string().describe('Label of the relationship, in upper snake case.'),
  description: z.string(),
  target: z.string().describe('Name of an entity.'),
})

export const graphAnswer = z.object({
  volume_id: z.uuid(),
  entities: z.array(entityHit).describe('Entities, those with the most facts first.'),
  relationships: z
    .array(graphFact.extend({ strength: z.number().min(0).max(1) }))
    .max(LIMITS.graphRelationships)
    .describe('Relationships between these entities, strongest first.'),
})

export const entitySearchAnswer = z.array(entityHit)

export interface GraphPorts extends VolumeAccess {
  graph: Pick<GraphStore, 'entity' | 'overview' | 'search'>
}

export interface GraphCall {
  principal: Principal
  volumeId: string
}

/**
 * Returns the entity with this name or alias.
 * @throws AppError agent_not_authorized_for_volume; entity_not_found; service_unavailable when a store is down
 */
export const readEntity = async (
  ports: GraphPorts,
  { entityName, ...call }: GraphCall & { entityName: string },
): Promise<EntityView> => {
  await authorizedVolume(ports, call.principal, 'read_memories', call.volumeId)
  const entity = await ports.graph.entity(call.volumeId, entityName)
  if (!entity) throw new AppError('entity_not_found', 'This volume has no entity with this name.')
  return entity
}

/**
 * Returns the entities with the most facts, and up to 200 relationships between them.
 * @param limit maximum number of entities, 1 to 200
 * @throws AppError agent_not_authorized_for_volume; service_unavailable when a store is down
 */
export const readGraph = async (
  ports: GraphPorts,
  { limit, ...call }: GraphCall & { limit: number },
): Promise<Overview> => {
  await authorizedVolume(ports, call.principal, 'read_memories', call.volumeId)
  return ports.graph.overview(call.volumeId, { entities: limit, relationships: LIMITS.graphRelationships })
}

/**
 * Returns the entities whose name or alias contains the query.
 * @param limit 1 to 200
 * @throws AppError agent_not_authorized_for_volume; service_unavailable when a store is down
 */
export const searchEntities = async (
  ports: GraphPorts,
  { query, limit, ...call }: GraphCall & { query: string; limit: number },
): Promise<EntityHit[]> => {
  await authorizedVolume(ports, call.principal, 'read_memories', call.volumeId)
  return ports.graph.search(call.volumeId, query, limit)
}
