import { describe, expect, test } from '@jest/globals'
import { askingShare, FIRST_PERSON, TELLS_WHEN, traitsOf, traitsWanted } from './traits.js'

const has = (traits: number, bit: number) => (traits & bit) !== 0

describe('the traits of a memory', () => {
  test.each<[string, number]>([
    ['Marta works at Acme.', 0],
    ['What do you paint?', 1],
    ['I paint lakes. What do you paint?', 0.57],
    ['Caroline asked: "Who is it?" Nobody knew.', 0.71],
    ['¿Dónde vives?', 1],
    ['你在哪里？我在北京。', 0.5],
    ['See https://a.example/?q=1 for v1.2', 0],
    ['Really?\nYes', 0.5],
    ['', 0],
  ])('%j is a question by %d of its words', (text, share) => {
    expect(askingShare(traitsOf(text))).toBeCloseTo(share, 2)
  })

  test.each<[string, boolean]>([
    ['Caroline: I went to the support group yesterday.', true],
    ['The office opened on 5 March 2024.', true],
    ['We moved last month.', true],
    ['Marta works at Acme.', false],
    ['Version 2024.1 of the API', false],
  ])('%j tells when: %j', (text, when) => {
    expect(has(traitsOf(text), TELLS_WHEN)).toBe(when)
  })

  test.each<[string, boolean]>([
    ["I'm building an app.", true],
    ['It belongs to me.', true],
    ['Our team uses Kafka', true],
    ['Marta is in Milan', false],
    ['Press the button', false],
  ])('in %j someone speaks of themselves: %j', (text, self) => {
    expect(has(traitsOf(text), FIRST_PERSON)).toBe(self)
  })
})

test.each<[string, number]>([
  ['When did Melanie paint a sunrise?', TELLS_WHEN],
  ['what year did we start?', TELLS_WHEN + FIRST_PERSON],
  ['How long have I lived here?', TELLS_WHEN + FIRST_PERSON],
  ['Which libraries do I use when I build?', FIRST_PERSON],
  ['Where does Marta work?', 0],
])('the answer to %j has the traits %d', (query, traits) => {
  expect(traitsWanted(query)).toBe(traits)
})
