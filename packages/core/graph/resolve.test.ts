import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { extract } from './extract/extract.js'
import { type KnownEntity, resolve, type ToResolve } from './resolve.js'
import type { EntityType } from './types.js'

const known = (
  id: string,
  name: string,
  type: EntityType,
  aliases: string[] = [],
  speakers: string[] = [],
): KnownEntity => ({
  id,
  name,
  type,
  confidence: 0.9,
  aliases,
  speakers,
})
const given = (name: string, type: EntityType, more: Partial<ToResolve> = {}): ToResolve => ({
  name,
  type,
  confidence: 0.9,
  aliases: [],
  speaker: null,
  ...more,
})
/** Returns the node of each entity: the id of a known entity, or `new <n>`. */
const answer = (entities: KnownEntity[], mentions: ToResolve[]) =>
  resolve(entities, mentions).nodes.map((node) => ('known' in node ? node.known : `new ${node.created}`))

const marta = known('marta', 'Marta Kowalska', 'person')
const other = known('other', 'Marta Schmidt', 'person')

describe('a name is the known entity', () => {
  test.each<[string, KnownEntity[], ToResolve, string]>([
    ['its own', [marta], given('marta kowalska', 'person'), 'marta'],
    ['an alias', [known('acme', 'Acme Corporation', 'organization', ['the A team'])], given('A Team', 'team'), 'acme'],
    [
      'an abbreviation',
      [known('ibm', 'International Business Machines', 'organization')],
      given('IBM', 'organization'),
      'ibm',
    ],
    [
      'a part of the name, if only one has it',
      [marta, known('tom', 'Tom Stone', 'person')],
      given('Marta', 'person'),
      'marta',
    ],
    ['fuller than known', [known('m', 'Marta', 'person')], given('Marta Kowalska', 'person'), 'm'],
    [
      'of two words and another weak type',
      [known('a', 'Acme Robotics', 'organization')],
      given('Acme Robotics', 'person', { confidence: 0.7 }),
      'a',
    ],
    [
      'of two words, a guess before, and sure now',
      [{ ...known('a', 'Acme Robotics', 'person'), confidence: 0.6 }],
      given('Acme Robotics', 'organization', { confidence: 0.95 }),
      'a',
    ],
    ['of one word, and a guess', [known('a', 'Atlas', 'project')], given('Atlas', 'person', { confidence: 0.4 }), 'a'],
    [
      'of one word, a guess before',
      [{ ...known('a', 'Atlas', 'person'), confidence: 0.4 }],
      given('Atlas', 'project'),
      'a',
    ],
    [
      'the one of its type, if two have the name and the type is a guess',
      [known('a', 'Jordan', 'location'), known('b', 'Jordan', 'person')],
      given('Jordan', 'person', { confidence: 0.5 }),
      'b',
    ],
    ['of another spelling', [known('pg', 'PostgreSQL', 'technology')], given('postgres', 'technology'), 'pg'],
  ])('%s', (_, entities, mention, expected) => {
    expect(answer(entities, [mention])).toEqual([expected])
  })

  test.each<[string, KnownEntity[], ToResolve]>([
    ['a part that two share', [marta, other], given('Marta', 'person')],
    ['another family name', [marta], given('Marta Schmidt', 'person')],
    [
      'another family name than an alias',
      [known('m', 'Marta', 'person', ['Marta Kowalska'])],
      given('Marta Schmidt', 'person'),
    ],
    [
      'initials of two',
      [known('a', 'Northern Trade Group', 'organization'), known('b', 'National Tennis Guild', 'organization')],
      given('NTG', 'organization'),
    ],
    ['of another kind', [known('paris', 'Paris', 'location')], given('Paris', 'person')],
    ['of another kind, both sure', [known('j', 'Jordan', 'location')], given('Jordan', 'person', { confidence: 0.7 })],
    ['of two words, both sure', [known('s', 'San Marino', 'location')], given('San Marino', 'event')],
    ['numbered otherwise', [known('p', 'Pixel 7', 'product')], given('Pixel 8', 'product')],
    ["the same as a user's id", [known('u', 'tom', 'person', [], ['user:tom'])], given('Tom', 'person')],
  ])('and a new one if it is %s', (_, entities, mention) => {
    expect(answer(entities, [mention])).toEqual(['new 0'])
  })

  test('a bare name shared by two resolves to the node with exactly this name', () => {
    expect(answer([marta, other, known('bare', 'Marta', 'person')], [given('Marta', 'person')])).toEqual(['bare'])
    expect(answer([other, known('bare', 'Marta', 'person')], [given('Marta Kowalska', 'person')])).toEqual(['new 0'])
  })
})

describe('the writer', () => {
  const priya = known('priya', 'u-1', 'person', ['Priya Nair'], ['user:u-1'])

  test('is identified by speaker, under any name', () => {
    expect(answer([priya], [given('u-1', 'person', { speaker: 'user:u-1' })])).toEqual(['priya'])
    expect(answer([priya], [given('u-2', 'person', { speaker: 'user:u-2' })])).toEqual(['new 0'])
  })

  test('is found by the stated name', () => {
    expect(answer([priya], [given('Priya', 'person'), given('Priya Nair', 'person')])).toEqual(['priya', 'priya'])
  })

  test('is the person others mentioned before, once the name is stated', () => {
    const told = given('u-1', 'person', { speaker: 'user:u-1', aliases: ['Marta Kowalska'] })
    expect(answer([marta], [told])).toEqual(['marta'])
  })

  test('is joined with a node of the stated name', () => {
    const told = given('u-9', 'person', { speaker: 'user:u-9', aliases: ['Marta Kowalska'] })
    const writer = known('w', 'u-9', 'person', [], ['user:u-9'])
    expect(answer([marta, writer], [told])).toEqual(['w'])
    expect(resolve([marta, writer], [told]).joins).toEqual([{ keep: 'w', absorb: 'marta' }])
  })

  test('is not another writer of the same name', () => {
    const told = given('u-2', 'person', { speaker: 'user:u-2', aliases: ['Priya Nair'] })
    expect(answer([priya], [told])).toEqual(['new 0'])
  })
})

describe('one text', () => {
  test('names one thing in several ways', () => {
    const mentions = [
      given('Marta', 'person'),
      given('Acme', 'organization'),
      given('Marta Kowalska', 'person'),
      given('Acme Inc.', 'organization'),
    ]
    expect(answer([], mentions)).toEqual(['new 0', 'new 1', 'new 0', 'new 1'])
  })

  test('joins two known entities', () => {
    const entities = [known('a', 'Quick Build System', 'project'), known('b', 'QB', 'project')]
    const { joins } = resolve(entities, [given('Quick Build System', 'project', { aliases: ['QB'] })])
    expect(joins).toEqual([{ keep: 'a', absorb: 'b' }])
  })
})

describe('two nodes of one full name', () => {
  const twins = (b: Partial<KnownEntity>) => [
    { ...known('a', 'Acme Robotics', 'person'), confidence: 0.6 },
    { ...known('b', 'Acme Robotics', 'organization'), ...b },
  ]
  const told = given('Acme Robotics', 'organization')

  test('kept apart while one was a guess are joined', () => {
    expect(resolve(twins({}), [told])).toMatchObject({ nodes: [{ known: 'b' }], joins: [{ keep: 'b', absorb: 'a' }] })
  })

  test.each<[string, KnownEntity[]]>([
    ['both are sure', [known('a', 'San Marino', 'event'), known('b', 'San Marino', 'location')]],
    ['two writers have the name', ['u-1', 'u-2'].map((id) => known(id, 'San Marino', 'person', [], [`agent:${id}`]))],
  ])('stay apart if %s', (_, entities) => {
    expect(resolve(entities, [given('San Marino', 'person')]).joins).toEqual([])
  })
})

test('the order of the known entities does not matter', () => {
  const entities = [
    marta,
    other,
    known('bare', 'Marta', 'person'),
    known('acme', 'Acme', 'organization'),
    known('acme2', 'Acme', 'location'),
    known('u', 'u-1', 'person', ['Marta'], ['user:u-1']),
  ]
  const mentions = extract('Marta Schmidt and Marta met me at Acme. My name is Marta.', {
    speaker: { key: 'user:u-1', name: 'u-1' },
  }).entities
  const expected = resolve(entities, mentions)
  fc.assert(
    fc.property(fc.shuffledSubarray(entities, { minLength: entities.length }), (shuffled) => {
      expect(resolve(shuffled, mentions)).toEqual(expected)
    }),
  )
})
