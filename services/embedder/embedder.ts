import { internalToken } from '@agent-memory/core/internal-token'
import type { HandlersOf } from '@agent-memory/core/work/handlers'
import { embedsElsewhere } from '@agent-memory/runtime/embedders'
import { keepIndexFilled } from '@agent-memory/runtime/fill-index'
import { keepEmbedded } from '@agent-memory/runtime/keep-embedded'
import { isSplit } from '@agent-memory/runtime/roles'
import type { Service } from '@agent-memory/runtime/service'
import { documentJobs } from './document-jobs.js'
import { indexJobs } from './index-jobs.js'
import { embedderRoutes } from './routes.js'

/**
 * Serves the embedding model to the other processes; in one process with them it is used directly. Embeds what a change
 * of the model asks for, and tells the index that lies outside of PostgreSQL, if there is one, what became of memories.
 * Reads uploaded documents.
 */
export const embedder: Service = {
  endpoints: ({ config, retrievals }) =>
    !isSplit(config) || embedsElsewhere(config)
      ? []
      : embedderRoutes(retrievals.configured.embedder, internalToken(config.secretKey, 'embedder')),
  jobs: (ports): HandlersOf<'embedder'> => ({ ...indexJobs(ports), ...documentJobs(ports) }),
  background: (ports) => [keepEmbedded(ports), ...(ports.config.qdrantUrl ? [keepIndexFilled(ports)] : [])],
}
