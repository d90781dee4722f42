import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { QdrantClient } from '@qdrant/js-client-rest'
import { cites } from '../support/cites.js'
import { concurrently } from '../support/concurrently.js'
import { eventually } from '../support/eventually.js'
import { clientOf, expectErased, expectStatus, type Send } from '../support/http/client.js'
import { type Memories, memoriesOf } from '../support/http/memories.js'
import { newTenant, type Tenant } from '../support/http/tenant.js'
import { smAdmin } from '../support/programs/sm-admin.js'
import { removeFolder } from '../support/remove-folder.js'
import { withDatabase } from '../support/servers/database.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { freePort } from '../support/servers/processes.js'
import { startQdrant, type TestQdrant } from '../support/servers/qdrant.js'
import { type AloneService, startAlone } from '../support/service.js'

/** Unique to this run, because an external server may hold data of others. */
const PREFIX = `test-${randomUUID()}-`

const qdrant: TestQdrant | null = await startQdrant()
afterAll(() => qdrant?.stop())
const onQdrant = qdrant ? describe : describe.skip
const { url = '' } = qdrant ?? {}
const inside = new QdrantClient({
  url,
  checkCompatibility: false,
  ...(qdrant?.apiKey && { headers: { 'api-key': qdrant.apiKey } }),
})
const settings = {
  QDRANT_URL: url,
  QDRANT_PREFIX: PREFIX,
  ...(qdrant?.apiKey && { QDRANT_API_KEY: qdrant.apiKey }),
}
/** The collection behind the alias. */
const set = async (): Promise<string> => {
  const { aliases } = await inside.getAliases()
  return aliases.find(({ alias_name }) => alias_name.startsWith(`${PREFIX}memories`))?.collection_name ?? ''
}

/** The same across restarts. */
const PORT = String(await freePort())
let dataDir: string
let service: AloneService
let send: Send
let tenant: Tenant
let key: string
let mine: Memories

const start = async (env: Record<string, string> = settings) => {
  service = await startAlone({ dataDir, env: { PORT, RATE_LIMITS: 'off', ...env } })
  send = clientOf(service.baseUrl)
}
const pointsOf = async (volumeId: string): Promise<string[]> => {
  const filter = { must: [{ key: 'volume_id', match: { value: volumeId } }] }
  return (await inside.scroll(await set(), { filter, limit: 1_000 })).points.map(({ id }) => String(id))
}
const admin = (...args: string[]) => smAdmin(service.databaseUrl, args, '', settings)

onQdrant('a service with its index in Qdrant', () => {
  beforeAll(async () => {
    dataDir = await temporaryFolder('qdrant-service')
    // Writes a memory before the service uses Qdrant.
    await start({})
    tenant = await newTenant(send)
    key = await tenant.key('org_rw')
    await memoriesOf(send, key, tenant.volumeId).write('Marta prefers tea to coffee.')
    await service.stop()
    await start()
    mine = memoriesOf(send, key, tenant.volumeId)
  })
  afterAll(async () => {
    await service?.stop()
    await removeFolder(dataDir)
  })

  test(cites('is filled from PostgreSQL automatically, while queries are answered', 'index.filled'), async () => {
    expect(await mine.find('What does Marta drink?')).toEqual(['Marta prefers tea to coffee.'])
    await eventually(async () => expect(await pointsOf(tenant.volumeId)).toHaveLength(1))
    await eventually(async () => expect((await admin('reconcile')).stdout).toContain('agree'))
  })

  test(cites('an acknowledged write is found at once, 100 times', 'write.at-once'), async () => {
    const missed = await concurrently(4, Array.from({ length: 100 }), async (_none, at) => {
      const content = `Parcel ${at} with weight ${(at * 37) % 1_009} went to customer ${(at * 7_919) % 10_007}.`
      await mine.write(content)
      return (await mine.find(content)).includes(content) ? null : content
    })
    expect(missed.filter((one) => one !== null)).toEqual([])
    expect((await pointsOf(tenant.volumeId)).length).toBe(101)
  })

  test(cites('an erased memory or volume is removed from Qdrant', 'index.erased'), async () => {
    const volumeId = await tenant.volume('Short-lived')
    const there = memoriesOf(send, key, volumeId)
    const second = await there.write('Jonas sold 12 bicycles.')
    // An erasure answered 503 may have been done, and its retry would get 404. So each attempt erases a new memory.
    const { first, body } = await eventually(async () => {
      const written = await there.write('Amina moved 44 lanterns.')
      return { first: written, ...expectStatus(await send('DELETE', `/memory/${written.memory_id}`, { key }), 200) }
    })
    const { index } = body.data.receipt.stores
    expect(index).toMatch(/^(will be )?erased/)
    // A slow Qdrant erases after the receipt, which says so.
    if (index.startsWith('erased')) expect(await pointsOf(volumeId)).not.toContain(first.memory_id)
    await eventually(async () => expect(await pointsOf(volumeId)).toEqual([second.memory_id]))
    expectErased(await tenant.call('DELETE', `/volumes/${volumeId}`))
    await eventually(async () => expect(await pointsOf(volumeId)).toEqual([]))
  })

  test(cites('filters, words and pages find the same memories as in PostgreSQL', 'search.filters'), async () => {
    const search = async (more: object) => {
      const body = { volume_id: tenant.volumeId, query: 'parcel for customer', limit: 40, ...more }
      return expectStatus(await send('POST', '/memory/search', { key, body }), 200).body.data
    }
    for (const mode of ['hybrid', 'semantic', 'keyword']) {
      const seen = new Set<string>()
      for (let cursor: string | undefined; ; ) {
        const page = await search({ mode, ...(cursor && { cursor }) })
        for (const { memory_id } of page.memories) seen.add(memory_id)
        if (!page.next_cursor) break
        cursor = page.next_cursor
      }
      expect([mode, seen.size >= 100]).toEqual([mode, true])
    }
    expect((await search({ user_id: 'nobody' })).memories).toEqual([])
  })

  test(
    cites(
      'while Qdrant is down queries are answered from PostgreSQL, and writes are kept',
      'errors.service-unavailable',
      'index.standby',
    ),
    async () => {
      await qdrant?.kill()
      expect(await mine.find('What does Marta drink?')).toContain('Marta prefers tea to coffee.')
      // Waits for the 503 of an accepted write, which has a memory id. The 503 of a late PostgreSQL has no id.
      const refused = await eventually(async () => {
        const reply = await mine.tryWrite('Piotr painted 7 violins.', {}, { 'Idempotency-Key': 'violins' })
        expect([reply.status, reply.body]).toEqual([
          503,
          expect.objectContaining({ error: 'service_unavailable', memory_id: expect.any(String) }),
        ])
        return reply
      })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      const { doomed, ...erased } = await eventually(async () => {
        const id = (await mine.query('parcel for customer 1')).memories[0]?.id ?? ''
        return { doomed: id, ...expectStatus(await send('DELETE', `/memory/${id}`, { key }), 200) }
      })
      expect(erased.body.data.receipt.stores.index).toMatch(/^not erased yet/)
      await qdrant?.restart()
      await eventually(async () => expect(await pointsOf(tenant.volumeId)).not.toContain(doomed))
      const written = await eventually(async () =>
        expectStatus(await mine.tryWrite('Piotr painted 7 violins.', {}, { 'Idempotency-Key': 'violins' }), 200),
      )
      expect(written.body).toMatchObject({ status: 'approved', memory_id: refused.body.memory_id })
      expect(await pointsOf(tenant.volumeId)).toContain(refused.body.memory_id)
      expect(await mine.find('Who painted violins?')).toContain('Piotr painted 7 violins.')
    },
  )

  test(cites('a Qdrant that lost everything is refilled without the model', 'index.filled'), async () => {
    const before = (await pointsOf(tenant.volumeId)).toSorted()
    await inside.deleteCollection(await set())
    expect(await mine.find('What does Marta drink?')).toContain('Marta prefers tea to coffee.')
    await eventually(async () => expect((await pointsOf(tenant.volumeId)).toSorted()).toEqual(before))
  })

  test(cites('a Qdrant that was unconfigured for a while is refilled', 'index.filled'), async () => {
    const [erased = ''] = await pointsOf(tenant.volumeId)
    await service.stop()
    await start({})
    expectErased(await send('DELETE', `/memory/${erased}`, { key }))
    await mine.write('Yuki measured 31 carpets.')
    await service.stop()
    await start()
    await eventually(async () => expect(await pointsOf(tenant.volumeId)).not.toContain(erased))
    await eventually(async () => expect((await admin('reconcile')).stdout).toContain('agree'))
    expect(await mine.find('Who measured carpets?')).toContain('Yuki measured 31 carpets.')
    // Now this memory is as if a process without Qdrant had approved it, in the middle of a deploy.
    const [forgotten = ''] = await pointsOf(tenant.volumeId)
    await inside.delete(await set(), { wait: true, points: [forgotten] })
    await withDatabase(service.databaseUrl, (client) =>
      client.query('DELETE FROM indexed_memories WHERE memory_id = $1', [forgotten]),
    )
    await eventually(async () => expect(await pointsOf(tenant.volumeId)).toContain(forgotten))
  })

  test(cites('reconcile finds and repairs differences, rebuild refills the index', 'index.reconcile'), async () => {
    const [one = '', two = ''] = await pointsOf(tenant.volumeId)
    const before = (await pointsOf(tenant.volumeId)).length
    await inside.delete(await set(), { wait: true, points: [one] })
    await inside.setPayload(await set(), { wait: true, points: [two], payload: { volume_id: randomUUID() } })
    const found = await admin('reconcile')
    const figures = '1 missing from the index, 0 extra, 1 changed'
    expect([found.code, found.stdout]).toEqual([1, expect.stringContaining(figures)])
    expect((await admin('reconcile', '--repair')).code).toBe(0)
    expect(await admin('reconcile')).toMatchObject({ code: 0, stdout: expect.stringContaining('agree') })
    // Several pages of points unknown to PostgreSQL, as after a restore of an older backup.
    const strangers = Array.from({ length: 450 }, () => ({
      id: randomUUID(),
      vector: { terms: { indices: [1], values: [1] } },
      payload: { volume_id: tenant.volumeId },
    }))
    await inside.upsert(await set(), { wait: true, points: strangers })
    expect((await admin('reconcile', '--repair')).stdout).toContain(' 450 extra,')
    expect(await pointsOf(tenant.volumeId)).toHaveLength(before)
    expect(await admin('rebuild')).toMatchObject({ code: 0 })
    expect(await pointsOf(tenant.volumeId)).toHaveLength(before)
  })
})
