import type { Database } from '@agent-memory/adapters/postgres/database'
import { openMemoryIndex } from '@agent-memory/adapters/postgres/index/memory-index'
import type { MemoryIndex } from '@agent-memory/core/ports/memory-index'
import { DIMENSION } from './statements.js'
import { MODEL } from './stored-volume.js'

/** An adapter of the port, and what the service does beside it for it to be up to date. */
export interface IndexOnTrial {
  index: MemoryIndex
  /** After memories were approved. */
  told(memoryIds: readonly string[]): Promise<void>
  /** After a memory left. */
  forgot(memoryId: string): Promise<void>
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
