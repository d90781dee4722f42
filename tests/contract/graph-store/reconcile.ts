import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { type Connection, openConnection } from '@agent-memory/adapters/neo4j/connection'
import { openNeo4jGraph } from '@agent-memory/adapters/neo4j/neo4j-graph'
import { installationName } from '@agent-memory/adapters/postgres/connection/installation'
import { openGraphUpkeep } from '@agent-memory/adapters/postgres/graph/graph-upkeep'
import { projectNodes } from '@agent-memory/core/graph/apply'
import { reconcileStore } from '@agent-memory/core/graph/reconcile'
import type { ExternalGraph } from '@agent-memory/core/ports/graph/external-graph'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { smAdmin } from '../../support/programs/sm-admin.js'
import { neo4jSettings, type TestNeo4j } from '../../support/servers/neo4j.js'
import { type LedgerFixture, startLedger } from '../../support/stores/graph-ledger.js'
import { admin, STATEMENTS } from '../../support/stores/reconcile-graph.js'

/** Tests that differences between PostgreSQL and a Neo4j are found and repaired. */
export const reconciles = (neo4j: TestNeo4j): void =>
  describe('PostgreSQL and a Neo4j', () => {
    const env = neo4jSettings(neo4j)
    let fixture: LedgerFixture
    let store: ExternalGraph
    let connection: Connection

    beforeAll(async () => {
      fixture = await startLedger(env)
      const { url, user, password } = neo4j
      const options = { url, user, password, readLimitMs: 30_000 }
      store = openNeo4jGraph({ ...options, installation: await installationName(fixture.database) })
      connection = openConnection(options)
      // The first statements after a server's start are slow.
      await eventually(() => store.prepare())
      await eventually(() => store.markFilled())
    })
    afterAll(async () => {
      await store?.close()
      await connection?.close()
      await fixture?.stop()
    })

    const cypher = (text: string, parameters: Record<string, unknown> = {}) =>
      connection.change((run) => run(text, { volumeId: fixture.volumeId, ...parameters }))
    const runJobs = async () => {
      const jobs = await fixture.run(`SELECT outbox_id, payload FROM outbox WHERE job = 'graph.project' LIMIT 5`)
      for (const { outbox_id, payload } of jobs) {
        const { volume_id, node_ids } = payload as { volume_id: string; node_ids: string[] }
        await projectNodes({ ledger: fixture.ledger, store }, volume_id, node_ids)
        await fixture.run('DELETE FROM outbox WHERE outbox_id = $1', outbox_id)
      }
      return jobs.length
    }
    const tell = async (content: string) =>
      fixture.ledger.record(await fixture.telling(content), { outboxId: null, external: true })
    /** Replaces all volumes by a new one, and fills its graph. */
    const fill = async () => {
      await fixture.run('DELETE FROM volumes')
      await fixture.run('DELETE FROM outbox')
      await store.clear()
      await store.markFilled()
      await fixture.newVolume()
      for (const content of STATEMENTS) await tell(content)
      while ((await runJobs()) > 0);
    }
    const reconcile = (...args: string[]) => admin(fixture.url, env, 'reconcile', ...args)
    const contents = () =>
      cypher(
        `MATCH (e:Entity) OPTIONAL MATCH (e)-[r]->(o:Entity)
         RETURN properties(e) AS node, properties(r) AS edge, o.id AS other ORDER BY e.id, r.key`,
      )

    const MARTA = `MATCH (e:Entity {volume_id: $volumeId, name: 'Marta Kowalska'})`
    const compare = async (repair: boolean) => {
      const upkeep = openGraphUpkeep(fixture.database)
      const volumeIds = async () => [fixture.volumeId]
      const { signal } = new AbortController()
      const ports = { upkeep, ledger: fixture.ledger, store, volumeIds }
      const { compared, ...found } = await reconcileStore(ports, { volumeId: null, repair, signal })
      expect(compared).toBeGreaterThan(5)
      return found
    }
    const NONE = { missing: 0, behind: 0, changed: 0, foreign: 0, unknownVolumes: 0 }
    const ghost = `CREATE (:Entity {id: randomUUID(), volume_id: $of, installation: $installation, revision: 1, name: 'A ghost'})`

    const DRIFT: [string, string, Partial<typeof NONE>][] = [
      ['a name', `${MARTA} SET e.name = 'Martha'`, { changed: 1 }],
      ['a type', `${MARTA} SET e.type = 'product'`, { changed: 1 }],
      ['aliases', `${MARTA} SET e.aliases = ['M.']`, { changed: 1 }],
      ['facts', `${MARTA} SET e.facts = '[]'`, { changed: 1 }],
      ['summaries', `${MARTA} SET e.summaries = '[]'`, { changed: 1 }],
      ['the terms that it is found by', `${MARTA} REMOVE e.terms`, { changed: 1 }],
      ['a property of nobody', `${MARTA} SET e.made_up = 1`, { changed: 1 }],
      ['a newer state than there ever was', `${MARTA} SET e.revision = e.revision + 100`, { changed: 1 }],
      ['another installation', `${MARTA} SET e.installation = 'another'`, { changed: 1 }],
      ['an older state', `${MARTA} SET e.revision = e.revision - 1`, { behind: 1 }],
      [
        'the words of a relationship',
        `${MARTA}-[r:RELATED]-(:Entity {name: 'Ana Lima'}) SET r.description = ''`,
        { changed: 2 },
      ],
      [
        'the strength of a relationship',
        `${MARTA}-[r:RELATED]-(:Entity {name: 'Ana Lima'}) SET r.strength = 0.01`,
        { changed: 2 },
      ],
      ['a lost relationship', `${MARTA}-[r:RELATED]-(:Entity {name: 'Ana Lima'}) DELETE r`, { changed: 2 }],
      [
        'a relationship that nobody states',
        `${MARTA} MATCH (o:Entity {volume_id: $volumeId, name: 'Kafka'}) CREATE (e)-[:RELATED {key: 'made up', strength: 1.0}]->(o)`,
        { changed: 2 },
      ],
      [
        'a lost node',
        'MATCH (e:Entity {volume_id: $volumeId, name: "Kafka"}) DETACH DELETE e',
        { missing: 1, changed: 1 },
      ],
      ['a node that never was', ghost.replace('$of', '$volumeId'), { foreign: 1 }],
      ['a volume that is gone', ghost.replace('$of', '$gone'), { unknownVolumes: 1 }],
    ]

    describe('drift is found and repaired:', () => {
      // Fills the graph once, because each repair restores the graph that was there before.
      beforeAll(fill)

      test.each(DRIFT)('%s', async (_, text, found) => {
        const before = await contents()
        await cypher(text, { gone: randomUUID(), installation: await installationName(fixture.database) })
        expect(await contents()).not.toEqual(before)
        expect(await compare(false)).toEqual({ ...NONE, ...found })
        expect(await compare(true)).toEqual({ ...NONE, ...found })
        expect(await contents()).toEqual(before)
        expect(await compare(false)).toEqual(NONE)
      })
    })

    test('pending updates are not drift, even with concurrent writes', async () => {
      await fill()
      let isOver = false
      const write = async () => {
        for (let at = 0; !isOver; at++) {
          const source = await fixture.telling(`${['Marta Kowalska', 'Tom Stone'][at % 2]} uses Tool${at % 7}.`)
          await fixture.ledger.record(source, { outboxId: null, external: true })
          if (at % 3 === 0)
            await fixture.ledger.retract(fixture.volumeId, [source.source], { outboxId: null, external: true })
        }
      }
      const project = async () => {
        while (!isOver) if ((await runJobs()) === 0) await turn()
      }
      const under = [write(), project()]
      const found: unknown[] = []
      for (let at = 0; at < 10; at++) found.push(await compare(false))
      isOver = true
      await Promise.all(under)
      expect(found).toEqual(found.map(() => NONE))
    })

    test(cites('the command reports and repairs differences', 'index.reconcile'), async () => {
      await fill()
      const before = await contents()
      await cypher(`${MARTA} SET e.name = 'Martha'`)
      await cypher(`MATCH (e:Entity {volume_id: $volumeId, name: 'Initech'}) SET e.revision = -1`)
      const figures = 'missing 0, outdated 1, changed 1, unknown entities 0, unknown volumes 0'
      expect(await reconcile()).toMatchObject({ code: 1, said: expect.stringContaining(figures) })
      const alone = await reconcile('--volume', fixture.volumeId, '--repair')
      expect(alone).toMatchObject({ code: 0, said: expect.stringContaining(figures) })
      expect(await reconcile()).toMatchObject({ code: 0, said: expect.stringContaining('PostgreSQL and Neo4j agree.') })
      expect(await contents()).toEqual(before)
    })

    test('rebuild empties the store and fills it with an equal graph', async () => {
      await fill()
      const before = await contents()
      await cypher(`${MARTA} SET e.name = 'Martha'`)
      await cypher(ghost.replace('$of', '$gone'), {
        gone: randomUUID(),
        installation: await installationName(fixture.database),
      })
      expect(await smAdmin(fixture.url, ['rebuild'], '', env)).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Neo4j is filled'),
      })
      expect(await contents()).toEqual(before)
      expect(await store.isFilled()).toBe(true)
      expect((await reconcile()).code).toBe(0)
    })
  })
