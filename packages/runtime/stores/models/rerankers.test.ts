import { createMetrics } from '@agent-memory/runtime/observe/metrics'
import { openReranker } from '@agent-memory/runtime/stores/models/rerankers'
import { expect, test } from '@jest/globals'
import { startScriptedServer } from '../../../../tests/support/servers/models/scripted-server.js'

const none = { rerankerUrl: undefined, rerankerModel: undefined, rerankerApiKey: undefined }

const open = (config: Partial<Record<keyof typeof none, string>>) => {
  const lines: object[] = []
  const write = (fields: object, message: string) => void lines.push({ ...fields, message })
  const metrics = createMetrics()
  return { reranker: openReranker({ ...none, ...config }, { info: write, warn: write }, metrics), lines, metrics }
}

test('without an address there is no reranker, and nothing is logged', () => {
  expect(open({})).toMatchObject({ reranker: null, lines: [] })
})

test('failures are logged at most once a minute, without query, texts or key, and counted', async () => {
  // A 422 starts no pause, unlike other failures of the reranker, so each call sends a request.
  const server = await startScriptedServer({ status: 422, text: '' }, { status: 422, text: '' })
  try {
    const { reranker, lines, metrics } = open({ rerankerUrl: server.url, rerankerApiKey: 'a secret key' })
    for (let call = 0; call < 2; call++) {
      const ranked = reranker?.rank('who?', ['one', 'two'], new AbortController().signal)
      await expect(ranked).rejects.toThrow('the reranker answered 422')
    }
    expect(server.received).toHaveLength(2)
    expect(lines).toEqual([
      { model: null, message: 'queries and the texts of their best hits are sent to a reranker' },
      {
        model: null,
        why: 'the reranker answered 422: does the reranker need RERANKER_MODEL?',
        message: 'the reranker gave no ranking; the hits are in the order of their scores',
      },
    ])
    expect(await metrics.registry.metrics()).toContain('reranker_calls_total{outcome="refused"} 2')
  } finally {
    await server.close()
  }
})
