import { createHmac } from 'node:crypto'
import { openWebhookSigner } from '@agent-memory/adapters/webhook-signer'
import { expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'

const signer = openWebhookSigner()
const message = { id: 'b3a1f4de-0000-4000-8000-000000000001', sentAt: new Date(), body: '{"event":"memory.approved"}' }
const headersWith = (signature: string) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(Math.floor(message.sentAt.getTime() / 1_000)),
  'webhook-signature': signature,
})

test('the key is the UTF-8 of any text, or what whsec_ encodes', () => {
  const key = Buffer.from('another key of some length')
  const keys = [
    ['correct horse', Buffer.from('correct horse')],
    ['pässwörd ключ', Buffer.from('pässwörd ключ')],
    [`whsec_${key.toString('base64')}`, key],
  ] as const
  for (const [secret, bytes] of keys) {
    const signature = signer.sign(secret, message)
    const { 'webhook-timestamp': seconds } = headersWith('')
    const signed = createHmac('sha256', bytes).update(`${message.id}.${seconds}.${message.body}`).digest('base64')
    expect(signature).toBe(`v1,${signed}`)
  }
})

test('a receiver accepts either signature of a rotation, and no other', () => {
  const signatures = headersWith(`${signer.sign('new secret', message)} ${signer.sign('old secret', message)}`)
  for (const secret of ['new secret', 'old secret']) {
    const receiver = new Webhook(Buffer.from(secret), { format: 'raw' })
    expect(receiver.verify(message.body, signatures)).toEqual({ event: 'memory.approved' })
    expect(() => receiver.verify(`${message.body} `, signatures)).toThrow('No matching signature')
  }
  expect(() => new Webhook(Buffer.from('else'), { format: 'raw' }).verify(message.body, signatures)).toThrow()
})
