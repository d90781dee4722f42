import { hashSecret } from '@agent-memory/core/accounts/keys/keys'
import { eventually } from '../eventually.js'
import { clientOf } from '../http/client.js'
import { memoriesOf } from '../http/memories.js'
import { newTenant } from '../http/tenant.js'
import { startWebhookReceiver } from '../servers/web/webhook-receiver.js'
import { startService } from '../service.js'
import { SECRET_KEY, webhooksIn } from '../stores/webhooks.js'

interface WebhookOptions {
  events?: string[]
  secret?: string
  previousSecret?: string
}

/** Starts a service that may call this machine, with a receiver on it and a tenant whose webhooks the test stores. */
export async function startWebhookService() {
  const receiver = await startWebhookReceiver()
  const service = await startService({ SECRET_KEY, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', RATE_LIMITS: 'off' })
  const webhooks = webhooksIn(service.databaseUrl)
  const send = clientOf(service.baseUrl)
  const tenant = await newTenant(send)
  const key = await tenant.key('org_rw')
  const idOf = async (secret: string): Promise<string> => {
    const text = 'SELECT key_id FROM key_secrets WHERE secret_hash = $1'
    const [row] = await webhooks.run<{ key_id: string }>(text, [hashSecret(secret)])
    return row?.key_id ?? ''
  }
  const keyId = await idOf(key)
  return {
    ...{ receiver, webhooks, send, tenant, key, keyId, idOf, realtimeUrl: service.realtimeUrl },
    async newVolume() {
      const volumeId = await tenant.volume('V')
      return { volumeId, ...memoriesOf(send, key, volumeId) }
    },
    /** Stores a webhook for this path of the receiver; returns its id. */
    async subscribed(path: string, volumeId: string, options: WebhookOptions = {}): Promise<string> {
      const [webhookId = ''] = await webhooks.subscribe([{ volumeId, keyId, url: receiver.url(path), ...options }])
      return webhookId
    },
    /** Waits until this many requests came to the path; returns all that came. */
    arrived: (path: string, count: number) =>
      eventually(async () => {
        const received = receiver.at(path)
        if (received.length < count) throw new Error(`${received.length} of ${count} requests came to ${path}`)
        return received
      }),
    /** Waits until the only delivery to the webhook has had this many attempts. */
    attempted: (webhookId: string, attempts: number) =>
      eventually(async () => {
        const [delivery] = await webhooks.deliveries(webhookId)
        if (delivery?.attempts !== attempts) throw new Error(`${delivery?.attempts} of ${attempts} attempts were made`)
        return delivery
      }),
    /** Lets days pass until no delivery to the webhook is pending; returns its deliveries. */
    settled: (webhookId: string) =>
      eventually(async () => {
        await webhooks.pass('2 days')
        const deliveries = await webhooks.deliveries(webhookId)
        const pending = deliveries.filter((delivery) => delivery.status === 'pending')
        if (deliveries.length === 0 || pending.length > 0) throw new Error(`${pending.length} deliveries are pending`)
        return deliveries
      }),
    async stop() {
      await service.stop()
      await receiver.stop()
    },
  }
}

export type WebhookService = Awaited<ReturnType<typeof startWebhookService>>
