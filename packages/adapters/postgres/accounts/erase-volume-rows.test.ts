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

/** Number of blocks of each table and its indexes that the transaction has read so far. */
const BLOCKS = `
  SELECT table_name AS name, (pg_stat_get_xact_blocks_fetched(table_name::regclass) + (
    SELECT coalesce(sum(pg_stat_get_xact_blocks_fetched(indexrelid)), 0) FROM pg_index
    WHERE indrelid = table_name::regclass))::int AS blocks
  FROM information_schema.tables WHERE table_schema = 'public' AND table_name = ANY ($1)`

const OTHERS = 10_000

test('reads no rows of other volumes', async () => {
  const [owner, other] = [await fixture.owner(), await fixture.owner()]
  await fillVolume(fixture.sql, other, OTHERS)
  await fillVolume(fixture.sql, owner, 2)
  await fixture.sql('ANALYZE')
  await fixture.ports.volumes.erase(owner.orgId, owner.volumeId)
  const tables = Object.keys(await rowsOfVolume(fixture.sql, owner.volumeId))
  const blocksOf = async (client: PoolClient) =>
    new Map(
      (await client.query<{ name: string; blocks: number }>(BLOCKS, [tables])).rows.map((row) => [
        row.name,
        row.blocks,
      ]),
    )
  const read = await fixture.database.transaction(async (client) => {
    const before = await blocksOf(client)
    expect(await eraseVolumeRows(client, owner.volumeId, 1_000)).toBe(false)
    return [...(await blocksOf(client))].map(([name, blocks]) => [name, blocks - (before.get(name) ?? 0)] as const)
  })
  expect(read.filter(([, blocks]) => blocks > 80)).toEqual([])
  expect(read.find(([name]) => name === 'writes')?.[1]).toBeGreaterThan(0)
})
