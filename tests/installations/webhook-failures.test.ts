import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { expectStatus } from '../support/http/client.js'
import { status } from '../support/servers/web/webhook-receiver.js'
import { startWebhookService, type WebhookService } from '../support/services/webhook-service.js'

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
  // The revocation itself disables the webhook, without a delivery.
  await eventually(async () =>
    expect(await service.webhooks.webhook(webhookId)).toMatchObject({
      status: 'disabled',
      disabled_reason: 'access_lost',
    }),
  )
  await write('The bell rings at midnight.')
  expect(service.receiver.at('/agent')).toHaveLength(1)
})

/** Writes to a volume that has a webhook for this path, which never answers, and waits until it is called. */
const hangingCall = async (
  path: string,
  { volumeId, write }: Awaited<ReturnType<WebhookService['newVolume']>>,
  key = service.key,
) => {
  const called = new Promise<ServerResponse>((resolve) => service.receiver.answers(path, resolve))
  const webhook = { volumeId, keyId: await service.idOf(key), url: service.receiver.url(path) }
  const [webhookId = ''] = await service.webhooks.subscribe([{ ...webhook, events: ['memory.approved'] }])
  await write('The clock strikes one.')
  const response = await called
  return { webhookId, ended: once(response, 'close'), isOpen: () => !response.closed }
}

test(cites('an attempt under way stops when its key loses access', 'webhooks.deliver'), async () => {
  const patient = await hangingCall('/patient', await service.newVolume())
  const volume = await service.newVolume()
  const { volumeId } = volume
  const { agentId, key } = await service.tenant.agent('Leaver', { volumeId, permissions: ['read'] })
  const { webhookId, ended } = await hangingCall('/leaver', volume, key)
  expectStatus(await service.tenant.call('DELETE', `/agent/${agentId}/disconnect/${volumeId}`), 200)
  await ended
  // The time limit was not the cause: it would have ended `patient`, which began earlier.
  expect(patient.isOpen()).toBe(true)
  await eventually(async () =>
    expect(await service.webhooks.deliveries(webhookId)).toMatchObject([
      { status: 'dropped', attempts: 0, error: expect.stringContaining('no longer allowed') },
    ]),
  )
  const disabled = { status: 'disabled', disabled_reason: 'access_lost' }
  expect(await service.webhooks.webhook(webhookId)).toMatchObject(disabled)
})

test.each(['unsubscribed', 'deleted with its volume'])(
  cites('an attempt under way stops when its webhook is %s', 'webhooks.deliver'),
  async (how) => {
    const path = encodeURI(`/${how}`)
    const patient = await hangingCall(`${path}/patient`, await service.newVolume())
    const volume = await service.newVolume()
    const { ended } = await hangingCall(path, volume)
    const body = { volume_id: volume.volumeId, url: service.receiver.url(path) }
    const removed =
      how === 'unsubscribed'
        ? await service.send('DELETE', '/agent/memory/unsubscribe', { key: service.key, body })
        : await service.tenant.call('DELETE', `/volumes/${volume.volumeId}`)
    expect(removed.status).toBe(200)
    await ended
    expect(patient.isOpen()).toBe(true)
  },
)
