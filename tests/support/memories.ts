import { expectStatus, type Json, type Reply, type Send } from './client.js'

/** Writing and querying as one key in one volume. */
export interface Memories {
  /** The raw reply of a write, whatever it is. */
  tryWrite(content: unknown, more?: Json, headers?: Record<string, string>): Promise<Reply>
  /** The body of a write that was answered 200. */
  write(content: string, more?: Json): Promise<Json>
  /** The raw reply of a batch of proposals, whatever it is. */
  tryProposeAll(contents: readonly unknown[], headers?: Record<string, string>, signal?: AbortSignal): Promise<Reply>
  /** The raw reply of a query, whatever it is. */
  tryQuery(query: string, more?: Json): Promise<Reply>
  /** The body of a query that was answered 200. */
  query(query: string, more?: Json): Promise<Json>
  /** The contents that a query finds, best first. */
  find(query: string, more?: Json): Promise<string[]>
  /** data.memory of GET /memory/:memory_id. */
  read(memoryId: string): Promise<Json>
}

export function memoriesOf(send: Send, key: string, volumeId: string): Memories {
  const tryWrite: Memories['tryWrite'] = (content, more = {}, headers = {}) =>
    send('POST', '/agent/memory/write', { key, headers, body: { content, volume_id: volumeId, ...more } })
  const tryProposeAll: Memories['tryProposeAll'] = (contents, headers = {}, signal) => {
    const items = contents.map((content) => ({ content, volume_id: volumeId }))
    return send('POST', '/memory/propose', { key, headers, body: { items }, ...(signal && { signal }) })
  }
  const tryQuery: Memories['tryQuery'] = (text, more = {}) =>
    send('POST', '/agent/memory/query', { key, body: { query: text, volume_id: volumeId, ...more } })
  const query: Memories['query'] = async (text, more) => expectStatus(await tryQuery(text, more), 200).body
  return {
    tryWrite,
    tryProposeAll,
    tryQuery,
    query,
    write: async (content, more) => expectStatus(await tryWrite(content, more), 200).body,
    find: async (text, more) => (await query(text, more)).memories.map(({ content }: Json) => content),
    read: async (memoryId) => expectStatus(await send('GET', `/memory/${memoryId}`, { key }), 200).body.data.memory,
  }
}
