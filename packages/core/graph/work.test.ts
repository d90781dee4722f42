import { describe, expect, test } from '@jest/globals'
import { extract } from './extract/extract.js'
import { type KnownEntity, resolve } from './resolve.js'

/** Counts the items filtered and the strings normalized during a task: a measure of work that needs no clock. */
const workOf = (task: () => void): number => {
  const { filter } = Array.prototype
  const { normalize } = String.prototype
  let work = 0
  Array.prototype.filter = function (this: unknown[], ...given: Parameters<typeof filter>) {
    work += this.length
    return Reflect.apply(filter, this, given)
  } as typeof filter
  String.prototype.normalize = function (this: string, form?: string) {
    work += 1
    return Reflect.apply(normalize, this, form === undefined ? [] : [form])
  }
  try {
    task()
  } finally {
    Array.prototype.filter = filter
    String.prototype.normalize = normalize
  }
  return work
}

const LETTERS = 'bcdfghjklmnprstv'
/** Returns a different word for each number below 4,096. */
const word = (at: number) => [at >> 8, at >> 4, at].map((part) => LETTERS[part & 15]).join('')
const many = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at)).join('')

describe('reading twice as much takes little more than twice the work:', () => {
  test.each<[string, (count: number) => string]>([
    ['persons of one given name', (count) => many(count, (at) => `Anna B${word(at)}son, `)],
    ['one name in many sentences', (count) => 'Anna? '.repeat(count)],
    ['one name in one sentence', (count) => 'Anna and '.repeat(count)],
    ['a pronoun in one sentence', (count) => `Tom ${'he '.repeat(count)}`],
    ['spellings of one name', (count) => many(count, (at) => `Ac${word(at).split('').join('-')}me Ltd. `)],
    ['abbreviations', (count) => many(count, (at) => `Big X${word(at)} Company (BXC), `)],
  ])('%s', (_, textOf) => {
    const half = workOf(() => extract(textOf(600), { speaker: null }))
    expect(workOf(() => extract(textOf(1_200), { speaker: null }))).toBeLessThan(2.5 * half)
  })
})

describe('a volume with thousands of people with one given name', () => {
  const johns = (count: number): KnownEntity[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `${10_000 + at}`,
      name: `John B${word(at)}`,
      type: 'person',
      confidence: 0.9,
      aliases: [],
      speakers: [],
    }))
  const of = (name: string) => ({ name, type: 'person' as const, confidence: 0.9, aliases: [], speaker: null })

  test('costs no more for each further mention than one with a hundred', () => {
    const eachOf = (count: number) => {
      const known = johns(count)
      const one = workOf(() => resolve(known, [of('John')]))
      return workOf(() => resolve(known, [of('John'), of('John Xu'), of('John Yu'), of('John Zu')])) - one
    }
    expect(eachOf(2_000)).toBeLessThanOrEqual(eachOf(100))
  })

  test('resolves "John" alone only to the one whose full name it is', () => {
    expect(resolve(johns(60), [of('John')]).nodes).toEqual([{ created: 0 }])
    const called = { ...(johns(1)[0] as KnownEntity), id: 'john', name: 'John' }
    expect(resolve([...johns(60), called], [of('John')]).nodes).toEqual([{ known: 'john' }])
    expect(resolve([...johns(60), called], [of('John Xu')]).nodes).toEqual([{ created: 0 }])
  })

  test('still finds each by full name, and by another spelling of it', () => {
    expect(resolve(johns(60), [of('JOHN BBCD'), of('Jack Bbcd')]).nodes).toEqual([
      { known: '10018' },
      { known: '10018' },
    ])
  })
})
