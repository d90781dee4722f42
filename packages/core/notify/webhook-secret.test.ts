import { describe, expect, test } from '@jest/globals'
import { messageFor } from '../messages.js'
import { makeWebhookSecret, webhookSecret } from './webhook-secret.js'

const messagesFor = (secret: unknown) =>
  webhookSecret()
    .safeParse(secret, { error: messageFor })
    .error?.issues.map(({ message }) => message)

const NO_BASE64 = 'must be base64 with padding after whsec_; without that prefix, any text can be a secret'

describe('a secret', () => {
  test.each([
    'x',
    'any words, even ünusual ones 🔑',
    'WHSEC_!',
    'a'.repeat(256),
    '🔑'.repeat(256),
    'whsec_Zm9v',
    'whsec_Zm8=',
    'whsec_+/+/',
  ])('can be %s', (secret) => expect(messagesFor(secret)).toBeUndefined())

  test.each<[unknown, string]>([
    ['', 'must not be empty'],
    [null, 'must be text'],
    [7, 'must be text'],
    ['a'.repeat(257), 'must have at most 256 characters'],
    ['a\0b', 'must not contain NUL or an unpaired surrogate'],
    ['whsec_', NO_BASE64],
    ['whsec_not base64', NO_BASE64],
    ['whsec_Zm8', NO_BASE64],
    ['whsec_Zm9v=', NO_BASE64],
    ['whsec_-_-_', NO_BASE64],
    ['whsec_Zm9v\n', NO_BASE64],
  ])('cannot be %j', (secret, message) => expect(messagesFor(secret)).toEqual([message]))
})

test('a made one is 256 random bits, in a form that every library takes', () => {
  const secret = makeWebhookSecret()
  expect(messagesFor(secret)).toBeUndefined()
  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32)
  expect(makeWebhookSecret()).not.toBe(secret)
})
