import { describe, expect, test } from '@jest/globals'
import { CHECKS } from './learned/net-checks.cases.js'
import { gibberishScore, SIGN_COUNT, scoreOf, signParts } from './net.js'

describe('the network for gibberish', () => {
  test.each(CHECKS.map((check, at) => [at, check] as const))('scores example %s as trained', (_at, check) => {
    expect(Math.abs(scoreOf(check.ids) - check.score)).toBeLessThan(0.1 + 0.05 * Math.abs(check.score))
  })
  test('of a text of several parts the one that says most counts', () => {
    const struck = 'weoiru wlekrjw oiwuer lkjwer woeiru xlckvj qpwoeir mznxbc '
    const meaning = 'Marta moved to Hamburg in May and works for the port authority now. '
    expect(gibberishScore(struck.repeat(3))).toBeGreaterThan(0)
    expect(gibberishScore(meaning + struck.repeat(2))).toBeLessThan(0)
  })
  test('capitals, accents and special letters have their signs, and others their kinds', () => {
    expect(signParts('a')).toEqual(signParts('á'))
    expect(signParts('a')).not.toEqual(signParts('A'))
    expect(signParts('ß')).toEqual(signParts('ss'))
    const ids = signParts('Abc Жук γάμμα 12 € 𝛼 ½ – ☂\t漢').flat()
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ids)).toBeLessThan(SIGN_COUNT)
  })
  test.each([
    ['empty', ''],
    ['in another alphabet', '会議は三時に始まります'],
    ['too long', 'weoiru '.repeat(30)],
    ['too long once it is decomposed', '\uFB03'.repeat(100)],
  ])('a text that is %s is not read', (_why, text) => expect(gibberishScore(text)).toBeNull())
})
