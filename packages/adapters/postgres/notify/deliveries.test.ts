import { openDeliveryStore } from '@agent-memory/adapters/postgres/notify/deliveries'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type SubscriptionsFixture, startSubscriptions } from '../../../../tests/support/stores/subscriptions.js'

let fixture: SubscriptionsFixture
beforeAll(async () => {
  fixture = await startSubscriptions()
})
afterAll(() => fixture?.close())

test('a due delivery names its webhook, whose organization shares the room of the process', async () => {
  const { orgId, volumeId } = await fixture.newOwner()
  const { webhookId, keyId, url } = await fixture.store.save(fixture.orderFor(), null)
  const eventId = (await fixture.store.test(volumeId, webhookId))?.eventId ?? ''
  expect(await openDeliveryStore(fixture.database).due(webhookId, eventId)).toMatchObject({
    ...{ webhookId, orgId, volumeId, keyId, url, isActive: true, isPending: true },
    event: { eventId, event: 'webhook.test' },
  })
})

test('deliveries to webhooks that fail, or have not answered an earlier event, are enqueued last', async () => {
  const { volumeId } = await fixture.newOwner()
  const subscribe = async () => (await fixture.store.save(fixture.orderFor(), null)).webhookId
  const [failing, silent, healthy] = [await subscribe(), await subscribe(), await subscribe()]
  await fixture.sql('UPDATE webhook_subscriptions SET failing_since = now() WHERE webhook_id = $1', failing)
  await fixture.sql(
    `INSERT INTO webhook_deliveries (webhook_id, event_id, event, status)
     VALUES ($1, gen_random_uuid(), 'memory.approved', 'pending'), ($2, gen_random_uuid(), 'memory.approved', 'delivered')`,
    silent,
    healthy,
  )
  const events = await fixture.sql<{ event_id: string }>(
    `INSERT INTO events (volume_id, event) VALUES ($1, 'memory.approved'), ($1, 'memory.approved') RETURNING event_id`,
    volumeId,
  )
  const ids = events.map(({ event_id }) => event_id)
  expect(await openDeliveryStore(fixture.database).fanOut(volumeId, ids, 0n)).toBe(6)
  const jobs = await fixture.sql<{ webhook: string; event: string }>(
    `SELECT payload ->> 'webhook_id' AS webhook, payload ->> 'event_id' AS event FROM outbox
     WHERE job = 'webhook.deliver' AND volume_id = $1 ORDER BY outbox_id`,
    volumeId,
  )
  const first = ids.map((event) => ({ webhook: healthy, event }))
  expect(jobs.slice(0, 2)).toEqual(first)
  expect(new Set(jobs.slice(2).map(({ webhook }) => webhook))).toEqual(new Set([failing, silent]))
})
