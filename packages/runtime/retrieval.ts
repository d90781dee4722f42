import { setTimeout as wait } from 'node:timers/promises'
import type { Embedder } from '@agent-memory/core/ports/embedder'
import type { EmbeddingModel, EmbeddingModels } from '@agent-memory/core/ports/embedding-models'
import type { Retrieval } from '@agent-memory/core/ports/retrieval'
import { atStart } from './at-start.js'
import type { StartedConfig } from './config.js'
import { configuredModel, mayHave, openEmbedder } from './embedders.js'
import type { Log } from './log.js'

/** How often a process looks whether the model that is being filled serves by now. */
const LOOK_EVERY_MS = 1_000
/** What searches with the model before it may still be under way. */
const GRACE_MS = 35_000
/** A service that is away for a moment is not gone. */
const ASKED = 3
const ASK_AGAIN_MS = 2_000

/** The models of a process: the one that is configured, and until that one's vectors are complete the one before it. */
export interface Retrievals {
  current(): Retrieval
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
  const dimension = await atStart(() => models.dimensionOf(name))
  const embedder = await openEmbedder(config, name, dimension, log)
  const configured: Retrieval = { embedder, ...open(embedder) }
  const serving = await atStart(() => models.use({ model: embedder.model, dimension: embedder.dimension }))
  let before: Retrieval | null = null
  if (serving.model !== embedder.model) {
    const old = await openFormer(config, serving, log)
    if (old) before = { embedder: old, ...open(old) }
    else await atStart(() => models.serve(embedder.model))
  }
  let current = before ?? configured
  let looking: NodeJS.Timeout | undefined
  let leaving: NodeJS.Timeout | undefined

  const changeOver = (old: Retrieval): void => {
    current = configured
    clearInterval(looking)
    log.info({ model: embedder.model }, 'the configured embedding model serves')
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
    // PostgreSQL may be away: it is asked again.
    looking = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS)
  }
  return {
    current: () => current,
    configured,
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

/** The embedder of the model that served before, or null where it is gone. */
const openFormer = async (
  config: StartedConfig,
  { model, dimension }: EmbeddingModel,
  log: Log,
): Promise<Embedder | null> => {
  const told = { serving: model, configured: configuredModel(config) }
  const former = mayHave(config, model) ? await openEmbedder(config, model, dimension, log) : null
  for (let tries = 0; former && tries < ASKED; tries++) {
    if (tries > 0) await wait(ASK_AGAIN_MS)
    const answered = await former.query('Who answers?').then(
      () => true,
      () => false,
    )
    if (answered) {
      log.warn(told, 'the configured model serves once all memories have its vectors')
      return former
    }
  }
  await former?.close()
  log.warn(told, 'the model that served before is gone: its memories are found by words until they are embedded anew')
  return null
}
