import { internalToken } from '@agent-memory/core/accounts/keys/internal-token'
import type { HandlersOf } from '@agent-memory/core/work/handlers'
import { isSplit } from '@agent-memory/runtime/config/roles'
import type { Service } from '@agent-memory/runtime/process/service'
import { keepMemoriesEmbedded } from '@agent-memory/runtime/stores/loops/fill-embeddings'
import { keepIndexFilled } from '@agent-memory/runtime/stores/loops/fill-index'
import { keepRetention } from '@agent-memory/runtime/stores/loops/keep-retention'
import { embedsElsewhere } from '@agent-memory/runtime/stores/models/embedders'
import { documentJobs, erasureJobs, forgetJobs, indexJobs, mailJobs, nameJobs } from './jobs.js'
import { embedderRoutes } from './routes.js'

/**
 * Serves the embedding model to the other processes; in a single process the model is called directly. Re-embeds
 * memories after a change of model, and keeps the index outside of PostgreSQL, if any, in sync. Ingests documents,
 * erases expired data, and sends mails.
 */
export const embedder: Service = {
  endpoints: ({ config, retrievalModels }) =>
    !isSplit(config) || embedsElsewhere(config)
      ? []
      : embedderRoutes(retrievalModels.configured().embedder, internalToken(config.secretKey, 'embedder')),
  jobs: (ports): HandlersOf<'embedder'> => ({
    ...indexJobs(ports),
    ...documentJobs(ports),
    ...forgetJobs(ports),
    ...nameJobs(ports),
    ...erasureJobs(ports),
    ...mailJobs(ports),
  }),
  background: (ports) => [
    keepMemoriesEmbedded(ports),
    keepRetention(ports),
    ...(ports.config.qdrantUrl ? [keepIndexFilled(ports)] : []),
  ],
}
