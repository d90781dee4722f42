import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { expectStatus } from '../support/http/client.js'
import { webhooksOf } from '../support/http/open-ended/webhooks.js'
import { type Received, status } from '../support/servers/web/webhook-receiver.js'
import { startWebhookService, type WebhookService } from '../support/services/webhook-service.js'

let service: WebhookService
beforeAll(async () => {
  service = await startWebhookService()
})
afterAll(() => service?.stop())

test(cites('what was deleted meanwhile goes without content', 'webhooks.events'), async () => {
  const { volumeId, write } = await service.newVolume()
  const webhookId = await service.subscribed('/deleted', volumeId, { events: ['memory.approved'] })
  service.receiver.answers('/deleted', status(500))
  const { memory_id: memoryId } = await write('The secret garden is behind the mill.')
  await service.attempted(webhookId, 1)
  expect((await service.send('DELETE', `/memory/${memoryId}`, { key: service.key })).status).toBe(200)
  service.receiver.answers('/deleted', status(204))
  await service.settled(webhookId)
  expect(service.receiver.at('/deleted').at(-1)?.told.data).toEqual({
    ...{ memory_id: memoryId, content: null, agent: null, confidence: null, deleted: true },
  })
})

/** Whether a receiver with this secret accepts the request. */
const accepts = (secret: string, { body, headers }: Received, format?: 'raw'): boolean => {
  try {
    new Webhook(secret, { ...(format && { format }) }).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

test(
  cites(
    'a test, its redelivery and a delivery during a rotation reach the endpoint, signed',
    'webhooks.test',
    'webhooks.redeliver',
    'webhooks.rotate',
    'webhooks.list',
  ),
  async () => {
    const { volumeId } = await service.newVolume()
    const webhooks = webhooksOf(service.send, service.key, volumeId)
    const webhookId = await webhooks.subscribe({ url: service.receiver.url('/mine'), secret: 'the first one' })
    const other = await webhooks.subscribe({ url: service.receiver.url('/other') })

    const { delivery } = expectStatus(await webhooks.act(webhookId, 'test'), 202).body.data
    const [first] = (await service.arrived('/mine', 1)) as [Received]
    expect(first.headers['webhook-id']).toBe(delivery.event_id)
    expect(first.told).toMatchObject({ event: 'webhook.test', volume_id: volumeId })
    expect([accepts('the first one', first, 'raw'), accepts('another one', first, 'raw')]).toEqual([true, false])
    const delivered = () =>
      eventually(async () => {
        const [latest] = (await webhooks.listed(webhookId)).deliveries
        expect(latest).toMatchObject({
          event_id: delivery.event_id,
          status: 'delivered',
          attempts: 1,
          http_status: 204,
        })
      })
    await delivered()

    const { secret } = expectStatus(await webhooks.act(webhookId, 'rotate'), 200).body.data.subscription
    expectStatus(await webhooks.act(webhookId, 'redeliver', { event_id: delivery.event_id }), 202)
    const [, second] = (await service.arrived('/mine', 2)) as [Received, Received]
    expect(second.headers['webhook-id']).toBe(delivery.event_id)
    expect([accepts(secret, second), accepts('the first one', second, 'raw')]).toEqual([true, true])
    await delivered()

    expect(service.receiver.at('/other')).toEqual([])
    expect((await webhooks.listed(other)).deliveries).toEqual([])
  },
)
