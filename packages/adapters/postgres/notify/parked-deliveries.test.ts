import { openDeliveryStore } from '@agent-memory/adapters/postgres/notify/deliveries'
import type { DeliveryResult, DeliveryStore } from '@agent-memory/core/ports/notify/deliveries'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type SubscriptionsFixture, startSubscriptions } from '../../../../tests/support/stores/subscriptions.js'

let fixture: SubscriptionsFixture
let deliveries: DeliveryStore
let webhookId: string
beforeAll(async () => {
  fixture = await startSubscriptions()
  deliveries = openDeliveryStore(fixture.database)
})
afterAll(() => fixture?.close())
beforeEach(async () => {
  await fixture.newOwner()
  webhookId = (await fixture.store.save(fixture.orderFor(), null)).webhookId
})

/** Creates a new event and its delivery to the webhook. */
const newDelivery = async () => {
  const eventId = (await fixture.store.test(fixture.owner.volumeId, webhookId))?.eventId ?? ''
  const [job] = await fixture.sql<{ outbox_id: bigint }>(
    `SELECT outbox_id FROM outbox WHERE payload ->> 'event_id' = $1`,
    eventId,
  )
  return { webhookId, eventId, outboxId: job?.outbox_id ?? 0n }
}
const attempt = { httpStatus: 503, durationMs: 7, error: 'It answered 503.', answer: null }
const pause = { askedMs: 0, silentMs: 0 }
const failed = (more: Partial<typeof pause>): DeliveryResult => ({
  ...{ kind: 'failed', retryMs: 5_000, disables: null, ...attempt, pause: { ...pause, ...more } },
})
const delivered: DeliveryResult = { kind: 'delivered', ...attempt, pause }
const pausedMs = async () => {
  const { webhookId, eventId } = await newDelivery()
  const pause = (await deliveries.due(webhookId, eventId))?.pause
  return pause ? Math.max(pause.askedMs, pause.silentMs) : NaN
}
const jobs = () =>
  fixture.sql<{ webhook: string; due_in: number }>(
    `SELECT payload ->> 'webhook_id' AS webhook, extract(epoch FROM due_at - now())::float AS due_in FROM outbox
     WHERE job = 'webhook.deliver' AND volume_id = $1 ORDER BY outbox_id`,
    fixture.owner.volumeId,
  )
const near = (value: number | undefined, least: number, most: number) => {
  expect(value).toBeGreaterThan(least)
  expect(value).toBeLessThanOrEqual(most)
}

test('a pause that an endpoint asked for is kept with the webhook, and no earlier request ends it', async () => {
  expect(await pausedMs()).toBe(0)
  const [first, second] = [await newDelivery(), await newDelivery()]
  await deliveries.record(first, failed({ askedMs: 300_000 }))
  near(await pausedMs(), 240_000, 300_000)
  await deliveries.record(second, delivered)
  near(await pausedMs(), 240_000, 300_000)
})

test('an endpoint that did not answer is left alone until its next try, or until it answers', async () => {
  const [first, second] = [await newDelivery(), await newDelivery()]
  await deliveries.record(first, failed({ silentMs: 60_000 }))
  near(await pausedMs(), 30_000, 60_000)
  await deliveries.record(second, delivered)
  expect(await pausedMs()).toBe(0)
})

test('while an attempt goes on, its webhook gets nothing else if its last attempt failed', async () => {
  const limits = { leaseMs: 120_000, attemptMs: 60_000, isSlow: false }
  const first = await newDelivery()
  await deliveries.goOnWithout(first, limits)
  near((await jobs())[0]?.due_in, 60, 120)
  expect(await pausedMs()).toBe(0)
  await deliveries.record(first, failed({}))
  const [second, third] = [await newDelivery(), await newDelivery()]
  await Promise.all([deliveries.goOnWithout(second, limits), deliveries.goOnWithout(third, limits)])
  near(await pausedMs(), 30_000, 60_000)
  // Once an attempt's result is recorded, `goOnWithout` does nothing.
  await Promise.all([deliveries.record(second, delivered), deliveries.record(third, delivered)])
  await deliveries.record(await newDelivery(), failed({}))
  await deliveries.goOnWithout(second, limits)
  expect(await pausedMs()).toBe(0)
})

test('a slow attempt keeps others away though the last one succeeded; its lease counts as no run', async () => {
  const first = await newDelivery()
  await fixture.sql('UPDATE outbox SET attempts = 1, handed_at = now() WHERE outbox_id = $1', first.outboxId)
  for (const isSlow of [false, true]) {
    await deliveries.goOnWithout(first, { leaseMs: 120_000, attemptMs: 60_000, isSlow })
  }
  near(await pausedMs(), 30_000, 60_000)
  const [job] = await fixture.sql('SELECT attempts, handed_at FROM outbox WHERE outbox_id = $1', first.outboxId)
  expect(job).toEqual({ attempts: 0, handed_at: null })
})

test('a slow attempt that found its machine full keeps nobody away once it is parked', async () => {
  const held = { kind: 'held', retryMs: 60_000, isExact: false } as const
  const [slow, other] = [await newDelivery(), await newDelivery()]
  await deliveries.goOnWithout(slow, { leaseMs: 120_000, attemptMs: 60_000, isSlow: true })
  await deliveries.record(other, { ...held, endsSilence: false })
  near(await pausedMs(), 30_000, 60_000)
  await deliveries.record(slow, { ...held, endsSilence: true })
  expect(await pausedMs()).toBe(0)
})

/** Returns the events whose delivery to the webhook has a job. */
const enqueued = async () => new Set((await fixture.jobs(webhookId)).map(({ event_id }) => event_id))
const hold = (held: readonly Awaited<ReturnType<typeof newDelivery>>[]) =>
  Promise.all(
    held.map((each) => deliveries.record(each, { kind: 'held', retryMs: 60_000, isExact: false, endsSilence: false })),
  )
const pass = () =>
  fixture.sql(
    `UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at - interval '1 minute' WHERE webhook_id = $1 AND is_parked`,
    webhookId,
  )

test('an event is parked while an endpoint pauses, and enqueued when the pause is over', async () => {
  const { volumeId } = fixture.owner
  const other = (await fixture.store.save(fixture.orderFor(), null)).webhookId
  const until = (hours: number) =>
    fixture.sql(
      'UPDATE webhook_subscriptions SET silent_until = now() + make_interval(hours => $2) WHERE webhook_id = $1',
      ...[webhookId, hours],
    )
  await until(1)
  const [event] = await fixture.sql<{ event_id: string }>(
    `INSERT INTO events (volume_id, event) VALUES ($1, 'memory.approved') RETURNING event_id`,
    volumeId,
  )
  expect(await deliveries.fanOut(volumeId, [event?.event_id ?? ''], 0n)).toBe(2)
  expect((await jobs()).map(({ webhook }) => webhook)).toEqual([other])
  expect(await deliveries.release()).toBe(0)
  await fixture.sql(`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE webhook_id = $1`, webhookId)
  expect(await deliveries.release()).toBe(0)
  await until(-1)
  expect([await deliveries.release(), await deliveries.release()]).toEqual([1, 0])
  expect(await enqueued()).toEqual(new Set([event?.event_id]))
})

test('deliveries that find no room are parked until their time; those that are gone or ended are not', async () => {
  const [first, second, removed, ended] = [
    ...[await newDelivery(), await newDelivery(), await newDelivery(), await newDelivery()],
  ] as const
  await fixture.sql('DELETE FROM webhook_deliveries WHERE event_id = $1', removed.eventId)
  await deliveries.record(ended, delivered)
  await hold([first, second, removed, ended])
  expect([await enqueued(), await deliveries.release()]).toEqual([new Set(), 0])
  await pass()
  expect([await deliveries.release(), await deliveries.release()]).toEqual([2, 0])
  expect(await enqueued()).toEqual(new Set([first.eventId, second.eventId]))
})

test('an old delivery waits longer for a busy endpoint, but exactly as long as an endpoint asked for', async () => {
  const waits = async (isExact: boolean) => {
    const delivery = await newDelivery()
    const { eventId } = delivery
    await fixture.sql(
      `UPDATE webhook_deliveries SET created_at = now() - interval '1 hour' WHERE event_id = $1`,
      eventId,
    )
    await deliveries.record(delivery, { kind: 'held', retryMs: 30_000, isExact, endsSilence: false })
    const [row] = await fixture.sql<{ seconds: number }>(
      'SELECT extract(epoch FROM next_attempt_at - now())::float AS seconds FROM webhook_deliveries WHERE event_id = $1',
      eventId,
    )
    return row?.seconds
  }
  near(await waits(false), 30, 60)
  near(await waits(true), 0, 30)
})

test('an endpoint whose last attempt failed is tried with one of the deliveries that wait for it', async () => {
  const held = [await newDelivery(), await newDelivery(), await newDelivery()]
  await deliveries.record(await newDelivery(), failed({}))
  await hold(held)
  await pass()
  expect(await deliveries.release()).toBe(1)
  await deliveries.record(await newDelivery(), delivered)
  expect(await deliveries.release()).toBe(2)
})

test('an event queues behind those that wait for an endpoint that fails', async () => {
  const held = await newDelivery()
  await deliveries.record(await newDelivery(), failed({}))
  const fanOut = async () => {
    const [event] = await fixture.sql<{ event_id: string }>(
      `INSERT INTO events (volume_id, event) VALUES ($1, 'memory.approved') RETURNING event_id`,
      fixture.owner.volumeId,
    )
    await deliveries.fanOut(fixture.owner.volumeId, [event?.event_id ?? ''], 0n)
    return (await enqueued()).has(event?.event_id ?? '')
  }
  expect(await fanOut()).toBe(true)
  await hold([held])
  expect(await fanOut()).toBe(false)
  expect(await deliveries.release()).toBe(1)
})

test('those of a disabled webhook are enqueued at once, to be dropped', async () => {
  await hold([await newDelivery(), await newDelivery()])
  await fixture.disable(webhookId)
  expect(await deliveries.release()).toBe(2)
})

test('a redelivery takes a parked delivery along', async () => {
  const held = await newDelivery()
  await hold([held])
  const chosen = { eventId: held.eventId }
  expect(await fixture.store.redeliver(fixture.owner.volumeId, webhookId, chosen)).toMatchObject({ count: 1 })
  await pass()
  expect([await enqueued(), await deliveries.release()]).toEqual([new Set([held.eventId]), 0])
})

test('organizations take turns, and so do the webhooks of each', async () => {
  const subscribe = `INSERT INTO webhook_subscriptions (webhook_id, org_id, volume_id, key_id, url, host, events)
    SELECT $3::uuid, org_id, volume_id, $2::uuid, 'https://' || $3 || '.example/', $3 || '.example', '{memory.approved}'
    FROM volumes WHERE volume_id = $1`
  const wait = `INSERT INTO webhook_deliveries (webhook_id, event_id, event, next_attempt_at, is_parked)
    SELECT $1, gen_random_uuid(), 'memory.approved', now() - make_interval(mins => $3), true FROM generate_series(1, $2)`
  const { keyId } = fixture
  const { volumeId } = fixture.owner
  const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  for (let number = 1; number <= 9; number += 1) {
    await fixture.sql(subscribe, volumeId, keyId, idOf(number))
    await fixture.sql(wait, idOf(number), 600, 2)
  }
  await fixture.sql(wait, webhookId, 10, 1)
  await fixture.newOwner()
  const other = (await fixture.store.save(fixture.orderFor(), null)).webhookId
  await fixture.sql(wait, other, 10, 1)
  expect(await deliveries.release()).toBe(2_000)
  expect([(await fixture.jobs(webhookId)).length, (await fixture.jobs(other)).length]).toEqual([10, 10])
  await fixture.sql('DELETE FROM webhook_deliveries WHERE webhook_id = ANY ($1)', [1, 2, 3, 4, 5, 6, 7, 8, 9].map(idOf))
})
