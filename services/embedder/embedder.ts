import { internalToken } from '@agent-memory/core/internal-token'
import { isSplit } from '@agent-memory/runtime/config'
import { keepIndexFilled } from '@agent-memory/runtime/fill-index'
import type { Service } from '@agent-memory/runtime/service'
import { indexJobs } from './index-jobs.js'
import { embedderRoutes } from './routes.js'

/**
 * Serves the embedding model to the other processes; in one process with them it is used directly. Tells the index that
 * lies outside of PostgreSQL, if there is one, what became of memories.
 */
export const embedder: Service = {
  routes: (ports) =>
    !isSplit(ports.config) ? [] : embedderRoutes(ports.embedder, internalToken(ports.config.secretKey, 'embedder')),
  jobs: indexJobs,
  background: ({ external, ...ports }) => (external ? [keepIndexFilled({ ...ports, external })] : []),
}
