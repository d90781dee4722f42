import { internalToken } from '@agent-memory/core/internal-token'
import { isSplit } from '@agent-memory/runtime/config'
import type { Service } from '@agent-memory/runtime/service'
import { embedderRoutes } from './routes.js'

/** Serves the embedding model to the other processes; in one process with them it is used directly. */
export const embedder: Service = {
  routes: (ports) =>
    !isSplit(ports.config) ? [] : embedderRoutes(ports.embedder, internalToken(ports.config.secretKey, 'embedder')),
}
