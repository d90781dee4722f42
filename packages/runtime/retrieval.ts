import type { Embedder } from '@agent-memory/core/ports/embedder'
import type { EmbeddingModel, EmbeddingModels } from '@agent-memory/core/ports/embedding-models'
import type { ExternalIndex } from '@agent-memory/core/ports/external-index'
import type { Retrieval } from '@agent-memory/core/ports/retrieval'
import type { StartedConfig } from './config.js'
import { configuredModel, mayHave, openEmbedder } from './embedders.js'
import type { Log } from './log.js'

/** How often a process looks whether the model that is being filled serves by now. */
const LOOK_EVERY_MS = 1_000
/** What searches with the model before it may still be under way. */
const GRACE_MS = 35_000

/** The models of a process: the one that is configured, and until that one's vectors are complete the one before it. */
export interface Retrievals {
  current(): Retrieval
  /** All that may hold a memory, each once: of the model that serves, and of one that is being filled. */
  externals(): ExternalIndex[]
  /** Of the configured model, whether it serves already or not. */
  configured: Retrieval
  close(): Promise<void>
}

export interface RetrievalsOptions {
  config: StartedConfig
  models: EmbeddingModels
  /** The index of a model's vectors. */
  open: (embedder: Embedder) => Omit<Retrieval, 'embedder'>
  log: Log
}

export const openRetrievals = async ({ config, models, open, log }: RetrievalsOptions): Promise<Retrievals> => {
  const name = configuredModel(config)
  const embedder = await openEmbedder(config, name, await models.dimensionOf(name), log)
  const configured: Retrieval = { embedder, ...open(embedder) }
  const serving = await models.use({ model: embedder.model, dimension: embedder.dimension })
  let before: Retrieval | null = null
  if (serving.model !== embedder.model) {
    const old = await openFormer(config, serving, log)
    before = { embedder: old ?? embedder, ...open(old ?? embedder) }
  }
  let current = before ?? configured
  let looking: NodeJS.Timeout | undefined
  let leaving: NodeJS.Timeout | undefined

  const leave = async (old: Retrieval): Promise<void> => {
    await old.index.close()
    if (old.embedder !== embedder) await old.embedder.close()
  }
  const changeOver = (old: Retrieval): void => {
    current = configured
    clearInterval(looking)
    log.info({ model: embedder.model }, 'the configured embedding model serves')
    leaving = setTimeout(() => {
      before = null
      void leave(old).catch(() => {})
    }, GRACE_MS)
    leaving.unref()
  }
  if (before) {
    const old = before
    const look = async () => {
      if ((await models.serving()) === embedder.model && current !== configured) changeOver(old)
    }
    // PostgreSQL may be away: it is asked again.
    looking = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS)
  }
  return {
    current: () => current,
    configured,
    externals() {
      const all = [current.external, configured.external].filter((external) => external !== null)
      return [...new Map(all.map((external) => [external.set, external])).values()]
    },
    async close() {
      clearInterval(looking)
      clearTimeout(leaving)
      if (before) await leave(before)
      await configured.index.close()
      await embedder.close()
    },
  }
}

/** The embedder of the model that served before, or null where it is gone. */
const openFormer = async (
  config: StartedConfig,
  { model, dimension }: EmbeddingModel,
  log: Log,
): Promise<Embedder | null> => {
  const configured = configuredModel(config)
  const told = 'the model that served before is gone: its memories are found by words until they are embedded anew'
  if (!mayHave(config, model)) {
    log.warn({ serving: model, configured }, told)
    return null
  }
  const former = await openEmbedder(config, model, dimension, log)
  try {
    await former.query('Who answers?')
    log.warn({ serving: model, configured }, 'the configured model serves once all memories have its vectors')
    return former
  } catch (error) {
    await former.close()
    log.warn({ serving: model, configured, err: error }, told)
    return null
  }
}
