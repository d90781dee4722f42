import { randomUUID } from 'node:crypto'
import { WEBHOOKS } from '@agent-memory/core/limits'
import type { NewSubscription } from '@agent-memory/core/ports/notify/subscriptions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { code } from '../../../../tests/support/http/errors.js'
import { type SubscriptionsFixture, startSubscriptions } from '../../../../tests/support/stores/subscriptions.js'

let fixture: SubscriptionsFixture
beforeAll(async () => {
  fixture = await startSubscriptions()
})
afterAll(() => fixture?.close())
beforeEach(async () => void (await fixture.newOwner()))

const sealed = (text: string) => (webhookId: string) => Buffer.from(`${text} of ${webhookId}`)
const stored = async (webhookId: string) => {
  const text = 'SELECT * FROM webhook_subscriptions WHERE webhook_id = $1'
  const [row] = await fixture.sql<{ secret: Uint8Array | null; previous_secret: Uint8Array | null }>(text, webhookId)
  const read = (bytes?: Uint8Array | null) => (bytes ? Buffer.from(bytes).toString() : null)
  return { secret: read(row?.secret), previous: read(row?.previous_secret) }
}

describe('saving', () => {
  test('stores a subscription; its record has no secret', async () => {
    const order = fixture.orderFor()
    const saved = await fixture.store.save(order, sealed('secret'))
    expect(saved).toEqual({
      webhookId: order.webhookId,
      orgId: fixture.owner.orgId,
      volumeId: fixture.owner.volumeId,
      keyId: fixture.keyId,
      agent: 'CI',
      agentId: fixture.keyId,
      url: order.url,
      events: ['memory.approved'],
      isSigned: true,
      rotatingUntil: null,
      status: 'active',
      disabledReason: null,
      failingSince: null,
      pausedUntil: null,
      pauseReason: null,
      createdAt: expect.any(Date),
    })
    expect(await fixture.store.find(order.webhookId)).toEqual(saved)
    expect(await fixture.store.findOwn(fixture.keyId, fixture.owner.volumeId, order.url)).toEqual(saved)
    expect(await fixture.store.findOwn(await fixture.newKey(), fixture.owner.volumeId, order.url)).toBeNull()
    expect(await stored(order.webhookId)).toEqual({ secret: `secret of ${order.webhookId}`, previous: null })
  })

  test('again replaces the events and makes it active; the secret stays unless there is a new one', async () => {
    const order = fixture.orderFor()
    const { webhookId } = await fixture.store.save(order, sealed('first'))
    await fixture.disable(webhookId)
    const again = await fixture.store.save({ ...order, webhookId: randomUUID(), events: ['memory.merged'] }, null)
    expect(again).toMatchObject({ webhookId, events: ['memory.merged'], status: 'active', disabledReason: null })
    expect(again.failingSince).toBeNull()
    expect(await stored(webhookId)).toEqual({ secret: `first of ${webhookId}`, previous: null })
    await fixture.store.rotate(fixture.owner.volumeId, webhookId, {
      sealed: Buffer.from('second'),
      until: new Date(Date.now() + 60_000),
      canOpen: () => true,
    })
    expect((await stored(webhookId)).previous).toBe(`first of ${webhookId}`)
    await fixture.store.save({ ...order, webhookId: randomUUID() }, sealed('third'))
    expect(await stored(webhookId)).toEqual({ secret: `third of ${webhookId}`, previous: null })
  })

  test('the same at once makes one, with a secret sealed for it', async () => {
    const order = fixture.orderFor()
    const saved = await Promise.all(
      Array.from({ length: 8 }, () => fixture.store.save({ ...order, webhookId: randomUUID() }, sealed('secret'))),
    )
    const ids = new Set(saved.map(({ webhookId }) => webhookId))
    expect(ids.size).toBe(1)
    const [webhookId = ''] = ids
    expect((await stored(webhookId)).secret).toBe(`secret of ${webhookId}`)
  })

  test('for a volume or key that was just deleted is refused', async () => {
    await expect(fixture.store.save(fixture.orderFor({ volumeId: randomUUID() }), null)).rejects.toEqual(
      code('agent_not_authorized_for_volume'),
    )
    await expect(fixture.store.save(fixture.orderFor({ keyId: randomUUID() }), null)).rejects.toEqual(
      code('agent_not_authorized_for_volume'),
    )
  })

  test('goes with its volume and its key', async () => {
    const [one, two] = [
      await fixture.store.save(fixture.orderFor(), null),
      await fixture.store.save(fixture.orderFor({ keyId: await fixture.newKey() }), null),
    ]
    await fixture.sql('DELETE FROM api_keys WHERE key_id = $1', two.keyId)
    expect([await fixture.store.find(one.webhookId), await fixture.store.find(two.webhookId)]).toEqual([one, null])
    await fixture.eraseVolume()
    expect(await fixture.store.find(one.webhookId)).toBeNull()
  })
})

describe('there can be only so many', () => {
  /** Stores `count` subscriptions like `of`, each with its own URL. */
  const fill = (count: number, of: NewSubscription) =>
    fixture.sql(
      `INSERT INTO webhook_subscriptions (webhook_id, org_id, volume_id, key_id, url, host)
       SELECT gen_random_uuid(), $1, $2, $3, $4 || n, $5 FROM generate_series(1, $6) n`,
      ...[of.orgId, of.volumeId, of.keyId, of.url, of.host, count],
    )

  test('of a volume and of an organization; known ones can still be changed', async () => {
    const order = fixture.orderFor()
    await fill(WEBHOOKS.perVolume - 2, order)
    const last = await fixture.store.save(order, null)
    await fixture.store.save(fixture.orderFor(), null)
    await expect(fixture.store.save(fixture.orderFor(), null)).rejects.toMatchObject({
      code: 'conflict',
      details: expect.stringContaining('This volume has 100 webhooks, which is the maximum.'),
    })
    expect((await fixture.store.save({ ...order, events: ['memory.merged'] }, null)).webhookId).toBe(last.webhookId)
    const other = await fixture.newVolume()
    const elsewhere = () => fixture.orderFor({ volumeId: other })
    await fixture.store.save(elsewhere(), null)
    const move = 'UPDATE webhook_subscriptions SET volume_id = $1 WHERE org_id = $2'
    await fixture.sql(move, other, fixture.owner.orgId)
    await fill(WEBHOOKS.perOrganization - WEBHOOKS.perVolume - 1, elsewhere())
    await expect(fixture.store.save(fixture.orderFor(), null)).rejects.toMatchObject({
      code: 'conflict',
      details: expect.stringContaining('This organization has 1000 webhooks'),
    })
  })

  test('of an organization to a host, counting the active ones', async () => {
    const order = fixture.orderFor()
    const { webhookId } = await fixture.store.save(order, null)
    await fill(WEBHOOKS.perHost - 1, order)
    const volumeId = await fixture.newVolume()
    const another = { ...order, volumeId }
    const tooMany = {
      code: 'conflict',
      details: expect.stringContaining(`This organization has 500 active webhooks to the host ${order.host}, which`),
    }
    const saveAnother = () => fixture.store.save({ ...another, webhookId: randomUUID() }, null)
    await expect(saveAnother()).rejects.toMatchObject(tooMany)
    expect(await fixture.store.save({ ...order, events: ['memory.merged'] }, null)).toMatchObject({ webhookId })
    await fixture.disable(webhookId)
    await saveAnother()
    await expect(fixture.store.enable(order.volumeId, webhookId)).rejects.toMatchObject(tooMany)
    await expect(fixture.store.save(order, null)).rejects.toMatchObject(tooMany)
    await fixture.store.save(fixture.orderFor({ volumeId }), null)
    await fixture.newOwner()
    await fixture.store.save(fixture.orderFor({ host: order.host }), null)
  })

  test.each([
    ['93.184.216.34', '[::ffff:5db8:d822]', '[64:ff9b::5db8:d822]'],
    ['[2606:4700:4700::1111]', '[2606:4700:4700:0:ffff::1]', '[2606:4700:4700::]'],
  ])('of an organization to a host, counting %s, %s and %s as one', async (...hosts) => {
    const volumeId = await fixture.newVolume()
    const orders = hosts.map((host) => fixture.orderFor({ volumeId, host, url: `https://${host}/` }))
    const [first, second, third] = orders as [NewSubscription, NewSubscription, NewSubscription]
    const { webhookId } = await fixture.store.save(second, null)
    await fixture.store.save(third, null)
    await fill(WEBHOOKS.perHost - 2, { ...first, volumeId: fixture.owner.volumeId })
    const tooMany = { code: 'conflict', details: expect.stringContaining('500 active webhooks to the host') }
    const another = fixture.orderFor({ volumeId, host: third.host })
    await expect(fixture.store.save(another, null)).rejects.toMatchObject(tooMany)
    await fixture.disable(webhookId)
    await fixture.store.save(another, null)
    await expect(fixture.store.enable(second.volumeId, webhookId)).rejects.toMatchObject(tooMany)
    await fixture.store.save(fixture.orderFor({ volumeId, host: '93.184.216.35' }), null)
  })

  test('also when they are saved at once', async () => {
    await fill(WEBHOOKS.perVolume - 3, fixture.orderFor())
    const saved = await Promise.allSettled(
      Array.from({ length: 10 }, () => fixture.store.save(fixture.orderFor(), null)),
    )
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})
