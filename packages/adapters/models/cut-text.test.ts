import { cutText, firstPiece } from '@agent-memory/adapters/models/cut-text'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'

/** A surrogate without its other half. */
const TORN = /\p{Surrogate}/u

test('a short text is one piece', () => {
  expect(cutText('Marta prefers tea.')).toEqual(['Marta prefers tea.'])
  expect(cutText('')).toEqual([''])
})

test('pieces cover the text in order, overlap, and end between words', () => {
  const text = Array.from({ length: 3_000 }, (_none, at) => `word${at}`).join(' ')
  const pieces = cutText(text)
  expect(pieces.length).toBeGreaterThan(10)
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(2_000)
  const words = pieces.map((piece) => piece.trim().split(/\s+/))
  expect(new Set(words.flat())).toEqual(new Set(text.split(' ')))
  for (let at = 1; at < words.length; at++) expect(words[at - 1]).toContain(words[at]?.[0])
})

test('the first piece is that of all', () => {
  const long = Array.from({ length: 3_000 }, (_none, at) => `word${at}`).join(' ')
  for (const text of ['', 'Marta prefers tea.', long, '😀'.repeat(5_000)])
    expect(firstPiece(text)).toBe(cutText(text)[0])
})

test('any text ends, whatever it is made of, and no character is torn', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 9_000, minLength: 1 }), (text) => {
      const whole = !TORN.test(text) ? text : ''
      for (const piece of cutText(whole)) if (TORN.test(piece)) throw new Error('torn')
    }),
    { numRuns: 50 },
  )
  for (const piece of cutText('😀'.repeat(5_000))) expect(piece).not.toMatch(TORN)
})
