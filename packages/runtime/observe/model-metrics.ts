import { ANSWER_OUTCOMES, type AnswerCall } from '@agent-memory/adapters/answerers/answer-calls'
import { MODEL_PURPOSES, type ModelPurpose, type Tokens } from '@agent-memory/core/ports/work/model-usage'
import { Counter, Histogram } from 'prom-client'
import type { Metrics } from './metrics.js'

export type TokenCounter = (purpose: ModelPurpose, used: Tokens) => void

/** Registers the count of tokens of all language models; returns the function that adds to it. */
export const measureModelTokens = ({ registry }: Metrics): TokenCounter => {
  const tokens = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens of language models counted towards the monthly budgets of organizations',
    labelNames: ['purpose', 'direction'] as const,
    registers: [registry],
  })
  const count: TokenCounter = (purpose, used) => {
    tokens.inc({ purpose, direction: 'in' }, used.in)
    tokens.inc({ purpose, direction: 'out' }, used.out)
  }
  for (const purpose of MODEL_PURPOSES) count(purpose, { in: 0, out: 0 })
  return count
}

const KINDS = { input: 'input', output: 'output', cacheRead: 'cache_read', cacheWrite: 'cache_write' } as const

/** Registers the metrics of answers by a language model; returns the function that counts one call. */
export const measureAnswerCalls = ({ registry }: Metrics, countTokens: TokenCounter) => {
  const registers = [registry]
  const calls = new Counter({
    name: 'answer_model_calls_total',
    help: 'Questions for the language model, by how the call ended',
    labelNames: ['outcome'] as const,
    registers,
  })
  for (const outcome of ANSWER_OUTCOMES) calls.inc({ outcome: outcome.replace(' ', '_') }, 0)
  const tokens = new Counter({
    name: 'answer_model_tokens_total',
    help: 'Tokens of answers as the API reported them; input does not include cache_read and cache_write',
    labelNames: ['kind'] as const,
    registers,
  })
  for (const kind of Object.values(KINDS)) tokens.inc({ kind }, 0)
  const first = new Histogram({
    name: 'answer_model_first_sentence_seconds',
    help: 'Time from the request to the language model to its first whole sentence',
    buckets: [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 15, 30],
    registers,
  })
  return (call: AnswerCall): void => {
    calls.inc({ outcome: call.outcome.replace(' ', '_') })
    countTokens('answer', call.used)
    for (const [name, kind] of Object.entries(KINDS) as [keyof typeof KINDS, string][]) {
      tokens.inc({ kind }, call.tokens?.[name] ?? 0)
    }
    if (call.firstSentenceMs !== null) first.observe(call.firstSentenceMs / 1_000)
  }
}
