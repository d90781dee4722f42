import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decodeCursor, encodeCursor, listed, pageOf } from './paging.js'

describe('cursors', () => {
  test('survive a round trip', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        fc.uuid(),
        (createdAt, id) => {
          expect(decodeCursor(encodeCursor({ createdAt, id }))).toEqual({ createdAt, id })
        },
      ),
    )
  })
  test('that are made up are 400, naming the field', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => decodeCursor(text)).toThrow(
          expect.objectContaining({ code: 'validation_failed', details: { cursor: [expect.any(String)] } }),
        )
      }),
    )
  })
  test.each(['1/x', `1/${'-'.repeat(36)}`, `1/${'a'.repeat(36)}`])('with an invalid position: %s', (text) => {
    const cursor = Buffer.from(text).toString('base64url')
    expect(() => pageOf({ limit: 1, cursor })).toThrow('validation_failed')
  })
})

test('a page has a cursor only if the list continues', () => {
  const cursorOf = (n: number) => ({ createdAt: new Date(n), id: String(n) })
  const page = { limit: 2, after: null }
  expect(listed([1, 2, 3], page, cursorOf)).toEqual({ items: [1, 2], next: cursorOf(2) })
  expect(listed([1, 2], page, cursorOf)).toEqual({ items: [1, 2], next: null })
  expect(listed([], page, cursorOf)).toEqual({ items: [], next: null })
})
