import { expect, test } from '@jest/globals'
import { hasUnknownAddress, plainText } from './plain-text.js'

test.each([
  ['Ada lives in Graz ![](https://evil.example/p.png).', 'Ada lives in Graz.'],
  ['See ![the map](https://evil.example/p.png "a title").', 'See the map.'],
  ['See [the map](https://maps.example/a_(b)?c=1) there.', 'See the map there.'],
  ['[![logo](https://evil.example/p.png)](https://evil.example) Acme', 'logo Acme'],
  ['[[[[a](u)](u)](u)](u)', '[[a] (u)] (u)'],
  ['![a\\]](https://evil.example/p.png)', '! [a\\]] (https://evil.example/p.png)'],
  ['![map][at], [at]: https://evil.example/p.png', '! [map] [at], [at] : https://evil.example/p.png'],
  ['Ada <img src="https://evil.example/p.png"> sings', 'Ada  sings'],
  ['Ada <IMG\nSRC=x onerror=y>sings <b>well</b><br/>', 'Ada sings well'],
  ['Ada <svg/onload=x> <x-y a=b> <!-- c -->', 'Ada   '],
  ['Ada <img src=https://evil.example/p.png', 'Ada img src=https://evil.example/p.png'],
  ['See <https://docs.example/a?b=1>', 'See https://docs.example/a?b=1'],
])('nothing is loaded or followed: %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test.each(['2', '2, 3', '2-4', '2–4', '^2', '0000000002', 'source 2', 'Sources 1, 2', ' 2 ', 'Quelle 3', '２'])(
  'no bracket of numbers is left: [%s]',
  (inside) => expect(plainText(`See [${inside}].`)).toBe(`See (${inside}).`),
)

test.each([
  'Ada lives in Graz.',
  '1 < 2 and 3 > 2, if x <3',
  '<ada> I live in Graz',
  'The list is [a, b] and [2 cats], [sic].',
  'Wow! (really)',
  'The docs are at https://docs.example/a?b=[x].',
])('other text stays: %s', (text) => {
  expect(plainText(text)).toBe(text)
})

test('an address counts as known if a source contains it', () => {
  const sources = ['The docs are at https://docs.example/a.', 'Ada lives in Graz.']
  const isUnknown = (text: string) => hasUnknownAddress(text, sources)
  expect(isUnknown('Ada lives in Graz.')).toBe(false)
  expect(isUnknown('See https://docs.example/a.')).toBe(false)
  expect(isUnknown('See "https://docs.example/a".')).toBe(false)
  for (const other of ['https://docs.example/a?q=Graz', 'http://evil.example', '//evil.example/x', 'www.evil.example'])
    expect([other, isUnknown(`See ${other}.`)]).toEqual([other, true])
})
