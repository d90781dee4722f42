import { openUnfinishedTexts } from '@agent-memory/adapters/models/unfinished-texts'
import { expect, test } from '@jest/globals'

const vector = Float32Array.of(1)

test('a second run of a text finds what the first one embedded, until the text is finished', () => {
  const texts = openUnfinishedTexts()
  texts.begin('a', 'long')[3] = vector
  expect(texts.begin('a', 'long')[3]).toBe(vector)
  texts.end('a', 'long')
  expect(texts.begin('a', 'long')).toEqual([])
})

test('each tenant has its own', () => {
  const texts = openUnfinishedTexts()
  texts.begin('a', 'long').push(vector)
  expect(texts.begin('b', 'long')).toEqual([])
})

test('the text that nobody asked for longest is forgotten first', () => {
  const texts = openUnfinishedTexts(2)
  for (const text of ['one', 'two', 'one', 'three']) texts.begin('a', text).push(vector)
  expect(texts.begin('a', 'one')).toEqual([vector, vector])
  expect(texts.begin('a', 'two')).toEqual([])
})
