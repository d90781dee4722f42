import { randomUUID } from 'node:crypto'
import { expectStatus, type Json, type Reply, type Send } from '../client.js'

/** Returns a new URL that nobody serves: the name can never resolve (RFC 6761). */
export const newUrl = (): string => `https://${randomUUID()}.invalid/webhook`

export interface Webhooks {
  trySubscribe(body: Json): Promise<Reply>
  /** Returns the webhook_id. */
  subscribe(body?: Json): Promise<string>
  tryUnsubscribe(body: Json): Promise<Reply>
  list(query?: string): Promise<Json[]>
  /** The listed webhook; undefined if it is not listed. */
  listed(webhookId: string): Promise<Json>
  /** POST …/:webhook_id/:action */
  act(webhookId: string, action: 'test' | 'redeliver' | 'enable' | 'rotate', body?: Json): Promise<Reply>
}

/** The webhooks of a volume, as the holder of a key manages them. */
export const webhooksOf = (send: Send, key: string, volumeId: string): Webhooks => {
  const base = '/agent/memory/subscriptions'
  const webhooks: Webhooks = {
    trySubscribe: (body) =>
      send('POST', '/agent/memory/subscribe', { key, body: { volume_id: volumeId, url: newUrl(), ...body } }),
    subscribe: async (body = {}) => expectStatus(await webhooks.trySubscribe(body), 200).body.webhook_id,
    tryUnsubscribe: (body) =>
      send('DELETE', '/agent/memory/unsubscribe', { key, body: { volume_id: volumeId, ...body } }),
    async list(query = '') {
      const reply = await send('GET', `${base}?volume_id=${volumeId}${query}`, { key })
      return expectStatus(reply, 200).body.data.subscriptions
    },
    listed: async (webhookId) => (await webhooks.list()).find(({ webhook_id }) => webhook_id === webhookId),
    act: (webhookId, action, body) =>
      send('POST', `${base}/${webhookId}/${action}`, { key, ...(body !== undefined && { body }) }),
  }
  return webhooks
}
