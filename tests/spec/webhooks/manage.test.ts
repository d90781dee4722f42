import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { type Webhooks, webhooksOf } from '../../support/http/open-ended/webhooks.js'
import { newWriter } from '../../support/http/writer.js'
import { withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key, volumeId } = await newWriter()
let webhooks: Webhooks
beforeAll(() => {
  webhooks = webhooksOf(send, key, volumeId)
})

const query = (text: string, ...values: unknown[]): Promise<Json[]> =>
  withDatabase(shared().databaseUrl, async (client) => (await client.query(text, values)).rows)
const disable = (webhookId: string, reason: string) =>
  query(
    `UPDATE webhook_subscriptions SET status = 'disabled', disabled_reason = $2 WHERE webhook_id = $1`,
    webhookId,
    reason,
  )
/** Stores an event of the volume that is `hours` old; returns its id. */
const happened = async (event: string, hours: number): Promise<string> => {
  const text = `INSERT INTO events (volume_id, event, created_at) VALUES ($1, $2, now() - make_interval(secs => $3 * 3600))
                RETURNING event_id`
  return (await query(text, volumeId, event, hours))[0].event_id
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const isDisabled = (body: Json, webhookId: string) =>
  expect(body.details).toContain(`POST /agent/memory/subscriptions/${webhookId}/enable`)

describe('POST /agent/memory/subscriptions/:webhook_id/test', () => {
  test(cites('answers at once; the list shows what becomes of it', 'webhooks.test'), async () => {
    const webhookId = await webhooks.subscribe()
    const other = await webhooks.subscribe()
    const { body } = expectStatus(await webhooks.act(webhookId, 'test'), 202)
    expect(body).toEqual({
      status: 'ok',
      data: {
        delivery: {
          event_id: UUID,
          event: 'webhook.test',
          status: 'pending',
          attempts: 0,
          http_status: null,
          duration_ms: null,
          error: null,
          answer: null,
          attempted_at: null,
          next_attempt_at: ISO_TIME,
          created_at: ISO_TIME,
        },
      },
    })
    const { event_id } = body.data.delivery
    expect((await webhooks.listed(webhookId)).deliveries).toEqual([
      expect.objectContaining({ event_id, event: 'webhook.test' }),
    ])
    expect((await webhooks.listed(other)).deliveries).toEqual([])
  })

  test(cites('does not test a disabled webhook, and says how to enable it', 'webhooks.test'), async () => {
    const webhookId = await webhooks.subscribe()
    await disable(webhookId, 'gone')
    const refused = await webhooks.act(webhookId, 'test')
    expectError(refused, 409, 'conflict')
    isDisabled(refused.body, webhookId)
  })
})

describe('POST /agent/memory/subscriptions/:webhook_id/redeliver', () => {
  test(cites('one event that was for this webhook', 'webhooks.redeliver'), async () => {
    const webhookId = await webhooks.subscribe()
    const event_id = await happened('memory.approved', 1)
    const { body } = expectStatus(await webhooks.act(webhookId, 'redeliver', { event_id }), 202)
    expect(body).toEqual({ status: 'ok', data: { redelivery: { count: 1, next_since: null } } })
    expect((await webhooks.listed(webhookId)).deliveries).toEqual([expect.objectContaining({ event_id })])
    for (const unknown of [await happened('memory.merged', 1), randomUUID()]) {
      expectError(await webhooks.act(webhookId, 'redeliver', { event_id: unknown }), 404, 'event_not_found')
    }
  })

  test(cites('all events since a time, also those it missed', 'webhooks.redeliver'), async () => {
    const webhookId = await webhooks.subscribe({ events: ['document.failed'] })
    await happened('document.failed', 30)
    const missed = [await happened('document.failed', 20), await happened('document.failed', 10)]
    await happened('entity.created', 10)
    const { body } = expectStatus(await webhooks.act(webhookId, 'redeliver', { since: hoursAgo(25) }), 202)
    expect(body.data.redelivery).toEqual({ count: 2, next_since: null })
    const { deliveries } = await webhooks.listed(webhookId)
    expect(deliveries.map(({ event_id }: Json) => event_id).toSorted()).toEqual(missed.toSorted())
  })

  test(cites('needs an event or a time of the last 7 days, not both', 'webhooks.redeliver'), async () => {
    const webhookId = await webhooks.subscribe()
    const redeliver = (body: Json) => webhooks.act(webhookId, 'redeliver', body)
    expectInvalid(await redeliver({}), 'event_id')
    expectInvalid(await redeliver({ event_id: randomUUID(), since: hoursAgo(1) }), 'event_id')
    expectInvalid(await redeliver({ event_id: 'x' }), 'event_id')
    expectInvalid(await redeliver({ since: 'yesterday' }), 'since')
    expectInvalid(await redeliver({ since: hoursAgo(7 * 24 + 1) }), 'since')
    await disable(webhookId, 'failing')
    const refused = await redeliver({ since: hoursAgo(1) })
    expectError(refused, 409, 'conflict')
    isDisabled(refused.body, webhookId)
  })
})

test(cites('…/enable makes it active, as if it had never failed', 'webhooks.enable'), async () => {
  const webhookId = await webhooks.subscribe()
  const before = await webhooks.listed(webhookId)
  await disable(webhookId, 'failing')
  expect(await webhooks.listed(webhookId)).toMatchObject({ status: 'disabled', disabled_reason: 'failing' })
  const { body } = expectStatus(await webhooks.act(webhookId, 'enable'), 200)
  const { deliveries: _none, ...fields } = before
  expect(body).toEqual({ status: 'ok', data: { subscription: fields } })
  expectStatus(await webhooks.act(webhookId, 'test'), 202)
})

describe('…/rotate', () => {
  test(cites('takes a secret, and signs with both for a day', 'webhooks.rotate'), async () => {
    const webhookId = await webhooks.subscribe({ secret: 'the first one' })
    const { subscription } = expectStatus(await webhooks.act(webhookId, 'rotate', { secret: 'the second' }), 200).body
      .data
    expect(subscription).toMatchObject({ webhook_id: webhookId, signed: true, rotating_until: ISO_TIME })
    expect(subscription.secret).toBeUndefined()
    const day = 24 * 3_600_000
    expect(Math.abs(Date.parse(subscription.rotating_until) - Date.now() - day)).toBeLessThan(day / 24)
    expectInvalid(await webhooks.act(webhookId, 'rotate', { secret: 'whsec_?' }), 'secret')
  })

  test(cites('makes a secret if none is given, and shows it once', 'webhooks.rotate'), async () => {
    const webhookId = await webhooks.subscribe()
    const { subscription } = expectStatus(await webhooks.act(webhookId, 'rotate'), 200).body.data
    expect(subscription).toMatchObject({ signed: true, rotating_until: null })
    expect(Buffer.from(subscription.secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32)
    expect(JSON.stringify(await webhooks.list())).not.toContain(subscription.secret)
  })
})

test(cites('what is no webhook is not found', 'webhooks.access'), async () => {
  for (const action of ['test', 'enable', 'rotate'] as const) {
    expectError(await webhooks.act(randomUUID(), action), 404, 'webhook_not_found')
    expectInvalid(await webhooks.act('mine', action), 'webhook_id')
  }
  const stranger = webhooksOf(send, await tenant.key('org_rw'), volumeId)
  expectError(await stranger.act(randomUUID(), 'redeliver', { since: hoursAgo(1) }), 404, 'webhook_not_found')
})
