import { expect, test } from '@jest/globals'
import { COUNTS } from '../extractive/count.cases.js'
import { type AnswerCase, DIALOGUES, NOTES } from '../extractive/extractive.cases.js'
import { openExtractiveAnswerer } from '../extractive/extractive.js'
import { FORMER } from '../extractive/former.cases.js'
import type { AnswerSource } from '../source.js'
import { always, call, source } from './sources.cases.js'
import { verifySentence } from './verify.js'

const NOW = new Date('2026-06-15T09:00:00Z')
const WRITTEN = new Date('2026-06-01T10:00:00Z')
const sourcesOf = ({ sources }: AnswerCase): AnswerSource[] =>
  sources.map((each, at) => {
    const { content, day, id, userId, until, ...more } = typeof each === 'string' ? { content: each } : each
    return source(content, {
      ...{ memoryId: id ?? `memory-${at}`, userId: userId ?? null, createdAt: WRITTEN, ...more },
      ...(until && { status: 'superseded', validTo: new Date(until) }),
      ...(day && { eventDate: new Date(day), eventDateSource: 'given', eventDatePrecision: 'day' }),
    })
  })

test('what the extractive answerer drafts is verified, in every case of its own', async () => {
  let drafts = 0
  for (const one of [...DIALOGUES, ...NOTES, ...FORMER, ...COUNTS]) {
    const sources = sourcesOf(one)
    const request = { query: one.question, sources, facts: one.facts ?? [], systemPrompt: null, now: NOW, orgId: 'o' }
    for await (const draft of openExtractiveAnswerer().draft(request, call.signal)) {
      const found = await verifySentence(draft, sources, always(0), { ...call, now: NOW })
      expect(found).toEqual([{ sourceIndex: draft.cites[0], text: draft.text, status: 'verified' }])
      drafts += 1
    }
  }
  expect(drafts).toBeGreaterThan(20)
})
