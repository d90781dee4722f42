import { expectStatus, type Json, type Reply, type Send } from '../http/client.js'

/** Reads a volume's graph with one key. */
export interface Graph {
  tryEntity(name: unknown): Promise<Reply>
  entity(name: string): Promise<Json>
  tryOverview(more?: Json): Promise<Reply>
  overview(more?: Json): Promise<Json>
  trySearch(query: unknown, more?: Json): Promise<Reply>
  search(query: string, more?: Json): Promise<Json[]>
}

export function graphOf(send: Send, key: string, volumeId: string): Graph {
  const ask = (path: string, body: Json) => send('POST', path, { key, body: { volume_id: volumeId, ...body } })
  const tryEntity: Graph['tryEntity'] = (name) => ask('/agent/entity', { entity_name: name })
  const tryOverview: Graph['tryOverview'] = (more = {}) => ask('/agent/graph', more)
  const trySearch: Graph['trySearch'] = (query, more = {}) => ask('/agent/entities/search', { query, ...more })
  return {
    tryEntity,
    entity: async (name) => expectStatus(await tryEntity(name), 200).body,
    tryOverview,
    overview: async (more) => expectStatus(await tryOverview(more), 200).body,
    trySearch,
    search: async (query, more) => expectStatus(await trySearch(query, more), 200).body,
  }
}
