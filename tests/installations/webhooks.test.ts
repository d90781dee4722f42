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

test(
  cites(
    'memory events carry the memory, rejected ones the reason, and entity events the entity',
    'graph.events',
    'webhooks.events',
  ),
  async () => {
    const { volumeId, write } = await service.newVolume()
    await service.subscribed('/events', volumeId)
    const approved = await write('Marta Kowalska works at Acme in Porto.')
    const merged = await write('Marta Kowalska works at Acme in Porto!')
    const rejected = await write('ok')
    expect([approved, merged, rejected].map((one) => one.status)).toEqual(['approved', 'merged', 'rejected'])
    const received = await service.arrived('/events', 6)
    const told = (event: string) => received.filter((one) => one.told.event === event).map((one) => one.told)
    expect(told('memory.approved')).toEqual([
      {
        event: 'memory.approved',
        volume_id: volumeId,
        data: {
          memory_id: approved.memory_id,
          content: 'Marta Kowalska works at Acme in Porto.',
          agent: expect.any(String),
          confidence: approved.confidence,
          status: 'approved',
        },
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ])
    expect(told('memory.merged').map(({ data }) => data)).toMatchObject([
      { content: 'Marta Kowalska works at Acme in Porto!', merged_into: approved.memory_id },
    ])
    expect(told('memory.rejected').map(({ data }) => data)).toMatchObject([
      { memory_id: rejected.memory_id, content: 'ok', reason: rejected.reason },
    ])
    expect(told('entity.created').map(({ data }) => data.name)).toEqual(
      expect.arrayContaining(['Marta Kowalska', 'Acme', 'Porto']),
    )
  },
)

test(
  cites('a document that was processed is an event with its data', 'documents.events', 'webhooks.events'),
  async () => {
    const { volumeId } = await service.newVolume()
    await service.subscribed('/documents', volumeId, { events: ['document.processed', 'document.failed'] })
    for (const [name, content] of [
      ['good.txt', 'The pump needs oil every Monday.'],
      ['empty.txt', ' '],
    ] as const) {
      const form = new FormData()
      form.set('volume_id', volumeId)
      form.set('file', new Blob([content], { type: 'text/plain' }), name)
      expect((await service.send('POST', '/agent/documents/upload', { key: service.key, form })).status).toBeLessThan(
        300,
      )
    }
    const told = (await service.arrived('/documents', 2)).map((one) => [one.told.event, one.told.data] as const)
    expect(Object.fromEntries(told)).toMatchObject({
      'document.processed': { filename: 'good.txt', status: 'completed', chunk_count: 1, error: null },
      'document.failed': { filename: 'empty.txt', status: 'failed', error: { code: expect.any(String) } },
    })
  },
)

test(
  cites('deliveries are signed as Standard Webhooks says, with two secrets during a rotation', 'webhooks.deliver'),
  async () => {
    const { volumeId, write } = await service.newVolume()
    const encoded = `whsec_${Buffer.from('a key of some length').toString('base64')}`
    await service.subscribed('/signed', volumeId, {
      events: ['memory.approved'],
      secret: 'pässwörd',
      previousSecret: encoded,
    })
    await service.subscribed('/unsigned', volumeId, { events: ['memory.approved'] })
    await write('The harbour opens at nine.')
    const [signed] = await service.arrived('/signed', 1)
    const headers = signed?.headers as Record<string, string>
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringContaining('Agent-Memory'),
    })
    for (const receiving of [new Webhook(Buffer.from('pässwörd'), { format: 'raw' }), new Webhook(encoded)])
      expect(receiving.verify(signed?.body ?? '', headers)).toMatchObject({ event: 'memory.approved' })
    const [unsigned] = await service.arrived('/unsigned', 1)
    expect(unsigned?.headers).not.toHaveProperty('webhook-signature')
    expect(unsigned?.headers['webhook-id']).toBe(headers['webhook-id'])
  },
)

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
