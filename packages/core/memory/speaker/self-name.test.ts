import { describe, expect, test } from '@jest/globals'
import { NAME_CASES } from './self-name.cases.js'
import { selfName } from './self-name.js'
import { UNSEEN_NAME_CASES } from './self-name-unseen.cases.js'

describe('the name that a text tells for its speaker', () => {
  test.each(NAME_CASES)('%s', (text, name) => {
    expect(selfName(text)).toBe(name)
  })

  test('of sentences that the rules were not developed on: 37 of 38 names are found, 2 of 55 others give one', () => {
    const named = UNSEEN_NAME_CASES.filter(([, name]) => name !== null)
    const others = UNSEEN_NAME_CASES.filter(([, name]) => name === null)
    const right = named.filter(([text, name]) => selfName(text) === name)
    const wrong = others.filter(([text]) => selfName(text) !== null)
    expect([named.length, others.length]).toEqual([38, 55])
    expect(right.length).toBeGreaterThanOrEqual(37)
    expect(wrong.length).toBeLessThanOrEqual(2)
  })

  test('a text that begins with nothing of the kind is not searched to its end', () => {
    expect(selfName(`${'word '.repeat(100)}. My name is Ada Keller`)).toBeNull()
  })
})
