import { pastInstant } from '@agent-memory/cli/import/dates'
import { boundedMetadata } from '@agent-memory/cli/import/metadata'
import { splitText } from '@agent-memory/cli/import/read/split'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

describe('boundedMetadata', () => {
  test('flattens, joins and leaves out empty values', () => {
    const entries: [string, unknown][] = [
      ['tags', ['a', 'b', 3]],
      ['from', { app: 'x', deep: { kept: true } }],
      ['none', null],
      ['when', new Date('2024-05-01T00:00:00Z')],
    ]
    expect(boundedMetadata(entries)).toEqual({
      tags: 'a, b, 3',
      'from.app': 'x',
      'from.deep.kept': true,
      when: '2024-05-01T00:00:00.000Z',
    })
  })

  test('never exceeds the limit, whatever the input', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.jsonValue()), { maxLength: 300 }), (entries) => {
        const bounded = boundedMetadata([['source_file', 'a.md'], ...entries])
        expect(Buffer.byteLength(JSON.stringify(bounded))).toBeLessThanOrEqual(4_096)
        expect(bounded.source_file).toBe('a.md')
      }),
    )
    expect(boundedMetadata([['long', 'x'.repeat(9_000)]]).long).toHaveLength(1_000)
  })
})

describe('pastInstant', () => {
  const now = new Date('2025-01-01T00:00:00Z')
  test.each([
    ['2024-05-01', '2024-05-01T00:00:00.000Z'],
    ['2024-05-01 10:00', '2024-05-01T10:00:00.000Z'],
    ['2024-05-01T10:00:00.123456-07:00', '2024-05-01T17:00:00.123Z'],
    ['2024-05-01T10:00:00+0200', '2024-05-01T08:00:00.000Z'],
    [1714557600, '2024-05-01T10:00:00.000Z'],
    [1714557600000, '2024-05-01T10:00:00.000Z'],
    ['2026-05-01', null],
    ['2024-13-01', null],
    ['yesterday', null],
    [null, null],
  ])('reads %s as %s', (value, expected) => {
    expect(pastInstant(value, now)).toBe(expected)
  })
})

describe('splitText', () => {
  test('cuts at the largest unit that ends in the second half', () => {
    expect(splitText('One two.\n\nThree four. Five', 22)).toEqual(['One two.\n\nThree four.', 'Five'])
    expect(splitText('Aaaa bbbb.\n\ncccc dddd', 16)).toEqual(['Aaaa bbbb.', 'cccc dddd'])
    expect(splitText('🫖🫖🫖🫖🫖', 2)).toEqual(['🫖🫖', '🫖🫖', '🫖'])
  })

  test('loses only white space, and stays within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', ' ', '\n', '🫖', 'é'), maxLength: 400 }), (text) => {
        const pieces = splitText(text, 30)
        expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        for (const piece of pieces)
          expect([...piece].length).toBeLessThanOrEqual(Math.max(30, text.length <= 30 ? text.length : 0))
      }),
    )
  })
})
