import { setTimeout as wait } from 'node:timers/promises'
import type { Embedder } from '@agent-memory/core/ports/memory/embedder'
import type { EmbeddingModel, EmbeddingModels } from '@agent-memory/core/ports/memory/embedding-models'
import type { Retrieval } from '@agent-memory/core/ports/memory/retrieval'
import type { StartedConfig } from '../config/config.js'
import { needsVectors } from '../config/roles.js'
import type { Log } from '../observe/log.js'
import { atStart } from '../process/starting.js'
import { canProvideModel, configuredModel, openEmbedder } from './models/embedders.js'

/** How often a process checks whether the new model is in use yet. */
const CHECK_EVERY_MS = 1_000
/** After the change to the new model, searches with the old model may still be running for this long. */
const GRACE_MS = 35_000
/** The previous model's service is tried this many times before it counts as gone: it may be down only briefly. */
const ASKED = 3
const ASK_AGAIN_MS = 2_000

/**
 * The embedding models that a process has open: the configured model and, until all memories have vectors from it, the
 * previous model.
 */
export interface RetrievalModels {
  /** Returns the model that is in use now, with its index. */
  current(): Retrieval
  /** Returns the configured model, even if it is not in use yet, with its index. */
  configured(): Retrieval
  close(): Promise<void>
}

export interface RetrievalsOptions {
  config: StartedConfig
  models: EmbeddingModels
  /** Opens the index of a model's vectors. */
  open: (embedder: Embedder) => Promise<Omit<Retrieval, 'embedder'>>
  log: Log
}

/**
 * Opens the models if this process embeds or searches. Any other process needs none, and must not open any: opening one
 * can switch all processes' searches to the model in this process's settings.
 */
export const openRetrievalModels = async (options: RetrievalsOptions): Promise<RetrievalModels> =>
  needsVectors(options.config) ? openModels(options) : withoutRetrieval(options.config)

const withoutRetrieval = ({ services }: StartedConfig): RetrievalModels => {
  const none = (): never => {
    throw new Error(`SERVICES=${services.join(',')} neither embeds nor searches: see needsVectors of roles.ts`)
  }
  return { current: none, configured: none, close: async () => {} }
}

const openModels = async ({ config, models, open, log }: RetrievalsOptions): Promise<RetrievalModels> => {
  const name = configuredModel(config)
  const dimension = await atStart(() => models.dimensionOf(name))
  const embedder = await openEmbedder(config, name, dimension, log)
  const configured: Retrieval = { embedder, ...(await open(embedder)) }
  const serving = await atStart(() => models.use({ model: embedder.model, dimension: embedder.dimension }))
  let before: Retrieval | null = null
  if (serving.model !== embedder.model) {
    const old = await openFormer(config, serving, log)
    if (old) before = { embedder: old, ...(await open(old)) }
    else await atStart(() => models.serve(embedder.model))
  }
  let current = before ?? configured
  let looking: NodeJS.Timeout | undefined
  let leaving: NodeJS.Timeout | undefined

  const changeOver = (old: Retrieval): void => {
    current = configured
    clearInterval(looking)
    log.info({ model: embedder.model }, 'the configured embedding model is now in use')
    leaving = setTimeout(() => {
      before = null
      void closeRetrieval(old).catch(() => {})
    }, GRACE_MS)
    leaving.unref()
  }
  if (before) {
    const old = before
    const look = async () => {
      if ((await models.serving()) === embedder.model && current !== configured) changeOver(old)
    }
    // A failed check needs no report: PostgreSQL may be down, and the next check tries again.
    looking = setInterval(() => void look().catch(() => {}), CHECK_EVERY_MS)
  }
  return {
    current: () => current,
    configured: () => configured,
    async close() {
      clearInterval(looking)
      clearTimeout(leaving)
      if (before) await closeRetrieval(before)
      await closeRetrieval(configured)
    },
  }
}

const closeRetrieval = async ({ index, embedder }: Retrieval): Promise<void> => {
  await index.close()
  await embedder.close()
}

/** Opens the embedder of the previous model; returns null if that model is no longer available. */
const openFormer = async (
  config: StartedConfig,
  { model, dimension }: EmbeddingModel,
  log: Log,
): Promise<Embedder | null> => {
  const fields = { serving: model, configured: configuredModel(config) }
  const former = canProvideModel(config, model) ? await openEmbedder(config, model, dimension, log) : null
  for (let tries = 0; former && tries < ASKED; tries++) {
    if (tries > 0) await wait(ASK_AGAIN_MS)
    const answered = await former.query('Who answers?').then(
      () => true,
      () => false,
    )
    if (answered) {
      log.warn(fields, 'the configured embedding model takes over once all memories have its vectors')
      return former
    }
  }
  await former?.close()
  log.warn(
    fields,
    'the previous embedding model is not available: only keyword search finds its memories until they are re-embedded',
  )
  return null
}
