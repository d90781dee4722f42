import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { startWebhookReceiver, status } from '../support/servers/webhook-receiver.js'
import { startWebhookService, type WebhookService } from '../support/webhook-service.js'

let service: WebhookService
beforeAll(async () => {
  service = await startWebhookService()
})
afterAll(() => service?.stop())

test(
  cites('a failed delivery is retried on the schedule under the same id, then given up', 'webhooks.deliver'),
  async () => {
    const { volumeId, write } = await service.newVolume()
    const webhookId = await service.subscribed('/broken', volumeId, { events: ['memory.approved'] })
    service.receiver.answers('/broken', status(500))
    await write('The lighthouse is white.')
    const hours = [5 / 3_600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]
    for (const [at, pause] of hours.entries()) {
      const delivery = await service.attempted(webhookId, at + 1)
      const waits = Number(delivery.next_attempt_at) - Number(delivery.attempted_at)
      expect(delivery).toMatchObject({ status: 'pending', http_status: 500, error: 'The endpoint answered 500.' })
      expect(waits / 3_600_000 / pause).toBeGreaterThanOrEqual(0.999)
      expect(waits / 3_600_000 / pause).toBeLessThanOrEqual(1.201)
      await service.webhooks.pass('29 hours')
    }
    expect(await service.attempted(webhookId, 10)).toMatchObject({ status: 'failed', next_attempt_at: null })
    expect(new Set(service.receiver.at('/broken').map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await service.webhooks.webhook(webhookId)).toMatchObject({
      status: 'active',
      failing_since: expect.any(Date),
    })
  },
)

test(cites('Retry-After lengthens a pause, and redirects are failures', 'webhooks.deliver'), async () => {
  const { volumeId, write } = await service.newVolume()
  const webhookId = await service.subscribed('/later', volumeId, { events: ['memory.approved'] })
  service.receiver.answers(
    '/later',
    status(302, { location: service.receiver.url('/elsewhere'), 'retry-after': '3600' }),
  )
  await write('The pier is long.')
  const delivery = await service.attempted(webhookId, 1)
  expect(Number(delivery.next_attempt_at) - Number(delivery.attempted_at)).toBe(3_600_000)
  expect(delivery.error).toBe('The endpoint answered 302: redirects are not followed.')
  expect(service.receiver.at('/elsewhere')).toEqual([])
  service.receiver.answers('/later', status(204))
  expect(await service.settled(webhookId)).toMatchObject([{ status: 'delivered', attempts: 2, http_status: 204 }])
  expect(await service.webhooks.webhook(webhookId)).toMatchObject({ failing_since: null })
})

test(cites('410, or failures for 5 days, disable a webhook', 'webhooks.deliver'), async () => {
  const { volumeId, write } = await service.newVolume()
  const gone = await service.subscribed('/gone', volumeId, { events: ['memory.approved'] })
  const failing = await service.subscribed('/failing', volumeId, { events: ['memory.approved'] })
  service.receiver.answers('/gone', status(410))
  service.receiver.answers('/failing', status(503))
  await write('The ferry is late.')
  await service.attempted(gone, 1)
  expect(await service.webhooks.webhook(gone)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' })
  await service.attempted(failing, 1)
  await service.webhooks.run(
    `UPDATE webhook_subscriptions SET failing_since = now() - interval '121 hours' WHERE webhook_id = $1`,
    [failing],
  )
  expect(await service.settled(failing)).toMatchObject([{ status: 'dropped', attempts: 2 }])
  expect(await service.webhooks.webhook(failing)).toMatchObject({ status: 'disabled', disabled_reason: 'failing' })
  await write('The ferry is here.')
  await eventually(async () => {
    const jobs = await service.webhooks.run(
      `SELECT FROM outbox WHERE job IN ('event.fan_out', 'webhook.deliver') AND volume_id = $1`,
      [volumeId],
    )
    expect(jobs).toEqual([])
  })
  expect([service.receiver.at('/gone').length, service.receiver.at('/failing').length]).toEqual([1, 2])
})

test(cites('without read access nothing is sent, and the webhook is disabled', 'webhooks.deliver'), async () => {
  const { volumeId, write } = await service.newVolume()
  const agent = await service.tenant.agent('Listener', { volumeId, permissions: ['read'] })
  const [webhookId = ''] = await service.webhooks.subscribe([
    {
      volumeId,
      keyId: await service.idOf(agent.key),
      url: service.receiver.url('/agent'),
      events: ['memory.approved'],
    },
  ])
  await write('The bell rings at noon.')
  await service.arrived('/agent', 1)
  await service.tenant.call('DELETE', `/agent/${agent.agentId}/disconnect/${volumeId}`)
  // The revocation disables it: no delivery has to notice.
  await eventually(async () =>
    expect(await service.webhooks.webhook(webhookId)).toMatchObject({
      status: 'disabled',
      disabled_reason: 'access_lost',
    }),
  )
  await write('The bell rings at midnight.')
  expect(service.receiver.at('/agent')).toHaveLength(1)
})

test(
  cites('every event reaches every endpoint that comes back, at least once and under one id', 'webhooks.deliver'),
  async () => {
    const { volumeId, write } = await service.newVolume()
    const agent = await service.tenant.agent('Short-lived', { volumeId, permissions: ['read'] })
    const dying = await startWebhookReceiver()
    const port = Number(new URL(dying.url('/')).port)
    await dying.stop()
    const events = ['memory.approved']
    const lastly = ['/p4-good', '/p4-fails', '/p4-hangs', '/p4-redirects', '/p4-drops']
    const ids: string[] = []
    for (const path of [...lastly, '/p4-gone']) ids.push(await service.subscribed(path, volumeId, { events }))
    const [dead = ''] = await service.webhooks.subscribe([
      { volumeId, keyId: service.keyId, url: dying.url('/p4-dead'), events },
    ])
    const [lost = ''] = await service.webhooks.subscribe([
      { volumeId, keyId: await service.idOf(agent.key), url: service.receiver.url('/p4-lost'), events },
    ])
    service.receiver.answers('/p4-fails', status(500))
    service.receiver.answers('/p4-hangs', () => {})
    service.receiver.answers('/p4-redirects', status(307, { location: service.receiver.url('/p4-elsewhere') }))
    service.receiver.answers('/p4-drops', (response) => response.socket?.destroy())
    service.receiver.answers('/p4-gone', status(410))
    const TOPICS = ['pump', 'pier', 'ferry', 'mill', 'bell', 'crane', 'dock', 'boat', 'rope', 'sail', 'mast', 'keel']
    for (const topic of TOPICS) await write(`The ${topic} belongs to ${topic.toUpperCase()} Limited.`)
    await service.arrived('/p4-good', TOPICS.length)
    await service.arrived('/p4-lost', TOPICS.length)
    await service.arrived('/p4-hangs', 1)
    await service.webhooks.run(
      'UPDATE api_keys SET revoked_at = now() WHERE key_id = (SELECT key_id FROM webhook_subscriptions WHERE webhook_id = $1)',
      [lost],
    )
    await write('The buoy belongs to nobody.')
    for (const path of ['/p4-fails', '/p4-hangs', '/p4-redirects', '/p4-drops'])
      service.receiver.answers(path, status(200))
    const back = await startWebhookReceiver(port)
    for (const id of [...ids, dead, lost]) await service.settled(id)
    const recorded = await service.webhooks.run<{ event_id: string }>(
      `SELECT event_id FROM events WHERE volume_id = $1 AND event = 'memory.approved'`,
      [volumeId],
    )
    const all = recorded.map(({ event_id }) => event_id).toSorted()
    expect(all).toHaveLength(TOPICS.length + 1)
    const idsAt = (at: readonly { headers: Record<string, unknown> }[]) =>
      [...new Set(at.map(({ headers }) => String(headers['webhook-id'])))].toSorted()
    for (const path of lastly) expect([path, idsAt(service.receiver.at(path))]).toEqual([path, all])
    expect(idsAt(back.at('/p4-dead'))).toEqual(all)
    expect(service.receiver.at('/p4-elsewhere')).toEqual([])
    expect(service.receiver.at('/p4-lost')).toHaveLength(TOPICS.length)
    expect(await service.webhooks.webhook(lost)).toMatchObject({ disabled_reason: 'access_lost' })
    await back.stop()
  },
)
