import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openPostgresGraph } from '@agent-memory/adapters/postgres/graph/graph-store'
import { openMemoryStore } from '@agent-memory/adapters/postgres/memories/memories'
import { extract } from '@agent-memory/core/graph/extract/extract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openTestDatabase } from '../../../../../tests/support/servers/postgres.js'
import { type ChangingVolume, startChangingVolume } from '../../../../../tests/support/stores/changing-volume.js'

let volume: ChangingVolume
beforeAll(async () => {
  volume = await startChangingVolume()
})
afterAll(() => volume?.stop())

// A merge enqueues jobs that remove the memory from graph and index. Erasing the memory deletes these jobs, so the
// erasure itself must remove the memory from both.
test('a memory that was merged after its approval is erased from graph and index with the one it was merged into', async () => {
  const { url, volumeId } = volume.store
  const database = openTestDatabase(url)
  try {
    const content = 'Ada works at Acme.'
    const [merged, kept] = [await volume.write(content), await volume.write('Acme employs Ada.')]
    const extraction = extract(content, { speaker: { key: 'user:u', name: 'u' } })
    const source = { kind: 'memory' as const, id: merged.memoryId }
    const given = { volumeId, source, content, at: new Date(), outdated: [], extraction }
    expect(await openGraphLedger(database).record(given, { outboxId: null, external: false })).toMatchObject({
      result: 'recorded',
    })
    await volume.review(merged.memoryId, 'merge', kept.memoryId)
    await openMemoryStore(database, { external: true }).erase(volumeId, kept.memoryId)
    expect(await openPostgresGraph(database).entity(volumeId, 'Ada')).toBeNull()
    const tombstones = await volume.run('SELECT memory_id FROM tombstones WHERE volume_id = $1', volumeId)
    expect(new Set(tombstones.map((row) => row.memory_id))).toEqual(new Set([kept.memoryId, merged.memoryId]))
    const jobs = await volume.run(
      `SELECT payload FROM outbox WHERE job LIKE '%.unindex' AND volume_id = $1 ORDER BY outbox_id`,
      volumeId,
    )
    expect(jobs.map(({ payload }) => payload)).toEqual([
      { memory_id: kept.memoryId },
      { memory_ids: [merged.memoryId] },
    ])
  } finally {
    await database.close()
  }
})
