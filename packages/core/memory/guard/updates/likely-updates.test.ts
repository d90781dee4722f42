import { expect, test } from '@jest/globals'
import type { TwoTexts } from '../../../ports/memory/guard-model.js'
import type { LikelyUpdates } from '../../../ports/memory/likely-updates.js'
import type { JudgedMemory } from '../../../ports/memory/refinements.js'
import { type ComparePorts, compareMemory } from './likely-updates.js'

const told = (content: string, agentId = 'a'): JudgedMemory => ({
  ...{ memoryId: content, content, userId: null, writer: { keyId: agentId, agentId, agent: agentId } },
  ...{ eventDate: new Date('2026-03-02'), eventDateSource: 'written', memoryType: null, memoryTypeSource: 'detected' },
  createdAt: new Date('2026-03-02'),
})

/**
 * Compares a memory with `known` ones, nearest first. `scores`: the update reader's log odds by known text, -3 if not
 * listed; `step`: how much the cosine falls from one known memory to the next; `headSeq`: number of the volume's
 * changes.
 */
const compared = async (
  subject: JudgedMemory | null,
  known: JudgedMemory[],
  scores: Record<string, number>,
  { step = 0.1, isBounded = false, headSeq = 7n } = {},
) => {
  const read: TwoTexts[] = []
  const stored: Parameters<LikelyUpdates['store']>[] = []
  const ports = {
    embedder: { model: 'm' },
    refinements: {
      subject: async () =>
        subject && { memory: subject, orgId: 'o', volumeId: 'v', headSeq, vector: Float32Array.of(1) },
      neighbours: async () => known.toReversed(),
    },
    index: { search: async () => known.map(({ memoryId }, at) => ({ memoryId, cosine: 0.9 - at * step })) },
    updates: {
      async score(texts: TwoTexts) {
        read.push(texts)
        return scores[texts[0]] ?? -3
      },
    },
    isBounded,
    likelyUpdates: { store: async (...call: Parameters<LikelyUpdates['store']>) => void stored.push(call) },
  } as unknown as ComparePorts
  const job = { memoryId: 'new', outboxId: 5n, signal: new AbortController().signal }
  await compareMemory(ports, job)
  return { read, stored }
}
const NEW = told('The team meets at ten now.')

test('the three nearest are read, and the likely ones stored', async () => {
  const known = ['Standup is at nine.', 'Marta has a dog.', 'Standup takes long.', 'Lunch is at one.'].map((text) =>
    told(text),
  )
  const { read, stored } = await compared(NEW, known, {
    'Standup is at nine.': 3,
    'Standup takes long.': 0,
    'Lunch is at one.': 9,
  })
  expect(read).toEqual(known.slice(0, 3).map(({ content }) => [content, NEW.content]))
  const newer = { memoryId: 'new', volumeId: 'v', headSeq: 7n }
  expect(stored).toEqual([[5n, { newer, olders: ['Standup is at nine.'] }]])
  expect((await compared(NEW, known, {}, { step: 0.4 })).read).toHaveLength(2)
})

test('questions, and what another speaker says of himself, are not read', async () => {
  const known = [told('When is standup?'), told('I have standup at nine.', 'b'), told('Bea has standup at nine.', 'b')]
  expect((await compared(NEW, known, {})).read).toEqual([['Bea has standup at nine.', NEW.content]])
  expect((await compared(told('My standup is at ten.'), known, {})).read).toEqual([])
  expect((await compared(told('When is standup?'), [told('Standup is at nine.')], {})).read).toEqual([])
})

test('the job ends for a memory that cannot be compared any more', async () => {
  expect(await compared(null, [], {})).toEqual({ read: [], stored: [[5n, null]] })
})

test('in a volume whose vectors may not fit into memory nothing is searched, unless another index holds them', async () => {
  const known = [told('Standup is at nine.')]
  const headSeq = 100_001n
  expect(await compared(NEW, known, {}, { isBounded: true, headSeq })).toEqual({ read: [], stored: [[5n, null]] })
  expect((await compared(NEW, known, {}, { headSeq })).read).toHaveLength(1)
})
