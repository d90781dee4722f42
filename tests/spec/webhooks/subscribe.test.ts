import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { newUrl, type Webhooks, webhooksOf } from '../../support/http/open-ended/webhooks.js'
import { newWriter } from '../../support/http/writer.js'
import { withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key, volumeId } = await newWriter()
let webhooks: Webhooks
beforeAll(() => {
  webhooks = webhooksOf(send, key, volumeId)
})

const DEFAULTS = ['memory.approved', 'memory.flagged']
const EVERY_EVENT = [
  ...['memory.approved', 'memory.rejected', 'memory.flagged', 'memory.merged'],
  ...['entity.created', 'entity.updated', 'document.processed', 'document.failed'],
]

describe('POST /agent/memory/subscribe', () => {
  test(cites('answers bare, with the default events', 'webhooks.subscribe'), async () => {
    const { body } = expectStatus(await webhooks.trySubscribe({}), 200)
    expect(body).toEqual({ webhook_id: UUID, status: 'subscribed', events: DEFAULTS })
  })

  test(cites('takes every event, each once', 'webhooks.subscribe', 'webhooks.event-types'), async () => {
    const { body } = expectStatus(await webhooks.trySubscribe({ events: [...EVERY_EVENT, ...EVERY_EVENT] }), 200)
    expect(body.events).toEqual(EVERY_EVENT)
  })

  test.each<[string, Json, string]>([
    ['no volume', { volume_id: undefined }, 'volume_id'],
    ['a volume that is no UUID', { volume_id: 'mine' }, 'volume_id'],
    ['no URL', { url: undefined }, 'url'],
    ['a URL that is null', { url: null }, 'url'],
    ['a path alone', { url: '/webhook' }, 'url'],
    ['a URL of another scheme', { url: 'ftp://example.invalid/webhook' }, 'url'],
    ['a URL with a password', { url: 'https://me:secret@example.invalid/' }, 'url'],
    ['a URL of 2049 characters', { url: `https://example.invalid/${'a'.repeat(2_025)}` }, 'url'],
    ['no events', { events: [] }, 'events'],
    ['events that are null', { events: null }, 'events'],
    ['an unknown event', { events: ['memory.approved', 'memory.forgotten'] }, 'events.1'],
    ['the test event', { events: ['webhook.test'] }, 'events.0'],
    ['an empty secret', { secret: '' }, 'secret'],
    ['a secret of 257 characters', { secret: 'a'.repeat(257) }, 'secret'],
    ['a secret that is null', { secret: null }, 'secret'],
    ['a whsec_ secret that is no base64', { secret: 'whsec_not base64' }, 'secret'],
  ])(cites('refuses %s', 'webhooks.validation'), async (_what, body, field) => {
    expectInvalid(await webhooks.trySubscribe(body), field)
  })

  test(cites('takes a URL of 2048 characters and a secret of 256', 'webhooks.validation'), async () => {
    const url = `https://example.invalid/${'a'.repeat(2_024)}`
    expectStatus(await webhooks.trySubscribe({ url, secret: '🔑'.repeat(256) }), 200)
  })

  test.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://0xa000001/',
    'http://[::ffff:10.0.0.1]/',
  ])(cites('refuses a private address: %s', 'webhooks.private'), async (url) => {
    expectInvalid(await webhooks.trySubscribe({ url }), 'url')
  })

  test(cites('accepts a host that does not resolve yet', 'webhooks.unresolved'), async () => {
    expectStatus(await webhooks.trySubscribe({ url: 'https://not-yet.invalid/webhook' }), 200)
  })

  test(cites('the same URL again, however it is written, updates and makes active', 'webhooks.update'), async () => {
    const webhookId = await webhooks.subscribe({ url: 'https://again.invalid/a/../b', secret: 'first' })
    await withDatabase(shared().databaseUrl, (client) =>
      client.query(
        `UPDATE webhook_subscriptions SET status = 'disabled', disabled_reason = 'gone', failing_since = now()
         WHERE webhook_id = $1`,
        [webhookId],
      ),
    )
    expect(await webhooks.listed(webhookId)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' })
    const again = { url: 'HTTPS://AGAIN.invalid:443/b#part', events: ['document.processed'] }
    const { body } = expectStatus(await webhooks.trySubscribe(again), 200)
    expect(body).toEqual({ webhook_id: webhookId, status: 'subscribed', events: again.events })
    expect(await webhooks.listed(webhookId)).toMatchObject({
      url: 'https://again.invalid/b',
      events: again.events,
      signed: true,
      status: 'active',
      disabled_reason: null,
      failing_since: null,
    })
  })

  test(cites('another key, volume or URL makes another webhook', 'webhooks.update'), async () => {
    const url = newUrl()
    const other = webhooksOf(send, await tenant.key('org_r'), volumeId)
    const elsewhere = webhooksOf(send, key, await tenant.volume('elsewhere'))
    const ids = [
      await webhooks.subscribe({ url }),
      await other.subscribe({ url }),
      await elsewhere.subscribe({ url }),
      await webhooks.subscribe({ url: `${url}?more` }),
    ]
    expect(new Set(ids).size).toBe(4)
  })
})

describe('DELETE /agent/memory/unsubscribe', () => {
  test(cites('removes the webhook, once', 'webhooks.unsubscribe'), async () => {
    const url = newUrl()
    const webhookId = await webhooks.subscribe({ url })
    const { body } = expectStatus(await webhooks.tryUnsubscribe({ url }), 200)
    expect(body).toEqual({ status: 'ok', data: { webhook_id: webhookId, status: 'unsubscribed' } })
    expect(await webhooks.listed(webhookId)).toBeUndefined()
    const again = await webhooks.tryUnsubscribe({ url })
    expect([again.status, again.body.error]).toEqual([404, 'webhook_not_found'])
    expect(await webhooks.subscribe({ url })).not.toBe(webhookId)
  })

  test(cites('needs volume_id and url', 'webhooks.unsubscribe'), async () => {
    expectInvalid(await webhooks.tryUnsubscribe({ volume_id: undefined }), 'volume_id', 'url')
    expectInvalid(await webhooks.tryUnsubscribe({ url: 'nowhere' }), 'url')
  })
})

describe('GET /agent/memory/subscriptions', () => {
  test(cites('lists every field, page by page, oldest first', 'webhooks.list'), async () => {
    const mine = webhooksOf(send, key, await tenant.volume('listed'))
    const ids = [await mine.subscribe({ secret: 'a' }), await mine.subscribe(), await mine.subscribe()]
    const listed = await mine.list()
    expect(listed.map(({ webhook_id }) => webhook_id)).toEqual(ids)
    expect(listed[0]).toEqual({
      webhook_id: ids[0],
      volume_id: expect.any(String),
      agent: 'org_rw key',
      agent_id: UUID,
      url: expect.stringMatching(/^https:/),
      events: DEFAULTS,
      signed: true,
      rotating_until: null,
      status: 'active',
      disabled_reason: null,
      failing_since: null,
      paused_until: null,
      pause_reason: null,
      created_at: ISO_TIME,
      deliveries: [],
    })
    expect(listed[1].signed).toBe(false)
    const path = `/agent/memory/subscriptions?volume_id=${listed[0].volume_id}&limit=2`
    const first = expectStatus(await send('GET', path, { key }), 200).body.data
    const second = expectStatus(await send('GET', `${path}&cursor=${first.next_cursor}`, { key }), 200).body.data
    expect([...first.subscriptions, ...second.subscriptions]).toEqual(listed)
    expect(second.next_cursor).toBeNull()
  })

  test(cites('needs a volume, and refuses a bad cursor', 'webhooks.list'), async () => {
    expectInvalid(await send('GET', '/agent/memory/subscriptions', { key }), 'volume_id')
    const path = `/agent/memory/subscriptions?volume_id=${volumeId}&cursor=x`
    expectInvalid(await send('GET', path, { key }), 'cursor')
  })
})

test(cites('a volume has at most 100 webhooks; the error says what to do', 'webhooks.caps'), async () => {
  const full = await tenant.volume('full')
  const mine = webhooksOf(send, key, full)
  const url = newUrl()
  const first = await mine.subscribe({ url })
  await withDatabase(shared().databaseUrl, (client) =>
    client.query(
      `INSERT INTO webhook_subscriptions (webhook_id, org_id, volume_id, key_id, url, host)
       SELECT gen_random_uuid(), org_id, volume_id, key_id, url || n, n || host
       FROM webhook_subscriptions, generate_series(1, 99) n WHERE webhook_id = $1`,
      [first],
    ),
  )
  const refused = await mine.trySubscribe({})
  expect([refused.status, refused.body.error]).toEqual([409, 'conflict'])
  expect(refused.body.details).toMatch(/has 100 webhooks.*Remove a webhook.*GET \/agent\/memory\/subscriptions/)
  expect(await mine.subscribe({ url })).toBe(first)
  expectStatus(await mine.tryUnsubscribe({ url }), 200)
  await mine.subscribe()
})
