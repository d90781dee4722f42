import { randomUUID } from 'node:crypto'
import { openConnection } from '@agent-memory/adapters/neo4j/connection'
import { openNeo4jGraph } from '@agent-memory/adapters/neo4j/neo4j-graph'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { AppError } from '@agent-memory/core/errors'
import type { GraphStore, NodeChange } from '@agent-memory/core/ports/graph/graph-store'
import { describe, expect, test } from '@jest/globals'
import { eventually } from '../../support/eventually.js'
import { storeVolume } from '../../support/http/volume.js'
import type { TestNeo4j } from '../../support/servers/neo4j.js'
import { freePort } from '../../support/servers/processes.js'
import { change, openIds } from './changes.js'

/** A call must end within this time. The adapter's own limit is 1.5 s; the rest is slack for a slow machine. */
const IN_TIME_MS = 10_000

const openSockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length

/** Tests that calls to a server that is down or hangs fail fast, and work again once the server is available. */
export const givesUpInTime = (neo4j: TestNeo4j, database: () => Database): void =>
  describe(`${neo4j.name} unavailable`, () => {
    const unavailable = async (call: Promise<unknown>) => {
      const late = new Promise((resolve) => setTimeout(resolve, IN_TIME_MS, 'late').unref())
      const outcome = await Promise.race([call.catch((error: unknown) => error), late])
      expect(outcome).toBeInstanceOf(AppError)
      expect(outcome).toMatchObject({ code: 'service_unavailable' })
    }
    const calls = (graph: GraphStore, volumeId: string) => [
      graph.entity(volumeId, 'Marta'),
      graph.search(volumeId, 'm', 10),
      graph.apply(volumeId, [change(randomUUID(), 'Late')]),
      graph.ping(),
    ]

    test('a server that was never started', async () => {
      const url = `bolt://127.0.0.1:${await freePort()}`
      const graph = openNeo4jGraph({ url, user: 'neo4j', password: null, installation: 'away' })
      await Promise.all(calls(graph, randomUUID()).map(unavailable))
      await graph.close()
    })

    const ours = neo4j.ours ? test : test.skip
    ours('a server that died while it created a constraint gets it later', async () => {
      const { url, user, password } = neo4j
      const connection = openConnection({ url, user, password, readLimitMs: 30_000 })
      const graph = openNeo4jGraph({ url, user, password, installation: randomUUID() })
      await eventually(() => graph.prepare())
      // Such a crash leaves the index of the constraint, but not the constraint.
      await connection.setUp((run) => run('DROP CONSTRAINT related_key', {}))
      await connection.setUp((run) => run('CREATE INDEX related_key FOR ()-[r:RELATED]-() ON (r.key)', {}))
      await eventually(() => graph.prepare())
      const names = await connection.read((run) => run<{ name: string }>('SHOW CONSTRAINTS YIELD name RETURN name', {}))
      expect(names.map(({ name }) => name)).toContain('related_key')
      await graph.close()
      await connection.close()
    })

    ours('a server that hangs or dies, and recovers with its data', async () => {
      const { url, user, password } = neo4j
      const volumeId = await storeVolume(database())
      const graph = openNeo4jGraph({ url, user, password, installation: randomUUID() })
      const marta = openIds()(1)
      // Retries, as a job would, because the store may have just started.
      const applied = (given: NodeChange) => eventually(() => graph.apply(volumeId, [given]))
      await eventually(() => graph.prepare())
      await applied(change(marta, 'Marta', { facts: 1 }))
      await eventually(() => graph.markFilled())
      const serves = () => eventually(async () => expect((await graph.entity(volumeId, 'marta'))?.node).toBe(marta))

      const thaw = await neo4j.freeze()
      await Promise.all(calls(graph, volumeId).map(unavailable))
      const before = openSockets()
      for (let wave = 0; wave < 3; wave++) {
        await Promise.all(Array.from({ length: 20 }, () => unavailable(graph.ping())))
      }
      expect(openSockets() - before).toBeLessThan(10)
      await thaw()
      await serves()

      await neo4j.kill()
      await Promise.all(calls(graph, volumeId).map(unavailable))
      await neo4j.restart()
      await serves()
      await applied(change(marta, 'Marta Kowalska', { revision: 2n }))
      await eventually(async () => expect((await graph.entity(volumeId, 'marta kowalska'))?.factCount).toBe(0))
      await graph.close()
    })
  })
