import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compare } from '../compare.js'
import type { Said } from '../said.js'
import { slotChange } from './slot-change.js'
import { slotKeys } from './slot-keys.js'

const said = (text: string, day: number, speaker = 'user:ada'): Said => ({
  text,
  speaker,
  writer: `key:${day}`,
  eventDate: new Date(Date.UTC(2026, 2, 2 + day)),
  eventDateSource: 'written',
  writtenAt: new Date(Date.UTC(2026, 2, 2 + day)),
})
const kindOf = (older: string, newer: string) => slotChange(said(older, 0), said(newer, 1)).kind

describe('flags a new value in a wording that no rule reads', () => {
  test.each([
    ["Yusuf Demir's router is a Nova R2.", 'Yusuf Demir swapped his Nova R2 for a Nova R5.'],
    ['Project Tern is owned by Mina Sato.', 'Mina Sato handed Project Tern over to Pablo Ruiz.'],
    ['Project Tern has a budget of 40,000 euros.', 'The budget of Project Tern was increased to 55,000 euros.'],
    ['Lunches at Oakfield School come from Fresh Plate.', 'Lunches at Oakfield School now come from Green Fork.'],
    ['Rosa Diaz invests in the Balanced Fund.', 'Rosa Diaz moved her money from the Balanced Fund to the Growth Fund.'],
    ['The uniform of Oakfield School is green.', 'The uniform of Oakfield School changed from green to navy.'],
  ])('%s > %s', (older, newer) => expect(kindOf(older, newer)).toBe('conflict'))
})

describe('leaves alone what both holds', () => {
  test.each([
    ['another property', "Yusuf Demir's router is a Nova R2.", 'Yusuf Demir now drives a Polo.'],
    ['another person', 'Hanna Brandt pays by invoice.', 'Hanna Brand now pays by credit card.'],
    ['another thing', 'Ticket 4711 of Ada is open.', 'Ticket 4712 of Ada is now closed.'],
    [
      'another person in the town',
      'Ana lives at 3 Castle Road in Leeds.',
      'Marta has moved to 9 Quay Street in Leeds.',
    ],
    ['what only adds', 'I work with PostgreSQL.', 'I work with PostgreSQL, Redis and MongoDB.'],
    ['a guess', 'Project Tern is owned by Mina Sato.', 'Maybe Mina Sato handed Project Tern over to Pablo Ruiz.'],
    ['a question', 'Project Tern is owned by Mina Sato.', 'Did Mina Sato hand Project Tern over to Pablo Ruiz?'],
    ['no common subject', 'A man is playing a guitar.', 'A man is playing a flute.'],
  ])('%s: %s > %s', (_, older, newer) => expect(kindOf(older, newer)).toBe('unrelated'))
})

test('the evidence names both values and what they are values of', () => {
  const relation = compare(
    said('Project Tern has a budget of 40,000 euros.', 0),
    said('The budget of Project Tern was increased to 55,000 euros.', 1),
  )
  expect(relation.evidence).toBe(
    "'55,000 euros' and '40,000 euros' look like two different values of 'budget' for 'project tern', but it is not certain which one is true",
  )
  expect(relation.words).toEqual({ slot: 'budget', older: '40,000 euros', newer: '55,000 euros', cue: null })
})

test('statements that are flagged share a key, and keys are few', () => {
  const speaker = 'user:ada'
  expect(slotKeys('I replaced my iPhone 11 with a Fairphone 6.', speaker)).toContain('on|@user:ada|iphone')
  expect(slotKeys('My phone is an iPhone 11.', speaker)).toContain('on|@user:ada|iphone')
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(slotKeys(`Ada ${text} Ben ${text}`, speaker).length).toBeLessThanOrEqual(8)
    }),
  )
})

test('two speakers are two subjects', () => {
  const mine = said('My main language is Python.', 0)
  expect(slotChange(mine, said('My main language is Rust these days.', 1)).kind).toBe('conflict')
  expect(slotChange(mine, said('My main language is Rust these days.', 1, 'user:ben')).kind).toBe('unrelated')
})
