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
export const openIndexes = (options: IndexesOptions): Indexes => {
  const { config, database, directUrl, embedder, log, onScan } = options
  const { model, dimension } = embedder
  const memoryMb = config.indexMemoryMb
  const own = openMemoryIndex({ database, model, dimension, memoryMb, log, ...(onScan && { onScan }) })
  const opened = openExternalIndex(options)
  if (!opened) return { index: own, external: null, ledger: openIndexLedger(database, directUrl) }
  const { external, ledger } = opened
  return { index: withStandby({ external, standby: own, ledger, log }), external, ledger }
}

/** Null without a QDRANT_URL. */
export const openExternalIndex = ({
  config,
  database,
  directUrl,
  embedder: { model, dimension },
}: Pick<IndexesOptions, 'config' | 'database' | 'directUrl' | 'embedder'>) => {
  const { qdrantUrl: url, qdrantApiKey: apiKey, qdrantPrefix: prefix } = config
  if (url === undefined) return null
  const ledger = openIndexLedger(database, directUrl)
  return { ledger, external: openQdrantIndex({ url, apiKey, prefix, model, dimension, ledger, database }) }
}
