import type { Judge } from '@agent-memory/core/ports/memory/judge'
import type { Config } from '../../config/config.js'
import { atMostEvery } from '../../observe/at-most-every.js'

type JudgeConfig = Pick<Config, 'anthropicApiKey' | 'anthropicBaseUrl' | 'anthropicModel' | 'modelMonthlyTokens'>

const WARN_EVERY_MS = 60_000

/** Opens the judge. Returns null without ANTHROPIC_API_KEY or with a budget of 0; no jobs are then enqueued for it. */
export const openJudge = async (
  { anthropicApiKey: apiKey, anthropicBaseUrl, anthropicModel: model, modelMonthlyTokens: tokens }: JudgeConfig,
  log: Record<'info' | 'warn', (fields: object, message: string) => void>,
): Promise<Judge | null> => {
  if (apiKey === undefined || tokens === 0) return null
  log.info({ model, tokens }, 'short statements and similar memories are sent to a language model, which compares them')
  const onFailure = atMostEvery(WARN_EVERY_MS, (why) =>
    log.warn(
      { model, why },
      'the language model that compares statements gave no answer; the decision of the rules is kept',
    ),
  )
  const { openAnthropicJudge } = await import('@agent-memory/adapters/judges/anthropic')
  return openAnthropicJudge({ apiKey, baseUrl: anthropicBaseUrl ?? null, model, onFailure })
}
