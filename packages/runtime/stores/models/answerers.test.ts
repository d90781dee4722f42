import type { AnswerCall } from '@agent-memory/adapters/answerers/answer-calls'
import type { ModelUsage } from '@agent-memory/core/ports/work/model-usage'
import { openAnswerer } from '@agent-memory/runtime/stores/models/answerers'
import { afterEach, expect, test } from '@jest/globals'
import { KEY, startAnthropicServer } from '../../../../tests/support/servers/models/anthropic-server.js'

let opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()))
  opened = []
})

/** Grants tokens for every call, as if the organization still had some left this month. */
const usage: ModelUsage = {
  reserve: async (call) => ({ ...call, month: '2026-11-01' }),
  settle: async () => {},
}
const lines: [level: string, fields: object, message: string][] = []
const log = {
  info: (fields: object, message: string) => void lines.push(['info', fields, message]),
  warn: (fields: object, message: string) => void lines.push(['warn', fields, message]),
}
const open = (anthropicApiKey: string | undefined, modelMonthlyTokens: number, anthropicBaseUrl?: string) => {
  lines.length = 0
  const config = { anthropicApiKey, anthropicBaseUrl, anthropicModel: 'claude-test-1', modelMonthlyTokens }
  const calls: AnswerCall[] = []
  return openAnswerer(config, { log, usage, onCall: (call) => void calls.push(call) })
}

test.each([
  ['a key', undefined, 1_000_000],
  ['tokens', KEY, 0],
])('without %s there is none, and nothing is logged', async (_, key, tokens) => {
  expect(await open(key, tokens)).toBeNull()
  expect(lines).toEqual([])
})

test('with both it asks the model; the log says so at start, and why a call failed, without a text or the key', async () => {
  const server = await startAnthropicServer(
    { text: 'Ada lives in Graz [1].' },
    { status: 400, type: 'invalid_request_error' },
  )
  opened.push(server)
  const answerer = await open(KEY, 1_000_000, server.url)
  const request = { query: 'Where?', sources: [], facts: [], systemPrompt: null, now: new Date(), orgId: 'o' }
  const draft = async () => {
    const sentences = []
    for await (const { text } of answerer?.draft(request, new AbortController().signal) ?? []) sentences.push(text)
    return sentences
  }
  expect(await draft()).toEqual(['Ada lives in Graz.'])
  await expect(draft()).rejects.toThrow('the API returned status 400')
  expect(lines).toEqual([
    ['info', { model: 'claude-test-1', tokens: 1_000_000 }, expect.stringContaining('sent to a language model')],
    ['warn', { model: 'claude-test-1', why: 'the API returned status 400, invalid_request_error' }, expect.any(String)],
  ])
})
