import type { Needed } from '@agent-memory/core/errors'
import { EMBEDDER_RESTART_MS } from '@agent-memory/core/limits'
import { askEmbedder, embedsElsewhere } from './embedders.js'
import type { HealthCheck } from './health.js'
import { needsVectors, usesGraph } from './roles.js'
import type { Ports } from './wire.js'

/** A store, or a service that is asked like one. */
export interface StoreCheck extends HealthCheck {
  name: Needed
  /** Whoever waits is told only once it has been away for so long: it may be starting again. */
  patienceMs?: number
}

/** What this process cannot work without, or would rather have. */
export const storesOf = ({ database, config, retrieval, redis, externalGraph }: Ports): StoreCheck[] => [
  { name: 'postgresql', required: true, check: () => database.query({ text: 'SELECT 1', values: [] }) },
  ...(needsVectors(config) && embedsElsewhere(config)
    ? [
        {
          name: 'embedder' as const,
          required: false,
          check: () => askEmbedder(config),
          patienceMs: EMBEDDER_RESTART_MS,
        },
      ]
    : []),
  ...(redis ? [{ name: 'redis' as const, required: false, check: () => redis.ping() }] : []),
  ...(retrieval().external
    ? [{ name: 'qdrant' as const, required: false, check: async () => retrieval().external?.ping() }]
    : []),
  ...(externalGraph && usesGraph(config)
    ? [{ name: 'neo4j' as const, required: false, check: () => externalGraph.ping() }]
    : []),
]
