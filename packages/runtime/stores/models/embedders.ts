import { fileURLToPath } from 'node:url'
import { openHttpEmbedder } from '@agent-memory/adapters/models/http-embedder'
import { dimensionOf, openLocalEmbedder } from '@agent-memory/adapters/models/local-embedder'
import { internalToken } from '@agent-memory/core/accounts/keys/internal-token'
import type { Embedder } from '@agent-memory/core/ports/memory/embedder'
import type { Config, StartedConfig } from '../../config/config.js'
import { isSplit, needsVectors } from '../../config/roles.js'
import { BUILT_IN_MODEL } from '../../config/setting-list.js'
import { WrongSetting } from '../../observe/health.js'
import type { Log } from '../../observe/log.js'

export const MODEL_FOLDER = fileURLToPath(new URL('../../../../../models/all-MiniLM-L6-v2/', import.meta.url))
/** How long a job waits for its vectors; jobs also have their own deadline. */
const EMBEDDING_LIMIT_MS = 10_000

/** Whether EMBEDDINGS_URL points to our own embedder rather than a third-party service. */
const isOurs = ({ embeddingsModel, embeddingsApiKey }: Config): boolean =>
  embeddingsModel === BUILT_IN_MODEL && embeddingsApiKey === undefined

/**
 * Whether this process requests vectors from EMBEDDINGS_URL. False if EMBEDDINGS_URL is our own embedder and this
 * process runs it, because the process would send requests to itself.
 */
export const embedsElsewhere = (config: Config): boolean =>
  needsVectors(config) &&
  config.embeddingsUrl !== undefined &&
  !(isOurs(config) && isSplit(config) && config.services.includes('embedder'))

/** Whether this process runs the configured embedding model itself. */
export const embedsHere = (config: Config): boolean => needsVectors(config) && !embedsElsewhere(config)

/**
 * Opens the embedder of the configured model or of a previous one, which may be built in or still available from the
 * same service.
 * @param dimension null if unknown. A third-party service is then asked for the dimension, and has to be up
 * @throws Error when the model cannot be loaded; AppError service_unavailable when the service of the model does not
 * answer
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
  // The dimension of our own embedder is read from its model folder, because the embedder may start after this process.
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
 * Checks that the service at EMBEDDINGS_URL responds and, if it is our own embedder, accepts this process's token. Any
 * status below 500 counts as up, because not every third-party embedder has a health endpoint.
 * @throws WrongSetting when our embedder rejects the token
 */
export const checkEmbedder = async (config: StartedConfig): Promise<void> => {
  const ours = isOurs(config)
  const response = await fetch(`${config.embeddingsUrl}/${ours ? 'v1/models' : 'healthz'}`, {
    headers: ours ? { authorization: `Bearer ${internalToken(config.secretKey, 'embedder')}` } : {},
    signal: AbortSignal.timeout(1_000),
  })
  await response.body?.cancel()
  if (ours && response.status === 401)
    throw new WrongSetting("the embedder rejected this process's token: do both processes have the same SECRET_KEY?")
  if (response.status >= 500) throw new Error(`answered ${response.status}`)
}

/** Whether this configuration could provide an embedder for the model. */
export const canProvideModel = (config: Config, model: string): boolean =>
  model === BUILT_IN_MODEL || embedsElsewhere(config)

/** Returns the name of the model that the configuration selects. */
export const configuredModel = (config: Config): string =>
  embedsElsewhere(config) ? config.embeddingsModel : BUILT_IN_MODEL
