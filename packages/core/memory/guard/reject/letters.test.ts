import { describe, expect, test } from '@jest/globals'
import { GIBBERISH, STRANGE } from './gibberish.cases.js'
import { fitsNoLanguage, struck } from './letters.js'
import { saysNothing } from './nothing.js'

describe('keys struck at random', () => {
  test.each([
    [0, 'first'],
    [1, 'second'],
  ])('are nearly all found: half %i, %s', (half) => {
    const texts = GIBBERISH.filter((_, at) => at % 2 === half)
    expect(texts.length).toBeGreaterThanOrEqual(45)
    expect(texts.filter((text) => saysNothing(text)).length / texts.length).toBeGreaterThanOrEqual(0.95)
  })
  test('are said to be so in one sentence', () => {
    expect(saysNothing('xzcvbqwrtp')).toBe('The text looks typed at random: its letters fit no language we know.')
  })
  test('are found in long texts too', () => {
    expect(fitsNoLanguage('sdkfjh wieruy sdkjfhs xcvmn '.repeat(500))).toBe(true)
  })
})

describe('names, rare words, abbreviations, codes, ids in sentences, writing without vowels', () => {
  test('pass, all but one', () => {
    expect(STRANGE.length).toBeGreaterThanOrEqual(80)
    expect(STRANGE.filter((text) => saysNothing(text))).toEqual(['Mr Mxyzptlk'])
  })
  test.each(['私は猫が好きです', 'أحب الشاي', 'שלום לכולם', '42', '', '🎉', '7b0e5d1c 8c1f4a55 9d0e2f6f'])(
    '%j is not compared',
    (text) => {
      expect(struck(text)).toMatchObject({ bits: 0, letters: 0 })
      expect(fitsNoLanguage(text)).toBe(false)
    },
  )
})
