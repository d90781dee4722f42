import { AppError } from '@agent-memory/core/errors'
import { REDELIVERIES } from '@agent-memory/core/limits'
import type { Redelivery, RedeliveryChoice } from '@agent-memory/core/ports/notify/subscriptions'
import type { PoolClient } from 'pg'
import { enqueueSql } from '../work/enqueue.js'

/** Long, because the events of one large change have the same time and are enqueued together, however many they are. */
const REDELIVER_LIMIT_MS = 10_000
/** The precision of `created_at`. */
const TICK_MS = 1

/**
 * Selects the events to deliver again, oldest first. Parameters: $1 the webhook, $2 the volume, $3 an event or null, $4
 * a time or null, $5 the maximum number of events. Further events with the same time as the last are selected too.
 */
const CHOOSE = `
  SELECT e.event_id, e.created_at FROM events e
  WHERE e.volume_id = $2 AND ($3::uuid IS NULL OR e.event_id = $3) AND ($4::timestamptz IS NULL OR e.created_at >= $4)
    AND (e.event = ANY (SELECT unnest(events) FROM webhook_subscriptions WHERE webhook_id = $1)
      OR $3 IS NOT NULL AND EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = $1 AND d.event_id = e.event_id))
  ORDER BY e.created_at FETCH FIRST ($5) ROWS WITH TIES`

/**
 * Of the deliveries of the events $2 to the webhook $1, makes those that wait for an attempt due now. The job of a
 * waiting delivery has `postponed` set. The job of an attempt in progress has it too, in case the process dies. Such an
 * attempt is left alone: its `next_attempt_at` has passed.
 */
const ATTEMPT_NOW = `
  WITH waiting AS (
    UPDATE webhook_deliveries SET next_attempt_at = now()
    WHERE webhook_id = $1 AND event_id = ANY ($2::uuid[]) AND status = 'pending' AND next_attempt_at > now()
    RETURNING webhook_id::text, event_id::text)
  UPDATE outbox SET due_at = now() FROM waiting w
  WHERE job = 'webhook.deliver' AND volume_id = $3 AND postponed
    AND payload ->> 'webhook_id' = w.webhook_id AND payload ->> 'event_id' = w.event_id`

/**
 * Of the deliveries of the events $2 to the webhook $1, creates those that do not exist yet, and starts over those that
 * ended or whose job became a dead letter. Other deliveries are left to their jobs.
 */
const START_OVER = `
  WITH underway AS (
    SELECT (payload ->> 'event_id')::uuid FROM outbox
    WHERE job = 'webhook.deliver' AND volume_id = $3 AND payload ->> 'webhook_id' = $1::text
      AND payload ->> 'event_id' = ANY ($2::uuid[]::text[])),
  again AS (
    INSERT INTO webhook_deliveries AS d (webhook_id, event_id, event, subject_id, next_attempt_at)
    SELECT $1::text::uuid, event_id, event, coalesce(memory_id, document_id), now() FROM events WHERE event_id = ANY ($2::uuid[])
    ON CONFLICT (webhook_id, event_id) DO UPDATE
      SET status = 'pending', attempts = 0, http_status = NULL, duration_ms = NULL, error = NULL, answer = NULL,
        attempted_at = NULL, next_attempt_at = now(), is_parked = false, created_at = now()
      WHERE d.status <> 'pending' OR d.event_id NOT IN (TABLE underway)
    RETURNING webhook_id, event_id)
  ${enqueueSql('webhook.deliver', {
    volumeId: '$3::uuid',
    payload: { webhook_id: 'webhook_id', event_id: 'event_id' },
    from: 'again',
  })}`

/**
 * Enqueues events for another delivery to a webhook, in the caller's transaction (see `SubscriptionStore.redeliver`).
 * @throws AppError conflict while another redelivery of the organization runs
 */
export const redeliver = async (
  client: PoolClient,
  { orgId, volumeId, webhookId }: { orgId: string; volumeId: string; webhookId: string },
  choice: RedeliveryChoice,
): Promise<Redelivery> => {
  const run = <Row extends object>(text: string, values: unknown[]) =>
    client.query<Row>({ text, values, ...{ query_timeout: REDELIVER_LIMIT_MS } })
  await refuseParallel(client, orgId)
  const [eventId, since] = 'eventId' in choice ? [choice.eventId, null] : [null, choice.since]
  const { rows } = await run<{ event_id: string; created_at: Date }>(CHOOSE, [
    ...[webhookId, volumeId],
    ...[eventId, since],
    REDELIVERIES,
  ])
  const chosen = rows.map(({ event_id }) => event_id)
  await run(ATTEMPT_NOW, [webhookId, chosen, volumeId])
  await run(START_OVER, [webhookId, chosen, volumeId])
  const last = rows[REDELIVERIES - 1]
  return { count: chosen.length, nextSince: last === undefined ? null : new Date(last.created_at.getTime() + TICK_MS) }
}

/**
 * Refuses a redelivery while the organization has another one running. Each holds a connection, and its transaction
 * delays all readers of events. If redeliveries waited for each other, an organization could hold all connections.
 */
const refuseParallel = async (client: PoolClient, orgId: string): Promise<void> => {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked',
    [`redelivery of ${orgId}`],
  )
  if (rows[0]?.locked) return
  throw new AppError('conflict', 'Another redelivery of your organization is running. Try again in a second.', {
    retryAfter: 1,
  })
}
