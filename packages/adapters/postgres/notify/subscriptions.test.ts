import { randomUUID } from 'node:crypto'
import { LISTED_DELIVERIES } from '@agent-memory/core/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type SubscriptionsFixture, startSubscriptions } from '../../../../tests/support/stores/subscriptions.js'

let fixture: SubscriptionsFixture
beforeAll(async () => {
  fixture = await startSubscriptions()
})
afterAll(() => fixture?.close())
beforeEach(async () => void (await fixture.newOwner()))

describe('the list', () => {
  test('has the subscriptions of the volume, or those of one key, oldest first, page by page', async () => {
    const [own, other] = [fixture.keyId, await fixture.newKey()]
    const made = []
    for (const by of [own, other, own, other, own])
      made.push(await fixture.store.save(fixture.orderFor({ keyId: by }), null))
    expect((await fixture.all()).map(({ webhookId }) => webhookId)).toEqual(made.map(({ webhookId }) => webhookId))
    expect((await fixture.all(other)).map(({ webhookId }) => webhookId)).toEqual([
      made[1]?.webhookId,
      made[3]?.webhookId,
    ])
    const first = await fixture.store.list({ volumeId: fixture.owner.volumeId, keyId: null }, { limit: 2, after: null })
    const second = await fixture.store.list(
      { volumeId: fixture.owner.volumeId, keyId: null },
      { limit: 3, after: first.next },
    )
    expect([...first.items, ...second.items].map(({ webhookId }) => webhookId)).toEqual(
      made.map(({ webhookId }) => webhookId),
    )
    expect(second.next).toBeNull()
  })

  test('has the latest deliveries of each, newest first', async () => {
    const [one, two] = [
      await fixture.store.save(fixture.orderFor(), null),
      await fixture.store.save(fixture.orderFor(), null),
    ]
    await fixture.sql(
      `INSERT INTO webhook_deliveries (webhook_id, event_id, event, status, attempts, http_status, duration_ms, error, answer,
         attempted_at, created_at)
       SELECT $1, gen_random_uuid(), 'memory.approved', 'failed', n, 500, 7, 'It answered 500.', 'oh', now(),
         now() - make_interval(hours => n) FROM generate_series(1, 12) n`,
      one.webhookId,
    )
    const [first, second] = await fixture.all()
    expect(first?.deliveries.map(({ attempts }) => attempts)).toEqual(
      Array.from({ length: LISTED_DELIVERIES }, (_none, at) => at + 1),
    )
    expect(first?.deliveries[0]).toMatchObject({
      status: 'failed',
      httpStatus: 500,
      durationMs: 7,
      error: 'It answered 500.',
      answer: 'oh',
    })
    expect(second).toEqual({ ...two, deliveries: [] })
  })

  test.each([
    ['whose endpoint asked for it', '1 minute', null, 'asked'],
    ['whose endpoint does not answer', null, '1 minute', 'silent'],
    ['for the reason of its later end: asked', '2 minutes', '1 minute', 'asked'],
    ['for the reason of its later end: silent', '-1 minute', '1 minute', 'silent'],
    ['not once it has ended', '-1 minute', '-2 minutes', null],
    ['not without one', null, null, null],
  ])('says which are paused: one %s', async (_name, asked, silent, pauseReason) => {
    const saved = await fixture.store.save(fixture.orderFor(), null)
    const { webhookId } = saved
    const [row] = await fixture.sql<{ ends: Date | null }>(
      `UPDATE webhook_subscriptions SET asked_until = now() + $2::interval, silent_until = now() + $3::interval
       WHERE webhook_id = $1 RETURNING greatest(asked_until, silent_until) AS ends`,
      ...[webhookId, asked, silent],
    )
    const pausedUntil = pauseReason === null ? null : row?.ends
    expect(await fixture.all()).toEqual([{ ...saved, pausedUntil, pauseReason, deliveries: [] }])
    await fixture.disable(webhookId)
    expect(await fixture.store.find(webhookId)).toMatchObject({ pausedUntil: null, pauseReason: null })
  })
})

const stored = async (webhookId: string) => {
  const text = 'SELECT * FROM webhook_subscriptions WHERE webhook_id = $1'
  const [row] = await fixture.sql<{ secret: Uint8Array | null; previous_secret: Uint8Array | null }>(text, webhookId)
  const read = (bytes?: Uint8Array | null) => (bytes ? Buffer.from(bytes).toString() : null)
  return { secret: read(row?.secret), previous: read(row?.previous_secret) }
}

test('a test is an event and a delivery with its job; a disabled subscription gets none', async () => {
  const { webhookId } = await fixture.store.save(fixture.orderFor(), null)
  const delivery = await fixture.store.test(fixture.owner.volumeId, webhookId)
  expect(delivery).toMatchObject({ event: 'webhook.test', status: 'pending', attempts: 0, attemptedAt: null })
  expect(await fixture.jobs(webhookId)).toEqual([{ event_id: delivery?.eventId, due: true }])
  expect((await fixture.all())[0]?.deliveries).toEqual([delivery])
  const events = 'SELECT event, event_id FROM events WHERE volume_id = $1'
  expect(await fixture.sql(events, fixture.owner.volumeId)).toEqual([
    { event: 'webhook.test', event_id: delivery?.eventId },
  ])
  await fixture.disable(webhookId)
  expect(await fixture.store.test(fixture.owner.volumeId, webhookId)).toBeNull()
  expect(await fixture.store.test(fixture.owner.volumeId, randomUUID())).toBeNull()
})

test('enabling clears why it was disabled', async () => {
  const saved = await fixture.store.save(fixture.orderFor(), null)
  await fixture.disable(saved.webhookId)
  expect(await fixture.store.find(saved.webhookId)).toMatchObject({ status: 'disabled', disabledReason: 'failing' })
  expect(await fixture.store.enable(fixture.owner.volumeId, saved.webhookId)).toEqual(saved)
  expect(await fixture.store.enable(randomUUID(), saved.webhookId)).toBeNull()
})

test('a rotation keeps the former secret until its end; without one, there is none to keep', async () => {
  const { webhookId } = await fixture.store.save(fixture.orderFor(), null)
  const rotate = (secret: string, inMs: number) =>
    fixture.store.rotate(fixture.owner.volumeId, webhookId, {
      sealed: Buffer.from(secret),
      until: new Date(Date.now() + inMs),
      canOpen: (former) => Buffer.from(former).toString() !== 'third',
    })
  expect(await rotate('first', 60_000)).toMatchObject({ isSigned: true, rotatingUntil: null })
  expect((await rotate('second', 60_000))?.rotatingUntil).toBeInstanceOf(Date)
  expect(await stored(webhookId)).toEqual({ secret: 'second', previous: 'first' })
  expect((await rotate('third', -1))?.rotatingUntil).toBeNull()
  // The former secret, "third", cannot be opened any more, so it is not kept.
  expect(await rotate('fourth', 60_000)).toMatchObject({ isSigned: true, rotatingUntil: null })
  expect(await stored(webhookId)).toEqual({ secret: 'fourth', previous: null })
})

test('removing takes the deliveries along, and needs the right volume', async () => {
  const { webhookId } = await fixture.store.save(fixture.orderFor(), null)
  await fixture.store.test(fixture.owner.volumeId, webhookId)
  expect(await fixture.store.remove(randomUUID(), webhookId)).toBe(false)
  expect(await fixture.store.remove(fixture.owner.volumeId, webhookId)).toBe(true)
  expect(await fixture.store.remove(fixture.owner.volumeId, webhookId)).toBe(false)
  expect(await fixture.sql('SELECT FROM webhook_deliveries WHERE webhook_id = $1', webhookId)).toEqual([])
})
