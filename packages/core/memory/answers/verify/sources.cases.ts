/** Helpers for the tests of verification: sources as a memory gives them, and a similarity model with fixed results. */
import type { Meaning } from '../../../ports/answers/meaning.js'
import { eventDate } from '../../write/event-date.js'
import type { AnswerSource } from '../source.js'
import { type VerifyCall, verifySentence } from './verify.js'

export const WRITTEN = new Date('2024-05-03T09:00:00Z')
export const source = (content: string, more: Partial<AnswerSource> = {}): AnswerSource => {
  const { eventDate: day, source: from, precision } = eventDate({ text: content, now: WRITTEN })
  return {
    ...{ memoryId: content, content, writer: { keyId: 'k', agentId: 'a', agent: 'Agent' }, userId: 'u-17' },
    ...{ sessionId: null, memoryType: null, category: null, createdAt: WRITTEN, status: 'approved', validTo: null },
    ...{ eventDate: day, eventDateSource: from, eventDatePrecision: precision },
    ...{ flagReason: null, conflictsWith: [], outdated: [], chunk: null, score: 0.9 },
    ...more,
  }
}
/** Returns a similarity model that gives `cosine` for every pair of texts. */
export const always = (cosine: number): Meaning => ({ closeness: async (_, others) => others.map(() => cosine) })
export const call: VerifyCall = {
  orgId: 'o',
  signal: new AbortController().signal,
  now: new Date('2024-06-01T10:00:00Z'),
}
export const verify = (
  text: string,
  sources: readonly AnswerSource[],
  cites: readonly number[] = [0],
  meaning = always(0),
) => verifySentence({ text, cites }, sources, meaning, call)
export const statusOf = async (text: string, of: AnswerSource, meaning = always(0)) =>
  (await verify(text, [of], [0], meaning))[0]?.status
