import { describe, expect, test } from '@jest/globals'
import type { DraftSentence } from '../../../ports/answers/answerer.js'
import type { AnswerSource } from '../source.js'
import { COUNTS } from './count.cases.js'
import { type AnswerCase, DIALOGUES, type GivenSource, NOTES, PLAIN } from './extractive.cases.js'
import { openExtractiveAnswerer } from './extractive.js'
import { FORMER } from './former.cases.js'
import { SINGLE } from './single.cases.js'
import { UNSEEN } from './unseen.cases.js'

const NOW = new Date('2026-06-15T09:00:00Z')

const sourcesOf = ({ sources }: AnswerCase): AnswerSource[] =>
  sources.map((each, at) => {
    const given: GivenSource = typeof each === 'string' ? { content: each } : each
    const { content, day, id, userId, conflictsWith, outdated, until } = given
    return {
      memoryId: id ?? `memory-${at}`,
      content,
      writer: { keyId: 'k', agentId: 'a', agent: 'Assistant' },
      ...{ userId: userId ?? null, sessionId: null, memoryType: 'factual', category: 'other' },
      eventDate: new Date(day ?? '2026-06-01'),
      eventDateSource: day === undefined ? 'written' : 'given',
      eventDatePrecision: 'day',
      createdAt: new Date('2026-06-01T10:00:00Z'),
      ...{ outdated: outdated ?? [], chunk: null, score: 0.9 - at / 20 },
      ...{ status: until ? 'superseded' : 'approved', validTo: until ? new Date(until) : null },
      flagReason: conflictsWith ? 'conflict' : null,
      conflictsWith: conflictsWith ?? [],
    } as const
  })

const CASES = [...DIALOGUES, ...NOTES, ...PLAIN, ...FORMER, ...COUNTS, ...SINGLE]

const draft = async (one: AnswerCase): Promise<DraftSentence[]> => {
  const request = { query: one.question, sources: sourcesOf(one), facts: one.facts ?? [], systemPrompt: null }
  const sentences: DraftSentence[] = []
  const call = { ...request, now: NOW, orgId: 'o' }
  for await (const sentence of openExtractiveAnswerer().draft(call, new AbortController().signal))
    sentences.push(sentence)
  return sentences
}

describe('the extractive answerer', () => {
  test.each(CASES)('$question', async (one) => {
    const sentences = await draft(one)
    const answer = sentences.map(({ lead, text }) => (lead ? `${lead} ${text}` : text)).join('\n')
    if (one.says.length === 0) expect(answer).toBe('')
    let from = 0
    for (const part of one.says) {
      expect(answer.slice(from)).toContain(part)
      from = answer.indexOf(part, from) + part.length
    }
    for (const part of one.not ?? []) expect(answer).not.toContain(part)
  })
  test('what was not looked at while its rules were tuned', async () => {
    let right = 0
    for (const one of UNSEEN) {
      const answer = (await draft(one)).map(({ lead, text }) => (lead ? `${lead} ${text}` : text)).join('\n')
      const isRight = one.says.every((part) => answer.includes(part)) && !one.not?.some((part) => answer.includes(part))
      if (isRight && (one.says.length > 0 || answer === '')) right++
    }
    // The answerer got 15 of the 16 cases right when this test was written.
    expect(right).toBeGreaterThanOrEqual(15)
  })
  test('every sentence cites a source that it quotes', async () => {
    for (const one of CASES)
      for (const { cites } of await draft(one)) {
        expect(cites).toHaveLength(1)
        expect(cites[0]).toBeLessThan(one.sources.length)
      }
  })
})
