import { describe, expect, test } from '@jest/globals'
import type { z } from 'zod'
import { email, isoDate, metadata, parseIsoDate, text, unstorableFields, uuid } from './schemas.js'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('text', () => {
  test('counts code points, neither UTF-16 units nor graphemes', () => {
    expect(accepts(text(1, 1), '😀')).toBe(true)
    expect(accepts(text(2, 2), '😀')).toBe(false)
    expect(accepts(text(2, 2), 'e\u0301')).toBe(true)
    expect(accepts(text(1, 50_000), '😀'.repeat(50_000))).toBe(true)
    expect(accepts(text(1, 50_000), '😀'.repeat(50_001))).toBe(false)
    expect(accepts(text(1, 5), '')).toBe(false)
  })

  test('rejects what the database cannot store unchanged', () => {
    for (const bad of ['a\0b', '\ud83d', 'x\ude00y']) expect(accepts(text(1, 10), bad)).toBe(false)
    for (const good of ['😀', '\u200b', '\ufffe', '\u0001', '👨‍👩‍👧']) expect(accepts(text(1, 10), good)).toBe(true)
  })
})

test('a uuid of any version is accepted and lower-cased', () => {
  expect(uuid().parse('11111111-1111-1111-1111-11111111111A')).toBe('11111111-1111-1111-1111-11111111111a')
  for (const bad of ['', 'x', '11111111111111111111111111111111', '{11111111-1111-1111-1111-111111111111}', null, 7]) {
    expect(accepts(uuid(), bad)).toBe(false)
  }
})

test('an e-mail address is lower case and at most 254 characters', () => {
  expect(email().parse('Ada@Example.ORG')).toBe('ada@example.org')
  expect(accepts(email(), `${'a'.repeat(250)}@example.org`)).toBe(false)
  expect(accepts(email(), 'nobody')).toBe(false)
})

describe('isoDate', () => {
  test.each([
    ['2024-02-29', '2024-02-29T00:00:00.000Z', true],
    ['2024-05-01T10:00:00Z', '2024-05-01T10:00:00.000Z', false],
    ['2024-05-01T10:00:00.5+02:00', '2024-05-01T08:00:00.500Z', false],
    ['2024-05-01T10:00:00', '2024-05-01T10:00:00.000Z', false],
  ])('%s', (value, iso, dateOnly) => {
    const { at, dateOnly: wholeDay } = parseIsoDate(isoDate().parse(value))
    expect([at.toISOString(), wholeDay]).toEqual([iso, dateOnly])
  })

  test.each(['2023-02-29', '0000-01-01', '9999-12-31T23:59:59-05:00', '2024-5-1', 'yesterday', '', 1714557600, null])(
    'refuses %p',
    (value) => expect(accepts(isoDate(), value)).toBe(false),
  )
})

describe('metadata', () => {
  test('is flat and at most 4,096 bytes of JSON', () => {
    const atMost = { k: 'x'.repeat(4_096 - '{"k":""}'.length) }
    expect(accepts(metadata(), atMost)).toBe(true)
    expect(accepts(metadata(), { k: `${atMost.k}x` })).toBe(false)
    expect(accepts(metadata(), { k: 'é'.repeat(2_048) })).toBe(false)
    expect(accepts(metadata(), { a: 1, b: true, c: null, d: 'x' })).toBe(true)
    for (const bad of [{ a: {} }, { a: [1] }, [], 'x', null, { a: Number.POSITIVE_INFINITY }]) {
      expect(accepts(metadata(), bad)).toBe(false)
    }
  })

  test('cannot change a prototype', () => {
    const parsed = metadata().parse(JSON.parse('{"__proto__":"x","constructor":"y"}'))
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
    expect(Object.entries(parsed)).toEqual([['constructor', 'y']])
  })

  test('rejects NUL in a key', () => expect(accepts(metadata(), { 'a\0': 1 })).toBe(false))
})

test('unstorable text is named by its path, also in unknown fields', () => {
  expect(
    unstorableFields({ a: 'fine', items: [{ content: 'x\0' }, { content: 'ok' }], deep: { 'k\ud800': 1 } }),
  ).toEqual({
    'items.0.content': [expect.any(String)],
    deep: [expect.any(String)],
  })
  expect(unstorableFields('\0')).toEqual({ body: [expect.any(String)] })
  expect(unstorableFields({ a: ['😀', 1, null] })).toBeNull()
})
