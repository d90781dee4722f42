import { setTimeout as wait } from 'node:timers/promises'
import { openConnection } from '@agent-memory/adapters/neo4j/connection'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { together } from '../support/concurrently.js'
import { eventually } from '../support/eventually.js'
import { untilStopped } from '../support/freeze.js'
import { clientOf, expectErased } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { withDatabase } from '../support/servers/database.js'
import { neo4jSettings, startNeo4j, type TestNeo4j } from '../support/servers/neo4j.js'
import { startQdrant, type TestQdrant } from '../support/servers/qdrant.js'
import { redisIsThere, startTestRedis, type TestRedis } from '../support/servers/redis.js'
import { rowsOfVolume } from '../support/stores/volume-contents.js'
import { expectAgreement } from './harness/agreement.js'
import { findDifferences } from './harness/check.js'
import { startLoad } from './harness/clients.js'
import { CONVERGED_MS, isShortForm, times } from './harness/extent.js'
import { endure, NOTHING_WAITS, WRITES_MAY_WAIT } from './harness/outage.js'
import { type FleetInstallation, installFleet, type Name } from './harness/places/fleet.js'
import { storesOf } from './harness/places/installation.js'
import { survive } from './harness/schedule.js'
import { faultSeed, seeded } from './harness/seeded.js'
import { killsAtSteps } from './harness/steps.js'

/**
 * A round kills Neo4j once, or one of the four processes at two of its steps (in the short form at one). So 140 rounds
 * have 252 kills, a quarter of the promised 1,000; the 5 rounds of the short form have 5.
 */
const ROUNDS = times(5, 140)
/** Longer than a job's lock. */
const PAST_THE_LOCK_MS = 8_000

const qdrant: TestQdrant | null = await startQdrant()
const neo4j: TestNeo4j | null = await startNeo4j()
afterAll(() => Promise.all([qdrant?.stop(), neo4j?.stop()]))
const onServers = redisIsThere('the kills of a fleet with every store') && qdrant && neo4j ? describe : describe.skip

onServers('a fleet over PostgreSQL, Redis, Qdrant and Neo4j', () => {
  let redis: TestRedis
  let fleet: FleetInstallation
  beforeAll(async () => {
    redis = await startTestRedis()
    const outside = { QDRANT_URL: qdrant?.url ?? '', ...(neo4j && neo4jSettings(neo4j)) }
    fleet = await installFleet({ REDIS_URL: redis.url, ...outside })
  })
  afterAll(async () => {
    await fleet?.stop()
    await redis?.stop()
  })

  /** Kills and restarts Neo4j. An external server must not be killed. */
  const killOfNeo4j = neo4j?.ours && {
    async Neo4j() {
      await neo4j.kill()
      await neo4j.restart()
    },
  }

  /** Names of a volume's entities in Neo4j, sorted. */
  const namesIn = async (volumeId: string) => {
    const { url = '', user = '', password = null } = neo4j ?? {}
    const connection = openConnection({ url, user, password, readLimitMs: 15_000 })
    const text = 'MATCH (e:Entity {volume_id: $volumeId}) WHERE e.name IS NOT NULL RETURN e.name AS name ORDER BY name'
    try {
      return (await connection.read((run) => run<{ name: string }>(text, { volumeId }))).map(({ name }) => name)
    } finally {
      await connection.close()
    }
  }

  const late = (milliseconds: number, what: string) =>
    wait(milliseconds, undefined, { ref: false }).then(() => Promise.reject(new Error(what)))

  /** Checks that no work is left. */
  const expectIdle = () =>
    withDatabase(fleet.databaseUrl, async (client) =>
      expect((await client.query('SELECT job FROM outbox')).rows).toEqual([]),
    )

  const expectStoresAgree = () => expectAgreement(fleet, /index agree[\s\S]*Neo4j agree/)

  // The outages come before the tests that fill volumes: a Neo4j that comes back empty is refilled with the graphs of
  // all volumes.
  const onOurQdrant = qdrant?.ours ? describe : describe.skip
  onOurQdrant('without Qdrant', () => {
    test(
      cites(
        'a Qdrant that is gone: queries are answered, writes answered or rejected, and all accepted work completes',
        'index.standby',
        'errors.service-unavailable',
      ),
      async () => {
        const outage = async () => {
          await qdrant?.kill()
          return async () => qdrant?.restart()
        }
        expect(await endure(fleet, 'a Qdrant that is gone', outage, WRITES_MAY_WAIT)).toEqual([])
        await expectStoresAgree()
      },
    )
  })

  // `killOfNeo4j` covers a Neo4j that is killed and comes back with its data. The short form leaves out one that hangs:
  // tests/contract and standby-graph.test.ts test that as well.
  const outagesOfNeo4j = [
    { name: 'hangs', begin: async () => (await neo4j?.freeze()) ?? (async () => {}) },
    {
      name: 'is killed and comes back empty',
      async begin() {
        await neo4j?.kill()
        return async () => neo4j?.restart({ empty: true })
      },
    },
  ]
  const onOurNeo4j = neo4j?.ours ? describe : describe.skip
  onOurNeo4j('without Neo4j', () => {
    test.each(isShortForm ? outagesOfNeo4j.slice(1) : outagesOfNeo4j)(
      cites(
        'a Neo4j that $name: queries and writes are answered, and its graph is equal in the end',
        'graph.standby',
        'graph.filled',
      ),
      async ({ name, begin }) => {
        expect(await endure(fleet, `a Neo4j that ${name}`, begin, NOTHING_WAITS)).toEqual([])
      },
    )
  })

  test(
    cites(
      `nothing acknowledged is lost or duplicated in any store by ${ROUNDS} rounds of kills at the steps of a write`,
      'faults.kills',
    ),
    async () => {
      const kills = { ...killsAtSteps(fleet, seeded(faultSeed('which call'))), ...killOfNeo4j }
      expect(await survive({ ...fleet, kills }, 'rounds of kills at steps, shape 3', ROUNDS)).toEqual([])
      await expectStoresAgree()
    },
    1_800_000 + ROUNDS * 120_000,
  )

  const side = seeded(faultSeed('before or after'))
  /** Steps before and after each call; in the short form one of the two. */
  const aroundEach = (...calls: string[]) =>
    calls.flatMap((call) => {
      const steps = [`${call}:before:kill`, `${call}:after:kill`]
      return isShortForm ? side.shuffle(steps).slice(0, 1) : steps
    })

  /** Restarts the process so that it dies at the first of these steps. */
  const arm = async (name: Name, [first = '']: string[]) => {
    await fleet.end(name)
    await fleet.restart(name, { FAILPOINT: first })
  }

  /**
   * Erases while the process, which must be armed, dies at each of these steps.
   * @param next steps; the process that completes the work dies at the first of them
   */
  const eraseThroughKills = async (
    name: Name,
    steps: string[],
    erase: () => Promise<unknown>,
    [next]: string[] = [],
  ) => {
    const [first = '', ...later] = steps
    const died = (step: string) =>
      Promise.race([fleet.server(name).gone, late(CONVERGED_MS, `the process does not die at ${step}`)])
    await erase()
    await died(first)
    for (const step of later) {
      // The process may die before it is ready, so `begin` does not wait for that.
      await fleet.begin(name, { FAILPOINT: step })
      await died(step)
    }
    await fleet.restart(name, next === undefined ? {} : { FAILPOINT: next })
  }

  test(
    cites(
      'what is erased disappears from every store although the syncing and the erasing process die around each call',
      'faults.kills',
    ),
    async () => {
      const send = clientOf(fleet.baseUrl)
      const { volumeId, ...tenant } = await newTenant(send)
      const { key } = await tenant.agent('writer', { volumeId })
      const mine = memoriesOf(send, key, volumeId)
      const { memory_id } = await mine.write('Marta Kowalska works at Acme.')
      await mine.write('Tom Stone lives in Oslo.')
      const expectNames = (names: unknown[]) =>
        eventually(async () => expect(await namesIn(volumeId)).toEqual(names), CONVERGED_MS)
      await expectNames(['Acme', 'Marta Kowalska', 'Oslo', 'Tom Stone'])
      await eventually(expectIdle, CONVERGED_MS)

      const [ofMemory, ofVolume] = [aroundEach('externalGraph.apply'), aroundEach('externalGraph.eraseVolume')]
      await arm('graph', ofMemory)
      const eraseMemory = async () => expectErased(await send('DELETE', `/memory/${memory_id}`, { key }))
      await eraseThroughKills('graph', ofMemory, eraseMemory, ofVolume)
      await expectNames(['Oslo', 'Tom Stone'])
      await eventually(expectIdle, CONVERGED_MS)
      await expectStoresAgree()

      // The graph's process stays dead until the embedder has erased the rows.
      const ofRows = aroundEach('volumes.eraseRows', 'volumes.endErasing')
      await arm('embedder', ofRows)
      const eraseVolume = async () => expectErased(await tenant.call('DELETE', `/volumes/${volumeId}`))
      await eraseThroughKills('graph', ofVolume, () => eraseThroughKills('embedder', ofRows, eraseVolume))
      await expectNames([])
      await eventually(expectIdle, CONVERGED_MS)
      await withDatabase(fleet.databaseUrl, async (client) => {
        const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
          (await client.query(text, values)).rows as Row[]
        expect(Object.entries(await rowsOfVolume(sql, volumeId)).filter(([, rows]) => rows > 0)).toEqual([])
      })
      await expectStoresAgree()
    },
  )

  test(cites('a worker that resumes after losing its job to another does nothing twice', 'faults.zombie'), async () => {
    // Each of these further processes stops at the third call of its step, so that another process of the same name
    // takes its job. For `apply` it is the first call, because one call serves many writes.
    const zombies = await together([
      fleet.add('guard', { FAILPOINT: 'memories.commit:before:stop:3' }),
      fleet.add('embedder', { FAILPOINT: 'external.put:before:stop:3' }),
      fleet.add('graph', { FAILPOINT: 'graphLedger.recordAll:before:stop:3' }),
      fleet.add('graph', { FAILPOINT: 'externalGraph.apply:before:stop:1' }),
    ])
    const random = seeded(faultSeed('zombie'))
    const load = await startLoad({ baseUrl: fleet.baseUrl, random, clients: 4 })
    try {
      await together(zombies.map(({ pid }) => untilStopped(pid, CONVERGED_MS)))
      load.slowAfter(0)
      await wait(PAST_THE_LOCK_MS)
      for (const zombie of zombies) zombie.kill('SIGCONT')
      await wait(2_000)
      await together(zombies.map((zombie) => zombie.stop()))
      await load.finish()
      expect(await findDifferences({ ...load, ...storesOf(fleet) })).toEqual([])
    } finally {
      load.abandon()
    }
    await expectStoresAgree()
  }, 1_800_000)
})
