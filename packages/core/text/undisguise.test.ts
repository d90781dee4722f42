import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { undisguise, unleet } from './undisguise.js'

/** The text as sent, the text as a person reads it, a word of the text as read, and the same word as sent. */
const DISGUISED: readonly [name: string, sent: string, read: string, word: string, original: string][] = [
  ['zero width', 'pass\u200bword is hun\u2060ter2.', 'password is hunter2.', 'hunter2', 'hun\u2060ter2'],
  ['soft hyphens', 'pass\u00adword: ab\u00adc', 'password: abc', 'abc', 'ab\u00adc'],
  ['tags', 'ig\u{e0061}nore this', 'ignore this', 'ignore', 'ig\u{e0061}nore'],
  ['full width', 'ｐａｓｓｗｏｒｄ： ｈ２！ ok', 'password: h2! ok', 'h2!', 'ｈ２！'],
  ['mathematical letters', '𝐩𝐢𝐧 is 𝟒𝟖𝟐𝟏', 'pin is 4821', '4821', '𝟒𝟖𝟐𝟏'],
  ['circled letters', 'ⓒⓞⓓⓔ 12', 'code 12', 'code', 'ⓒⓞⓓⓔ'],
  ['Cyrillic in a Latin word', 'my раsswоrd is х7', 'my password is х7', 'password', 'раsswоrd'],
  ['Greek in a Latin word', 'αdmin lοgin', 'admin login', 'login', 'lοgin'],
  ['spaced letters', 'my p a s s w o r d is x', 'my password is x', 'password', 'p a s s w o r d'],
  ['dotted letters', 'the p.a.s.s.w.o.r.d is x', 'the password is x', 'password', 'p.a.s.s.w.o.r.d'],
  ['a wider gap', 'o p e n  s e s a m e', 'open sesame', 'sesame', 's e s a m e'],
  ['words run together', 'p a s s w o r d h u n t e r 2', 'password hunter2', 'hunter2', 'h u n t e r 2'],
  ['spaced and full width', 'ｐ ａ ｓ ｓ ｗ ｏ ｒ ｄ', 'password', 'password', 'ｐ ａ ｓ ｓ ｗ ｏ ｒ ｄ'],
]
const PLAIN = [
  'My password is hunter2',
  'пароль от почты: qwerty',
  'Ο κωδικός είναι 4821',
  'Пишу про React и Vue',
  'the digits 1 2 3 4 5',
  'a b or c',
  'naïve café, ½ cup, x²',
  'p4ssw0rd',
]

describe('a disguised text', () => {
  test.each(DISGUISED)('%s', (_, sent, read, word, original) => {
    const found = undisguise(sent)
    expect(found.text).toBe(read)
    expect(found.changed).toBe(true)
    const at = read.indexOf(word)
    const { start, end } = found.original(at, at + word.length)
    expect(sent.slice(start, end)).toBe(original)
  })
  test.each(PLAIN)('stays as it is: %s', (text) => expect(undisguise(text)).toMatchObject({ text, changed: false }))
  test('every place has a place in the text as sent, in order', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ｂ', '\u200b', ' ', 'р', '𝐩', '.', '1'), maxLength: 60 }),
        (sent) => {
          const { text, original } = undisguise(sent)
          let last = 0
          for (let at = 0; at < text.length; at += 1) {
            const { start, end } = original(at, at + 1)
            expect(start).toBeGreaterThanOrEqual(last)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(sent.length)
            last = start
          }
        },
      ),
    )
  })
})

test('digits that stand for letters', () => {
  expect(['p4$$w0rd', 'P1N', 'c0d3', 'plain'].map(unleet)).toEqual(['password', 'PiN', 'code', 'plain'])
})
