import type { EventType } from '@agent-memory/core/notify/event-types'
import type { DisabledReason } from '@agent-memory/core/ports/notify/deliveries'
import type {
  DeliveryRecord,
  DeliveryStatus,
  PauseReason,
  SubscriptionRecord,
} from '@agent-memory/core/ports/notify/subscriptions'

export interface SubscriptionRow {
  webhook_id: string
  org_id: string
  volume_id: string
  key_id: string
  agent: string
  agent_id: string
  url: string
  events: EventType[]
  is_signed: boolean
  rotating_until: Date | null
  status: 'active' | 'disabled'
  disabled_reason: DisabledReason | null
  failing_since: Date | null
  paused_until: Date | null
  pause_reason: PauseReason | null
  created_at: Date
}

/** Selects subscriptions `s` without their secrets; a WHERE clause can follow. */
export const SELECT_SUBSCRIPTIONS = `
  SELECT s.webhook_id, s.org_id, s.volume_id, s.key_id, coalesce(a.name, k.name) AS agent,
    coalesce(k.agent_id, k.key_id) AS agent_id, s.url, s.events, s.secret IS NOT NULL AS is_signed,
    CASE WHEN s.previous_until > now() THEN s.previous_until END AS rotating_until,
    s.status, s.disabled_reason, s.failing_since, s.created_at, pause.ends AS paused_until,
    CASE pause.ends WHEN s.asked_until THEN 'asked' WHEN s.silent_until THEN 'silent' END AS pause_reason
  FROM webhook_subscriptions s JOIN api_keys k USING (key_id) LEFT JOIN agents a USING (agent_id)
  LEFT JOIN LATERAL (SELECT greatest(s.asked_until, s.silent_until) AS ends) pause
    ON s.status = 'active' AND pause.ends > now()`

export const toSubscription = (row: SubscriptionRow): SubscriptionRecord => ({
  webhookId: row.webhook_id,
  orgId: row.org_id,
  volumeId: row.volume_id,
  keyId: row.key_id,
  agent: row.agent,
  agentId: row.agent_id,
  url: row.url,
  events: row.events,
  isSigned: row.is_signed,
  rotatingUntil: row.rotating_until,
  status: row.status,
  disabledReason: row.disabled_reason,
  failingSince: row.failing_since,
  pausedUntil: row.paused_until,
  pauseReason: row.pause_reason,
  createdAt: row.created_at,
})

export interface DeliveryRow {
  webhook_id: string
  event_id: string
  event: string
  status: DeliveryStatus
  attempts: number
  http_status: number | null
  duration_ms: number | null
  error: string | null
  answer: string | null
  attempted_at: Date | null
  next_attempt_at: Date | null
  created_at: Date
}

export const toDelivery = (row: DeliveryRow): DeliveryRecord => ({
  eventId: row.event_id,
  event: row.event,
  status: row.status,
  attempts: row.attempts,
  httpStatus: row.http_status,
  durationMs: row.duration_ms,
  error: row.error,
  answer: row.answer,
  attemptedAt: row.attempted_at,
  nextAttemptAt: row.next_attempt_at,
  createdAt: row.created_at,
})
