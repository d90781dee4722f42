import { expect, test } from '@jest/globals'
import { messageFor } from '../messages.js'
import { parseWebhookUrl, webhookUrl } from './webhook-url.js'

const messagesFor = (url: string) =>
  webhookUrl()
    .safeParse(url, { error: messageFor })
    .error?.issues.map(({ message }) => message)

test.each([
  ['https://example.com/hook', 'https://example.com/hook', 'example.com'],
  ['https://example.com', 'https://example.com/', 'example.com'],
  ['HTTPS://EXAMPLE.com:443/Hook?To=A#part', 'https://example.com/Hook?To=A', 'example.com'],
  ['http://example.com:8080/a/../b', 'http://example.com:8080/b', 'example.com'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4', 'xn--bcher-kva.example'],
  ['http://0x7f.1/', 'http://127.0.0.1/', '127.0.0.1'],
  ['http://[::1]/', 'http://[::1]/', '[::1]'],
])('%s is %s', (given, url, host) => {
  expect(parseWebhookUrl(given)).toEqual({ url, host })
})

test.each(['', 'example.com/hook', '/hook', 'mailto:a@example.com', 'https://', 'http://a b/', 'javascript:alert(1)'])(
  'refuses %j',
  (given) => {
    expect(parseWebhookUrl(given)).toBeNull()
    expect(messagesFor(given)).toContain('must be an absolute URL, such as https://example.com/webhook')
  },
)

test('has at most 2048 characters, as given and as requests send it', () => {
  const url = (path: string) => `https://example.com/${path}`
  expect(messagesFor(url('a'.repeat(2_028)))).toBeUndefined()
  expect(messagesFor(url('a'.repeat(2_029)))).toContain('must have at most 2048 characters')
  expect(messagesFor(url('ä'.repeat(338)))).toBeUndefined()
  expect(messagesFor(url('ä'.repeat(339)))).toEqual(['must have at most 2048 characters once it is percent-encoded'])
})
