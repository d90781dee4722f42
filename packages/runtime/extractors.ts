import { openAnthropic } from '@agent-memory/adapters/extractors/anthropic'
import { openRules, type RulesOptions } from '@agent-memory/adapters/extractors/rules'
import { RULES, RULES_VERSION } from '@agent-memory/core/graph/rules-version'
import type { Extractor } from '@agent-memory/core/ports/extractor'
import { EXTRACT_PROMPT_VERSION } from '@agent-memory/core/prompts/extract'
import type { Config } from './config.js'

type ExtractorConfig = Pick<Config, 'anthropicApiKey' | 'anthropicBaseUrl' | 'anthropicModel'>

const TELL_EVERY_MS = 60_000

/**
 * The language model with ANTHROPIC_API_KEY, and the rules where it does not answer; the rules alone without.
 * @param rulesOptions.textMs how long the rules may take for a text, instead of their own limit
 */
export const openExtractor = (
  { anthropicApiKey: apiKey, anthropicBaseUrl, anthropicModel: model }: ExtractorConfig,
  log: Record<'info' | 'warn', (fields: object, message: string) => void>,
  rulesOptions: Pick<RulesOptions, 'textMs'> = {},
): Extractor => {
  const rules = openRules({
    ...rulesOptions,
    onError: (error) =>
      log.warn({ error: String(error) }, 'a thread that reads texts failed; the next text has a new one'),
  })
  if (apiKey === undefined) return rules
  log.info({ model }, 'memories and documents are sent to a language model for extraction')
  const onFallback = atMostEvery(TELL_EVERY_MS, (why) =>
    log.warn({ model, why }, 'the rules extract in the place of the language model; sm-admin extract replays it'),
  )
  return openAnthropic({ apiKey, baseUrl: anthropicBaseUrl ?? null, model, rules, onFallback })
}

/** Which extractor, and which version of it, this configuration has. */
export const configuredExtractor = ({
  anthropicApiKey,
  anthropicModel,
}: ExtractorConfig): { extractor: string; version: number } =>
  anthropicApiKey === undefined
    ? { extractor: RULES, version: RULES_VERSION }
    : { extractor: anthropicModel, version: EXTRACT_PROMPT_VERSION }

const atMostEvery = (ms: number, tell: (why: string) => void) => {
  let toldAt = Number.NEGATIVE_INFINITY
  return (why: string) => {
    if (performance.now() - toldAt < ms) return
    toldAt = performance.now()
    tell(why)
  }
}
