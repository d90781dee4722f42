import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { ISO_TIME } from '../../support/expectations.js'
import { expectStatus } from '../../support/http/client.js'
import { documentsOf } from '../../support/http/documents.js'
import { webhooksOf } from '../../support/http/open-ended/webhooks.js'
import { newWriter } from '../../support/http/writer.js'
import {
  type Received,
  startWebhookReceiver,
  status,
  type WebhookReceiver,
} from '../../support/servers/web/webhook-receiver.js'
import { send, shared } from '../../support/shared.js'

let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await startWebhookReceiver()
})
afterAll(() => receiver?.stop())

const SECRET = `whsec_${Buffer.from('a key of some length').toString('base64')}`
const MEMORY_EVENTS = ['memory.approved', 'memory.rejected', 'memory.flagged', 'memory.merged']
const ENTITY_EVENTS = ['entity.created', 'entity.updated']
const DOCUMENT_EVENTS = ['document.processed', 'document.failed']

/** A volume with a signed webhook for these events at a path of the receiver. */
const subscribed = async (path: string, events: readonly string[]) => {
  const writer = await newWriter()
  const webhooks = webhooksOf(send, writer.key, writer.volumeId)
  const webhookId = await webhooks.subscribe({ url: receiver.url(path), events, secret: SECRET })
  /** Returns what the path received, by event, once every event has arrived. Every signature is verified. */
  const told = () =>
    eventually(async () => {
      const received = receiver.at(path)
      for (const one of received) verify(SECRET, one)
      expect(new Set(received.map((one) => one.told.event))).toEqual(new Set(events))
      return (event: string) => receiver.at(path).flatMap((one) => (one.told.event === event ? [one.told] : []))
    })
  return { ...writer, webhooks, webhookId, told }
}
const verify = (secret: string | Buffer, { body, headers }: Received) =>
  typeof secret === 'string'
    ? new Webhook(secret).verify(body, headers as Record<string, string>)
    : new Webhook(secret, { format: 'raw' }).verify(body, headers as Record<string, string>)

test(
  cites(
    'memory events carry the memory and what became of it, entity events the entity, all signed',
    'graph.events',
    'webhooks.events',
  ),
  async () => {
    const { volumeId, mine, told } = await subscribed('/memories', [...MEMORY_EVENTS, ...ENTITY_EVENTS])
    const approved = await mine.write('Marta Kowalska works at Acme in Porto.')
    const merged = await mine.write('Marta Kowalska works at Acme in Porto!')
    const rejected = await mine.write('ok')
    const born = await mine.write('Marta Kowalska was born in Braga.')
    const flagged = await mine.write('Marta Kowalska was born in Faro.')
    expect([approved, merged, rejected].map(({ status }) => status)).toEqual(['approved', 'merged', 'rejected'])
    const of = await told()
    // Deliveries come in any order.
    await eventually(async () =>
      expect(of('memory.approved')).toContainEqual({
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
      }),
    )
    const dataOf = (event: string) => of(event).map(({ data }) => data)
    expect(dataOf('memory.merged')).toMatchObject([
      { content: 'Marta Kowalska works at Acme in Porto!', merged_into: approved.memory_id },
    ])
    expect(dataOf('memory.rejected')).toMatchObject([
      { memory_id: rejected.memory_id, content: 'ok', reason: rejected.reason },
    ])
    await eventually(async () =>
      expect(dataOf('memory.flagged')).toContainEqual(
        expect.objectContaining({
          ...{ memory_id: flagged.memory_id, flag_reason: 'conflict', conflicts_with: [born.memory_id] },
        }),
      ),
    )
    await eventually(async () => {
      const names = dataOf('entity.created').map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['Marta Kowalska', 'Acme', 'Porto']))
    })
    await eventually(async () => expect(dataOf('entity.updated').map(({ name }) => name)).toContain('Marta Kowalska'))
  },
)

test(
  cites('a document that was processed, or could not be, is an event with its data', 'documents.events'),
  async () => {
    const { key, volumeId, told } = await subscribed('/documents', DOCUMENT_EVENTS)
    const documents = documentsOf(shared().baseUrl, key, volumeId)
    for (const [content, name] of [
      ['The pump needs oil every Monday.', 'good.txt'],
      [' ', 'empty.txt'],
    ] as const)
      await documents.upload(content, name)
    const of = await told()
    expect([...of('document.processed'), ...of('document.failed')].map(({ data }) => data)).toMatchObject([
      { filename: 'good.txt', status: 'completed', chunk_count: 1, error: null },
      { filename: 'empty.txt', status: 'failed', error: { code: expect.any(String) } },
    ])
  },
)

test(
  cites('deliveries are signed as Standard Webhooks says, with two secrets during a rotation', 'webhooks.deliver'),
  async () => {
    const { webhooks, webhookId, mine } = await subscribed('/signed', ['memory.approved'])
    await webhooks.subscribe({ url: receiver.url('/unsigned'), events: ['memory.approved'] })
    expectStatus(await webhooks.act(webhookId, 'rotate', { secret: 'pässwörd' }), 200)
    await mine.write('The harbour opens at nine.')
    const at = (path: string) =>
      eventually(async () => {
        const [first] = receiver.at(path)
        if (first === undefined) throw new Error(`nothing came to ${path}`)
        return first
      })
    const signed = await at('/signed')
    expect(signed.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringContaining('Agent-Memory'),
    })
    for (const secret of [SECRET, Buffer.from('pässwörd')]) {
      expect(verify(secret, signed)).toMatchObject({ event: 'memory.approved' })
    }
    const unsigned = await at('/unsigned')
    expect(unsigned.headers).not.toHaveProperty('webhook-signature')
    expect(unsigned.headers['webhook-id']).toBe(signed.headers['webhook-id'])
    await eventually(async () =>
      expect((await webhooks.listed(webhookId)).deliveries).toMatchObject([{ status: 'delivered', http_status: 204 }]),
    )
  },
)

test(cites('a webhook is listed as paused while its URL has asked to wait', 'webhooks.list'), async () => {
  const { volumeId, key } = await newWriter()
  const webhooks = webhooksOf(send, key, volumeId)
  receiver.answers('/asks', status(503, { 'retry-after': '600' }))
  const [asks, other] = [await webhooks.subscribe({ url: receiver.url('/asks') }), await webhooks.subscribe()]
  expectStatus(await webhooks.act(asks, 'test'), 202)
  await eventually(async () =>
    expect(await webhooks.listed(asks)).toMatchObject({ paused_until: ISO_TIME, pause_reason: 'asked' }),
  )
  const { paused_until, deliveries } = await webhooks.listed(asks)
  expect(paused_until > deliveries[0].attempted_at).toBe(true)
  expect(await webhooks.listed(other)).toMatchObject({ paused_until: null, pause_reason: null })
})
