import { openHttpReranker } from '@agent-memory/adapters/rerankers/http'
import type { Reranker } from '@agent-memory/core/ports/answers/reranker'
import type { Config } from '../../config/config.js'
import { atMostEvery } from '../../observe/at-most-every.js'
import type { Metrics } from '../../observe/metrics.js'
import { measureReranker } from '../../observe/reranker-metrics.js'

type RerankerConfig = Pick<Config, 'rerankerUrl' | 'rerankerModel' | 'rerankerApiKey'>

const WARN_EVERY_MS = 60_000

/** Opens the reranker. Returns null if RERANKER_URL is not set. */
export const openReranker = (
  { rerankerUrl: url, rerankerModel, rerankerApiKey }: RerankerConfig,
  log: Record<'info' | 'warn', (fields: object, message: string) => void>,
  metrics: Metrics,
): Reranker | null => {
  const onCall = measureReranker(metrics)
  if (url === undefined) return null
  const model = rerankerModel ?? null
  log.info({ model }, 'queries and the texts of their best hits are sent to a reranker')
  const onFailure = atMostEvery(WARN_EVERY_MS, (why) =>
    log.warn({ model, why }, 'the reranker gave no ranking; the hits are in the order of their scores'),
  )
  return openHttpReranker({ url, model, token: rerankerApiKey ?? null, onCall, onFailure })
}
