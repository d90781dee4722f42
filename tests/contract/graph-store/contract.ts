import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import type { GraphStore } from '@agent-memory/core/ports/graph/graph-store'
import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals'
import type { Adapter } from './adapters.js'
import { answersReads } from './reads.js'
import { appliesChanges } from './tellings.js'
import { openTrial, type StoreTrial } from './trial.js'

/** Tests what every adapter of the port must do. */
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
    appliesChanges(() => trial)
  })
