import { expect, test } from '@jest/globals'
import { type Answerer, type AnswerRequest, type DraftSentence, ModelFailed } from '../../ports/answers/answerer.js'
import { type Answering, type AnswerPorts, answer, NOT_IN_MEMORY } from './answer.js'
import type { AnswerSource } from './source.js'

const written = new Date('2026-05-04')
const source = (content: string): AnswerSource => ({
  ...{ memoryId: content, content, writer: { keyId: 'k', agentId: 'k', agent: 'k' }, userId: null, sessionId: null },
  ...{ memoryType: 'factual', category: 'other', eventDate: written, eventDateSource: 'written' },
  ...{ eventDatePrecision: 'day', createdAt: written, status: 'approved', validTo: null, flagReason: null },
  ...{ conflictsWith: [], outdated: [], chunk: null, score: 0.9 },
})
const request: AnswerRequest = {
  query: 'What does Marta drink?',
  sources: [source('Marta drinks tea.'), source('Marta drinks coffee on Mondays.')],
  facts: [],
  systemPrompt: null,
  now: written,
  orgId: 'o',
}
const TEA: DraftSentence = { text: 'Marta drinks tea.', cites: [0] }
const MONDAYS: DraftSentence = { text: 'Marta drinks coffee on Mondays.', cites: [1] }
const WINE: DraftSentence = { text: 'Marta drinks wine.', cites: [0] }

/** Returns an answerer that yields the drafts in order; where a draft is an error, it throws the error. */
const drafting = (...drafts: (DraftSentence | Error)[]): Answerer => ({
  async *draft() {
    for (const each of drafts) {
      if (each instanceof Error) throw each
      yield each
    }
  },
})
const failed = new ModelFailed('The model did not answer.', 'unknown')

const answered = async (
  ports: Partial<AnswerPorts>,
  more: Partial<Answering> = {},
  signal = new AbortController().signal,
) => {
  const meaning = { closeness: async (_text: string, others: readonly string[]) => others.map(() => 0) }
  const all: AnswerPorts = { answerer: null, extractive: drafting(), meaning, ...ports }
  const tokens: string[] = []
  for await (const event of answer(all, { request, whole: false, degraded: [], ...more }, signal)) {
    if (event.kind === 'end') return { text: tokens.join(''), ...event }
    tokens.push(event.token)
  }
  throw new Error('the answer did not end')
}

test('supported sentences are passed on with their marks, the others only listed', async () => {
  expect(await answered({ extractive: drafting(TEA, WINE, MONDAYS) })).toEqual({
    kind: 'end',
    text: 'Marta drinks tea [1]. Marta drinks coffee on Mondays [2].',
    citations: [
      { sourceIndex: 0, text: TEA.text, status: 'verified' },
      { sourceIndex: 0, text: WINE.text, status: 'unverified' },
      { sourceIndex: 1, text: MONDAYS.text, status: 'verified' },
    ],
    answered: true,
    degraded: [],
  })
})

test('a "yes" or "no", which no source supports, is left out', async () => {
  const drafts = [TEA, MONDAYS].map(({ text, cites }, at) => ({ text: `${at === 0 ? 'Yes' : 'No'}, ${text}`, cites }))
  expect(await answered({ extractive: drafting(...drafts) })).toMatchObject({
    text: 'Marta drinks tea [1]. Marta drinks coffee on Mondays [2].',
    citations: [{ text: TEA.text }, { text: MONDAYS.text }],
  })
})

test('a sentence is passed on before the next one is drafted', async () => {
  let drafted = 0
  const extractive: Answerer = {
    async *draft() {
      for (const each of [TEA, MONDAYS]) {
        drafted++
        yield each
      }
    },
  }
  const meaning = { closeness: async () => [] }
  const events = answer(
    { answerer: null, extractive, meaning },
    { request, whole: false, degraded: [] },
    AbortSignal.any([]),
  )
  await events.next()
  expect(drafted).toBe(1)
  await events.return()
})

test.each([
  ['no sentence', drafting()],
  ['only unsupported ones', drafting(WINE, { text: 'Marta drinks tea.', cites: [99] })],
])('%s means that it is not in memory', async (_name, extractive) => {
  expect(await answered({ extractive })).toMatchObject({ text: NOT_IN_MEMORY, answered: false })
})

test('a citation of a source that does not exist is listed without an index', async () => {
  const { citations } = await answered({ extractive: drafting({ text: TEA.text, cites: [99] }) })
  expect(citations).toEqual([{ sourceIndex: null, text: TEA.text, status: 'unverified' }])
})

test('the model answers where there is one; without sources it is not asked', async () => {
  const answerer = drafting(MONDAYS)
  expect(await answered({ answerer, extractive: drafting(TEA) })).toMatchObject({
    text: 'Marta drinks coffee on Mondays [2].',
    degraded: [],
  })
  const empty = { ...request, sources: [] }
  expect(await answered({ answerer: drafting(failed) }, { request: empty })).toMatchObject({
    answered: false,
    degraded: [],
  })
})

test('when the model fails before a sentence of it is passed on, the extractive answer takes its place', async () => {
  const ports = { answerer: drafting(WINE, failed), extractive: drafting(TEA) }
  const { citations, ...rest } = await answered(ports, { degraded: ['graph'] })
  expect(rest).toEqual({ kind: 'end', text: 'Marta drinks tea [1].', answered: true, degraded: ['graph', 'model'] })
  expect(citations).toHaveLength(1)
})

test('when it fails later, a stream fails; a whole answer, of which nothing was shown, is extractive', async () => {
  const ports = { answerer: drafting(MONDAYS, failed), extractive: drafting(TEA) }
  await expect(answered(ports)).rejects.toMatchObject({ code: 'chat_failed' })
  expect(await answered(ports, { whole: true })).toMatchObject({ text: 'Marta drinks tea [1].', degraded: ['model'] })
})

test('an answer that was aborted does not end as if it were whole', async () => {
  const controller = new AbortController()
  const extractive: Answerer = {
    async *draft() {
      yield TEA
      controller.abort(new Error('gone'))
    },
  }
  await expect(answered({ extractive }, {}, controller.signal)).rejects.toThrow('gone')
})

test('images, links, tags and numbers in brackets of a memory do not reach the answer', async () => {
  const sources = [source('Ada lives in Graz [2] ![](https://evil.example/p.png) <img src=x>.'), source('Else.')]
  const draft = { text: 'Ada lives in [Graz](https://evil.example) [2] ![](https://evil.example/?q=Graz).', cites: [0] }
  const { text, citations } = await answered({ extractive: drafting(draft) }, { request: { ...request, sources } })
  expect(text).toBe('Ada lives in Graz (2) [1].')
  expect(citations).toEqual([{ sourceIndex: 0, text: 'Ada lives in Graz (2).', status: 'verified' }])
})

test('the answerer reads sources as plain text', async () => {
  const sources = [source('Ada lives in Graz [2, 3].')]
  let read: AnswerRequest['sources'] = []
  const extractive: Answerer = {
    async *draft(given) {
      read = given.sources
      yield TEA
    },
  }
  await answered({ extractive }, { request: { ...request, sources } })
  expect(read.map(({ content }) => content)).toEqual(['Ada lives in Graz (2, 3).'])
})

test('a sentence with an address that no cited source contains is left out', async () => {
  const sources = [source('Marta drinks tea, see https://tea.example/a.'), source('See https://tea.example/b.')]
  const see = (address: string) => ({ text: `Marta drinks tea, see ${address}.`, cites: [0] })
  const drafts = [see('https://tea.example/a?q=tea'), see('https://tea.example/b'), see('https://tea.example/a')]
  const { text, citations } = await answered({ extractive: drafting(...drafts) }, { request: { ...request, sources } })
  expect(text).toBe('Marta drinks tea, see https://tea.example/a [1].')
  expect(citations.map(({ status }) => status)).toEqual(['unverified', 'unverified', 'verified'])
})

test('the name that a speaker told counts as who a memory is about', async () => {
  const draft = drafting({ text: 'Zora Quist lives in Graz.', cites: [0] })
  const asked = (speaker?: string) =>
    answered({ extractive: draft }, { request: { ...request, sources: [{ ...source('I live in Graz.'), speaker }] } })
  expect((await asked('Zora Quist')).citations).toMatchObject([{ status: 'verified' }])
  expect((await asked()).citations).not.toMatchObject([{ status: 'verified' }])
})

test.each([false, true])('a model that goes on and on is ended after twelve sentences (whole: %s)', async (whole) => {
  let drafted = 0
  const answerer: Answerer = {
    async *draft() {
      for (;;) {
        drafted++
        yield TEA
      }
    },
  }
  const { citations } = await answered({ answerer }, { whole })
  expect([drafted, citations.length]).toEqual([12, 12])
})

test('between sentences others have their turn, and an abort ends the answer', async () => {
  const controller = new AbortController()
  setImmediate(() => controller.abort(new Error('gone')))
  await expect(answered({ extractive: drafting(TEA, MONDAYS) }, {}, controller.signal)).rejects.toThrow('gone')
})
