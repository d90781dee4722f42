import type { RecordedEvent } from '@agent-memory/core/notify/recorded-event'
import type {
  Attempted,
  DeliveryResult,
  DeliveryStore,
  DisabledReason,
  DueDelivery,
} from '@agent-memory/core/ports/notify/deliveries'
import type { Database } from '../connection/database.js'
import { enqueueSql } from '../work/enqueue.js'
import { readOldest } from './oldest-deliveries.js'
import { openGoOn, openPark, RELEASE } from './parked-deliveries.js'

export const openDeliveryStore = (database: Database): DeliveryStore => {
  const park = openPark(database)
  return {
    async fanOut(volumeId, eventIds, outboxId) {
      const [row] = await database.query<{ created: number }>({
        name: 'fan-out',
        text: FAN_OUT,
        values: [volumeId, eventIds, outboxId],
        query_timeout: FAN_OUT_LIMIT_MS,
      })
      return row?.created ?? 0
    },

    async due(webhookId, eventId) {
      const values = [webhookId, eventId]
      const [row] = await database.query<DueRow>({ name: 'due-delivery', text: DUE, values }, { together: true })
      return row ? toDue(row) : null
    },

    async record({ webhookId, eventId, outboxId }, result) {
      if (result.kind === 'held') {
        const { retryMs, isExact, endsSilence } = result
        await park({ webhookId, eventId, outboxId, retrySeconds: retryMs / 1_000, isExact, endsSilence })
        return null
      }
      const values = [outboxId, webhookId, eventId, ...ending(result)]
      const [row] = await database.query<{ disabled: DisabledReason | null }>({
        ...{ name: 'record-delivery', text: RECORD, values },
      })
      return row?.disabled ?? null
    },

    goOnWithout: openGoOn(database),

    oldest: () => readOldest(database),

    async release() {
      const [row] = await database.query<{ released: number }>({
        name: 'release-deliveries',
        text: RELEASE,
        values: [],
      })
      return row?.released ?? 0
    },

    async finish(outboxId) {
      await database.query({ text: 'DELETE FROM outbox WHERE outbox_id = $1', values: [outboxId] })
    },
  }
}

/** Creating thousands of deliveries, for many events and webhooks, takes longer than the normal statement limit. */
const FAN_OUT_LIMIT_MS = 15_000

const ONE_DELIVERY = { webhook_id: 'webhook_id', event_id: 'event_id' }

/**
 * Creates the deliveries of events, each with a job, and ends the job that asked for them. A second run creates
 * nothing, since the deliveries exist. Deliveries to webhooks that fail, or that have not answered an earlier event
 * yet, come last, so that attempts that will probably hang do not delay the others. A delivery is parked (it waits
 * without a job) if requests to its endpoint are paused, or if the endpoint is failing and already has parked
 * deliveries.
 */
const FAN_OUT = `
  WITH ended AS (DELETE FROM outbox WHERE outbox_id = $3 RETURNING context),
  created AS (
    INSERT INTO webhook_deliveries (webhook_id, event_id, event, subject_id, next_attempt_at, is_parked)
    SELECT s.webhook_id, e.event_id, e.event, coalesce(e.memory_id, e.document_id), pause.ends,
      pause.ends > now() OR s.failing_since IS NOT NULL AND EXISTS (
        SELECT FROM webhook_deliveries p WHERE p.webhook_id = s.webhook_id AND p.is_parked)
    FROM events e JOIN webhook_subscriptions s ON s.volume_id = e.volume_id AND s.status = 'active' AND e.event = ANY(s.events)
    CROSS JOIN LATERAL (
      SELECT greatest(date_trunc('milliseconds', now()), s.asked_until, s.silent_until) AS ends) pause
    WHERE e.volume_id = $1 AND e.event_id = ANY($2::uuid[])
    ORDER BY s.failing_since IS NOT NULL
        OR EXISTS (SELECT FROM webhook_deliveries p WHERE p.webhook_id = s.webhook_id AND p.status = 'pending'), e.position
    ON CONFLICT DO NOTHING RETURNING *),
  jobs AS (${enqueueSql('webhook.deliver', {
    volumeId: '$1::uuid',
    payload: ONE_DELIVERY,
    from: 'created WHERE NOT is_parked',
    context: '(SELECT context FROM ended)',
  })})
  SELECT count(*)::int AS created FROM created`

interface DueRow extends Omit<DueDelivery, 'event' | 'secrets' | 'pause'> {
  askedMs: number
  silentMs: number
  secret: Buffer | null
  previousSecret: Buffer | null
  event: Omit<RecordedEvent, 'createdAt'> | null
  happenedAt: Date | null
}

const DUE = `
  SELECT s.webhook_id AS "webhookId", s.org_id AS "orgId", s.volume_id AS "volumeId", s.key_id AS "keyId", s.url, s.secret,
    array_remove(ARRAY[s.webhook_id, s.volume_id, s.org_id, s.key_id, k.agent_id, k.user_id], NULL) AS "accessIds",
    CASE WHEN s.previous_until > now() THEN s.previous_secret END AS "previousSecret",
    greatest(0, 1000 * extract(epoch FROM s.asked_until - now()))::float AS "askedMs",
    greatest(0, 1000 * extract(epoch FROM s.silent_until - now()))::float AS "silentMs",
    s.status = 'active' AS "isActive", d.status = 'pending' AS "isPending", d.attempts,
    CASE WHEN e.event_id IS NOT NULL THEN jsonb_build_object(
      'eventId', e.event_id, 'volumeId', e.volume_id, 'event', e.event, 'nodeId', e.node_id, 'memoryId', e.memory_id,
      'documentId', e.document_id, 'takenBack', e.taken_back) END AS event, e.created_at AS "happenedAt"
  FROM webhook_deliveries d JOIN webhook_subscriptions s USING (webhook_id) LEFT JOIN api_keys k USING (key_id)
  LEFT JOIN events e ON e.event_id = d.event_id AND e.volume_id = s.volume_id
  WHERE d.webhook_id = $1 AND d.event_id = $2`

const toDue = ({ secret, previousSecret, event, happenedAt, askedMs, silentMs, ...row }: DueRow): DueDelivery => ({
  ...row,
  pause: { askedMs, silentMs },
  secrets: [secret, previousSecret].filter((sealed) => sealed !== null),
  event: event && happenedAt && { ...event, createdAt: happenedAt },
})

/**
 * Parameters:
 * - $1: the job; $2: the webhook; $3: the event; $4: the delivery's status; $5: whether an attempt was made
 * - $6: seconds until the next attempt; null for none
 * - $7: why the result disables the webhook; null if it does not
 * - $8–$11: HTTP status, duration, error and answer
 * - $12, $13: seconds for which the endpoint gets no request because it asked for that, or because it did not answer
 * An answer may repeat what was sent, so it is not stored if the event's memory or document has been erased.
 */
const RECORD = `
  WITH ended AS (DELETE FROM outbox WHERE outbox_id = $1 RETURNING context),
  found AS (
    SELECT s.*, CASE
        WHEN $7::text IS NOT NULL THEN $7
        WHEN $5 AND $4 <> 'delivered' AND s.failing_since < now() - interval '5 days' THEN 'failing' END AS reason
    FROM webhook_subscriptions s JOIN webhook_deliveries d USING (webhook_id), ended
    WHERE s.webhook_id = $2 AND d.event_id = $3),
  subject AS (
    SELECT (e.memory_id IS NULL OR EXISTS (SELECT FROM memories m WHERE m.memory_id = e.memory_id))
      AND (e.document_id IS NULL OR EXISTS (SELECT FROM documents o WHERE o.document_id = e.document_id)) AS is_there
    FROM events e WHERE e.event_id = $3),
  delivery AS (
    UPDATE webhook_deliveries d SET
      status = CASE WHEN $4 = 'pending' AND found.reason IS NOT NULL THEN 'dropped' ELSE $4 END,
      next_attempt_at = CASE WHEN found.reason IS NULL THEN now() + make_interval(secs => $6) END,
      attempts = d.attempts + CASE WHEN $5 THEN 1 ELSE 0 END,
      attempted_at = CASE WHEN $5 THEN now() ELSE d.attempted_at END,
      http_status = CASE WHEN $5 THEN $8::int ELSE d.http_status END,
      duration_ms = CASE WHEN $5 THEN $9::int ELSE d.duration_ms END,
      error = CASE WHEN $5 OR $4 = 'dropped' THEN $10 ELSE d.error END,
      answer = CASE WHEN $5 THEN (SELECT $11 FROM subject WHERE is_there) ELSE d.answer END
    FROM found WHERE d.webhook_id = $2 AND d.event_id = $3),
  webhook AS (
    UPDATE webhook_subscriptions s SET
      failing_since = CASE WHEN $4 = 'delivered' THEN NULL WHEN $5 THEN coalesce(s.failing_since, now())
        ELSE s.failing_since END,
      asked_until = CASE WHEN $12 > 0 THEN greatest(s.asked_until, now() + make_interval(secs => $12)) ELSE s.asked_until END,
      silent_until = CASE WHEN NOT $5 THEN s.silent_until WHEN $13 > 0 THEN now() + make_interval(secs => $13) END,
      status = CASE WHEN found.reason IS NULL THEN s.status ELSE 'disabled' END,
      disabled_reason = coalesce(found.reason, s.disabled_reason)
    FROM found WHERE s.webhook_id = $2 AND s.status = 'active' AND (
      found.reason IS NOT NULL OR $5 AND ($4 = 'delivered') = (s.failing_since IS NOT NULL)
      OR $12 > 0 OR $5 AND (s.silent_until IS NOT NULL OR $13 > 0))
    RETURNING s.disabled_reason),
  retry AS (${enqueueSql('webhook.deliver', {
    volumeId: 'volume_id',
    payload: { webhook_id: '$2::uuid', event_id: '$3::uuid' },
    inSeconds: '$6::float8',
    from: 'found WHERE $6 IS NOT NULL AND reason IS NULL',
    context: '(SELECT context FROM ended)',
  })})
  SELECT (SELECT disabled_reason FROM webhook) AS disabled`

const ending = (result: Exclude<DeliveryResult, { kind: 'held' }>): unknown[] => {
  switch (result.kind) {
    case 'delivered':
      return ['delivered', true, null, null, ...seen(result)]
    case 'failed':
      return [
        result.retryMs === null ? 'failed' : 'pending',
        ...[true, inSeconds(result.retryMs), result.disables],
        ...seen(result),
      ]
    case 'dropped':
      return ['dropped', false, null, result.disables, null, null, result.error, null, 0, 0]
  }
}

const inSeconds = (ms: number | null): number | null => ms && ms / 1_000

/** Removes NUL characters from the answer, because PostgreSQL cannot store them. */
const seen = ({ httpStatus, durationMs, error, answer, pause }: Attempted): unknown[] => [
  httpStatus,
  Math.round(durationMs),
  error,
  answer?.replaceAll('\0', ''),
  pause.askedMs / 1_000,
  pause.silentMs / 1_000,
]
