import { createHash, randomUUID } from 'node:crypto'
import { eraseVolume } from '@agent-memory/adapters/postgres/accounts/erase-volume'
import { openVolumeStore } from '@agent-memory/adapters/postgres/accounts/volumes'
import { openDatabase } from '@agent-memory/adapters/postgres/connection/database'
import { openMemoryStore } from '@agent-memory/adapters/postgres/memories/memories'
import { createVolume, deleteVolume } from '@agent-memory/core/accounts/volumes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { PoolClient } from 'pg'
import { eventually } from '../../../../tests/support/eventually.js'
import { code } from '../../../../tests/support/http/errors.js'
import { type ManagementFixture, type Owner, startManagement } from '../../../../tests/support/http/management.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']
beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

describe('erasing a volume', () => {
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

  const TABLES = ['memories', 'memory_sources', 'writes', 'outbox', 'dead_letters', 'tombstones', 'agent_connections']
  const left = async (volumeId: string) => {
    const counts = TABLES.map((table) => `(SELECT count(*) FROM ${table} WHERE volume_id = $1) AS ${table}`)
    const [row] = await fixture.sql<Record<string, bigint>>(`SELECT ${counts}`, volumeId)
    return row
  }
  const nothing = Object.fromEntries(TABLES.map((table) => [table, 0n]))

  test('leaves nothing of it, and everything of the others', async () => {
    const owner = await fixture.owner()
    const kept = await createVolume(ports, owner.principal, { name: 'Kept', projectId: owner.projectId, type: 'team' })
    for (const volumeId of [owner.volumeId, kept.volumeId]) {
      await write(owner, volumeId)
      await fixture.sql(
        'INSERT INTO tombstones (volume_id, seq, memory_id) VALUES ($1, 1, gen_random_uuid())',
        volumeId,
      )
    }
    const before = await left(kept.volumeId)
    expect(await left(owner.volumeId)).toEqual(before)
    expect(before).toMatchObject({ memories: 1n, memory_sources: 1n, writes: 1n, outbox: 1n, tombstones: 1n })
    await deleteVolume(ports, owner.principal, owner.volumeId)
    expect(await left(owner.volumeId)).toEqual(nothing)
    expect(await left(kept.volumeId)).toEqual(before)
    await expect(deleteVolume(ports, owner.principal, owner.volumeId)).rejects.toEqual(code('volume_not_found'))
  })

  test('during writes leaves nothing behind either', async () => {
    const owner = await fixture.owner()
    const writes = Array.from({ length: 12 }, (_, n) =>
      n === 6 ? deleteVolume(ports, owner.principal, owner.volumeId) : write(owner, owner.volumeId),
    )
    const ended = await Promise.allSettled(writes)
    expect(ended[6]?.status).toBe('fulfilled')
    expect(await left(owner.volumeId)).toEqual(nothing)
  })

  /** Number of blocks of the table and its indexes that the transaction has read so far. */
  const blocksOfWrites = async (client: PoolClient) => {
    const { rows } = await client.query<{ blocks: number }>(
      `SELECT sum(pg_stat_get_xact_blocks_fetched(relation))::int AS blocks FROM (
         SELECT 'writes'::regclass::oid AS relation
         UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = 'writes'::regclass) AS relations`,
    )
    return rows[0]?.blocks ?? Number.NaN
  }

  test('reads no writes of others', async () => {
    const [owner, other] = [await fixture.owner(), await fixture.owner()]
    await fixture.sql(
      `INSERT INTO writes (write_id, memory_id, volume_id, key_id, body_hash)
       SELECT gen_random_uuid(), gen_random_uuid(), $1, gen_random_uuid(), '' FROM generate_series(1, 20000)`,
      other.volumeId,
    )
    await fixture.sql('ANALYZE writes')
    await write(owner, owner.volumeId)
    const erase = (client: PoolClient) =>
      eraseVolume(client, owner.orgId, owner.volumeId, { external: false, externalGraph: false })
    const blocks = await fixture.database.transaction(async (client) => {
      const before = await blocksOfWrites(client)
      expect(await erase(client)).toBe(true)
      return (await blocksOfWrites(client)) - before
    })
    expect(blocks).toBeGreaterThan(0)
    expect(blocks).toBeLessThan(30)
    expect(await left(owner.volumeId)).toEqual(nothing)
  })

  const WAITING = 'SELECT pid FROM pg_locks WHERE NOT granted'
  test.each([
    ["the volume's row", 'SELECT FROM volumes WHERE volume_id = $1 FOR UPDATE'],
    ['the record of its terms', `SELECT pg_advisory_xact_lock(hashtextextended('terms of ' || $1::text, 0))`],
  ])('while %s is locked is unavailable, and leaves nothing waiting on the server', async (_what, lock) => {
    const owner = await fixture.owner()
    const requests = openDatabase(fixture.url, { onError() {} })
    try {
      await eventually(() => requests.ready())
      const { erase } = openVolumeStore(requests)
      const holder = await fixture.database.pool.connect()
      // A session of its own, because an idle transaction of the service has a time limit.
      await holder.query('BEGIN')
      await holder.query(lock, [owner.volumeId])
      const repeated = [1, 2, 3].map(() => erase(owner.orgId, owner.volumeId))
      for (const outcome of await Promise.allSettled(repeated))
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'service_unavailable', retryAfter: 1 } })
      await eventually(async () => expect(await fixture.sql(WAITING)).toEqual([]), 5_000).finally(async () => {
        await holder.query('ROLLBACK')
        holder.release()
      })
      expect(await eventually(() => erase(owner.orgId, owner.volumeId))).toBe(true)
    } finally {
      await requests.close()
    }
  })
})
