import { createMetrics } from '@agent-memory/runtime/observe/metrics'
import { measureAnswerCalls, measureModelTokens } from '@agent-memory/runtime/observe/model-metrics'
import { expect, test } from '@jest/globals'

test('a call is counted by outcome, its tokens by kind and towards the budget, and its first sentence is timed', async () => {
  const metrics = createMetrics()
  const count = measureAnswerCalls(metrics, measureModelTokens(metrics))
  const tokens = { input: 100, output: 10, cacheRead: 900, cacheWrite: 30 }
  count({ outcome: 'answered', tokens, used: { in: 1_030, out: 10 }, firstSentenceMs: 700 })
  count({ outcome: 'over budget', tokens: null, used: { in: 0, out: 0 }, firstSentenceMs: null })
  const lines = (await metrics.registry.metrics()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'answer_model_calls_total{outcome="answered"} 1',
      'answer_model_calls_total{outcome="over_budget"} 1',
      'answer_model_calls_total{outcome="failed"} 0',
      'answer_model_tokens_total{kind="input"} 100',
      'answer_model_tokens_total{kind="output"} 10',
      'answer_model_tokens_total{kind="cache_read"} 900',
      'answer_model_tokens_total{kind="cache_write"} 30',
      'model_tokens_total{purpose="answer",direction="in"} 1030',
      'model_tokens_total{purpose="answer",direction="out"} 10',
      'model_tokens_total{purpose="judge",direction="in"} 0',
      'answer_model_first_sentence_seconds_bucket{le="0.5"} 0',
      'answer_model_first_sentence_seconds_bucket{le="1"} 1',
      'answer_model_first_sentence_seconds_count 1',
    ]),
  )
})
