import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index/index-ledger'
import { openMemoryIndex } from '@agent-memory/adapters/postgres/index/memory-index'
import { openQdrantIndex } from '@agent-memory/adapters/qdrant/qdrant-index'
import { indexMemories } from '@agent-memory/core/memory/index/index-memory'
import type { MemoryIndex } from '@agent-memory/core/ports/memory/memory-index'
import { eventually } from '../../support/eventually.js'
import type { TestQdrant } from '../../support/servers/qdrant.js'
import { DIMENSION } from './statements.js'
import { MODEL } from './stored-volume.js'

/** An adapter of the port, with functions that keep it up to date as the service does. */
export interface IndexOnTrial {
  index: MemoryIndex
  /** Updates the index after memories were approved, superseded or approved again. */
  approved(memoryIds: readonly string[]): Promise<void>
  /** Updates the index after a memory was erased. */
  erased(memoryId: string): Promise<void>
  /** Makes the store lose current memories; absent where PostgreSQL is the store. */
  lose?(memoryIds: readonly string[]): Promise<void>
}

export interface Adapter {
  name: string
  open(database: Database): Promise<IndexOnTrial>
}

/** Returns an adapter for the PostgreSQL index. It needs no updates, because it reads new changes itself. */
const embedded = (name: string, memoryMb: number): Adapter => ({
  name,
  open: async (database) => ({
    index: openMemoryIndex({ database, model: MODEL, dimension: DIMENSION, memoryMb, log: { warn() {} } }),
    async approved() {},
    async erased() {},
  }),
})

export const held = embedded('PostgreSQL, held in memory', 256)
export const inSlices = embedded('PostgreSQL, read in slices', 0.001)

/**
 * Returns an adapter for Qdrant, updated as the jobs of services/embedder do. With few memories, searches are exact.
 */
export const inQdrant = ({ name, url, apiKey }: TestQdrant): Adapter => ({
  name: `Qdrant: ${name}`,
  async open(database) {
    const ledger = openIndexLedger(database, '')
    const formers = openMemoryIndex({ database, model: MODEL, dimension: DIMENSION, memoryMb: 256, log: { warn() {} } })
    const external = openQdrantIndex({
      url,
      apiKey,
      prefix: `contract-${randomUUID()}-`,
      model: MODEL,
      dimension: DIMENSION,
      installation: 'contract',
      ledger,
      database,
      formers,
    })
    await eventually(() => external.prepare())
    const ports = { ledger, external, embedder: { model: MODEL, dimension: DIMENSION } }
    return {
      index: {
        ...external,
        async close() {
          await external.close()
          await formers.close()
        },
      },
      // Retries, as jobs would, until the store accepts the changes.
      approved: (memoryIds) => eventually(() => indexMemories(ports, memoryIds)),
      erased: (memoryId) => eventually(() => external.remove([memoryId])),
      lose: (memoryIds) => eventually(() => external.remove(memoryIds)),
    }
  },
})
