import { beside, widthOf, wrapped } from '@agent-memory/cli/output/columns'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { superlinear } from '../../../tests/support/texts/growth.mjs'

test.each([
  ['plain', 5],
  ['', 0],
  ['東京', 4],
  ['e\u0301', 1],
  ['🚀', 2],
  ['👩‍👩‍👧', 2],
])('%j takes %i cells', (text, cells) => expect(widthOf(text)).toBe(cells))

test.each([
  ['The gate opens at nine.', 10, ['The gate', 'opens at', 'nine.']],
  ['one\n\ntwo', 10, ['one', '', 'two']],
  ['abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
  ['東京都', 5, ['東京', '都']],
])('%j in %i cells', (text, width, lines) => expect(wrapped(text, width)).toEqual(lines))

test('no line is too wide, and no symbol is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (text, width) => {
      const lines = wrapped(text, width)
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width)
      expect(lines.join('').replaceAll(/[ \n]/g, '')).toBe(text.replaceAll(/[ \n]/g, ''))
    }),
  )
})

test('blocks stand beside each other', () => {
  expect(beside(['a', '東'], ['x', 'y', 'z'], 4, ' | ')).toEqual(['a    | x', '東   | y', '     | z'])
})

test.each(['a', 'a ', 'e\u0301', '🚀', '\n', ' '])('%j repeated is wrapped in linear time', async (unit) => {
  expect(await superlinear((text: string) => wrapped(text, 40), unit, 20_000)).toBeNull()
})
