import type { AnswerCall } from '@agent-memory/adapters/answerers/answer-calls'
import type { Answerer } from '@agent-memory/core/ports/answers/answerer'
import type { ModelUsage } from '@agent-memory/core/ports/work/model-usage'
import type { Config } from '../../config/config.js'
import { atMostEvery } from '../../observe/at-most-every.js'

type AnswererConfig = Pick<Config, 'anthropicApiKey' | 'anthropicBaseUrl' | 'anthropicModel' | 'modelMonthlyTokens'>

interface AnswererParts {
  log: Record<'info' | 'warn', (fields: object, message: string) => void>
  usage: ModelUsage
  onCall: (call: AnswerCall) => void
}

const WARN_EVERY_MS = 60_000

/**
 * Opens the answerer that calls a language model. Returns null without ANTHROPIC_API_KEY or with a budget of 0; every
 * answer then quotes sentences of the sources (`openExtractiveAnswerer`).
 */
export const openAnswerer = async (
  { anthropicApiKey: apiKey, anthropicBaseUrl, anthropicModel: model, modelMonthlyTokens: budget }: AnswererConfig,
  { log, usage, onCall }: AnswererParts,
): Promise<Answerer | null> => {
  if (apiKey === undefined || budget === 0) return null
  log.info({ model, tokens: budget }, 'questions are sent to a language model, with the memories found for them')
  const onFailure = atMostEvery(WARN_EVERY_MS, (why) =>
    log.warn({ model, why }, 'a request to the language model for an answer failed'),
  )
  const { openAnthropicAnswerer } = await import('@agent-memory/adapters/answerers/anthropic')
  return openAnthropicAnswerer({
    ...{ apiKey, baseUrl: anthropicBaseUrl ?? null, model, usage, budget, onFailure, onCall },
  })
}
