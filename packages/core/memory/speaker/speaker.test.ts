import { describe, expect, test } from '@jest/globals'
import { relationKeys } from '../guard/relation/relation-keys.js'
import { comparedName, dependsOnName, knownName, nameKey, speakerKey } from './speaker.js'

const told = (...names: string[]) => names.map((name, at) => ({ memoryId: `memory ${at}`, name }))

describe('the known name of a speaker', () => {
  test.each([
    [[], undefined],
    [['Ada Keller'], 'Ada Keller'],
    [['Ada Braun', 'Ada Keller'], 'Ada Braun'],
    [['Ada', 'Ada Keller'], 'Ada Keller'],
    [['ada', 'Tom', 'Ada'], 'Ada'],
    [['Tom', 'Ada Keller'], 'Tom'],
  ])('of %j, the latest first, is %s', (names, known) => {
    expect(knownName(told(...names))?.name).toBe(known)
  })

  test('is where it was told first, so that a repeat changes nothing', () => {
    expect(nameKey('v', told('Ada Keller'))).not.toBe(nameKey('v', told('Tom')))
    const first = { memoryId: 'first', name: 'Ada Keller' }
    expect(nameKey('v', [{ memoryId: 'again', name: 'Ada Keller' }, first])).toBe(nameKey('v', [first]))
  })
})

test.each([
  ['ada', 'ada'],
  ['ada.keller', 'ada keller'],
  ['support', 'user:support'],
  ['default', 'user:default'],
  ['8f14e45f', 'user:8f14e45f'],
  ['will', 'user:will'],
])('a user called %s is compared as %s', (userId, name) => {
  expect(comparedName([], { userId, agentId: 'a' })).toBe(name)
})

test('an agent is compared by its id, until it tells a name', () => {
  expect(comparedName([], { userId: null, agentId: 'a' })).toBe('agent:a')
  expect(comparedName(told('Ada Keller'), { userId: null, agentId: 'a' })).toBe('Ada Keller')
})

test.each([
  ['I live in Berlin', true],
  ['Prefers tea', true],
  ['The user is vegan', true],
  ['Ich wohne in Bonn', true],
  ['Vivo en Madrid', true],
  ['Marta lives in Berlin', false],
  ['The deploy runs on Fridays', false],
])('whether "%s" depends on who says it: %s', (text, depends) => {
  expect(dependsOnName(text)).toBe(depends)
})

describe('relation keys', () => {
  const memory = (content: string, names: string[] = [], userId: string | null = 'u') => ({
    ...{ volumeId: 'v', userId, writer: { agentId: 'a' }, content, told: told(...names) },
  })
  const shared = (one: bigint[], other: bigint[]) => one.filter((key) => other.includes(key)).length

  test('of "I" meet those of the name, and of the same speaker under any name', () => {
    const mine = relationKeys(memory('I live in Berlin.', ['Ada Keller']))
    expect(shared(mine, relationKeys(memory('Ada Keller moved to Hamburg.')))).toBeGreaterThan(0)
    expect(shared(mine, relationKeys(memory('I moved to Hamburg.', ['Ada Braun'])))).toBeGreaterThan(0)
    expect(shared(mine, relationKeys(memory('Tom Meyer moved to Hamburg.')))).toBe(0)
  })

  test('of two users never meet', () => {
    const keys = (userId: string) => relationKeys(memory('I live in Berlin.', ['Ada Keller'], userId))
    expect(shared(keys('u'), keys('other'))).toBe(0)
    expect(speakerKey('v', { userId: 'u', agentId: 'a' })).not.toBe(speakerKey('w', { userId: 'u', agentId: 'a' }))
  })

  test('of what does not depend on its speaker are the same under any name', () => {
    const text = 'The deploy runs on Fridays.'
    expect(relationKeys(memory(text, ['Ada Keller']))).toEqual(relationKeys(memory(text)))
  })
})
