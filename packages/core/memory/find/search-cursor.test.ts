import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { LIMITS } from '../../limits.js'
import { decodeSearchCursor, encodeSearchCursor, markOf, type SearchPlace } from './search-cursor.js'

const REQUEST = ['list', 'volume', { of: 'anything' }]

const place: fc.Arbitrary<SearchPlace> = fc.oneof(
  fc.record({
    kind: fc.constant('list' as const),
    after: fc.record({
      createdAt: fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      id: fc.uuid(),
    }),
  }),
  fc.record({
    kind: fc.constant('ranking' as const),
    lastPosition: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
    given: fc.uniqueArray(fc.uuid().map(markOf), { minLength: 1, maxLength: 40 }).map((marks) => new Set(marks)),
  }),
)

const refusal = (decode: () => unknown): void =>
  expect(decode).toThrow(
    expect.objectContaining({ code: 'validation_failed', details: { cursor: [expect.any(String)] } }),
  )

test('a cursor survives a round trip', () => {
  fc.assert(
    fc.property(place, (one) => expect(decodeSearchCursor(encodeSearchCursor(one, REQUEST), REQUEST)).toEqual(one)),
  )
})

test('a cursor of another request is rejected', () => {
  fc.assert(
    fc.property(place, fc.jsonValue(), (one, other) => {
      fc.pre(JSON.stringify(other) !== JSON.stringify(REQUEST))
      refusal(() => decodeSearchCursor(encodeSearchCursor(one, other), REQUEST))
    }),
  )
})

describe('a made-up cursor is rejected', () => {
  const valid = encodeSearchCursor(
    { kind: 'ranking', lastPosition: 9n, given: new Set(['0123456789ab', 'ba9876543210']) },
    REQUEST,
  )
  const listed = encodeSearchCursor(
    { kind: 'list', after: { createdAt: new Date(), id: '00000000-0000-4000-8000-000000000001' } },
    REQUEST,
  )

  test('any text', () => {
    fc.assert(fc.property(fc.string(), (text) => refusal(() => decodeSearchCursor(text, REQUEST))))
  })

  test('a cursor that is cut off, extended or changed anywhere', () => {
    for (const cursor of [valid, listed])
      for (let at = 0; at < cursor.length; at++) {
        refusal(() => decodeSearchCursor(cursor.slice(0, at), REQUEST))
        refusal(() => decodeSearchCursor(`${cursor}${cursor.slice(0, at + 1)}`, REQUEST))
      }
    for (let at = 0; at < valid.length - 1; at++) {
      const other = valid[at] === 'A' ? 'B' : 'A'
      refusal(() => decodeSearchCursor(`${valid.slice(0, at)}${other}${valid.slice(at + 1)}`, REQUEST))
    }
  })

  test('another encoding of the same bytes', () => {
    for (const spelling of [`${valid}=`, ` ${valid}`, `${valid}\n`])
      refusal(() => decodeSearchCursor(spelling, REQUEST))
  })

  test('a time out of range, a ranking already returned in full, or not at all', () => {
    for (const createdAt of [new Date(8.64e15), new Date(-8.64e15)]) {
      const place = { kind: 'list', after: { createdAt, id: '00000000-0000-4000-8000-000000000001' } } as const
      refusal(() => decodeSearchCursor(encodeSearchCursor(place, REQUEST), REQUEST))
    }
    const marks = Array.from({ length: LIMITS.ranked.max }, (_, at) => at.toString(16).padStart(12, '0'))
    refusal(() =>
      decodeSearchCursor(
        encodeSearchCursor({ kind: 'ranking', lastPosition: 9n, given: new Set(marks) }, REQUEST),
        REQUEST,
      ),
    )
    refusal(() =>
      decodeSearchCursor(encodeSearchCursor({ kind: 'ranking', lastPosition: 9n, given: new Set() }, REQUEST), REQUEST),
    )
    const longest = encodeSearchCursor({ kind: 'ranking', lastPosition: 9n, given: new Set(marks.slice(1)) }, REQUEST)
    expect(longest.length).toBeLessThanOrEqual(LIMITS.searchCursor.max)
    expect(decodeSearchCursor(longest, REQUEST)).toMatchObject({ kind: 'ranking' })
  })
})
