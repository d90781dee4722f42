import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { sentencesOf } from './tokens.js'

const words = (text: string) => sentencesOf(text).map(({ tokens }) => tokens.map((token) => token.text))

describe('sentences', () => {
  test.each<[string, string[][]]>([
    ['Marta uses C++, node.js and C#.', [['Marta', 'uses', 'C++', ',', 'node.js', 'and', 'C#', '.']]],
    ["Tom's at AT&T, isn't he?", [['Tom', "'s", 'at', 'AT&T', ',', 'isn', "'t", 'he', '?']]],
    ['J.R.R. Tolkien met C. S. Lewis.', [['J.R.R.', 'Tolkien', 'met', 'C.', 'S.', 'Lewis', '.']]],
    [
      'Dr. Wu left. Ana came.',
      [
        ['Dr', '.', 'Wu', 'left', '.'],
        ['Ana', 'came', '.'],
      ],
    ],
    ['one\ntwo', [['one'], ['two']]],
    [
      '彼は来た。行った。',
      [
        ['彼は来た', '。'],
        ['行った', '。'],
      ],
    ],
    [' \n ', []],
  ])('%j', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  test('of any text keep its characters in order, except spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens)
        for (const { text: word, start, end } of tokens) expect(text.slice(start, end)).toBe(word)
        expect(tokens.map((token) => token.text).join('')).toBe(text.replace(/\s/gu, ''))
      }),
    )
  })

  test('are cut at a space if too long', () => {
    const [first, ...others] = sentencesOf('word '.repeat(1_000))
    expect(first?.end).toBeLessThanOrEqual(2_000)
    expect(others.every(({ tokens }) => tokens.every(({ text }) => text === 'word'))).toBe(true)
  })
})
