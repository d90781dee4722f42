import { summaryOf } from '@agent-memory/adapters/webhooks/summary'
import { expect, test } from '@jest/globals'

const bodyOf = (text: string | Buffer) => ({ bytes: Buffer.from(text), isSlow: false })
const excerptOf = (text: string | Buffer, isPublic = true) =>
  summaryOf({ status: 200, headers: {}, body: bodyOf(text) }, isPublic).excerpt

test.each([
  ['', ''],
  ['{"ok":true}\n', '{"ok":true}'],
  ['a\u0000b\r\n\u001b[31mc\u009b', 'a b   [31mc'],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['😀'.repeat(256), '😀'.repeat(200)],
  ['é😀'.repeat(200), 'é😀'.repeat(100)],
])('%j is shown as %j', (body, excerpt) => expect(excerptOf(body)).toBe(excerpt))

test('bytes that are no text, or a character that is cut, give text', () => {
  expect(excerptOf(Buffer.from([0xff, 0x41]))).toBe('\ufffdA')
  expect(excerptOf(Buffer.concat([Buffer.alloc(1_023, 'x'), Buffer.from([0xf0])]))).toBe('x'.repeat(200))
})

test('nothing is shown of what is not public', () => expect(excerptOf('x', false)).toBeNull())

test('of several Retry-After headers the first counts', () => {
  const headers = { 'retry-after': ['5', '10'] }
  expect(summaryOf({ status: 503, headers, body: bodyOf('') }, true)).toMatchObject({ retryAfterMs: 5_000 })
})
