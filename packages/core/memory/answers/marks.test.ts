import { expect, test } from '@jest/globals'
import type { Citation } from './citation.js'
import { withMarks } from './marks.js'

const cited = (...given: [number | null, Citation['status']][]): Citation[] =>
  given.map(([sourceIndex, status]) => ({ sourceIndex, status, text: '' }))
const tea = 'Marta drinks tea.'

test.each<[string, string, Citation[], string | null]>([
  ['before the full stop', tea, cited([0, 'verified']), 'Marta drinks tea [1].'],
  ['in order, each once', tea, cited([2, 'partial'], [0, 'verified'], [2, 'partial']), 'Marta drinks tea [1][3].'],
  ['only for sources that support it', tea, cited([0, 'unverified'], [1, 'verified']), 'Marta drinks tea [2].'],
  ['behind a closing quote', 'She said "yes."', cited([0, 'verified']), 'She said "yes." [1]'],
  ['between a quote and the full stop', 'She said “yes”.', cited([0, 'verified']), 'She said “yes” [1].'],
  ['behind a German quote', 'Sie sagte: „Ja!“', cited([0, 'verified']), 'Sie sagte: „Ja!“ [1]'],
  ['at the end without punctuation', 'Tea', cited([9, 'verified']), 'Tea [10]'],
  ['not for a sentence without support', tea, cited([0, 'unverified'], [null, 'unverified']), null],
])('marks stand %s', (_name, sentence, citations, expected) => {
  expect(withMarks(sentence, citations)).toBe(expected)
})
