import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { terms } from './terms.js'

const cases: [string, string[]][] = [
  ['', []],
  ['  \u200b … !? ', []],
  ['The cats were running', ['cat', 'run']],
  ['When did Melanie paint a sunrise?', ['melani', 'paint', 'sunris']],
  ["Caroline's plans, I'm told, don't change", ['carolin', 'plan', 'told', 'chang']],
  ['O’Brien', ['obrien']],
  ['C, C++ and C#', ['c', 'c++', 'c#']],
  ['#release', ['releas']],
  ['SR-052', ['sr-052', 'sr', '052']],
  ['v1.2.3', ['v1.2.3', 'v1', '2', '3']],
  ['at 9:30 on 2024-03-15', ['9:30', '9', '30', '2024-03-15', '2024', '03', '15']],
  ['well-known user_id', ['well', 'known', 'user', 'id']],
  ['tom@acme.com', ['tom', 'acm', 'com']],
  ['Café CAFÉ cafe\u0301', ['cafe', 'cafe', 'cafe']],
  ['ﬁle ２０', ['file', '20']],
  ['Straße Москва', ['straße', 'москва']],
  ['हिन्दी', ['हिन्दी']],
  ['東京都', ['東京', '京都']],
  ['猫', ['猫']],
]

describe('terms', () => {
  test.each(cases)('%j', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  test('of any text are short, without white space and never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const term of terms(text)) {
          expect(term).not.toBe('')
          expect(term.length).toBeLessThanOrEqual(64)
          expect(term).not.toMatch(/\s/u)
        }
      }),
    )
  })

  test('of a text are the same in upper case', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Marta', 'works', 'SR-052', 'café', 'C++', '9:30')), (words) => {
        expect(terms(words.join(' ').toUpperCase())).toEqual(terms(words.join(' ')))
      }),
    )
  })

  test('take linear time: a hostile run of marks does not backtrack', () => {
    expect(terms("a'-".repeat(100_000))).toHaveLength(0)
    expect(terms(`${'1.'.repeat(50_000)}x`)[0]).toHaveLength(64)
  })
})
