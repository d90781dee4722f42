import { bare, listIn } from './answer.js'
import type { CallOptions, Send } from './transport/request.js'
import type { Entity, EntityBody, EntityHit, EntitySearchBody, Graph, GraphBody } from './types.js'

/** Reads a volume's knowledge graph with a Bearer key. A call that fails rejects with MemoryServiceError. */
export interface GraphCalls {
  /** Reads an entity by name or alias, with at most its 200 most important facts and 500 strongest relationships. */
  entity(body: EntityBody, options?: CallOptions): Promise<Entity>
  /** Reads the entities with the most facts, and at most 200 relationships between them. */
  overview(body: GraphBody, options?: CallOptions): Promise<Graph>
  /** Finds the entities whose name or alias contains the query. */
  search(body: EntitySearchBody, options?: CallOptions): Promise<EntityHit[]>
}

export const graphCalls = (send: Send): GraphCalls => {
  /** Sends a POST that only reads, so it can be repeated. */
  const ask = (path: string, body: unknown, options?: CallOptions) =>
    send({ method: 'POST', path, body, repeatable: true }, options)
  return {
    entity: async (body, options) => bare(await ask('/agent/entity', body, options), 'relationships'),
    overview: async (body, options) => bare(await ask('/agent/graph', body, options), 'entities'),
    search: async (body, options) => listIn(await ask('/agent/entities/search', body, options)),
  }
}
