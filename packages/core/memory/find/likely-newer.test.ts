import { expect, test } from '@jest/globals'
import type { CurrentMemory } from '../../ports/memory/memories.js'
import type { FoundMemory } from './current-hits.js'
import { openLikelyNewer } from './likely-newer.js'
import { newerFirst, withNewerFirst } from './newer-first.js'

const hit = (content: string, day: number, cosine = 0.6, more: Partial<CurrentMemory> = {}) =>
  ({
    memory: {
      memoryId: content,
      content,
      userId: null,
      chunk: null,
      flagReason: null,
      conflictsWith: [],
      likelyUpdates: [],
      writer: { keyId: 'k', agentId: 'a', agent: 'A' },
      createdAt: new Date(Date.UTC(2026, 0, day)),
      eventDate: new Date(Date.UTC(2026, 0, day)),
      eventDateSource: 'written',
      ...more,
    } as unknown as CurrentMemory,
    score: cosine,
    signals: { cosine, lexical: 0, context: 0, length: 5, fit: 0, former: 0 },
  }) satisfies FoundMemory
const textsOf = (found: readonly FoundMemory[]) => found.map(({ memory }) => memory.content)

const QUESTION = 'How much is the lunch menu at Bellafonte?'
const OLD = hit('The lunch menu at Bellafonte costs 11.50 euros.', 1, 0.8)
const NEW = hit('The lunch menu at Bellafonte has gone up to 12.90 euros.', 5, 0.75)
const OTHER = hit('Bellafonte bakes with Type 00 flour.', 6, 0.4)

test('a newer value comes first though nothing flagged it, with the score of the older one', () => {
  const found = newerFirst([OLD, NEW, OTHER], openLikelyNewer(QUESTION))
  expect(textsOf(found)).toEqual(textsOf([NEW, OLD, OTHER]))
  expect(found[0]?.score).toBe(0.8)
})

test('an older value does not move up, whatever it says', () => {
  const late = hit(OLD.memory.content, 9, 0.8)
  expect(textsOf(newerFirst([late, NEW, OTHER], openLikelyNewer(QUESTION)))).toEqual(textsOf([late, NEW, OTHER]))
})

test('without the comparison, as for a question about the past, the order stays', async () => {
  const memories = { current: async () => [] }
  const call = { volumeId: 'v', limit: 3, unmatched: false }
  const ask = (about: string | null) => withNewerFirst(memories, { ...call, about }, [OLD, NEW, OTHER], [])
  expect(textsOf(await ask(null))).toEqual(textsOf([OLD, NEW, OTHER]))
  expect(textsOf(await ask(QUESTION))).toEqual(textsOf([NEW, OLD, OTHER]))
})

test('a newer statement that fits the question far worse stays behind', () => {
  const far = hit(NEW.memory.content, 5, -0.2)
  expect(textsOf(newerFirst([OLD, far], openLikelyNewer(QUESTION)))).toEqual(textsOf([OLD, far]))
})

test('chunks of documents and suspicious memories stay where they are', () => {
  const chunk = { chunk: { documentId: 'd', filename: 'f', chunkIndex: 0 } } as unknown as Partial<CurrentMemory>
  for (const more of [chunk, { flagReason: 'suspicious' } as Partial<CurrentMemory>]) {
    const newer = hit(NEW.memory.content, 5, 0.75, more)
    expect(textsOf(newerFirst([OLD, newer], openLikelyNewer(QUESTION)))).toEqual(textsOf([OLD, newer]))
  }
})

test('what somebody else says of himself is no newer value', () => {
  const [own, other] = [hit('I live in Berlin.', 1), hit('Tom Meyer lives in Graz.', 2)]
  expect(textsOf(newerFirst([own, other], openLikelyNewer(QUESTION)))).toEqual(textsOf([own, other]))
})

test('of two things without a name, the one that the question describes stays first', () => {
  const boat = (colour: string, day: number, lexical: number) => {
    const one = hit(`The ${colour} boat belongs to the harbour of Nazare.`, day, 0.7)
    return { ...one, signals: { ...one.signals, lexical } }
  }
  const found = [boat('teal', 1, 0.9), boat('violet', 2, 0.4)]
  expect(textsOf(newerFirst(found, openLikelyNewer('the teal boat')))).toEqual(textsOf(found))
})

test('a statement about another number than the one asked for is no newer value', () => {
  const found = [hit('Lamp number 7 stands in room 40.', 1, 0.9), hit('Lamp number 8 stands in room 41.', 2, 0.85)]
  expect(textsOf(newerFirst(found, openLikelyNewer('Where is lamp number 7?')))).toEqual(textsOf(found))
})

test('only the first five hits are compared', () => {
  const between = ['Ravi likes tea.', 'The bus is late.', 'Graz is in Styria.', 'Nina plays chess.'].map((text) =>
    hit(text, 2, 0.79),
  )
  const found = newerFirst([OLD, ...between, NEW], openLikelyNewer(QUESTION))
  expect(textsOf(found)).toEqual(textsOf([OLD, ...between, NEW]))
})
