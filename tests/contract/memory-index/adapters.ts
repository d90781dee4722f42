import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/database'
import { openMemoryIndex } from '@agent-memory/adapters/postgres/index/memory-index'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index-ledger'
import { openQdrantIndex } from '@agent-memory/adapters/qdrant/qdrant-index'
import { indexMemories } from '@agent-memory/core/memory/index-memory'
import type { MemoryIndex } from '@agent-memory/core/ports/memory-index'
import { eventually } from '../../support/eventually.js'
import type { TestQdrant } from '../../support/qdrant.js'
import { DIMENSION } from './statements.js'
import { MODEL } from './stored-volume.js'

/** An adapter of the port, and what the service does beside it for it to be up to date. */
export interface IndexOnTrial {
  index: MemoryIndex
  /** After memories were approved. */
  told(memoryIds: readonly string[]): Promise<void>
  /** After a memory left. */
  forgot(memoryId: string): Promise<void>
  /** Makes the store lose memories that are current; missing where PostgreSQL is the store. */
  lose?(memoryIds: readonly string[]): Promise<void>
}

export interface Adapter {
  name: string
  open(database: Database): Promise<IndexOnTrial>
}

/** The one in PostgreSQL brings itself up to the head. */
const embedded = (name: string, memoryMb: number): Adapter => ({
  name,
  open: async (database) => ({
    index: openMemoryIndex({ database, model: MODEL, dimension: DIMENSION, memoryMb, log: { warn() {} } }),
    async told() {},
    async forgot() {},
  }),
})

export const held = embedded('PostgreSQL, held in memory', 256)
export const inSlices = embedded('PostgreSQL, read in slices', 0.001)

/** Told of what changes by jobs, as services/embedder does; a search within so few memories is exact. */
export const inQdrant = ({ name, url, apiKey }: TestQdrant): Adapter => ({
  name: `Qdrant: ${name}`,
  async open(database) {
    const ledger = openIndexLedger(database, '')
    const external = openQdrantIndex({
      url,
      apiKey,
      prefix: `contract-${randomUUID()}-`,
      model: MODEL,
      dimension: DIMENSION,
      installation: 'contract',
      ledger,
      database,
    })
    await eventually(() => external.prepare())
    const ports = { ledger, external, embedder: { model: MODEL, dimension: DIMENSION } }
    return {
      index: external,
      // As jobs are: done again until the store takes them.
      told: (memoryIds) => eventually(() => indexMemories(ports, memoryIds)),
      forgot: (memoryId) => eventually(() => external.remove([memoryId])),
      lose: (memoryIds) => eventually(() => external.remove(memoryIds)),
    }
  },
})
