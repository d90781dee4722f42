import {
  entityAnswer,
  entityBody,
  entitySearchAnswer,
  entitySearchBody,
  type GraphPorts,
  graphAnswer,
  graphBody,
  readEntity,
  readGraph,
  searchEntities,
} from '@agent-memory/core/graph/read'
import { presentEntity, presentGraph, presentHit } from '@agent-memory/core/present/graph'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'

const tag = 'Knowledge graph'
const VOLUME_ERRORS = ['agent_not_authorized_for_volume'] as const
const common = { method: 'post', tag, answer: 'json', accepts: ['key'], operation: 'graph' } as const

/** Endpoints that read the knowledge graph of a volume. A write reaches the graph within seconds. */
export const graphRoutes = (ports: GraphPorts): Endpoint[] => [
  endpoint({
    ...common,
    path: '/agent/entity',
    summary: 'Read an entity with its facts, summaries and relationships',
    limit: 'entity',
    errors: [...VOLUME_ERRORS, 'entity_not_found'],
    body: entityBody,
    success: { status: 200, body: entityAnswer },
    handle: async ({ principal, body }) =>
      presentEntity(await readEntity(ports, { principal, volumeId: body.volume_id, entityName: body.entity_name })),
  }),

  endpoint({
    ...common,
    path: '/agent/graph',
    summary: 'Read an overview of the graph: the entities with the most facts, and relationships between them',
    limit: 'graph',
    errors: VOLUME_ERRORS,
    body: graphBody,
    success: { status: 200, body: graphAnswer },
    handle: async ({ principal, body: { volume_id: volumeId, limit } }) =>
      presentGraph(volumeId, await readGraph(ports, { principal, volumeId, limit })),
  }),

  endpoint({
    ...common,
    path: '/agent/entities/search',
    summary: 'Find entities by part of their names',
    limit: 'entity_search',
    errors: VOLUME_ERRORS,
    body: entitySearchBody,
    success: { status: 200, body: entitySearchAnswer },
    handle: async ({ principal, body: { volume_id: volumeId, query, limit } }) =>
      (await searchEntities(ports, { principal, volumeId, query, limit })).map(presentHit),
  }),
]
