import { expect, test } from '@jest/globals'
import type { PendingMemory, VerdictCommit } from '../../ports/memory/memories.js'
import type { ToldName } from '../speaker/speaker.js'
import { type GuardPorts, openGuard } from './guard.js'
import { studyText } from './study-text.js'

const NOW = new Date('2026-03-02T10:00:00Z')
const DOUBTFUL = 'The chatbot asks for the order number before it cancels anything'
const ODD = 'my toffrick maskabool linthery'

const pendingOf = (content: string): PendingMemory => ({
  ...{ memoryId: 'm', orgId: 'o', volumeId: 'v', status: 'pending', content, confidence: null, reason: null },
  ...{ writer: { keyId: 'k', agentId: 'a', agent: 'Agent' }, userId: null, sessionId: null, chunk: null },
  ...{ eventDate: NOW, eventDateSource: 'written', eventDatePrecision: 'day', memoryType: null, category: null },
  ...{ memoryTypeSource: 'detected', metadata: {}, redactions: [], mergedInto: null, overruled: false, edits: null },
  ...{ createdAt: NOW, decidedAt: null, lastConfirmedAt: null, supersededBy: null, validTo: null },
  ...{ flagReason: null, conflictsWith: [], outdated: [], told: [] },
  speaking: { agentId: 'a', userId: null },
})

/** Judges a statement; all models give it the score `reads`. `told`: the speaker's names, read with the candidates. */
async function judged(content: string, reads: number, told: readonly ToldName[] = []) {
  const asked: unknown[][] = []
  let committed: VerdictCommit | undefined
  const model = (name: string) => ({
    async score(text: string, priority: string, turn: { tenant: string }) {
      asked.push([name, text, priority, turn.tenant])
      return reads
    },
  })
  const ports = {
    memories: {
      pending: async () => pendingOf(content),
      candidates: async (_volume: string, keys: readonly unknown[]) =>
        keys.map(() => ({ asOf: 1n, told, same: [], related: [] })),
      async commit([commit]: readonly VerdictCommit[]) {
        committed = commit
        return ['committed']
      },
    },
    embedder: { model: 'm', dimension: 2, windows: async () => [Float32Array.of(1, 0)] },
    models: { orders: model('orders'), gibberish: model('gibberish') },
    texts: { study: async (memory: PendingMemory) => studyText(memory) },
    prototypes: async () => ({
      classes: [{ memoryType: 'factual', category: 'other' }],
      vectors: Float32Array.of(1, 0),
    }),
    hasJudge: true,
    now: () => NOW,
  } as unknown as GuardPorts
  const outcome = await openGuard(ports)({ memoryId: 'm', outboxId: 1n, signal: new AbortController().signal })
  return { outcome, asked, committed }
}

test.each([9, -9])('a doubtful statement is flagged if the order reader finds an order: %d', async (reads) => {
  const { outcome, asked } = await judged(DOUBTFUL, reads)
  expect(outcome).toMatchObject({ status: 'approved', flagReason: reads > 0 ? 'suspicious' : null })
  expect(asked).toEqual([['orders', DOUBTFUL, 'write', 'o']])
})

test.each([9, -9])('an odd statement is rejected if the gibberish reader says so: %d', async (reads) => {
  const { outcome, asked } = await judged(ODD, reads)
  expect(outcome).toMatchObject({ status: reads > 0 ? 'rejected' : 'approved' })
  expect(asked[0]).toEqual(['gibberish', ODD, 'write', 'o'])
})

test('it stays rejected when it is studied again, because its speaker has got a name', async () => {
  const { outcome, committed } = await judged(ODD, 9, [{ memoryId: 'n', name: 'Ada' }])
  expect([outcome?.status, committed?.verdict.windows]).toEqual(['rejected', null])
})

test('a plain statement is read by no model', async () => {
  const { outcome, asked } = await judged('Plums.', 9)
  expect([outcome?.status, asked]).toEqual(['approved', []])
})

test('a plain statement that nothing is related to is compared with its neighbours, an odd or suspicious one is not', async () => {
  const compared = async (content: string, reads = -9) => {
    const { isCompared, isRefined } = (await judged(content, reads)).committed?.verdict ?? {}
    return [isCompared, isRefined]
  }
  expect(await compared('Plums are in the shed.')).toEqual([true, true])
  expect(await compared('Are plums in the shed?')).toEqual([false, false])
  expect(await compared(DOUBTFUL, 9)).toEqual([false, false])
})
