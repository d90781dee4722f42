import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compare } from './compare.js'
import { keysOf } from './keys.js'
import { RECORDS } from './records.cases.js'
import { DEVELOPMENT } from './relation.cases.js'
import type { Said } from './said.js'

const DAY = 86_400_000
const START = Date.parse('2026-03-02T10:00:00Z')
/** Returns a statement written `day` days after START, by key 1 for user 1 unless `more` says otherwise. */
const said = (text: string, day: number, more: Partial<Said> = {}): Said => ({
  text,
  speaker: 'user:1',
  writer: 'key:1',
  eventDate: new Date(START + day * DAY),
  eventDateSource: 'written',
  writtenAt: new Date(START + day * DAY),
  ...more,
})
const between = (older: string, newer: string, more: Partial<Said> = {}) =>
  compare(said(older, 0), said(newer, 1, more))
const OTHER = { writer: 'key:2' }
const pairsOf = (group: keyof typeof DEVELOPMENT, but: readonly string[] = []) =>
  DEVELOPMENT[group]
    .trim()
    .split('\n')
    .filter((line) => !but.includes(line))
    .map((line) => line.split(' > ') as [string, string])

/** Changes known to be missed: "meat" and "vegetarian" exclude each other in sisters.ts, but their verbs differ. */
const MISSED = ['Jonas eats meat. > Jonas is now a vegetarian.']

/** Pairs known to be flagged although both hold: the learned score (slot/) takes them for two values of one thing. */
const FLAGGED = [
  'My favourite songs are old. > My favourite songs are now loud.',
  'My library is the house Birch. > My library is near the house Alder now.',
  'The status of parcel 311 is paid. > The status of parcel 312 is now in customs.',
  'Vera Holm is the contact person of Delphi Labs. > Ian Lowe has taken over from Vera Holm as the treasurer of Delphi Labs.',
]

describe('a newer value with a change word, also of another writer', () => {
  test.each(pairsOf('cue', MISSED))('%s > %s', (a, b) => expect(between(a, b, OTHER).kind).toBe('supersedes'))
})
describe('a newer value of the same writer, without a change word', () => {
  test.each(pairsOf('order'))('%s > %s', (a, b) => expect(between(a, b).kind).toBe('supersedes'))
})
describe('two values of two writers', () => {
  test.each(pairsOf('conflict'))('%s > %s', (a, b) => expect(between(a, b, OTHER).kind).toBe('conflict'))
})
describe('one fact of several', () => {
  test.each(pairsOf('compound'))('%s > %s', (a, b) => expect(between(a, b, OTHER).kind).toBe('outdates'))
})
describe('statements that both hold', () => {
  test.each(pairsOf('counter'))('%s > %s', (a, b) => {
    expect([between(a, b).kind, between(a, b, OTHER).kind]).toEqual(['unrelated', 'unrelated'])
  })
})
describe("customers' records", () => {
  const recordsOf = (group: keyof typeof RECORDS) =>
    RECORDS[group]
      .trim()
      .split('\n')
      .map((line) => line.split(' > ') as [string, string])
  test.each(recordsOf('cue'))('a change word: %s > %s', (a, b) => {
    expect(between(a, b, OTHER).kind).toBe('supersedes')
  })
  test.each(recordsOf('order'))('the same writer: %s > %s', (a, b) => expect(between(a, b).kind).toBe('supersedes'))
  test.each(recordsOf('counter').filter((pair) => !FLAGGED.includes(pair.join(' > '))))(
    'both hold: %s > %s',
    (a, b) => {
      expect([between(a, b).kind, between(a, b, OTHER).kind]).toEqual(['unrelated', 'unrelated'])
    },
  )
  test.each(FLAGGED.map((line) => line.split(' > ') as [string, string]))('flagged, not hidden: %s > %s', (a, b) => {
    expect([between(a, b).kind, between(a, b, OTHER).kind]).toEqual(['conflict', 'conflict'])
  })
  test.each([...recordsOf('cue'), ...recordsOf('order')])('share a key: %s > %s', (a, b) => {
    const keys = new Set(keysOf(a, 'user:1'))
    expect(keysOf(b, 'user:1').some((key) => keys.has(key))).toBe(true)
  })
})
describe('the date of an event', () => {
  const given = (day: number): Partial<Said> => ({ eventDate: new Date(START + day * DAY), eventDateSource: 'given' })
  test.each(pairsOf('later'))('a later one was given: %s > %s', (a, b) => {
    expect(between(a, b, { ...OTHER, ...given(60) }).kind).toBe('supersedes')
  })
  test.each(pairsOf('late'))('an earlier one was given: %s > %s', (a, b) => {
    expect(between(a, b, given(-60)).kind).toBe('superseded')
  })
  const told = (day: number): Partial<Said> => ({ eventDate: new Date(START + day * DAY), eventDateSource: 'text' })
  test('an old move told late is an older value, a recent one is news', () => {
    expect(between('Marta lives in Berlin.', 'Marta moved to Porto in 2015.', told(-4000)).kind).toBe('superseded')
    expect(between('Marta lives in Berlin.', 'Marta moved to Porto last month.', told(-20)).kind).toBe('supersedes')
    expect(between('Marta lives in Berlin.', 'Marta lives in Porto since 2015.', told(-4000)).kind).toBe('supersedes')
  })
  test('a date that is the value itself does not date the statement', () => {
    const relation = between('The audit deadline is 5 May.', 'The audit deadline is 2 March.', {
      ...OTHER,
      ...told(-1),
    })
    expect(relation.kind).toBe('conflict')
  })
})

describe('what does not change', () => {
  test('is replaced by an explicit correction only', () => {
    const [lyon, nice] = ['Emma was born in Lyon.', 'Emma was born in Nice.']
    expect(between(lyon, nice).kind).toBe('conflict')
    expect(between(lyon, 'Correction: Emma was born in Nice.').kind).toBe('supersedes')
    expect(between("Emma's blood type is A.", "Emma's blood type is now B.").kind).toBe('conflict')
  })
})

describe('whose statement it is', () => {
  const ofTwo = (a: string, b: string) =>
    compare(said('I live in Leeds.', 0, { speaker: a }), said('I live in York.', 1, { speaker: b })).kind
  test('"I" is the speaker', () => {
    expect(ofTwo('user:1', 'user:1')).toBe('supersedes')
    expect(ofTwo('user:1', 'user:2')).toBe('unrelated')
  })
  test('who may be known by name', () => {
    const known = said('I live in Leeds.', 0, { speaker: 'Marta Silva' })
    expect(compare(known, said('Marta Silva moved to York.', 1)).kind).toBe('supersedes')
  })
})

describe('what a relation rests on', () => {
  test('its words and a sentence that can be checked', () => {
    expect(between('Marta lives in Berlin.', 'Marta now lives in Hamburg.', OTHER)).toEqual({
      kind: 'supersedes',
      evidence:
        "Only one value can be true for 'Marta lives in': 'Hamburg' replaces 'Berlin' because the text says 'now'",
      words: { slot: 'Marta lives in', older: 'Berlin', newer: 'Hamburg', cue: 'now' },
      outdated: [],
    })
  })
  test('of several facts, the one that no longer holds', () => {
    const relation = between('Marta lives in Berlin and works at Siemens. She has two cats.', 'Marta moved to Hamburg.')
    expect(relation.outdated).toEqual(['Marta lives in Berlin'])
  })
  test('nothing, when unrelated', () => {
    expect(between('Marta lives in Berlin.', 'Tom likes tea.')).toEqual({
      kind: 'unrelated',
      evidence: '',
      words: null,
      outdated: [],
    })
  })
})

describe('keys', () => {
  const groups = Object.keys(DEVELOPMENT) as (keyof typeof DEVELOPMENT)[]
  test.each(groups)('%s: related statements share one', (group) => {
    const missing = pairsOf(group).filter(([a, b]) => {
      const keys = new Set(keysOf(a, 'user:1'))
      return between(a, b, OTHER).kind !== 'unrelated' && !keysOf(b, 'user:1').some((key) => keys.has(key))
    })
    expect(missing).toEqual([])
  })
  test('are few and short, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const keys = keysOf(`${text} lives in ${text}`, 'user:1')
        expect(keys.length).toBeLessThanOrEqual(16)
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of keys) expect(key.length).toBeLessThanOrEqual(80)
      }),
    )
  })
  test('a text is never newer than itself', () => {
    const texts = groups.flatMap((group) => pairsOf(group).flat())
    expect(texts.filter((text) => between(text, text).kind !== 'unrelated')).toEqual([])
  })
})
