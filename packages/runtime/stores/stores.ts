import type { Needed } from '@agent-memory/core/errors'
import { EMBEDDER_RESTART_MS } from '@agent-memory/core/limits'
import { needsVectors, usesGraph } from '../config/roles.js'
import type { HealthCheck } from '../observe/health.js'
import type { Ports } from '../process/wire.js'
import { checkEmbedder, embedsElsewhere } from './models/embedders.js'

/** The check of a store, or of a service that can be down like a store, such as the embedder. */
export interface StoreCheck extends HealthCheck {
  name: Needed
  /**
   * Waiting requests learn of an outage only after this many milliseconds, because a shorter outage may be a restart.
   */
  notifyAfterMs?: number
}

/** Lists the stores that this process depends on, required or optional. */
export const storesOf = ({ database, config, retrieval, redis, externalGraph }: Ports): StoreCheck[] => [
  { name: 'postgresql', required: true, check: () => database.query({ text: 'SELECT 1', values: [] }) },
  ...(embedsElsewhere(config)
    ? [
        {
          name: 'embedder' as const,
          required: false,
          check: () => checkEmbedder(config),
          notifyAfterMs: EMBEDDER_RESTART_MS,
        },
      ]
    : []),
  ...(redis ? [{ name: 'redis' as const, required: false, check: () => redis.ping() }] : []),
  ...(needsVectors(config) && retrieval().external
    ? [{ name: 'qdrant' as const, required: false, check: async () => retrieval().external?.ping() }]
    : []),
  ...(externalGraph && usesGraph(config)
    ? [{ name: 'neo4j' as const, required: false, check: () => externalGraph.ping() }]
    : []),
]
