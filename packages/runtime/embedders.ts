import { fileURLToPath } from 'node:url'
import { openHttpEmbedder } from '@agent-memory/adapters/models/http-embedder'
import { dimensionOf, openLocalEmbedder } from '@agent-memory/adapters/models/local-embedder'
import { internalToken } from '@agent-memory/core/internal-token'
import type { Embedder } from '@agent-memory/core/ports/embedder'
import type { Config, StartedConfig } from './config.js'
import { WrongSetting } from './health.js'
import type { Log } from './log.js'
import { isSplit } from './roles.js'
import { BUILT_IN_MODEL } from './setting-list.js'

export const MODEL_FOLDER = fileURLToPath(new URL('../../../models/all-MiniLM-L6-v2/', import.meta.url))
/** The longest a job may wait for its vectors; jobs have a deadline of their own. */
const EMBEDDING_LIMIT_MS = 10_000

/** Whether EMBEDDINGS_URL leads to an embedder of ours, rather than to a service of others. */
const isOurs = ({ embeddingsModel, embeddingsApiKey }: Config): boolean =>
  embeddingsModel === BUILT_IN_MODEL && embeddingsApiKey === undefined

/** Our embedder's own process is what EMBEDDINGS_URL leads the others to; a service of others serves it too. */
export const embedsElsewhere = (config: Config): boolean =>
  config.embeddingsUrl !== undefined && !(isOurs(config) && isSplit(config) && config.services.includes('embedder'))

/**
 * The embedder of a model: of the one that is configured, or of one that served before it, which the built-in model or
 * the same service may still have.
 * @param dimension if it is known: then nobody is asked for it, who might be away
 * @throws Error when the model cannot be loaded; AppError service_unavailable when its service does not answer
 */
export const openEmbedder = async (
  config: StartedConfig,
  model: string,
  dimension: number | null,
  log: Log,
): Promise<Embedder> => {
  const { embeddingsUrl: url } = config
  const elsewhere = embedsElsewhere(config) && (model !== BUILT_IN_MODEL || isOurs(config))
  if (!elsewhere || url === undefined) return openLocalEmbedder({ modelDir: MODEL_FOLDER, log })
  const ours = isOurs(config)
  // Ours may start after those that it serves.
  const known = dimension ?? (ours ? dimensionOf(MODEL_FOLDER) : null)
  return openHttpEmbedder({
    url,
    model,
    ...(known !== null && { dimension: known }),
    ours,
    token: ours ? internalToken(config.secretKey, 'embedder') : (config.embeddingsApiKey ?? null),
    timeoutMs: EMBEDDING_LIMIT_MS,
  })
}

/**
 * Whether the service at EMBEDDINGS_URL answers, and ours this process: with its token, for only that tells. Any answer but
 * a failure of the server's own will do: not every embedder has a path for this question.
 * @throws WrongSetting where ours refuses the token
 */
export const askEmbedder = async (config: StartedConfig): Promise<void> => {
  const ours = isOurs(config)
  const response = await fetch(`${config.embeddingsUrl}/${ours ? 'v1/models' : 'healthz'}`, {
    headers: ours ? { authorization: `Bearer ${internalToken(config.secretKey, 'embedder')}` } : {},
    signal: AbortSignal.timeout(1_000),
  })
  await response.body?.cancel()
  if (ours && response.status === 401) throw new WrongSetting('the embedder refused: does SECRET_KEY differ?')
  if (response.status >= 500) throw new Error(`answered ${response.status}`)
}

/** Whether any embedder of this configuration can be of a model. */
export const mayHave = (config: Config, model: string): boolean => model === BUILT_IN_MODEL || embedsElsewhere(config)

/** The model that the configuration asks for. */
export const configuredModel = (config: Config): string =>
  embedsElsewhere(config) ? config.embeddingsModel : BUILT_IN_MODEL
