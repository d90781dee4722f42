import { describe, expect, test } from '@jest/globals'
import { piecesOf } from './pieces.js'

describe('pieces of words', () => {
  const namesOf = (text: string) => [...new Set(piecesOf(text).map(({ start, end }) => text.slice(start, end)))]
  test('each piece knows where its word is', () => {
    expect(namesOf('Gate 4821#, Tür!')).toEqual(['Gate', '4821', '#', ',', 'Tür', '!'])
  })
  test.each([
    ['case', 'The Gate', 'the gate'],
    ['accents', 'clé de café', 'cle de cafe'],
  ])('%s do not count', (_what, one, other) => {
    const idsOf = (text: string) => piecesOf(text).map(({ id }) => id)
    expect(idsOf(one)).toEqual(idsOf(other))
  })
  test('letters of other scripts and very long words are unknown, not missing', () => {
    const [unknown] = piecesOf('x'.repeat(41))
    expect(piecesOf('x'.repeat(10_000))).toEqual([{ ...unknown, end: 10_000 }])
    expect(piecesOf('🔑 ꙮꙮ').map(({ id }) => id)).toEqual([unknown?.id, unknown?.id])
  })
})
