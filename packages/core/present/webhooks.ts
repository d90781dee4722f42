import type { DeliveryRecord, SubscriptionRecord, SubscriptionWithDeliveries } from '../ports/notify/subscriptions.js'

export const presentSubscription = (subscription: SubscriptionRecord) => ({
  webhook_id: subscription.webhookId,
  volume_id: subscription.volumeId,
  agent: subscription.agent,
  agent_id: subscription.agentId,
  url: subscription.url,
  events: subscription.events,
  signed: subscription.isSigned,
  rotating_until: subscription.rotatingUntil?.toISOString() ?? null,
  status: subscription.status,
  disabled_reason: subscription.disabledReason,
  failing_since: subscription.failingSince?.toISOString() ?? null,
  paused_until: subscription.pausedUntil?.toISOString() ?? null,
  pause_reason: subscription.pauseReason,
  created_at: subscription.createdAt.toISOString(),
})

export const presentListedSubscription = (subscription: SubscriptionWithDeliveries) => ({
  ...presentSubscription(subscription),
  deliveries: subscription.deliveries.map(presentDelivery),
})

export const presentDelivery = (delivery: DeliveryRecord) => ({
  event_id: delivery.eventId,
  event: delivery.event,
  status: delivery.status,
  attempts: delivery.attempts,
  http_status: delivery.httpStatus,
  duration_ms: delivery.durationMs,
  error: delivery.error,
  answer: delivery.answer,
  attempted_at: delivery.attemptedAt?.toISOString() ?? null,
  next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  created_at: delivery.createdAt.toISOString(),
})
