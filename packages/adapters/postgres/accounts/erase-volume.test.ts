import { createHash, randomUUID } from 'node:crypto'
import { eraseVolumeRows } from '@agent-memory/adapters/postgres/accounts/erase-volume-rows'
import { openVolumeStore } from '@agent-memory/adapters/postgres/accounts/volumes'
import { type Database, openDatabase } from '@agent-memory/adapters/postgres/connection/database'
import { openMemoryStore } from '@agent-memory/adapters/postgres/memories/memories'
import { createVolume, deleteVolume, getVolume } from '@agent-memory/core/accounts/volumes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'
import { code } from '../../../../tests/support/http/errors.js'
import { type ManagementFixture, type Owner, startManagement } from '../../../../tests/support/http/management.js'
import { eraseDeletedVolumes, fillVolume, rowsOfVolume } from '../../../../tests/support/stores/volume-contents.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']
beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

const write = (owner: Owner, volumeId: string) => {
  const writer = { keyId: randomUUID(), agentId: randomUUID(), agent: 'Tester' }
  return openMemoryStore(fixture.database).accept([
    {
      memoryId: randomUUID(),
      writeId: randomUUID(),
      orgId: owner.orgId,
      volumeId,
      statement: {
        content: 'Marta likes tea.',
        writer,
        userId: null,
        sessionId: null,
        eventDate: new Date(),
        eventDateSource: 'written',
        eventDatePrecision: 'day',
        memoryType: null,
        memoryTypeSource: 'detected',
        category: null,
        metadata: null,
        redactions: [],
      },
      idempotencyKey: null,
      bodyHash: new Uint8Array(createHash('sha256').update(randomUUID()).digest()),
      now: new Date(),
      createdAt: new Date(),
      lastConfirmedAt: null,
      furtherSources: [],
    },
  ])
}

const rowsOf = (volumeId: string) => rowsOfVolume(fixture.sql, volumeId)
const emptied = (rows: Record<string, number>) => Object.fromEntries(Object.keys(rows).map((table) => [table, 0]))
const eraseAll = () => eraseDeletedVolumes(fixture.sql, ports.volumes)
const jobsFor = (volumeId: string) =>
  fixture.sql(`SELECT FROM outbox WHERE job = 'volume.erase' AND payload ->> 'volume_id' = $1`, volumeId)

/** Returns an owner whose volume has `count` rows in each table, and a connected agent. */
const ownerWith = async (count: number): Promise<Owner> => {
  const owner = await fixture.owner()
  await fixture.agentOf(owner)
  await fillVolume(fixture.sql, owner, count)
  return owner
}

describe('erasing a volume', () => {
  test('leaves nothing of it in any table, and everything of the others', async () => {
    const owner = await ownerWith(3)
    const kept = await createVolume(ports, owner.principal, { name: 'Kept', projectId: owner.projectId, type: 'team' })
    await fillVolume(fixture.sql, { ...owner, volumeId: kept.volumeId }, 3)
    for (const volumeId of [owner.volumeId, kept.volumeId]) await write(owner, volumeId)
    const before = await rowsOf(kept.volumeId)
    expect(await rowsOf(owner.volumeId)).toEqual(before)
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([])
    await deleteVolume(ports, owner.principal, owner.volumeId)
    await eraseAll()
    expect(await rowsOf(owner.volumeId)).toEqual({ ...emptied(before), outbox: 3 })
    const removals = 'SELECT DISTINCT job FROM outbox WHERE volume_id = $1'
    expect(await fixture.sql(removals, owner.volumeId)).toEqual([{ job: 'file.remove' }])
    expect(await rowsOf(kept.volumeId)).toEqual(before)
  })

  test('hides it at once, while its rows are still there', async () => {
    const owner = await ownerWith(1)
    const [before, agents] = [await rowsOf(owner.volumeId), 'agent_connections']
    await deleteVolume(ports, owner.principal, owner.volumeId)
    expect(await rowsOf(owner.volumeId)).toEqual({ ...before, [agents]: 0 })
    const gone = code('volume_not_found')
    await expect(deleteVolume(ports, owner.principal, owner.volumeId)).rejects.toEqual(gone)
    await expect(getVolume(ports, owner.principal, owner.volumeId)).rejects.toEqual(gone)
    await expect(write(owner, owner.volumeId)).rejects.toEqual(code('agent_not_authorized_for_volume'))
    expect(await ports.volumes.erase(owner.orgId, owner.volumeId)).toBe(false)
    expect(await jobsFor(owner.volumeId)).toHaveLength(1)
  })

  const GUARDED = ['memories', 'documents', 'forget_requests', 'feedback', 'events', 'webhook_subscriptions']
  test.each([...GUARDED, 'indexed_memories', 'volume_terms', 'graph_volumes'])(
    'lets nobody add a row to %s meanwhile',
    async (table) => {
      const { orgId, volumeId } = await ownerWith(1)
      await ports.volumes.erase(orgId, volumeId)
      const again = fixture.sql(`INSERT INTO ${table} SELECT * FROM ${table} WHERE volume_id = $1`, volumeId)
      await expect(again).rejects.toMatchObject({ code: '23503' })
    },
  )

  test('during writes leaves nothing behind either', async () => {
    const owner = await fixture.owner()
    const writes = Array.from({ length: 12 }, (_, n) =>
      n === 6 ? deleteVolume(ports, owner.principal, owner.volumeId) : write(owner, owner.volumeId),
    )
    const erasing = eventually(async () => expect(await jobsFor(owner.volumeId)).toHaveLength(1)).then(eraseAll)
    const ended = await Promise.allSettled(writes)
    await erasing
    expect(ended[6]?.status).toBe('fulfilled')
    const left = await rowsOf(owner.volumeId)
    expect(left).toEqual(emptied(left))
  })

  test('goes on after an interruption, in steps of limited size', async () => {
    const { orgId, volumeId } = await ownerWith(20)
    await ports.volumes.erase(orgId, volumeId)
    const total = async () => Object.values(await rowsOf(volumeId)).reduce((sum, rows) => sum + rows, 0)
    const before = await total()
    let transactions = 0
    const dying: Pick<Database, 'transaction'> = {
      // One transaction finds the rows and three erase 30 rows each; the fifth fails.
      transaction: (work) =>
        ++transactions > 4 ? Promise.reject(new Error('killed')) : fixture.database.transaction(work),
    }
    await expect(eraseVolumeRows(dying, volumeId, 30)).rejects.toThrow('killed')
    expect(before - (await total())).toBe(90)
    // Two runs at once, as when a running process was mistaken for dead.
    await Promise.all([ports.volumes.eraseRows(volumeId, 30), ports.volumes.eraseRows(volumeId, 30)])
    await eraseAll()
    expect(await total()).toBe(20) // the removals of files
    expect(await jobsFor(volumeId)).toEqual([])
  })

  test('tells the other stores once all is erased', async () => {
    const { orgId, volumeId } = await ownerWith(2)
    const volumes = openVolumeStore(fixture.database, { external: true, externalGraph: true })
    await volumes.erase(orgId, volumeId)
    const told = `SELECT job FROM outbox WHERE volume_id = $1 AND job IN ('volume.unindex', 'graph.erase') ORDER BY job`
    expect(await fixture.sql(told, volumeId)).toEqual([])
    await eraseDeletedVolumes(fixture.sql, volumes)
    expect(await fixture.sql(told, volumeId)).toEqual([{ job: 'graph.erase' }, { job: 'volume.unindex' }])
    await volumes.endErasing(volumeId, 0n)
    expect(await fixture.sql(told, volumeId)).toHaveLength(2)
  })

  test('keeps the jobs that clear other stores, and those that may be writing to one', async () => {
    const { orgId, volumeId } = await fixture.owner()
    const jobs = ['memory.index', 'graph.project', 'document.unindex', 'memory.judge']
    for (const handed of [null, new Date()])
      await fixture.sql(
        `INSERT INTO outbox (job, volume_id, payload, handed_at) SELECT unnest($2::text[]), $1, '{}', $3`,
        ...[volumeId, jobs, handed],
      )
    await ports.volumes.erase(orgId, volumeId)
    await eraseAll()
    const left = 'SELECT job, handed_at IS NOT NULL AS handed FROM outbox WHERE volume_id = $1 ORDER BY job, handed_at'
    expect(await fixture.sql(left, volumeId)).toEqual([
      { job: 'document.unindex', handed: true },
      { job: 'document.unindex', handed: false },
      { job: 'graph.project', handed: true },
      { job: 'memory.index', handed: true },
    ])
  })

  test('erases nothing of a volume that exists', async () => {
    const { volumeId } = await ownerWith(1)
    const before = await rowsOf(volumeId)
    expect(await ports.volumes.eraseRows(volumeId, 10)).toBe(true)
    expect(await rowsOf(volumeId)).toEqual(before)
  })

  const WAITING = 'SELECT pid FROM pg_locks WHERE NOT granted'
  test.each([
    [
      "a deletion while the volume's row is locked",
      'SELECT FROM volumes WHERE volume_id = $1 FOR UPDATE',
      'erase',
    ] as const,
    [
      'an erasure while the record of its terms is locked',
      `SELECT pg_advisory_xact_lock(hashtextextended('terms of ' || $1::text, 0))`,
      'eraseRows',
    ] as const,
  ])('%s is unavailable, and leaves nothing waiting on the server', async (_what, lock, method) => {
    const owner = await ownerWith(1)
    if (method === 'eraseRows') await ports.volumes.erase(owner.orgId, owner.volumeId)
    const requests = openDatabase(fixture.url, { onError() {} })
    try {
      await eventually(() => requests.ready())
      const volumes = openVolumeStore(requests)
      const call = () =>
        method === 'erase' ? volumes.erase(owner.orgId, owner.volumeId) : volumes.eraseRows(owner.volumeId, 10)
      const holder = await fixture.database.pool.connect()
      // Does not use `database.transaction`, because its transactions have a time limit while they are idle.
      await holder.query('BEGIN')
      await holder.query(lock, [owner.volumeId])
      for (const outcome of await Promise.allSettled([1, 2, 3].map(call)))
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'service_unavailable', retryAfter: 1 } })
      await eventually(async () => expect(await fixture.sql(WAITING)).toEqual([]), 5_000).finally(async () => {
        await holder.query('ROLLBACK')
        holder.release()
      })
      await eventually(async () => expect(await call()).toBe(true))
    } finally {
      await requests.close()
    }
  })
})
