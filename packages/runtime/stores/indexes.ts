import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { type MemoryIndexOptions, openMemoryIndex } from '@agent-memory/adapters/postgres/index/memory-index'
import type { QdrantIndexOptions } from '@agent-memory/adapters/qdrant/qdrant-index'
import type { EmbeddingModel } from '@agent-memory/core/ports/memory/embedding-models'
import type { ExternalIndex } from '@agent-memory/core/ports/memory/external-index'
import type { IndexLedger } from '@agent-memory/core/ports/memory/index-ledger'
import type { Retrieval } from '@agent-memory/core/ports/memory/retrieval'
import type { Config } from '../config/config.js'
import type { Log } from '../observe/log.js'
import { withStandby } from './standby-index.js'

export interface ExternalIndexOptions extends Pick<QdrantIndexOptions, 'formers'> {
  config: Config
  /** Name of this installation's database. It separates the data of installations that share a vector store. */
  installation: string
  database: Database
  ledger: IndexLedger
  embedder: EmbeddingModel
}

export interface IndexOptions extends ExternalIndexOptions, Pick<MemoryIndexOptions, 'onScan'> {
  log: Log
}

/** Opens the index of a model's vectors: PostgreSQL's own, or the index at QDRANT_URL with PostgreSQL's as fallback. */
export const openIndex = async (options: IndexOptions): Promise<Pick<Retrieval, 'index' | 'external'>> => {
  const { config, database, ledger, embedder, log, onScan } = options
  const { model, dimension } = embedder
  const memoryMb = config.indexMemoryMb
  const own = openMemoryIndex({ database, model, dimension, memoryMb, log, ...(onScan && { onScan }) })
  const external = await openExternalIndex({ ...options, formers: own })
  return { index: external ? withStandby({ external, standby: own, ledger, log }) : own, external }
}

/** Opens the index at QDRANT_URL; returns null if QDRANT_URL is not set. */
export const openExternalIndex = async (options: ExternalIndexOptions): Promise<ExternalIndex | null> => {
  const { config, installation, database, ledger, embedder, formers } = options
  const { qdrantUrl: url, qdrantApiKey: apiKey, qdrantPrefix: prefix } = config
  const { model, dimension } = embedder
  if (url === undefined) return null
  // Imported only if configured, because loading the client takes a twentieth of the startup time.
  const { openQdrantIndex } = await import('@agent-memory/adapters/qdrant/qdrant-index')
  return openQdrantIndex({ url, apiKey, prefix, installation, model, dimension, ledger, database, formers })
}
