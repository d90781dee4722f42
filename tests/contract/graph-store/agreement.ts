import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openPostgresGraph } from '@agent-memory/adapters/postgres/graph/graph-store'
import { projectNodes, projectVolume } from '@agent-memory/core/graph/apply'
import type { Source } from '@agent-memory/core/graph/evidence'
import { extract } from '@agent-memory/core/graph/extract/extract'
import type { GraphLedger } from '@agent-memory/core/ports/graph/graph-ledger'
import type { GraphStore } from '@agent-memory/core/ports/graph/graph-store'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Random, seeded } from '../../faults/harness/seeded.js'
import { storeVolume } from '../../support/http/volume.js'
import { placeSource } from '../../support/stores/graph-sources.js'
import { eraseVolumeNow } from '../../support/stores/volume-contents.js'
import type { Adapter } from './adapters.js'
import { change } from './changes.js'

const STATEMENTS: readonly [string, ...string[]] = [
  'Marta Kowalska works at Acme Inc.',
  'Marta lives in Oslo and uses PostgreSQL.',
  'I work at ACME with Tom Stone.',
  'My name is Priya Nair.',
  'Tom uses Redis and postgres.',
  'Ana Lima is the sister of Marta Kowalska.',
  'Priya leads the Search team at Acme.',
  'Tom Stone lives in Lisbon.',
  'I live in Lisbon.',
  'Ana works at Initech.',
  'Initech uses Kafka.',
  'Tom left Acme.',
]

/** Tests that the store returns the same graph as PostgreSQL, after any order of the jobs that sync it. */
export const readsAlike = (adapter: Adapter, database: () => Database): void =>
  describe(`${adapter.name} agrees with PostgreSQL`, () => {
    let own: GraphStore
    let ledger: GraphLedger
    let store: GraphStore
    let volume: string
    const sources: Source[] = []

    beforeAll(async () => {
      own = openPostgresGraph(database())
      ledger = openGraphLedger(database())
      store = await adapter.open(database())
      volume = await storeVolume(database())
    })
    afterAll(() => store?.close())

    const record = async (content: string, source: Source = { kind: 'chunk', id: randomUUID() }) => {
      const extraction = extract(content, { speaker: { key: 'user:u', name: 'u' } })
      await placeSource(database(), volume, source, content)
      const statement = { volumeId: volume, source, content, at: new Date(), extraction, outdated: [] }
      const { result } = await ledger.record(statement, { outboxId: null, external: true })
      expect(['recorded', 'unchanged']).toContain(result)
      sources.push(source)
    }

    /** Runs the enqueued jobs in random order. */
    const runJobs = async (random: Random) => {
      const jobs = await database().query<{ payload: { volume_id: string; node_ids: string[] } }>({
        text: `DELETE FROM outbox WHERE job = 'graph.project' AND volume_id = $1 RETURNING payload`,
        values: [volume],
      })
      for (const { payload } of random.shuffle(jobs))
        await projectNodes({ ledger, store }, payload.volume_id, payload.node_ids)
    }

    const snapshot = async (graph: GraphStore) => {
      const overview = await graph.overview(volume, { entities: 200, relationships: 200 })
      const entities = await Promise.all(overview.entities.map(({ name }) => graph.entity(volume, name)))
      const nodes = overview.entities.map(({ node }) => node)
      return {
        overview,
        entities,
        near: await Promise.all(nodes.map((node) => graph.neighbourhood(volume, [node], { hops: 2, limit: 5 }))),
        found: await Promise.all(['a', 'to', 'acme', ''].map((query) => graph.search(volume, query, 20))),
        revisions: await graph.revisions(volume, null, 1_000),
      }
    }
    const expectAlike = async () => {
      const expected = await snapshot(own)
      expect(expected.overview.entities.length).toBeGreaterThan(5)
      expect(await snapshot(store)).toEqual(expected)
    }

    test('after the jobs of each change, in any order', async () => {
      const random = seeded(5)
      for (const content of STATEMENTS) await record(content)
      await runJobs(random)
      await expectAlike()
      await ledger.retract(volume, sources.slice(1, 4), { outboxId: null, external: true })
      await record('Initech uses Redis.', sources[10])
      await runJobs(random)
      await expectAlike()
    })

    test('after partial, repeated and late jobs, while sources come and go', async () => {
      const random = seeded(11)
      const late: { volume_id: string; node_ids: string[] }[] = []
      for (let round = 0; round < 25; round++) {
        const at = random.between(0, sources.length - 1)
        if (random.percent(25)) await ledger.retract(volume, sources.splice(at, 1), { outboxId: null, external: true })
        else await record(random.pick(STATEMENTS), random.percent(50) ? sources[at] : undefined)
        const jobs = await database().query<{ payload: { volume_id: string; node_ids: string[] } }>({
          text: `DELETE FROM outbox WHERE job = 'graph.project' AND volume_id = $1 RETURNING payload`,
          values: [volume],
        })
        late.push(...jobs.flatMap(({ payload }) => payload.node_ids.map((id) => ({ ...payload, node_ids: [id] }))))
        const due = random.shuffle(late).slice(0, random.between(0, late.length))
        for (const job of due) {
          await projectNodes({ ledger, store }, job.volume_id, job.node_ids)
          if (random.percent(75)) late.splice(late.indexOf(job), 1)
        }
      }
      for (const job of random.shuffle(late)) await projectNodes({ ledger, store }, job.volume_id, job.node_ids)
      await expectAlike()
    })

    test('after a full sync, having lost the volume, held a ghost node or missed a change', async () => {
      const projectAll = async () => {
        await projectVolume({ ledger, store }, volume)
        await expectAlike()
      }
      await projectAll()
      await store.clear()
      await expect(expectAlike()).rejects.toThrow()
      await projectAll()
      await store.apply(volume, [change(randomUUID(), 'A ghost')])
      await expect(expectAlike()).rejects.toThrow()
      await projectAll()
      await record('Marta Kowalska plays chess in Oslo.')
      await projectAll()
    })

    test('a late job removes a deleted volume', async () => {
      const nodes = (await store.revisions(volume, null, 100)).map(({ node }) => node)
      await eraseVolumeNow(database(), volume)
      await projectNodes({ ledger, store }, volume, nodes)
      expect(await store.revisions(volume, null, 1)).toEqual([])
    })
  })
