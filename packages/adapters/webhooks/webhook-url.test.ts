import { NotCallable, readWebhookUrl } from '@agent-memory/adapters/webhooks/webhook-url'
import { describe, expect, test } from '@jest/globals'

describe('a URL that may not be called, whatever its address', () => {
  test.each([
    ['', /http or https/],
    ['example.com/hook', /http or https/],
    ['//example.com/hook', /http or https/],
    ['ftp://example.com/', /http or https/],
    ['file:///etc/passwd', /http or https/],
    ['gopher://example.com/', /http or https/],
    ['javascript:alert(1)', /http or https/],
    ['unix:/var/run/docker.sock', /http or https/],
    ['http://', /http or https/],
    ['http://1.2.3.4.5/', /http or https/],
    ['http://0x100000000/', /http or https/],
    ['http://exa mple.com/', /http or https/],
    ['http://[fe80::1%25eth0]/', /http or https/],
    ['https://user@example.com/', /user name/],
    ['https://user:password@example.com/', /user name/],
    ['https://:password@example.com/', /user name/],
    ['https://example.com%40127.0.0.1@example.org/', /user name/],
    ['https://localhost./', /dot/],
    ['https://example.com./', /dot/],
    ['http://example.com:0/', /port.* 0 /],
    ['http://example.com:22/', /port.* 22 /],
    ['http://example.com:25/', /port.* 25 /],
    ['https://example.com:6667/', /port.* 6667 /],
    ['https://example.com:10080/', /port.* 10080 /],
  ])('%s', (text, why) => {
    expect(() => readWebhookUrl(text)).toThrow(NotCallable)
    expect(() => readWebhookUrl(text)).toThrow(why)
    expect(() => readWebhookUrl(text)).toThrow(/^must /)
  })
})

test.each([
  ['https://example.com/hook?a=1', 'https://example.com/hook?a=1'],
  ['HTTPS://EXAMPLE.com:443', 'https://example.com/'],
  ['http://example.com:8080/', 'http://example.com:8080/'],
  ['http://0x7f.1/', 'http://127.0.0.1/'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
])('%s is read as %s', (text, read) => expect(readWebhookUrl(text).href).toBe(read))
