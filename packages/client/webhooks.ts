import { bare, dataOf } from './answer.js'
import { pathId } from './transport/calls.js'
import type { CallOptions, Send } from './transport/request.js'
import type {
  BroadcastBody,
  Delivery,
  ListedWebhook,
  PageQuery,
  RedeliverBody,
  Redelivery,
  RotatedWebhook,
  RotateSecretBody,
  SubscribeBody,
  Subscribed,
  UnsubscribeBody,
  Unsubscribed,
  Webhook,
} from './types.js'

/** Webhooks and broadcasts, with a Bearer key. A call that fails rejects with MemoryServiceError. */
export interface WebhookCalls {
  /**
   * Subscribes a URL to events of a volume. If this key has already subscribed the URL to the volume, replaces the
   * events (and the secret, if one is given) and makes the webhook active if it was disabled.
   */
  subscribeWebhook(body: SubscribeBody, options?: CallOptions): Promise<Subscribed>
  unsubscribeWebhook(body: UnsubscribeBody, options?: CallOptions): Promise<Unsubscribed>
  /**
   * Reads one page of the webhooks of a volume, oldest first, each with its latest deliveries. Lists the webhooks of
   * this key or, if the key may change the volume, of all keys.
   */
  listWebhooks(
    query: PageQuery & { volume_id: string },
    options?: CallOptions,
  ): Promise<{ subscriptions: ListedWebhook[]; next_cursor: string | null }>
  /** Sends a `webhook.test` event. `listWebhooks` shows what became of it. */
  testWebhook(webhookId: string, options?: CallOptions): Promise<Delivery>
  /**
   * Redelivers one event, or all events since a time; `next_since` says where to continue if one call is not enough.
   */
  redeliverWebhook(webhookId: string, body: RedeliverBody, options?: CallOptions): Promise<Redelivery>
  /** Makes a disabled webhook active again. */
  enableWebhook(webhookId: string, options?: CallOptions): Promise<Webhook>
  /**
   * Replaces the secret with the given one or, if none is given, with a new one, which is shown only once. For a day,
   * deliveries are signed with the old secret too. Not retried if the service may have carried it out.
   */
  rotateWebhook(webhookId: string, body?: RotateSecretBody, options?: CallOptions): Promise<RotatedWebhook>
  /** Sends a message to everyone who listens to the volume. Not retried if the service may have carried it out. */
  broadcast(body: BroadcastBody, options?: CallOptions): Promise<void>
}

export const webhookCalls = (send: Send): WebhookCalls => {
  const post = (path: string, body: unknown, repeatable: boolean, options?: CallOptions) =>
    send({ method: 'POST', path, body, repeatable }, options)
  const at = (webhookId: string, action: string) =>
    `/agent/memory/subscriptions/${pathId('webhook_id', webhookId)}/${action}`
  return {
    subscribeWebhook: async (body, options) =>
      bare(await post('/agent/memory/subscribe', body, true, options), 'webhook_id'),
    async unsubscribeWebhook(body, options) {
      const call = { method: 'DELETE', path: '/agent/memory/unsubscribe', body, repeatable: true }
      const answer = await send(call, options)
      return { webhook_id: dataOf(answer, 'webhook_id'), status: dataOf(answer, 'status') }
    },
    async listWebhooks(query, options) {
      const call = { method: 'GET', path: '/agent/memory/subscriptions', query: { ...query }, repeatable: true }
      const answer = await send(call, options)
      return { subscriptions: dataOf(answer, 'subscriptions'), next_cursor: dataOf(answer, 'next_cursor') }
    },
    testWebhook: async (webhookId, options) =>
      dataOf(await post(at(webhookId, 'test'), undefined, false, options), 'delivery'),
    redeliverWebhook: async (webhookId, body, options) =>
      dataOf(await post(at(webhookId, 'redeliver'), body, true, options), 'redelivery'),
    enableWebhook: async (webhookId, options) =>
      dataOf(await post(at(webhookId, 'enable'), undefined, true, options), 'subscription'),
    rotateWebhook: async (webhookId, body = {}, options = {}) =>
      dataOf(await post(at(webhookId, 'rotate'), body, false, options), 'subscription'),
    async broadcast(body, options) {
      bare(await post('/agent/broadcast', body, false, options), 'status')
    },
  }
}
