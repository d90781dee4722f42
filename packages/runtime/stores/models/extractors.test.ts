import { EXTRACT_PROMPT_VERSION } from '@agent-memory/core/graph/extract/prompt'
import { configuredExtractor, openExtractor } from '@agent-memory/runtime/stores/models/extractors'
import { afterEach, expect, test } from '@jest/globals'
import { KEY, startAnthropicServer } from '../../../../tests/support/servers/models/anthropic-server.js'

let opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()))
  opened = []
})

const lines: [level: string, fields: object, message: string][] = []
const log = {
  info: (fields: object, message: string) => void lines.push(['info', fields, message]),
  warn: (fields: object, message: string) => void lines.push(['warn', fields, message]),
}
const open = async (anthropicApiKey: string | undefined, anthropicBaseUrl?: string) => {
  lines.length = 0
  const config = { anthropicApiKey, anthropicBaseUrl, anthropicModel: 'claude-test-1' }
  // The first text also waits for the thread and the language data to load, possibly on a busy machine.
  const extractor = await openExtractor(config, log, { textMs: 300_000 })
  opened.push(extractor)
  const extract = () => extractor.extract('Marta lives in Oslo.', { speaker: null }, new AbortController().signal)
  return { extract, configured: configuredExtractor(config) }
}

test('without a key the rules extract, and nothing is logged', async () => {
  const { extract, configured } = await open(undefined)
  const { extractor, version } = await extract()
  expect({ extractor, version }).toEqual(configured)
  expect(lines).toEqual([])
})

test('with a key the model does, which is logged at start', async () => {
  const server = await startAnthropicServer({ input: { entities: [], facts: [], relationships: [] } })
  opened.push(server)
  const { extract, configured } = await open(KEY, server.url)
  expect(await extract()).toMatchObject(configured)
  expect(configured).toEqual({ extractor: 'claude-test-1', version: EXTRACT_PROMPT_VERSION })
  expect(lines.map(([level]) => level)).toEqual(['info'])
})

test('if the key is rejected the rules read, with one log line for many texts, and without the key', async () => {
  const server = await startAnthropicServer()
  opened.push(server)
  const { extract } = await open('sk-ant-wrong', server.url)
  for (let at = 0; at < 3; at += 1) expect(await extract()).toMatchObject({ extractor: 'rules' })
  const warnings = lines.filter(([level]) => level === 'warn')
  expect(warnings.map(([, fields]) => fields)).toEqual([
    { model: 'claude-test-1', why: 'the API rejected the key (401)' },
  ])
  expect(JSON.stringify(lines)).not.toContain('sk-ant')
})
