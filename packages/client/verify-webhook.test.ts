import { randomBytes } from 'node:crypto'
import { verifyWebhook, WebhookVerificationError } from '@agent-memory/client/verify-webhook'
import { describe, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'

const ID = '11111111-1111-4111-8111-111111111111'
const NOW = Date.parse('2026-03-01T12:00:00.500Z')
const EVENT = {
  ...{ event: 'memory.approved', volume_id: ID, timestamp: '2026-03-01T12:00:00.000Z' },
  data: { memory_id: ID, content: 'Grüße aus dem Hafen ⚓', agent: 'Scribe', confidence: 0.9 },
}
const BODY = JSON.stringify(EVENT)
const RAW = 'a secret with "quotes" and ü'
const ENCODED = `whsec_${randomBytes(24).toString('base64')}`

/**
 * Signs with the reference library. Passes a text secret as UTF-8 bytes, because the library would turn each character
 * into one byte.
 */
const signed = (secret: string, { body = BODY, at = NOW, id = ID } = {}): Record<string, string> => {
  const webhook = secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(Buffer.from(secret), { format: 'raw' })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': webhook.sign(id, new Date(at), body),
  }
}
const verified = (headers: Parameters<typeof verifyWebhook>[0], body: string | Uint8Array = BODY, secret = ENCODED) =>
  verifyWebhook(headers, body, secret, { now: NOW })

describe('what the reference library signs', () => {
  test.each([
    ['a base64 secret', ENCODED],
    ['any other text', RAW],
  ])('is verified with %s', async (_name, secret) => {
    const headers = signed(secret)
    expect(await verified(headers, BODY, secret)).toEqual({ ...EVENT, id: ID })
    expect(await verified(new Headers(headers), Buffer.from(BODY), secret)).toEqual({ ...EVENT, id: ID })
  })

  test('is verified whatever the case of the headers, and if they are lists', async () => {
    const headers = Object.entries(signed(ENCODED)).map(([name, value]) => [name.toUpperCase(), [value]])
    expect(await verified(Object.fromEntries(headers))).toMatchObject({ id: ID })
  })

  test.each([
    ['the old one', 0],
    ['the new one', 1],
  ])('while the secret is replaced is verified with %s', async (_name, at) => {
    const secrets = [ENCODED, RAW]
    const signatures = secrets.map((secret) => signed(secret)['webhook-signature'])
    const headers = { ...signed(ENCODED), 'webhook-signature': `v1a,AAAA ${signatures.join(' ')}` }
    expect(await verified(headers, BODY, secrets[at])).toMatchObject({ event: 'memory.approved' })
  })

  test.each([-299, 299])('is verified %i s from now', async (seconds) => {
    expect(await verified(signed(ENCODED, { at: NOW + seconds * 1_000 }))).toMatchObject({ id: ID })
  })
})

describe('rejected is', () => {
  const good = signed(ENCODED)
  const [, signature = ''] = good['webhook-signature']?.split(',') ?? []
  const without = (name: string) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))
  test.each<[string, Record<string, string>, string, RegExp]>([
    ['another body', good, BODY.replace('Hafen', 'hafen'), /No webhook/],
    ['a body that was serialized again', good, JSON.stringify(EVENT, null, 1), /No webhook/],
    ['another secret', signed(RAW), BODY, /No webhook/],
    ['another id', { ...good, 'webhook-id': `${ID}0` }, BODY, /No webhook/],
    ['another time', { ...good, 'webhook-timestamp': String(Math.floor(NOW / 1_000) - 1) }, BODY, /No webhook/],
    ['another scheme', { ...good, 'webhook-signature': `v2,${signature}` }, BODY, /No webhook/],
    ['a part of a signature', { ...good, 'webhook-signature': `v1,${signature.slice(0, 8)}` }, BODY, /No webhook/],
    ['an empty signature', { ...good, 'webhook-signature': 'v1,' }, BODY, /No webhook/],
    ['what is not base64', { ...good, 'webhook-signature': 'v1,%%%' }, BODY, /No webhook/],
    ['one that is too old', signed(ENCODED, { at: NOW - 302_000 }), BODY, /more than 5 minutes/],
    ['one of the future', signed(ENCODED, { at: NOW + 302_000 }), BODY, /more than 5 minutes/],
    ['a time that is no number', { ...good, 'webhook-timestamp': '1e9' }, BODY, /more than 5 minutes/],
    ['one without an id', without('webhook-id'), BODY, /no header webhook-id/],
    ['one without a time', without('webhook-timestamp'), BODY, /no header webhook-timestamp/],
    ['one without a signature', without('webhook-signature'), BODY, /no header webhook-signature/],
    ['a signed text that is no event', signed(ENCODED, { body: '[1]' }), '[1]', /not a valid event/],
    ['a signed text that is no JSON', signed(ENCODED, { body: '{"event":' }), '{"event":', /not a valid event/],
  ])('%s', async (_name, headers, body, message) => {
    const error = await verified(headers, body).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(WebhookVerificationError)
    expect((error as Error).message).toMatch(message)
  })
})

test.each(['', 'whsec_', 'whsec_not base64!'])('the secret %j is unusable', async (secret) => {
  await expect(verified(signed(ENCODED), BODY, secret)).rejects.toThrow(TypeError)
})
