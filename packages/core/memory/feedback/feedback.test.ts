import { describe, expect, test } from '@jest/globals'
import type { Principal } from '../../accounts/principal.js'
import type { NewFeedback } from '../../ports/memory/feedback.js'
import { type PiiSetting, redactFor } from '../guard/pii/redact-personal.js'
import { type FeedbackCall, type FeedbackPorts, submitFeedback } from './feedback.js'

const VOLUME = '00000000-0000-4000-8000-000000000001'
const [ONE, TWO] = ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003'] as const
const caller = (keyId: string): Principal => ({
  ...{ kind: 'key', keyKind: 'org_rw', keyId, orgId: 'org', name: 'Key' },
  ...{ projectId: null, agentId: null, userId: null, roles: {} },
})

/** Ports of a volume in which `ONE` is a memory and `TWO` a chunk of a document; `asked` lists what was stored. */
const portsOf = ({ pii = 'allow' } = {}) => {
  const asked: { feedback: NewFeedback; chunks: boolean }[] = []
  const ports = {
    now: () => new Date(0),
    volumes: {
      volumeForKey: async () => ({ volumeId: VOLUME, orgId: 'org', projectId: 'project', pii, permissions: null }),
    },
    texts: { storable: async (text: string, setting: PiiSetting) => redactFor(setting)(text) },
    memories: { locate: async (id: string) => ({ volumeId: VOLUME, isChunk: id === TWO }) },
    feedback: {
      async add(feedback: NewFeedback, { chunks }: { chunks: boolean }) {
        asked.push({ feedback, chunks })
        return feedback
      },
    },
  } as unknown as FeedbackPorts
  return { ports, asked }
}
const onAnswer: FeedbackCall = {
  principal: caller('key'),
  volumeId: VOLUME,
  about: { query: 'Who?', citedMemoryIds: [ONE, TWO] },
  kind: 'wrong',
  comment: undefined,
  chunks: true,
  signal: new AbortController().signal,
}
const idOf = async (changes: Partial<FeedbackCall> = {}) =>
  (await submitFeedback(portsOf().ports, { ...onAnswer, ...changes })).feedbackId

test('the id of feedback is a UUID that depends on all that is said, and by whom', async () => {
  const id = await idOf()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(await idOf({ about: { query: 'Who?', citedMemoryIds: [TWO, ONE, TWO] } })).toBe(id)
  const others = [
    await idOf({ principal: caller('other') }),
    await idOf({ about: { query: 'Where?', citedMemoryIds: [ONE, TWO] } }),
    await idOf({ about: { query: 'Who?', citedMemoryIds: [ONE] } }),
    await idOf({ about: { memoryId: ONE } }),
    await idOf({ kind: 'useful' }),
    await idOf({ comment: 'No.' }),
  ]
  expect(new Set([id, ...others]).size).toBe(others.length + 1)
})

describe('without the scope of documents', () => {
  test('a chunk does not exist', async () => {
    const call = { ...onAnswer, volumeId: undefined, chunks: false }
    const { ports, asked } = portsOf()
    await expect(submitFeedback(ports, { ...call, about: { memoryId: TWO } })).rejects.toMatchObject({
      code: 'memory_not_found',
    })
    await submitFeedback(ports, { ...call, about: { memoryId: ONE } })
    expect(asked).toEqual([expect.objectContaining({ chunks: false })])
  })
})

test.each([
  ['allow', 'ilse@example.com'],
  ['redact', '[redacted:email]'],
  ['reject', '[redacted:email]'],
])('where personal identifiers are under %p, they are stored as %p', async (pii, stored) => {
  const { ports } = portsOf({ pii })
  const text = 'Write to ilse@example.com with AKIAIOSFODNN7EXAMPLE.'
  const about = { query: text, citedMemoryIds: [] }
  const { query, comment } = await submitFeedback(ports, { ...onAnswer, about, comment: text })
  for (const said of [query, comment]) {
    expect(said).toContain(stored)
    expect(said).not.toContain('AKIA')
  }
})
