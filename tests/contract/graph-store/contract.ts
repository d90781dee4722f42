import type { Database } from '@agent-memory/adapters/postgres/database'
import type { GraphStore } from '@agent-memory/core/ports/graph-store'
import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals'
import type { Adapter } from './adapters.js'
import { answersReads } from './reads.js'
import { takesTellings } from './tellings.js'
import { openTrial, type StoreTrial } from './trial.js'

/** What every adapter of the port must do. */
export const graphStoreContract = (adapter: Adapter, database: () => Database): void =>
  describe(adapter.name, () => {
    let graph: GraphStore
    let trial: StoreTrial

    beforeAll(async () => {
      graph = await adapter.open(database())
    })
    afterAll(() => graph?.close())
    beforeEach(async () => {
      trial = await openTrial(graph, database())
    })

    answersReads(() => trial)
    takesTellings(() => trial)
  })
