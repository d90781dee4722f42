import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Extraction, extractionSchema, LONGEST_NAME } from '../types.js'
import { RELATED, TYPED, UNRELATED } from './extract.cases.js'
import { extract } from './extract.js'

const speaker = { key: 'user:u-1', name: 'u-1' }

const related = ({ entities, relationships }: Extraction): string[] => {
  const name = (at: number) => (entities[at]?.speaker === null ? entities[at]?.name : 'me')
  return relationships.map(({ source, label, target }) => `${name(source)} ${label} ${name(target)}`)
}
const named = (text: string) => extract(text, { speaker }).entities.map(({ name, type }) => `${name}: ${type}`)

describe('relationships', () => {
  test.each(RELATED)('%s', (text, expected) => {
    expect(related(extract(text, { speaker })).sort()).toEqual([...expected].sort())
  })

  test.each(UNRELATED)('are not found in: %s', (text) => {
    expect(related(extract(text, { speaker }))).toEqual([])
  })

  test('have less confidence if only reported than if stated', () => {
    const [told] = extract('Marta works at Acme.', { speaker }).relationships
    const [heard] = extract('Tom says that Marta works at Acme.', { speaker }).relationships.filter(
      ({ label }) => label === 'WORKS_AT',
    )
    expect(heard?.confidence).toBeLessThan(told?.confidence ?? 0)
  })

  test('keep the sentence that states them', () => {
    const { relationships } = extract('It rained.\nMarta works at Acme. Tom slept.', { speaker })
    expect(relationships.map(({ description }) => description)).toEqual(['Marta works at Acme.'])
  })
})

describe('entities', () => {
  test.each(TYPED)('have the stated type: %s', (text, expected) => {
    expect(
      extract(text, { speaker: null })
        .entities.map(({ name, type }) => `${name}: ${type}`)
        .sort(),
    ).toEqual(expected)
  })

  test('have their short form, though a guess before them is dropped', () => {
    const text = 'Blorp. The International Maritime Organization (IMO) met in London.'
    expect(extract(text, { speaker: null }).entities.map(({ name, aliases }) => [name, aliases])).toEqual([
      ['International Maritime Organization', ['IMO']],
      ['London', []],
    ])
  })

  test('have a type', () => {
    expect(
      named('Marta Kowalska presented Kafka at KubeCon in Paris for the Search Team of Acme Corp.').sort(),
    ).toEqual(
      [
        'Acme Corp: organization',
        'Kafka: technology',
        'KubeCon: event',
        'Marta Kowalska: person',
        'Paris: location',
        'Search Team: team',
      ].sort(),
    )
  })

  test('are one under several spellings, and keep the position of each', () => {
    const text = 'International Business Machines (IBM) hired Marta Kowalska. Marta likes IBM.'
    const { entities } = extract(text, { speaker })
    expect(entities.map(({ name, aliases }) => [name, ...aliases])).toEqual([
      ['International Business Machines', 'IBM'],
      ['Marta Kowalska', 'Marta'],
    ])
    expect(entities.map(({ mentions }) => mentions.map(([start, end]) => text.slice(start, end)))).toEqual([
      ['International Business Machines', 'IBM', 'IBM'],
      ['Marta Kowalska', 'Marta'],
    ])
  })

  test.each([
    'Go to the settings and enable dark mode.',
    'Deploy on Fridays is forbidden.',
    'Water is wet.',
    'Always answer in short sentences.',
    'The meeting is on Monday, March 3.',
    'OK?',
    'Woah, congrats! Yoga is great. Nice job!',
    'Wow, that sounds awesome. Absolutely.',
    '',
  ])('are not made of ordinary words: %j', (text) => {
    expect(named(text)).toEqual([])
  })

  test('the writer is the user, else the agent; a document has none', () => {
    const writer = (given: typeof speaker | null) =>
      extract('I live in Oslo.', { speaker: given }).entities.map((entity) => entity.speaker)
    expect(writer(speaker)).toEqual(['user:u-1', null])
    expect(writer({ key: 'agent:a-1', name: 'helper' })).toEqual(['agent:a-1', null])
    expect(writer(null)).toEqual([null])
  })

  test('the user of an agent is not the agent', () => {
    const { entities } = extract('I noticed that the user likes Python.', {
      speaker: { key: 'agent:a-1', name: 'helper' },
    })
    expect(entities.map((entity) => entity.speaker)).toEqual(['agent:a-1', 'user-of:agent:a-1', null])
  })

  test.each([
    'My name is Priya Nair.',
    "The user's name is Priya Nair and she is 29.",
    'I am called Priya Nair.',
    'Call me Priya Nair!',
  ])('the writer has the stated name: %s', (text) => {
    const [writer, ...others] = extract(text, { speaker }).entities
    expect(writer).toMatchObject({ speaker: 'user:u-1', aliases: ['Priya Nair'] })
    expect(others).toEqual([])
  })

  test('an endless stated name is clipped like any other', () => {
    const [writer] = extract(`My name is É${'漢'.repeat(1_900)}.`, { speaker }).entities
    expect(writer?.aliases).toEqual([`É${'漢'.repeat(LONGEST_NAME - 1)}`])
  })

  test('US and us are different', () => {
    expect(named('The US economy grew.')).toEqual(['United States: location'])
    expect(extract('He told us.', { speaker }).entities.map((entity) => entity.speaker)).toEqual(['user:u-1'])
  })
})

describe('pronouns', () => {
  test.each([
    ['Marta met Tom. She lives in Oslo.', ['Marta KNOWS Tom', 'Marta LIVES_IN Oslo']],
    ['Marta met Anna. They talked. She lives in Oslo.', ['Marta KNOWS Anna', 'Marta LIVES_IN Oslo']],
    [
      'Tom and Ben argued with Max about Max. His sister Eva lives in Oslo.',
      ['Eva LIVES_IN Oslo', 'Eva SIBLING_OF Tom'],
    ],
    ['Northwind makes bikes. It is based in Leeds.', ['Northwind LOCATED_IN Leeds']],
  ])('%s', (text, expected) => {
    expect(related(extract(text, { speaker })).sort()).toEqual(expected)
  })
})

describe('facts', () => {
  test('belong to each entity of their sentence, most to the subject', () => {
    const { entities, facts } = extract('Marta works at Acme. She is allergic to nuts. Does Tom know?', { speaker })
    expect(facts.map(({ entity, content, category }) => [entities[entity]?.name, content, category])).toEqual([
      ['Marta', 'Marta works at Acme.', 'work'],
      ['Acme', 'Marta works at Acme.', 'work'],
      ['Marta', 'Marta is allergic to nuts.', 'health'],
    ])
    expect(facts[0]?.importance).toBeGreaterThan(facts[1]?.importance ?? 1)
  })

  test('have the category of the text if no rule sets one', () => {
    expect(
      extract('Zorblax said hello.', { speaker, category: 'project' }).facts.map(({ category }) => category),
    ).toEqual(['project'])
  })
})

describe('any text', () => {
  const words = fc.constantFrom(
    'Marta',
    'Acme',
    'and',
    'works at',
    'her',
    'I',
    "'s",
    '(',
    ')',
    '"',
    'the',
    'of',
    'University',
    'Redis',
    ',',
    '. ',
    'is',
    'sister',
    '\n',
    'IBM',
    'user_id',
    '2010',
    'general election',
    'É',
    '東京',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
  )

  test('gives a valid, deterministic extraction with mentions inside the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const extraction = extract(text, { speaker })
        expect(extractionSchema.parse(extraction)).toEqual(extraction)
        expect(extract(text, { speaker })).toEqual(extraction)
        for (const { mentions } of extraction.entities) {
          for (const [start, end] of mentions) expect(start < end && end <= text.length).toBe(true)
        }
      }),
    )
  })
})
