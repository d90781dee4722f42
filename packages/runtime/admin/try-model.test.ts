import { admin } from '@agent-memory/runtime/admin/admin'
import { loadConfig } from '@agent-memory/runtime/config/config'
import { afterEach, expect, test } from '@jest/globals'
import {
  type Answer,
  type AnthropicServer,
  KEY,
  startAnthropicServer,
} from '../../../tests/support/servers/models/anthropic-server.js'

const GOOD = 'The garden club meets on Tuesday [2].'
/** A folder that does not exist, because `try-model` must not look for a database. */
const NO_DATABASE = { DATA_DIR: '/nonexistent' }

let server: AnthropicServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const run = async (script: Answer[], env: Record<string, string | undefined> = {}, ...args: string[]) => {
  server = await startAnthropicServer(...script)
  const settings = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: server.url, ANTHROPIC_MODEL: 'claude-test-1' }
  const printed: string[] = []
  const io = { print: (line: string) => void printed.push(line), read: async () => '' }
  const code = await admin(loadConfig({ ...NO_DATABASE, ...settings, ...env }), ['try-model', ...args], io)
  return { code, printed, last: printed.at(-1) }
}

test('prints what came back, the model, the time, the tokens and whether it works', async () => {
  const { code, printed } = await run([{ text: GOOD, cached: { read: 7, written: 8 } }])
  expect(code).toBe(0)
  expect(printed).toEqual([
    `Asking claude-test-1 at ${server?.url}/: On which day does the garden club meet?`,
    ...['', GOOD, ''],
    'Sentence: The garden club meets on Tuesday. Cites: 2.',
    'Model: claude-test-1. Stopped by: end_turn.',
    expect.stringMatching(/^Time: first text after \d+\.\d\d s, all after \d+\.\d\d s\.$/),
    'Tokens: 100 in, 10 out; 7 read from the cache, 8 written to it.',
    'It works: the model answers from its sources and cites them.',
  ])
})

test('shows the request exactly as it is sent, and never the key', async () => {
  const { printed } = await run([{ text: `${GOOD} ${KEY}` }], {}, '--show')
  expect(JSON.parse(printed[0] ?? '')).toEqual(server?.requests[0])
  expect(printed.join('\n')).not.toContain(KEY)
})

test('without a key it shows the request too, and sends none', async () => {
  const { code, printed, last } = await run([], { ANTHROPIC_API_KEY: undefined }, '--show')
  expect(code).toBe(1)
  expect(printed[0]).toContain('The garden club meets every Tuesday')
  expect(last).toBe('ANTHROPIC_API_KEY is not set: answers are put together without a language model.')
  expect(server?.requests).toEqual([])
})

test('says when the service would not use the model', async () => {
  const { code, last } = await run([{ text: GOOD }], { MODEL_MONTHLY_TOKENS: '0' })
  expect(code).toBe(0)
  expect(last).toBe('MODEL_MONTHLY_TOKENS is 0: the model neither answers questions nor compares memories.')
})

const failing = (status: number, type: string): Answer => ({ status, type })
test.each<[string, Answer, string | RegExp]>([
  [
    'an unknown model',
    failing(404, 'not_found_error'),
    'The API does not know the model claude-test-1 (404): check ANTHROPIC_MODEL.',
  ],
  [
    'a key without permission',
    failing(403, 'permission_error'),
    'The API rejected the key (403): check ANTHROPIC_API_KEY.',
  ],
  ['a rate limit', failing(429, 'rate_limit_error'), 'The API limits this key (429): scripted'],
  ['an overloaded API', failing(529, 'overloaded_error'), 'The API is overloaded: try again in a minute.'],
  [
    'one that is overloaded meanwhile',
    { text: 'The', end: { error: 'overloaded_error' } },
    'The API is overloaded: try again in a minute.',
  ],
  [
    'a bad request',
    failing(400, 'invalid_request_error'),
    'The API returned status 400, invalid_request_error: scripted',
  ],
  [
    'an answer that breaks off',
    { text: 'The', end: 'unfinished' },
    /^What came back is not an answer of the API \(the answer ended before it was complete\)/,
  ],
  ['another site', { raw: '<html>' }, /^What came back is not an answer of the API/],
  ['a refusal', { text: '', stopReason: 'refusal' }, /^The model refused to answer this harmless question/],
  ['no citation', { text: 'On Tuesday.' }, /^The model answered, but not as asked/],
  ['the wrong citation', { text: 'On Tuesday [1].' }, /^The model answered, but not as asked/],
])('one sentence on %s', async (_, answer, sentence) => {
  const { code, last } = await run([answer])
  expect(code).toBe(1)
  expect(last).toMatch(sentence)
})

test('one sentence on a wrong key', async () => {
  const { code, last, printed } = await run([], { ANTHROPIC_API_KEY: 'sk-ant-wrong' })
  expect(code).toBe(1)
  expect(last).toBe('The API rejected the key (401): check ANTHROPIC_API_KEY.')
  expect(printed.join('\n')).not.toContain('sk-ant-wrong')
})

test('one sentence on an address where nothing answers', async () => {
  const closed = await startAnthropicServer()
  await closed.close()
  const { code, last } = await run([], { ANTHROPIC_BASE_URL: closed.url })
  expect(code).toBe(1)
  expect(last).toMatch(/^Nothing answers at http:\S+ \(.*ECONNREFUSED.*\): check ANTHROPIC_BASE_URL/)
})
