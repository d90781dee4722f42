import { eraseVolumeRows } from '@agent-memory/adapters/postgres/accounts/erase-volume-rows'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { PoolClient } from 'pg'
import { type ManagementFixture, startManagement } from '../../../../tests/support/http/management.js'
import { fillVolume, rowsOfVolume } from '../../../../tests/support/stores/volume-contents.js'

let fixture: ManagementFixture
beforeAll(async () => {
  fixture = await startManagement()
})
afterAll(() => fixture?.close())

/** How many full scans of each table the transaction made, and how many blocks of it and its indexes it read. */
const READ = `
  SELECT table_name AS name, pg_stat_get_xact_numscans(table_name::regclass)::int AS scans,
    (pg_stat_get_xact_blocks_fetched(table_name::regclass) + (
      SELECT coalesce(sum(pg_stat_get_xact_blocks_fetched(indexrelid)), 0) FROM pg_index
      WHERE indrelid = table_name::regclass))::int AS blocks
  FROM information_schema.tables WHERE table_schema = 'public' AND table_name = ANY ($1)`

interface Read {
  name: string
  scans: number
  blocks: number
}

/**
 * Erases a volume that has `own` rows in each table, while another volume has `others` rows in each. Returns what the
 * erasure read.
 */
const readToErase = async ({ own, others }: { own: number; others: number }): Promise<Read[]> => {
  const [owner, other] = [await fixture.owner(), await fixture.owner()]
  await fillVolume(fixture.sql, other, others)
  await fillVolume(fixture.sql, owner, own)
  await fixture.sql('ANALYZE')
  await fixture.ports.volumes.erase(owner.orgId, owner.volumeId)
  const tables = Object.keys(await rowsOfVolume(fixture.sql, owner.volumeId))
  const readBy = async (client: PoolClient) => (await client.query<Read>(READ, [tables])).rows
  return fixture.database.transaction(async (client) => {
    const before = new Map((await readBy(client)).map((read) => [read.name, read]))
    const database = { transaction: <Result>(work: (own: PoolClient) => Promise<Result>) => work(client) }
    expect(await eraseVolumeRows(database, owner.volumeId, 1_000)).toBe(false)
    return (await readBy(client)).map(({ name, scans, blocks }) => {
      const { scans: earlier = 0, blocks: fetched = 0 } = before.get(name) ?? {}
      return { name, scans: scans - earlier, blocks: blocks - fetched }
    })
  })
}

test('reads no rows of other volumes', async () => {
  const read = await readToErase({ own: 2, others: 10_000 })
  expect(read.filter(({ blocks }) => blocks > 80)).toEqual([])
  expect(read.find(({ name }) => name === 'writes')?.blocks).toBeGreaterThan(0)
})

test('reads no table to its end even if most of it is the erased volume', async () => {
  const read = await readToErase({ own: 3_000, others: 100 })
  expect(read.filter(({ scans }) => scans > 0)).toEqual([])
})
