import type { Json } from '../client.js'
import { changes, type Trial } from './trial.js'

const onWebhook = (action: string, body?: Json): Trial =>
  changes(({ webhook }) => ['POST', `/agent/memory/subscriptions/${webhook.webhookId}/${action}`, body])

/** For each webhook operation, the requests by which a caller can try it on another tenant: see tenant-operations.ts. */
export const WEBHOOK_OPERATIONS: Readonly<Record<string, readonly Trial[]>> = {
  'post /agent/memory/subscribe': [
    changes(({ tenant: { volumeId: volume_id } }) => [
      'POST',
      '/agent/memory/subscribe',
      { volume_id, url: 'https://intruder.invalid/' },
    ]),
  ],
  'delete /agent/memory/unsubscribe': [
    changes(({ tenant: { volumeId: volume_id }, webhook: { url } }) => [
      'DELETE',
      '/agent/memory/unsubscribe',
      { volume_id, url },
    ]),
    changes(({ tenant: { volumeId: volume_id }, webhook: { url, webhookId: webhook_id } }) => [
      'DELETE',
      '/agent/memory/unsubscribe',
      { volume_id, url, webhook_id },
    ]),
  ],
  'get /agent/memory/subscriptions': [
    { ask: ({ tenant }) => ['GET', `/agent/memory/subscriptions?volume_id=${tenant.volumeId}`] },
  ],
  'post /agent/memory/subscriptions/{webhook_id}/test': [onWebhook('test')],
  'post /agent/memory/subscriptions/{webhook_id}/redeliver': [
    onWebhook('redeliver', { since: new Date().toISOString() }),
  ],
  'post /agent/memory/subscriptions/{webhook_id}/enable': [onWebhook('enable')],
  'post /agent/memory/subscriptions/{webhook_id}/rotate': [onWebhook('rotate', { secret: 'An intruder was here.' })],
}
