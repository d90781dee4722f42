import { openDeliveryStore } from '@agent-memory/adapters/postgres/notify/deliveries'
import { OLDEST } from '@agent-memory/adapters/postgres/notify/oldest-deliveries'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type SubscriptionsFixture, startSubscriptions } from '../../../../tests/support/stores/subscriptions.js'

let fixture: SubscriptionsFixture
beforeAll(async () => {
  fixture = await startSubscriptions()
})
afterAll(() => fixture?.close())
beforeEach(() => fixture.sql('TRUNCATE webhook_deliveries, webhook_subscriptions'))

const newWebhook = async (more = '') => {
  await fixture.newOwner()
  const { webhookId } = await fixture.store.save(fixture.orderFor(), null)
  if (more) await fixture.sql(`UPDATE webhook_subscriptions SET ${more} WHERE webhook_id = $1`, webhookId)
  return webhookId
}
const deliver = (
  webhookId: string,
  hours: number,
  { status = 'pending', attempts = 0, isParked = false, count = 1 } = {},
) =>
  fixture.sql(
    `INSERT INTO webhook_deliveries (webhook_id, event_id, event, status, attempts, is_parked, created_at)
     SELECT $1, gen_random_uuid(), 'memory.approved', $2, $3, $4, now() - make_interval(hours => $5, mins => 30)
     FROM generate_series(1, $6)`,
    ...[webhookId, status, attempts, isParked, hours, count],
  )
const ages = async () => {
  const { service, endpoint } = await openDeliveryStore(fixture.database).oldest()
  return { service: Math.floor(service / 3_600), endpoint: Math.floor(endpoint / 3_600) }
}

test('what was never tried waits for the service, unless its endpoint keeps it from that', async () => {
  expect(await ages()).toEqual({ service: 0, endpoint: 0 })
  const healthy = await newWebhook()
  await deliver(healthy, 1)
  await deliver(healthy, 9, { status: 'delivered' })
  expect(await ages()).toEqual({ service: 1, endpoint: 0 })
  await deliver(healthy, 2, { isParked: true })
  expect(await ages()).toEqual({ service: 1, endpoint: 2 })
  await deliver(healthy, 3, { attempts: 4 })
  expect(await ages()).toEqual({ service: 1, endpoint: 3 })
  await deliver(await newWebhook('failing_since = now()'), 4)
  expect(await ages()).toEqual({ service: 1, endpoint: 4 })
  await deliver(await newWebhook(`status = 'disabled'`), 5)
  expect(await ages()).toEqual({ service: 1, endpoint: 4 })
})

test('the ages of 100,000 deliveries that wait are read from the index', async () => {
  await deliver(await newWebhook('failing_since = now()'), 6, { isParked: true, count: 50_000 })
  await deliver(await newWebhook('failing_since = now()'), 7, { attempts: 2, count: 50_000 })
  await fixture.sql('ANALYZE webhook_deliveries')
  expect(await ages()).toEqual({ service: 0, endpoint: 7 })
  const [row] = await fixture.sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${OLDEST}`,
  )
  const { 'Shared Hit Blocks': hit = NaN, 'Shared Read Blocks': read = NaN } = row?.['QUERY PLAN'][0].Plan ?? {}
  expect(hit + read).toBeLessThan(1_000)
})
