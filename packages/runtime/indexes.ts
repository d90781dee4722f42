import type { Database } from '@agent-memory/adapters/postgres/database'
import { type MemoryIndexOptions, openMemoryIndex } from '@agent-memory/adapters/postgres/index/memory-index'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index-ledger'
import { openQdrantIndex } from '@agent-memory/adapters/qdrant/qdrant-index'
import type { Embedder } from '@agent-memory/core/ports/embedder'
import type { ExternalIndex } from '@agent-memory/core/ports/external-index'
import type { IndexLedger } from '@agent-memory/core/ports/index-ledger'
import type { MemoryIndex } from '@agent-memory/core/ports/memory-index'
import type { Config } from './config.js'
import type { Log } from './log.js'
import { withStandby } from './standby-index.js'

export interface Indexes {
  /** Whichever answers now. */
  index: MemoryIndex
  /** Null: PostgreSQL's own index is the only one. */
  external: ExternalIndex | null
  ledger: IndexLedger
}

export interface IndexesOptions extends Pick<MemoryIndexOptions, 'onScan'> {
  config: Config
  database: Database
  /** Past a transaction pooler. */
  directUrl: string
  embedder: Pick<Embedder, 'model' | 'dimension'>
  log: Log
}

/** The index of the configuration: PostgreSQL's own, or the one at QDRANT_URL with PostgreSQL's to stand by. */
export const openIndexes = ({ config, database, directUrl, embedder, log, onScan }: IndexesOptions): Indexes => {
  const { model, dimension } = embedder
  const ledger = openIndexLedger(database, directUrl)
  const own = openMemoryIndex({
    database,
    model,
    dimension,
    memoryMb: config.indexMemoryMb,
    log,
    ...(onScan && { onScan }),
  })
  if (config.qdrantUrl === undefined) return { index: own, external: null, ledger }
  const external = openQdrantIndex({
    url: config.qdrantUrl,
    apiKey: config.qdrantApiKey,
    prefix: config.qdrantPrefix,
    model,
    dimension,
    ledger,
    database,
  })
  const set = { name: external.set, model, dimension }
  return { index: withStandby({ external, standby: own, ledger, set, log }), external, ledger }
}
