import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { growth } from '../../../../../tests/support/texts/growth.mjs'
import { comparisonContext, isLastingState } from './event.js'
import { DIFFERENT, SAME } from './same.cases.js'
import { normalForm, sameHash } from './same.js'

const context = { speaker: 'agent:1', eventDay: null }
const form = (text: string) => normalForm(text, context)

describe('one statement in two spellings', () => {
  test.each(SAME)('%s: %s | %s', (_why, a, b) => expect(form(a)).toBe(form(b)))
})

describe('two statements', () => {
  test.each(DIFFERENT)('%s: %s | %s', (_why, a, b) => expect(form(a)).not.toBe(form(b)))
})

describe('whose statement it is', () => {
  const by = (speaker: string, text: string) => normalForm(text, { speaker, eventDay: null })
  test.each([
    'I live in Rome',
    'My dog is old',
    'We deploy on Fridays',
    "Let's meet in the office",
    'The office gave us a key',
    'Ich wohne in Rom',
    "J'habite à Rome",
    'Vivo en Madrid',
    'Prefers dark mode',
    'The user lives in Rome',
    'Your name is Anna',
    '私は東京に住んでいます',
    'Vivo a Roma',
    'Jestem nauczycielem',
    'Has llegado tarde',
  ])('hangs on the speaker: %s', (text) => expect(by('agent:1', text)).not.toBe(by('agent:2', text)))

  test.each([
    'Marta lives in Rome',
    'The office is in the US',
    'The rate limit is 100 requests per minute',
    'Always run the tests before a commit',
    'Acme Corp has 50 employees',
    'Alice manages Bob',
    'Marta loves tea',
    'Never push to main on Fridays',
    'Marta wohnt in Berlin',
    'Der Server steht in Berlin und ist neu',
    'PostgreSQL 18 was released in 2025',
  ])('is about the world: %s', (text) => expect(by('agent:1', text)).toBe(by('agent:2', text)))

  test('a text cannot imitate the form of another speaker', () => {
    expect(by('agent:1', 'I am here')).not.toBe(by('agent:2', 'by "agent:1"\ni\nam\nhere'))
  })
})

describe('when it happened', () => {
  const on = (day: string, content: string, memoryType: 'event' | 'factual' | null = null) => {
    const memoryTypeSource = memoryType === null ? 'detected' : 'given'
    const eventDate = new Date(day)
    const memory = { content, memoryType, memoryTypeSource, userId: null, writer: { agentId: '1' }, eventDate } as const
    return normalForm(content, comparisonContext(memory))
  }
  test.each([
    'Marta visited the lab',
    'The demo is tomorrow',
    'The demo is on Monday',
    'The server crashed',
    'The build broke two days ago',
  ])('the same event on another day is another event: %s', (text) => {
    expect(on('2024-03-05', text)).not.toBe(on('2024-03-06', text))
    expect(on('2024-03-05', text)).toBe(on('2024-03-05T18:00:00Z', text))
  })
  test.each([
    'Marta lives in Rome',
    'The demo is every Monday',
    'Marta was born in Rome',
    'Tests always run before a release',
  ])('the same state on another day is the same statement: %s', (text) =>
    expect(on('2024-03-05', text)).toBe(on('2025-03-06', text)),
  )
  test('the writer can declare it an event', () => {
    expect(on('2024-03-05', 'The kickoff of Apollo', 'event')).not.toBe(
      on('2024-03-06', 'The kickoff of Apollo', 'event'),
    )
    expect(isLastingState({ content: 'The kickoff of Apollo', memoryType: 'factual', memoryTypeSource: 'given' })).toBe(
      true,
    )
  })
  test('a detected type has no effect', () => {
    const kickoff = { content: 'The kickoff of Apollo', memoryType: 'event' } as const
    expect(isLastingState({ ...kickoff, memoryTypeSource: 'given' })).toBe(false)
    expect(isLastingState({ ...kickoff, memoryTypeSource: 'detected' })).toBe(true)
  })
  test('the day is counted in UTC, and a user is the speaker before the agent', () => {
    const told = { content: 'I left today', memoryType: null, memoryTypeSource: 'detected' } as const
    const memory = { ...told, writer: { agentId: '1' } }
    const eventDate = new Date('2024-03-05T23:30:00-02:00')
    expect(comparisonContext({ ...memory, userId: '7', eventDate })).toEqual({
      speaker: 'user:7',
      eventDay: '2024-03-06',
    })
    expect(comparisonContext({ ...memory, userId: null, eventDate }).speaker).toBe('agent:1')
  })
})

describe('properties', () => {
  const name = fc.constantFrom('Marta', 'Tom', 'the server', 'the library')
  const verb = fc.constantFrom('has', 'needs', 'sold', 'counted')
  const noun = fc.constantFrom('boxes', 'licences', 'lamps')
  test('white space and a final stop never matter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(form(`  ${text}\n`)).toBe(form(text))
      }),
    )
    fc.assert(
      fc.property(name, verb, fc.nat(9999), noun, (a, b, n, c) => {
        expect(form(`${a.toUpperCase()} ${b}  ${n} ${c}.`)).toBe(form(`${a} ${b} ${n} ${c}`))
      }),
    )
  })
  test('another number is another statement', () => {
    fc.assert(
      fc.property(name, verb, fc.nat(), fc.nat(), noun, (a, b, n, m, c) => {
        fc.pre(n !== m)
        expect(form(`${a} ${b} ${n} ${c}`)).not.toBe(form(`${a} ${b} ${m} ${c}`))
      }),
    )
  })
  test('kilograms are a thousand grams, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (grams) => {
        const kilograms = `${Math.floor(grams / 1000)}.${String(grams % 1000).padStart(3, '0')}`
        expect(form(`The load is ${kilograms} kg`)).toBe(form(`The load is ${grams} g`))
        expect(form(`The load is ${kilograms} kg`)).not.toBe(form(`The load is ${grams + 1} g`))
      }),
    )
  })
  test('any text has a form, and the hash is its digest', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(sameHash(text, context)).toEqual(sameHash(text, context))
        expect(sameHash(text, context)).toHaveLength(32)
      }),
    )
  })
})

describe('texts made to be slow', () => {
  const SHAPES: [string, (length: number) => string][] = [
    ['digits that end in a shout', (length) => `${'1'.repeat(length)}a!!!!!!!!!!!!!!!!`],
    ['stops within code', (length) => `\`${'!'.repeat(length)}a`],
    ['brackets', (length) => `${'('.repeat(length / 2)}a${')'.repeat(length / 2)}`],
  ]
  test.each(SHAPES)('%s: the time grows with the length, not with its square', (_name, textOf) => {
    expect(growth(form, textOf(5_000), textOf(50_000))).toBeLessThan(40)
  })
})
