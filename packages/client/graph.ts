import { bare, listIn } from './answer.js'
import type { CallOptions, Send } from './request.js'
import type { Entity, EntityBody, EntityHit, EntitySearchBody, Graph, GraphBody } from './types.js'

/** What a Bearer key reads of a volume's knowledge graph. Every method rejects with MemoryServiceError. */
export interface GraphCalls {
  /** An entity by its name or an alias, with its 200 most important facts and its 500 strongest relationships at most. */
  entity(body: EntityBody, options?: CallOptions): Promise<Entity>
  /** The entities with the most facts, and at most 200 relationships between them. */
  overview(body: GraphBody, options?: CallOptions): Promise<Graph>
  /** The entities whose name or alias contains the query. */
  search(body: EntitySearchBody, options?: CallOptions): Promise<EntityHit[]>
}

export const graphCalls = (send: Send): GraphCalls => {
  /** A read that is spelt as a POST. */
  const ask = (path: string, body: unknown, options?: CallOptions) =>
    send({ method: 'POST', path, body, repeatable: true }, options)
  return {
    entity: async (body, options) => bare(await ask('/agent/entity', body, options), 'relationships'),
    overview: async (body, options) => bare(await ask('/agent/graph', body, options), 'entities'),
    search: async (body, options) => listIn(await ask('/agent/entities/search', body, options)),
  }
}
