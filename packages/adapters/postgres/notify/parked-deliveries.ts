import type { DeliveryStore } from '@agent-memory/core/ports/notify/deliveries'
import { inGroups } from '@agent-memory/core/work/in-groups'
import type { Database } from '../connection/database.js'
import { enqueueSql } from '../work/enqueue.js'

/** Maximum jobs per statement. */
const TOGETHER = 256

interface Parking {
  webhookId: string
  eventId: string
  outboxId: bigint
  retrySeconds: number
  isExact: boolean
  endsSilence: boolean
}

/**
 * Parks the deliveries ($2 webhooks, $3 events) of the jobs $1: they wait without a job, so that even many deliveries
 * to a slow endpoint cost little. The wait of a delivery is $4 seconds or, where $5 is false, a quarter of its age (at
 * most a minute), whichever is longer. Where $6 is true, also ends the pause that `goOnWithout` set for the attempt, so
 * that other deliveries to the webhook need not wait any more.
 */
const PARK = `
  WITH ended AS (DELETE FROM outbox WHERE outbox_id = ANY ($1::bigint[]) RETURNING outbox_id),
  silent AS MATERIALIZED (
    SELECT webhook_id FROM webhook_subscriptions
    WHERE silent_until IS NOT NULL AND webhook_id IN (
      SELECT webhook_id FROM unnest($1::bigint[], $2::uuid[], $6::bool[]) AS given (outbox_id, webhook_id, ends_silence)
      JOIN ended USING (outbox_id) WHERE ends_silence)
    ORDER BY webhook_id FOR NO KEY UPDATE),
  heard AS (
    UPDATE webhook_subscriptions s SET silent_until = NULL FROM silent WHERE s.webhook_id = silent.webhook_id)
  UPDATE webhook_deliveries d SET is_parked = true,
    next_attempt_at = now() + make_interval(secs => greatest(seconds,
      CASE WHEN NOT is_exact THEN least(60, extract(epoch FROM now() - d.created_at) / 4) END))
  FROM unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::float8[], $5::bool[])
    AS given (outbox_id, webhook_id, event_id, seconds, is_exact)
  JOIN ended USING (outbox_id)
  WHERE d.webhook_id = given.webhook_id AND d.event_id = given.event_id AND d.status = 'pending'`

/** Returns a function that parks a delivery. Deliveries that are parked at the same time share a statement. */
export const openPark = (database: Database): ((parking: Parking) => Promise<void>) => {
  const park = inGroups(TOGETHER, async (parkings: readonly Parking[]) => {
    const values = [
      parkings.map(({ outboxId }) => outboxId),
      parkings.map(({ webhookId }) => webhookId),
      parkings.map(({ eventId }) => eventId),
      parkings.map(({ retrySeconds }) => retrySeconds),
      parkings.map(({ isExact }) => isExact),
      parkings.map(({ endsSilence }) => endsSilence),
    ]
    await database.query({ name: 'park-deliveries', text: PARK, values })
    return parkings.map(() => undefined)
  })
  return (parking) => park('all', parking)
}

/** Maximum number of deliveries that one pass releases: in all, and of one webhook. */
const RELEASED = { inAll: 2_000, ofWebhook: 256 }

/**
 * Enqueues parked deliveries whose endpoint may get a request. Organizations take turns, and so do the webhooks of
 * each, so that nobody's backlog delays anybody else. If a webhook's last attempt failed, only one of its deliveries is
 * enqueued, so that a thousand deliveries that wait for a dead endpoint cost as much as one. Deliveries of a disabled
 * webhook are enqueued too, to be dropped. Looks at about four times as many deliveries as it releases, but at no
 * fewer than 16 of each webhook that is not failing.
 */
export const RELEASE = `
  WITH RECURSIVE webhooks AS (
    (SELECT webhook_id FROM webhook_deliveries WHERE is_parked ORDER BY webhook_id LIMIT 1)
    UNION ALL
    SELECT (SELECT d.webhook_id FROM webhook_deliveries d WHERE d.is_parked AND d.webhook_id > w.webhook_id
      ORDER BY d.webhook_id LIMIT 1)
    FROM webhooks w WHERE w.webhook_id IS NOT NULL),
  ready AS (
    SELECT webhook_id, org_id, volume_id, s.status = 'active' AS is_active, failing_since IS NOT NULL AS fails
    FROM webhooks w JOIN webhook_subscriptions s USING (webhook_id)
    WHERE key_id IS NOT NULL
      AND (s.status <> 'active' OR coalesce(greatest(asked_until, silent_until) <= now(), true))
      AND EXISTS (SELECT FROM webhook_deliveries d
        WHERE d.is_parked AND d.webhook_id = w.webhook_id AND (d.next_attempt_at <= now() OR s.status <> 'active'))),
  shares AS (
    SELECT org_id, greatest(16, least(${RELEASED.ofWebhook},
      4 * ${RELEASED.inAll} / (count(*) * count(*) OVER ()))) AS share
    FROM ready GROUP BY org_id),
  candidates AS (
    SELECT webhook_id, event_id, org_id, volume_id, turn FROM ready r JOIN shares USING (org_id) CROSS JOIN LATERAL (
      SELECT event_id, row_number() OVER (ORDER BY d.next_attempt_at) AS turn FROM webhook_deliveries d
      WHERE d.is_parked AND d.webhook_id = r.webhook_id AND (d.next_attempt_at <= now() OR NOT is_active)
      ORDER BY d.next_attempt_at LIMIT CASE WHEN is_active AND fails THEN 1 ELSE share END) d),
  turns AS (
    SELECT *, row_number() OVER (PARTITION BY org_id ORDER BY turn, random()) AS turn_of_org FROM candidates),
  chosen AS MATERIALIZED (
    SELECT webhook_id, event_id, volume_id
    FROM (SELECT * FROM turns ORDER BY turn_of_org, random() LIMIT ${RELEASED.inAll}) t
    JOIN webhook_deliveries d USING (webhook_id, event_id)
    WHERE d.is_parked
    FOR UPDATE OF d SKIP LOCKED),
  released AS (
    UPDATE webhook_deliveries d SET is_parked = false FROM chosen c
    WHERE d.webhook_id = c.webhook_id AND d.event_id = c.event_id),
  jobs AS (${enqueueSql('webhook.deliver', {
    volumeId: 'volume_id',
    payload: { webhook_id: 'webhook_id', event_id: 'event_id' },
    from: 'chosen',
  })})
  SELECT count(*)::int AS released FROM chosen`

/**
 * Postpones the jobs $1, whose attempts are still in progress, by $3 seconds. The current run is not counted in
 * `attempts`: if the process stops, the job is not to blame. For $4 seconds, no other request goes to the webhooks $2
 * whose last attempt failed or, if $5 is true, to any of the webhooks $2. Rows are locked in a fixed order, so that no
 * two statements deadlock.
 */
const GO_ON = `
  WITH locked AS MATERIALIZED (
    SELECT outbox_id FROM outbox WHERE outbox_id = ANY ($1::bigint[]) ORDER BY outbox_id FOR UPDATE),
  leased AS (
    UPDATE outbox o SET handed_at = NULL, postponed = true, due_at = now() + make_interval(secs => $3),
      last_error = 'The endpoint has not answered yet.', attempts = attempts - CASE WHEN postponed THEN 0 ELSE 1 END
    FROM locked WHERE o.outbox_id = locked.outbox_id),
  silent AS MATERIALIZED (
    SELECT webhook_id FROM webhook_subscriptions
    WHERE ($5 OR failing_since IS NOT NULL) AND webhook_id IN (
      SELECT webhook_id FROM unnest($1::bigint[], $2::uuid[]) AS given (outbox_id, webhook_id) JOIN locked USING (outbox_id))
    ORDER BY webhook_id FOR NO KEY UPDATE)
  UPDATE webhook_subscriptions s SET silent_until = greatest(silent_until, now() + make_interval(secs => $4))
  FROM silent WHERE s.webhook_id = silent.webhook_id`

type GoOn = DeliveryStore['goOnWithout']
type GoingOn = Parameters<GoOn>[0] & Parameters<GoOn>[1]

/**
 * Returns the function `DeliveryStore.goOnWithout`. Attempts that begin together, as after a fan-out, share a
 * statement.
 */
export const openGoOn = (database: Database): GoOn => {
  const goOn = inGroups(TOGETHER, async (attempts: readonly GoingOn[]) => {
    const [{ leaseMs, attemptMs, isSlow }] = attempts as readonly [GoingOn]
    const values = [
      attempts.map(({ outboxId }) => outboxId),
      attempts.map(({ webhookId }) => webhookId),
      ...[leaseMs / 1_000, attemptMs / 1_000, isSlow],
    ]
    await database.query({ name: 'go-on-without', text: GO_ON, values })
    return attempts.map(() => undefined)
  })
  return (delivery, going) => goOn(`${going.leaseMs} ${going.attemptMs} ${going.isSlow}`, { ...delivery, ...going })
}
