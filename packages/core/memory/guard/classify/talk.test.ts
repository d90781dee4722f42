import { describe, expect, test } from '@jest/globals'
import { EVERYDAY } from '../reject/everyday.cases.js'
import { EVERYDAY_LANGUAGES } from '../reject/everyday-languages.cases.js'
import { LOOKALIKES } from '../reject/lookalikes.cases.js'
import { LABELLED } from './classify.cases.js'
import { categoryByRule, typeByRule } from './rules.js'
import { QUESTIONS, SMALL_TALK, TELLING } from './talk.cases.js'
import { isTalk } from './talk.js'

const half = (texts: readonly string[], at: number) => texts.filter((_, index) => index % 2 === at)

describe('small talk and questions', () => {
  test.each([...half(SMALL_TALK, 0), ...half(QUESTIONS, 0)])('%s', (text) => {
    expect([typeByRule(text), categoryByRule(text)]).toEqual(['episodic', 'other'])
  })
  test('held back: at least nine in ten', () => {
    const held = [...half(SMALL_TALK, 1), ...half(QUESTIONS, 1)]
    expect(held.filter(isTalk).length / held.length).toBeGreaterThanOrEqual(0.9)
  })
})

describe('texts that tell or wish something', () => {
  test.each(TELLING)('%s', (text) => expect(isTalk(text)).toBe(false))
  test('of everyday life are never talk', () => {
    const facts = [...Object.values(EVERYDAY), ...Object.values(EVERYDAY_LANGUAGES)].flat()
    expect([...LABELLED.map(([, , text]) => text), ...facts, ...LOOKALIKES].filter(isTalk)).toEqual([])
  })
  test('that are long are not judged by their start', () => {
    expect(typeByRule(`How are you? ${'Who is it? '.repeat(60)}`)).toBeNull()
  })
})
