import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { DraftSentence } from '../../../ports/answers/answerer.js'
import { ANSWERS } from './sentences.cases.js'
import { LONGEST_SENTENCE, sentencesOfStream } from './sentences-of-stream.js'

const read = (deltas: readonly string[]): DraftSentence[] => {
  const reader = sentencesOfStream()
  return [...deltas.flatMap((delta) => reader.push(delta)), ...reader.end()]
}
const cut = (text: string, places: readonly number[]): string[] => {
  const at = [0, ...places.map((place) => place % (text.length + 1)).toSorted((one, other) => one - other), text.length]
  return at.slice(1).map((end, index) => text.slice(at[index], end))
}

describe('sentences with the positions they cite', () => {
  test.each(ANSWERS)('%s', (_, text, sentences) => {
    const expected = sentences.map(([said, cites]) => ({ text: said, cites }))
    expect(read([text])).toEqual(expected)
    expect(read([...text])).toEqual(expected)
  })
})

test('however a text is cut, the same sentences come out', () => {
  const pieces = ANSWERS.flatMap(([, text]) => [text, ...(text.match(/\S+|\s+/g) ?? [])])
  const written = fc
    .array(
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, fc.string(), fc.constantFrom(...'.[1]\n !?')),
      {
        maxLength: 60,
      },
    )
    .map((each) => each.join(''))
  fc.assert(
    fc.property(written, fc.array(fc.nat(5_000), { maxLength: 40 }), (text, places) => {
      expect(read(cut(text, places))).toEqual(read([text]))
    }),
    { numRuns: 2_000 },
  )
})

describe('a sentence is given out', () => {
  const given = (...deltas: string[]) => {
    const reader = sentencesOfStream()
    return deltas.map((delta) => reader.push(delta).map(({ text }) => text))
  }

  test('once what follows shows that its marks are complete', () => {
    expect(given('Ada lives in Graz', ' [1', ']', '.', ' ', 'B', 'ob')).toEqual([
      [],
      [],
      [],
      [],
      [],
      ['Ada lives in Graz.'],
      [],
    ])
    expect(given('Ada lives in Graz. [1]', '\n')).toEqual([[], ['Ada lives in Graz.']])
  })

  test('not before a mark that is cut in two', () => {
    expect(given('Ada lives in Graz. ', '[', '1', '] B')).toEqual([[], [], [], ['Ada lives in Graz.']])
  })
})

describe('a sentence without an end', () => {
  const runaway = 'and so on '.repeat(LONGEST_SENTENCE)

  test('is left out, and the next one is read', () => {
    const text = `Ada lives in Graz [1]. Then ${runaway}[2]. Bob too [3].`
    const expected = [
      { text: 'Ada lives in Graz.', cites: [0] },
      { text: 'Bob too.', cites: [2] },
    ]
    expect(read([text])).toEqual(expected)
    expect(read([...text])).toEqual(expected)
    expect(read([runaway])).toEqual([])
  })

  test('however it is cut', () => {
    const almost = fc
      .integer({ min: LONGEST_SENTENCE - 5, max: LONGEST_SENTENCE + 400 })
      .map((length) => 'x'.repeat(length))
    fc.assert(
      fc.property(almost, fc.array(fc.nat(5_000), { maxLength: 10 }), (long, places) => {
        const text = `${long}. Bob too [1].`
        expect(read(cut(text, places))).toEqual(read([text]))
      }),
    )
  })
})
