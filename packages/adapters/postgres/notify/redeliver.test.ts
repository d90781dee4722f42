import { randomUUID } from 'node:crypto'
import { REDELIVERIES } from '@agent-memory/core/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type SubscriptionsFixture, startSubscriptions } from '../../../../tests/support/stores/subscriptions.js'
import { redeliver as redeliverIn } from './redeliver.js'

let fixture: SubscriptionsFixture
beforeAll(async () => {
  fixture = await startSubscriptions()
})
afterAll(() => fixture?.close())
beforeEach(async () => void (await fixture.newOwner()))

describe('redelivery', () => {
  let webhookId: string
  beforeEach(async () => {
    webhookId = (await fixture.store.save(fixture.orderFor(), null)).webhookId
  })
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const note = async (event: string, hours: number, volumeId = fixture.owner.volumeId) => {
    const text = 'INSERT INTO events (volume_id, event, created_at) VALUES ($1, $2, $3) RETURNING event_id'
    return (await fixture.sql<{ event_id: string }>(text, volumeId, event, hoursAgo(hours)))[0]?.event_id ?? ''
  }
  /** @param nextInHours hours until the next attempt; negative while an attempt is being made */
  const deliver = (eventId: string, status: string, nextInHours?: number) =>
    fixture.sql(
      `INSERT INTO webhook_deliveries (webhook_id, event_id, event, status, attempts, http_status, error, attempted_at,
         next_attempt_at, created_at)
       VALUES ($1, $2, 'memory.approved', $3, 4, 500, 'It answered 500.', now(), $4, now() - interval '1 hour')`,
      ...[webhookId, eventId, status, nextInHours === undefined ? null : hoursAgo(-nextInHours)],
    )
  /** Stores a postponed job for the event's delivery, as it exists during an attempt and after a failed one. */
  const postponed = (eventId: string) =>
    fixture.sql(
      `INSERT INTO outbox (job, volume_id, payload, due_at, postponed)
       VALUES ('webhook.deliver', $1, jsonb_build_object('webhook_id', $2::text, 'event_id', $3::text),
         now() + interval '1 hour', true)`,
      ...[fixture.owner.volumeId, webhookId, eventId],
    )
  const redeliver = (choice: { since: Date } | { eventId: string }) =>
    fixture.store.redeliver(fixture.owner.volumeId, webhookId, choice)

  test('since a time starts over what ended and what was missed', async () => {
    await deliver(await note('memory.approved', 5), 'delivered')
    const [delivered, missed] = [await note('memory.approved', 3), await note('memory.approved', 2)]
    await note('memory.rejected', 1)
    await note('memory.approved', 1, await fixture.newVolume())
    await deliver(delivered, 'delivered')
    expect(await redeliver({ since: hoursAgo(4) })).toEqual({ count: 2, nextSince: null })
    const started = [
      { event_id: delivered, due: true },
      { event_id: missed, due: true },
    ]
    expect(await fixture.jobs(webhookId)).toEqual(started)
    const [{ deliveries } = { deliveries: [] }] = await fixture.all()
    for (const id of [delivered, missed]) {
      expect(deliveries.find(({ eventId }) => eventId === id)).toMatchObject({
        ...{ status: 'pending', attempts: 0, httpStatus: null, error: null, attemptedAt: null },
        nextAttemptAt: expect.any(Date),
      })
    }
    // Deliveries that already have a job do not get a second one.
    expect(await redeliver({ since: hoursAgo(4) })).toEqual({ count: 2, nextSince: null })
    expect(await fixture.jobs(webhookId)).toEqual(started)
  })

  test('hurries what waits, leaves alone what is being sent, and starts over what has lost its job', async () => {
    const [waiting, sending, lost] = [
      await note('memory.approved', 3),
      await note('memory.approved', 2),
      await note('memory.approved', 1),
    ]
    await deliver(waiting, 'pending', 10)
    await postponed(waiting)
    await deliver(sending, 'pending', -0.01)
    await postponed(sending)
    await deliver(lost, 'pending', -20)
    expect(await redeliver({ since: hoursAgo(4) })).toEqual({ count: 3, nextSince: null })
    expect(await fixture.jobs(webhookId)).toEqual([
      { event_id: waiting, due: true },
      { event_id: sending, due: false },
      { event_id: lost, due: true },
    ])
    const [{ deliveries } = { deliveries: [] }] = await fixture.all()
    const attempts = (id: string) => deliveries.find(({ eventId }) => eventId === id)?.attempts
    expect([waiting, sending, lost].map(attempts)).toEqual([4, 4, 0])
  })

  test('of one event; also of a test of its own, and of no other', async () => {
    const [failed, other] = [await note('memory.approved', 1), await note('memory.flagged', 1)]
    await deliver(failed, 'failed')
    expect(await redeliver({ eventId: failed })).toEqual({ count: 1, nextSince: null })
    expect(await fixture.jobs(webhookId)).toEqual([{ event_id: failed, due: true }])
    expect(await redeliver({ eventId: other })).toEqual({ count: 0, nextSince: null })
    expect(await redeliver({ eventId: randomUUID() })).toEqual({ count: 0, nextSince: null })
    const mine = await fixture.store.test(fixture.owner.volumeId, webhookId)
    expect(await redeliver({ eventId: mine?.eventId ?? '' })).toEqual({ count: 1, nextSince: null })
    const second = await fixture.store.save(fixture.orderFor(), null)
    const choice = { eventId: mine?.eventId ?? '' }
    expect(await fixture.store.redeliver(fixture.owner.volumeId, second.webhookId, choice)).toEqual({
      count: 0,
      nextSince: null,
    })
  })

  test('in parts if there are too many events', async () => {
    await fixture.sql(
      `INSERT INTO events (volume_id, event, created_at)
       SELECT $1, 'memory.approved', now() - interval '1 hour' + make_interval(secs => n * 0.1) FROM generate_series(1, $2) n`,
      fixture.owner.volumeId,
      REDELIVERIES + 10,
    )
    const first = await redeliver({ since: hoursAgo(2) })
    expect(first?.count).toBe(500)
    expect(await redeliver({ since: first?.nextSince as Date })).toEqual({ count: 10, nextSince: null })
    expect(await fixture.jobs(webhookId)).toHaveLength(REDELIVERIES + 10)
  })

  test('takes all events of one time together', async () => {
    await fixture.sql(
      `INSERT INTO events (volume_id, event, created_at)
       SELECT $1, 'memory.approved', date_trunc('second', now()) - make_interval(secs => CASE WHEN n <= 10 THEN 60 ELSE 30 END)
       FROM generate_series(1, $2) n`,
      fixture.owner.volumeId,
      REDELIVERIES + 100,
    )
    await note('memory.approved', 0)
    const first = await redeliver({ since: hoursAgo(1) })
    expect(first?.count).toBe(REDELIVERIES + 100)
    expect(await redeliver({ since: first?.nextSince as Date })).toEqual({ count: 1, nextSince: null })
  })

  test('runs once at a time for an organization, and does not hold up others', async () => {
    await note('memory.approved', 1)
    const { orgId, volumeId } = fixture.owner
    const since = hoursAgo(2)
    await fixture.database.transaction(async (client) => {
      expect(await redeliverIn(client, { orgId, volumeId, webhookId }, { since })).toMatchObject({ count: 1 })
      const second = await fixture.store.save(fixture.orderFor(), null)
      await expect(fixture.store.redeliver(volumeId, second.webhookId, { since })).rejects.toMatchObject({
        ...{ code: 'conflict', retryAfter: 1 },
        details: 'Another redelivery of your organization is running. Try again in a second.',
      })
      const other = await fixture.newOwner()
      const others = await fixture.store.save(fixture.orderFor(), null)
      expect(await fixture.store.redeliver(other.volumeId, others.webhookId, { since })).toMatchObject({ count: 0 })
    })
    expect(await fixture.store.redeliver(volumeId, webhookId, { since })).toEqual({ count: 1, nextSince: null })
  })

  test('needs an active subscription', async () => {
    await fixture.disable(webhookId)
    expect(await redeliver({ since: hoursAgo(1) })).toBeNull()
    expect(await fixture.store.redeliver(randomUUID(), webhookId, { since: hoursAgo(1) })).toBeNull()
  })
})
