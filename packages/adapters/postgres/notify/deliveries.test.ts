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

test('deliveries to failing webhooks are enqueued last', async () => {
  const { volumeId } = await fixture.newOwner()
  const [failing, healthy] = [
    await fixture.store.save(fixture.orderFor(), null),
    await fixture.store.save(fixture.orderFor(), null),
  ]
  await fixture.sql('UPDATE webhook_subscriptions SET failing_since = now() WHERE webhook_id = $1', failing.webhookId)
  const events = await fixture.sql<{ event_id: string }>(
    `INSERT INTO events (volume_id, event) VALUES ($1, 'memory.approved'), ($1, 'memory.approved') RETURNING event_id`,
    volumeId,
  )
  const ids = events.map(({ event_id }) => event_id)
  expect(await openDeliveryStore(fixture.database).fanOut(volumeId, ids, 0n)).toBe(4)
  const jobs = await fixture.sql<{ of: string[] }>(
    `SELECT ARRAY[payload ->> 'webhook_id', payload ->> 'event_id'] AS of FROM outbox
     WHERE job = 'webhook.deliver' AND volume_id = $1 ORDER BY outbox_id`,
    volumeId,
  )
  expect(jobs.map(({ of }) => of)).toEqual(
    [healthy, failing].flatMap(({ webhookId }) => ids.map((id) => [webhookId, id])),
  )
})
