import { openRules, type RulesOptions } from '@agent-memory/adapters/extractors/rules'
import { EXTRACT_PROMPT_VERSION } from '@agent-memory/core/graph/extract/prompt'
import { RULES, RULES_VERSION } from '@agent-memory/core/graph/extract/rules-version'
import type { Extractor } from '@agent-memory/core/ports/graph/extractor'
import type { Config } from '../../config/config.js'
import { atMostEvery } from '../../observe/at-most-every.js'

type ExtractorConfig = Pick<Config, 'anthropicApiKey' | 'anthropicBaseUrl' | 'anthropicModel'>

const WARN_EVERY_MS = 60_000

/**
 * Opens the extractor. With ANTHROPIC_API_KEY it uses the language model, or the built-in rules when the model fails.
 * Without the key it uses only the rules.
 * @param rulesOptions.textMs time limit of the rules per text, in milliseconds, in place of the default of `openRules`
 */
export const openExtractor = async (
  { anthropicApiKey: apiKey, anthropicBaseUrl, anthropicModel: model }: ExtractorConfig,
  log: Record<'info' | 'warn', (fields: object, message: string) => void>,
  rulesOptions: Pick<RulesOptions, 'textMs'> = {},
): Promise<Extractor> => {
  const rules = openRules({
    ...rulesOptions,
    onError: (error) =>
      log.warn({ error: String(error) }, 'an extraction thread failed; the next text starts a new thread'),
  })
  if (apiKey === undefined) return rules
  log.info({ model }, 'memories and documents are sent to a language model for extraction')
  const onFallback = atMostEvery(WARN_EVERY_MS, (why) =>
    log.warn(
      { model, why },
      'extracting with the built-in rules instead of the language model; later, run `sm-admin extract` to re-extract with the model',
    ),
  )
  const { openAnthropic } = await import('@agent-memory/adapters/extractors/anthropic')
  return openAnthropic({ apiKey, baseUrl: anthropicBaseUrl ?? null, model, rules, onFallback })
}

/** Returns the name and version of the extractor that this configuration selects. */
export const configuredExtractor = ({
  anthropicApiKey,
  anthropicModel,
}: ExtractorConfig): { extractor: string; version: number } =>
  anthropicApiKey === undefined
    ? { extractor: RULES, version: RULES_VERSION }
    : { extractor: anthropicModel, version: EXTRACT_PROMPT_VERSION }
