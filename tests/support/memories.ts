import type { Memory, QueryAnswer, WriteAnswer } from '@agent-memory/client/types'
import type { Json, Reply, Send } from './client.js'
import { typedClient } from './typed-client.js'

/** Writing and querying as one key in one volume: on the wire, and through the client where success is expected. */
export interface Memories {
  /** The raw reply of a write, whatever it is. */
  tryWrite(content: unknown, more?: Json, headers?: Record<string, string>): Promise<Reply>
  /** The outcome of a write, with an Idempotency-Key of its own. */
  write(content: string, more?: Json): Promise<WriteAnswer>
  /** The raw reply of a batch of proposals, whatever it is. */
  tryProposeAll(contents: readonly unknown[], headers?: Record<string, string>, signal?: AbortSignal): Promise<Reply>
  /** The raw reply of a query, whatever it is. */
  tryQuery(query: string, more?: Json): Promise<Reply>
  query(query: string, more?: Json): Promise<QueryAnswer>
  /** The contents that a query finds, best first. */
  find(query: string, more?: Json): Promise<string[]>
  read(memoryId: string): Promise<Memory>
}

export function memoriesOf(send: Send, key: string, volumeId: string): Memories {
  const client = typedClient(send, key)
  const query: Memories['query'] = (text, more) => client.query({ query: text, volume_id: volumeId, ...more })
  return {
    tryWrite: (content, more = {}, headers = {}) =>
      send('POST', '/agent/memory/write', { key, headers, body: { content, volume_id: volumeId, ...more } }),
    write: (content, more) => client.write({ content, volume_id: volumeId, ...more }),
    tryProposeAll(contents, headers = {}, signal) {
      const items = contents.map((content) => ({ content, volume_id: volumeId }))
      return send('POST', '/memory/propose', { key, headers, body: { items }, ...(signal && { signal }) })
    },
    tryQuery: (text, more = {}) =>
      send('POST', '/agent/memory/query', { key, body: { query: text, volume_id: volumeId, ...more } }),
    query,
    find: async (text, more) => (await query(text, more)).memories.map(({ content }) => content),
    read: (memoryId) => client.read(memoryId),
  }
}
