import { randomUUID } from 'node:crypto'
import type { Memory, QueryAnswer, WriteAnswer } from '@agent-memory/client/types'
import { eventually } from '../eventually.js'
import { expectStatus, type Json, type Reply, type Send } from './client.js'
import { typedClient } from './typed-client.js'

/** Writes to and queries one volume with one key: by raw requests, or by the client where success is expected. */
export interface Memories {
  /** The raw reply of a write. */
  tryWrite(content: unknown, more?: Json, headers?: Record<string, string>): Promise<Reply>
  /** The outcome of a write with a new Idempotency-Key. */
  write(content: string, more?: Json): Promise<WriteAnswer>
  /** The raw reply of a batch of proposals. */
  tryProposeAll(contents: readonly unknown[], headers?: Record<string, string>, signal?: AbortSignal): Promise<Reply>
  /** The raw reply of a query. */
  tryQuery(query: string, more?: Json): Promise<Reply>
  query(query: string, more?: Json): Promise<QueryAnswer>
  /** The contents that a query finds, best first. */
  find(query: string, more?: Json): Promise<string[]>
  read(memoryId: string): Promise<Memory>
}

/**
 * Proposes a body, and returns the proposals once each is judged. If that takes longer than the 20 s that a request
 * waits, or the database is late, the request is retried under the same Idempotency-Key.
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
    if (proposals.some(({ state }: Json) => state === 'pending')) throw new Error('not judged yet')
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
