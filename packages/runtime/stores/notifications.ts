import { openEncryption } from '@agent-memory/adapters/encryption'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openDeliveryStore } from '@agent-memory/adapters/postgres/notify/deliveries'
import { openEventSubjects } from '@agent-memory/adapters/postgres/notify/event-subjects'
import { openWebhookSigner } from '@agent-memory/adapters/webhook-signer'
import { openWebhookSender } from '@agent-memory/adapters/webhooks/webhook-sender'
import { type EndpointRoom, openEndpointRoom } from '@agent-memory/core/notify/endpoint-room'
import type { DeliveryStore } from '@agent-memory/core/ports/notify/deliveries'
import type { Encryption } from '@agent-memory/core/ports/notify/encryption'
import type { EventSubjects } from '@agent-memory/core/ports/notify/event-subjects'
import type { WebhookSender } from '@agent-memory/core/ports/notify/webhook-sender'
import type { WebhookSigner } from '@agent-memory/core/ports/notify/webhook-signer'
import type { StartedConfig } from '../config/config.js'
import type { Log } from '../observe/log.js'
import type { Metrics } from '../observe/metrics.js'
import { measureWebhooks, type WebhookObserver } from '../observe/webhook-metrics.js'

/** What brings events to subscribers. */
export interface Notifications {
  deliveries: DeliveryStore
  eventSubjects: EventSubjects
  encryption: Encryption
  webhookSigner: WebhookSigner
  webhookSender: WebhookSender
  endpointRoom: EndpointRoom
  webhooks: WebhookObserver
}

interface Opening {
  database: Database
  metrics: Metrics
  log: Log
}

export const openNotifications = (
  { secretKey, webhookAllowedNetworks: allowedNetworks }: StartedConfig,
  { database, metrics, log }: Opening,
): Notifications => ({
  deliveries: openDeliveryStore(database),
  eventSubjects: openEventSubjects(database),
  encryption: openEncryption(secretKey),
  webhookSigner: openWebhookSigner(),
  webhookSender: openWebhookSender({ allowedNetworks }),
  endpointRoom: openEndpointRoom(() => performance.now()),
  webhooks: measureWebhooks(metrics, log),
})
