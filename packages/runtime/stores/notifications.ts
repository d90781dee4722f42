import { openEncryption } from '@agent-memory/adapters/encryption'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openDeliveryStore } from '@agent-memory/adapters/postgres/notify/deliveries'
import { openEventLog } from '@agent-memory/adapters/postgres/notify/event-log'
import { openEventSubjects } from '@agent-memory/adapters/postgres/notify/event-subjects'
import { openSubscriptions } from '@agent-memory/adapters/postgres/notify/subscriptions'
import { openWebhookSigner } from '@agent-memory/adapters/webhook-signer'
import { openWebhookSender } from '@agent-memory/adapters/webhooks/webhook-sender'
import { type EndpointRoom, openEndpointRoom } from '@agent-memory/core/notify/endpoint-room'
import type { DeliveryStore } from '@agent-memory/core/ports/notify/deliveries'
import type { Encryption } from '@agent-memory/core/ports/notify/encryption'
import type { EventLog } from '@agent-memory/core/ports/notify/event-log'
import type { EventSubjects } from '@agent-memory/core/ports/notify/event-subjects'
import type { SubscriptionStore } from '@agent-memory/core/ports/notify/subscriptions'
import type { WebhookSender } from '@agent-memory/core/ports/notify/webhook-sender'
import type { WebhookSigner } from '@agent-memory/core/ports/notify/webhook-signer'
import type { StartedConfig } from '../config/config.js'
import type { Log } from '../observe/log.js'
import type { Metrics } from '../observe/metrics.js'
import { measureWebhooks, type WebhookObserver } from '../observe/webhook-metrics.js'

/** What notifications need: who subscribed, what is sent, and how it is sent. */
export interface Notifications {
  subscriptions: SubscriptionStore
  deliveries: DeliveryStore
  eventSubjects: EventSubjects
  eventLog: EventLog
  encryption: Encryption
  webhookSigner: WebhookSigner
  webhookSender: WebhookSender
  endpointRoom: EndpointRoom
  webhooks: WebhookObserver
}

interface NotificationOptions {
  database: Database
  log: Log
  metrics: Metrics
}

export const openNotifications = (
  config: StartedConfig,
  { database, log, metrics }: NotificationOptions,
): Notifications => {
  const deliveries = openDeliveryStore(database)
  return {
    subscriptions: openSubscriptions(database),
    deliveries,
    eventSubjects: openEventSubjects(database),
    eventLog: openEventLog(database),
    encryption: openEncryption(config.secretKey),
    webhookSigner: openWebhookSigner(),
    webhookSender: openWebhookSender({ allowedNetworks: config.webhookAllowedNetworks }),
    endpointRoom: openEndpointRoom(() => performance.now()),
    webhooks: measureWebhooks(metrics, log, deliveries),
  }
}
