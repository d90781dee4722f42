import { RERANK_OUTCOMES, type RerankOutcome } from '@agent-memory/adapters/rerankers/http'
import { Counter, Histogram } from 'prom-client'
import type { Metrics } from './metrics.js'

/** Registers the metrics of the reranker; returns the function that counts one call. */
export const measureReranker = ({ registry }: Metrics) => {
  const registers = [registry]
  const calls = new Counter({
    name: 'reranker_calls_total',
    help: 'Rankings requested from the reranker, by outcome; resting: not called for a while after a failure',
    labelNames: ['outcome'] as const,
    registers,
  })
  for (const outcome of RERANK_OUTCOMES) calls.inc({ outcome }, 0)
  const times = new Histogram({
    name: 'reranker_call_seconds',
    help: 'Time the reranker took to rank the hits of one query',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers,
  })
  return (outcome: RerankOutcome, seconds: number): void => {
    calls.inc({ outcome })
    if (outcome === 'ranked') times.observe(seconds)
  }
}
