import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { QdrantClient } from '@qdrant/js-client-rest'
import pg from 'pg'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf, expectErased, expectStatus, type Send } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { smAdmin } from '../support/programs/sm-admin.js'
import { startQdrant } from '../support/servers/qdrant.js'
import { type AloneService, startAlone } from '../support/service.js'
import { findDifferences } from './harness/check.js'
import { startLoad } from './harness/clients.js'
import { type Found, inject, type Point, sumOf, wrongNotes } from './harness/drift.js'
import { times } from './harness/extent.js'
import { report } from './harness/report.js'
import { faultSeed, type Random, seeded } from './harness/seeded.js'
import { statementsOf } from './harness/statements.js'

/** Injected differences: 36 in `npm test`, a twentieth of 1,000 in `pnpm faults`, all 1,000 in `pnpm faults --full`. */
const DRIFTS = times(36, 1_000)
const VOLUMES = 3
const BATCH = 100
const LONG = 600_000 + DRIFTS * 500

const qdrant = await startQdrant()
afterAll(() => qdrant?.stop())
const onQdrant = qdrant ? describe : describe.skip
const env: Record<string, string> = {
  QDRANT_URL: qdrant?.url ?? '',
  QDRANT_PREFIX: `drift-${randomUUID()}-`,
}

onQdrant('drift between PostgreSQL and Qdrant', () => {
  let service: AloneService
  let send: Send
  let key: string
  let database: pg.Client
  const client = new QdrantClient({ url: qdrant?.url ?? '', checkCompatibility: false })
  const volumeIds: string[] = []

  beforeAll(async () => {
    service = await startAlone({ env: { ...env, RATE_LIMITS: 'off' } })
    send = clientOf(service.baseUrl)
    database = new pg.Client({ connectionString: service.databaseUrl })
    await database.connect()
    const tenant = await newTenant(send)
    key = await tenant.key('org_rw')
    for (let number = 0; number < VOLUMES; number++) volumeIds.push(await tenant.volume(`Volume ${number}`))
  })
  afterAll(async () => {
    await database?.end()
    await service?.stop()
  })

  const collection = async (): Promise<string> => {
    const { collections } = await client.getCollections()
    return collections.find(({ name }) => name.startsWith(env.QDRANT_PREFIX as string))?.name as string
  }

  const allPoints = async (): Promise<Point[]> => {
    const name = await collection()
    const found: Point[] = []
    for (let offset: unknown = undefined; offset !== null; ) {
      const more = offset === undefined ? {} : { offset: offset as string }
      const page = await client.scroll(name, { ...more, limit: 200, with_payload: true, with_vector: true })
      found.push(...(page.points as unknown as Point[]).map(inOrder))
      offset = page.next_page_offset ?? null
    }
    return found
  }

  /** Writes statements into each volume. Most have one embedding window, some are long and have several. */
  const fill = async (random: Random, count: number) => {
    const next = statementsOf(random)
    for (const volumeId of volumeIds)
      for (let left = Math.ceil(count / VOLUMES); left > 0; left -= BATCH) {
        const statements = Array.from({ length: Math.min(left, BATCH) }, () =>
          random.percent(4) ? Array.from({ length: 40 }, next).join(' ') : next(),
        )
        expectStatus(await memoriesOf(send, key, volumeId).tryProposeAll(statements), 202)
      }
    await untilDone()
  }

  const untilDone = () =>
    eventually(async () => {
      const { rows } = await database.query<{ open: number }>(
        `SELECT (SELECT count(*)::int FROM outbox) + (SELECT count(*)::int FROM memories WHERE status = 'pending') AS open`,
      )
      expect(rows[0]?.open).toBe(0)
    }, LONG)

  const currentIds = async (): Promise<string[]> => {
    const text = `SELECT memory_id FROM memories WHERE status = 'approved'`
    return (await database.query<{ memory_id: string }>(text)).rows.map((row) => row.memory_id).sort()
  }

  const reconcile = async (...args: string[]): Promise<{ code: number | null; found: Found; agrees: boolean }> => {
    // Retries the command, which fails when a store is slow. Comparing and repairing can be repeated.
    const { code, stdout, stderr } = await eventually(async () => {
      const ran = await smAdmin(service.databaseUrl, ['reconcile', ...args], '', env)
      expect(ran.stderr).toBe('')
      return ran
    })
    const pattern = /(\d+) missing from the index, (\d+) extra, (\d+) changed; (\d+) wrong entries/
    const numbers = pattern.exec(stdout)?.slice(1).map(Number)
    if (!numbers) throw new Error(`reconcile said ${stdout} ${stderr}`)
    const [missing, extra, changed, notes] = numbers as [number, number, number, number]
    return { code, found: { missing, extra, changed, notes }, agrees: stdout.includes('agree') }
  }

  const erase = async (memoryIds: readonly string[]) => {
    for (const memoryId of memoryIds) {
      expectErased(await send('DELETE', `/memory/${memoryId}`, { key }))
      await wait(20)
    }
  }

  test(
    cites(`exactly the ${DRIFTS} injected differences are found and repaired while clients write`, 'index.reconcile'),
    async () => {
      const seed = faultSeed('drift')
      const random = seeded(seed)
      await fill(random, 3 * DRIFTS + 60)
      const before = await allPoints()
      expect(before.map(({ id }) => id)).toEqual(await currentIds())

      const stores = { client, collection: await collection(), database }
      const injected = await inject(stores, before, DRIFTS, random)
      const [one = ''] = volumeIds
      const ofOne = injected.filter(({ volumeId }) => volumeId === one)
      const others = injected.filter(
        ({ volumeId, kind }) => volumeId !== one || kind === 'a point of a volume that is gone',
      )
      const expected = async (volumeId: string | null, drifts: Partial<Found>[]) => ({
        ...sumOf(drifts),
        notes: await wrongNotes(database, volumeId),
      })
      expect(await reconcile()).toMatchObject({
        code: 1,
        found: await expected(
          null,
          injected.map(({ whole }) => whole),
        ),
      })
      expect(await reconcile('--volume', one)).toMatchObject({
        code: 1,
        found: await expected(
          one,
          ofOne.map(({ alone }) => alone),
        ),
      })
      expect((await reconcile('--volume', one, '--repair')).code).toBe(0)
      expect(await reconcile()).toMatchObject({
        code: 1,
        found: await expected(
          null,
          others.map(({ whole }) => whole),
        ),
      })

      const load = await startLoad({ baseUrl: service.baseUrl, random: seeded(seed + 1), clients: 4 })
      const erased = random.shuffle(before.map(({ id }) => id)).slice(0, Math.ceil(before.length / 10))
      const half = Math.ceil(erased.length / 2)
      try {
        await eventually(async () => expect(load.journal.count()).toBeGreaterThan(20))
        const [repaired] = await Promise.all([reconcile('--repair'), erase(erased.slice(0, half))])
        expect(repaired.code).toBe(0)
        const [compared] = await Promise.all([reconcile(), erase(erased.slice(half))])
        expect(compared).toMatchObject({ code: 0, agrees: true })
        await load.finish()
        expect(await findDifferences({ ...load, databaseUrl: service.databaseUrl })).toEqual([])
      } finally {
        load.abandon()
      }
      expect(await reconcile()).toMatchObject({ code: 0, agrees: true })
      expect(await wrongNotes(database, null)).toBe(0)
      const after = await allPoints()
      expect(after.map(({ id }) => id)).toEqual(await currentIds())
      const gone = new Set(erased)
      const repairedPoints = new Map(after.map((point) => [point.id, point]))
      for (const point of before) if (!gone.has(point.id)) expect(repairedPoints.get(point.id)).toEqual(point)
      expect(after.filter(({ id }) => gone.has(id))).toEqual([])
      report('drift', { seed, differences: DRIFTS, found: DRIFTS, repaired: DRIFTS, writes: load.journal.count() })
    },
    LONG,
  )
})

/** Sorts the terms of a point, because the store returns them in its own order. */
const inOrder = (point: Point): Point => {
  const { indices, values } = point.vector.terms ?? { indices: [], values: [] }
  const pairs = indices.map((index, at) => [index, values[at] as number] as const).sort(([one], [other]) => one - other)
  const terms = { indices: pairs.map(([index]) => index), values: pairs.map(([, value]) => value) }
  return { id: point.id, payload: point.payload, vector: { ...point.vector, terms } }
}
