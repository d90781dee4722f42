import { openModelUsage } from '@agent-memory/adapters/postgres/accounts/model-usage'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import type { Answerer } from '@agent-memory/core/ports/answers/answerer'
import type { Reranker } from '@agent-memory/core/ports/answers/reranker'
import type { Judge } from '@agent-memory/core/ports/memory/judge'
import type { ModelUsage } from '@agent-memory/core/ports/work/model-usage'
import type { Config } from '../../config/config.js'
import { measureJudge } from '../../observe/judge-metrics.js'
import type { Metrics } from '../../observe/metrics.js'
import { measureAnswerCalls, measureModelTokens } from '../../observe/model-metrics.js'
import { openAnswerer } from './answerers.js'
import { openJudge } from './judges.js'
import { openReranker } from './rerankers.js'

/** The language models. Judge and answerer share an organization's monthly tokens. */
export interface LanguageModels {
  /** Null if no judge is configured. */
  judge: Judge | null
  /** Counts a run of the judge. */
  judged: ReturnType<typeof measureJudge>
  /** Writes answers with a language model. Null if no model is configured. */
  answerer: Answerer | null
  modelUsage: ModelUsage
  /** Null if no reranker is configured. */
  reranker: Reranker | null
}

export const openLanguageModels = async (
  config: Config,
  { database, log, metrics }: { database: Database; log: Parameters<typeof openJudge>[1]; metrics: Metrics },
): Promise<LanguageModels> => {
  const usage = openModelUsage(database)
  const countTokens = measureModelTokens(metrics)
  return {
    judge: await openJudge(config, log),
    judged: measureJudge(metrics, countTokens),
    answerer: await openAnswerer(config, { log, usage, onCall: measureAnswerCalls(metrics, countTokens) }),
    modelUsage: usage,
    reranker: openReranker(config, log, metrics),
  }
}
