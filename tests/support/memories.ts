import { randomUUID } from 'node:crypto'
import type { Memory, QueryAnswer, WriteAnswer } from '@agent-memory/client/types'
import { expectStatus, type Json, type Reply, type Send } from './client.js'
import { eventually } from './eventually.js'
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

/**
 * The proposals of a body once each is judged. What is not within the 20 s that a request waits, or whose verdict the
 * database was late with, is asked for again under the same Idempotency-Key.
 */
export function proposeJudged(
  send: Send,
  key: string,
  body: Json,
  idempotencyKey: string = randomUUID(),
): Promise<Json[]> {
  const headers = { Prefer: 'wait=20', 'Idempotency-Key': idempotencyKey }
  return eventually(async () => {
    const { proposals } = expectStatus(await send('POST', '/memory/propose', { key, body, headers }), 202).body.data
    if (proposals.some(({ state }: Json) => state === 'pending')) throw new Error('it is not judged yet')
    return proposals
  })
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
