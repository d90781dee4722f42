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
