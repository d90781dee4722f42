import { retryAfterOf, waitBeforeRetry } from '@agent-memory/client/transport/retry'
import { describe, expect, test } from '@jest/globals'

const passing = { passing: true, untouched: false, retryAfter: undefined }
const question = { failure: passing, tries: 1, maxRetries: 3, repeatable: true, random: 0 }

describe('the wait before the next attempt', () => {
  test('doubles from 250 ms to 8 s, its second half random', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((tries) => waitBeforeRetry({ ...question, tries, maxRetries: 9 }))
    expect(waits).toEqual([125, 250, 500, 1_000, 2_000, 4_000, 4_000])
    expect(waitBeforeRetry({ ...question, random: 0.5 })).toBe(187.5)
  })

  test('is what Retry-After says and up to a tenth more', () => {
    const failure = { ...passing, retryAfter: 20 }
    expect(waitBeforeRetry({ ...question, failure })).toBe(20_000)
    expect(waitBeforeRetry({ ...question, failure, random: 0.5 })).toBe(21_000)
  })

  test('is null after the last retry, a permanent failure, or a non-idempotent call that may be done', () => {
    expect(waitBeforeRetry({ ...question, tries: 4 })).toBeNull()
    expect(waitBeforeRetry({ ...question, maxRetries: 0 })).toBeNull()
    expect(waitBeforeRetry({ ...question, failure: { ...passing, passing: false } })).toBeNull()
    expect(waitBeforeRetry({ ...question, repeatable: false })).toBeNull()
    expect(waitBeforeRetry({ ...question, repeatable: false, failure: { ...passing, untouched: true } })).toBe(125)
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const read = (headers: Record<string, string>) => retryAfterOf(new Headers(headers), now)
  const inTenSeconds = 'Sat, 21 Nov 2026 12:00:10 GMT'

  test('is seconds, or a date', () => {
    expect(read({ 'Retry-After': '17' })).toBe(17)
    expect(read({ 'Retry-After': inTenSeconds })).toBe(10)
    expect(read({ 'Retry-After': 'Sat, 21 Nov 2026 11:00:00 GMT' })).toBe(0)
  })

  test('is compared with the clock of the sender', () => {
    expect(read({ 'Retry-After': inTenSeconds, Date: 'Sat, 21 Nov 2026 12:00:07 GMT' })).toBe(3)
  })

  test.each(['soon', '-1', '1.5', ''])('is not %p', (value) => {
    expect(read({ 'Retry-After': value })).toBeUndefined()
  })
})
