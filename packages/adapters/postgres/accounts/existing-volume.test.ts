import { openDocumentStore } from '@agent-memory/adapters/postgres/documents/documents'
import { openGraphUpkeep } from '@agent-memory/adapters/postgres/graph/graph-upkeep'
import { openGraphWork } from '@agent-memory/adapters/postgres/graph/graph-work'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index/index-ledger'
import { openMemoryChanges } from '@agent-memory/adapters/postgres/memories/changes/changes-of-memories'
import { openEmbeddingModels } from '@agent-memory/adapters/postgres/memories/embedding-models'
import { openSpeakerNames } from '@agent-memory/adapters/postgres/speakers/speaker-names'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { openTestDatabase } from '../../../../tests/support/servers/postgres.js'
import {
  approvalOf,
  type MemoryStoreFixture,
  startMemoryStore,
  WRITER,
} from '../../../../tests/support/stores/memory-store.js'

let fixture: MemoryStoreFixture
let database: ReturnType<typeof openTestDatabase>
beforeAll(async () => {
  fixture = await startMemoryStore()
  database = openTestDatabase(fixture.url, (error) => console.error(error))
})
afterAll(async () => {
  await database?.close()
  await fixture?.stop()
})

const NEW = { model: 'new', dimension: 2 }
const deleteVolume = () => fixture.run('DELETE FROM volumes WHERE volume_id = $1', fixture.volumeId)
const jobOf = async (memoryId: string, job: string) => {
  const text = `SELECT outbox_id FROM outbox WHERE job = $2 AND payload ->> 'memory_id' = $1`
  return (await fixture.run(text, memoryId, job))[0]?.outbox_id as bigint | undefined
}
const approve = async (memoryId: string, content: string) => {
  const outboxId = (await jobOf(memoryId, 'memory.judge')) as bigint
  const verdict = approvalOf(fixture, memoryId, content)
  return fixture.memories.commit([{ verdict, asOf: 0n, restsOn: [], outboxId, now: new Date() }])
}

describe('while the rows of a deleted volume are still there', () => {
  let pending: string
  let approved: string
  beforeEach(async () => {
    await fixture.newVolume()
    approved = (await fixture.accept('Known.', { key: `key of ${fixture.volumeId}` })).memoryId
    pending = (await fixture.accept('Unjudged.')).memoryId
    expect(await approve(approved, 'Known.')).toEqual(['committed'])
  })

  test('a memory is neither judged nor waited for', async () => {
    await deleteVolume()
    expect(await fixture.memories.outcomes([pending, approved])).toEqual([])
    expect(await fixture.memories.pending(pending)).toBeNull()
    expect(await approve(pending, 'Unjudged.')).toEqual(['gone'])
    expect(await jobOf(pending, 'memory.judge')).toBeUndefined()
  })

  test('an Idempotency-Key can be used for another volume', async () => {
    const key = `key of ${fixture.volumeId}`
    await deleteVolume()
    await fixture.newVolume()
    expect(await fixture.accept('Another.', { key })).toMatchObject({ attached: false })
  })

  test('a write does not attach to an earlier one', async () => {
    await deleteVolume()
    await expect(fixture.accept('Unjudged.')).rejects.toMatchObject({ code: 'agent_not_authorized_for_volume' })
  })

  test('no memory is changed', async () => {
    await deleteVolume()
    const writer = { keyId: WRITER, agentId: WRITER, agent: 'Tester' }
    const act = { orgId: fixture.orgId, volumeId: fixture.volumeId, writer, now: new Date() }
    const review = { action: 'reject', memoryId: approved, targetId: null, reason: 'Wrong.' } as const
    const refused = expect.objectContaining({ code: 'agent_not_authorized_for_volume' })
    await expect(openMemoryChanges(database).review(act, review)).rejects.toEqual(refused)
    expect(await fixture.memories.erase(fixture.volumeId, approved)).toBeNull()
  })

  test('no memory is found for an index, a graph, another model or another name', async () => {
    const [ledger, upkeep] = [openIndexLedger(database, fixture.url), openGraphUpkeep(database)]
    const [models, names] = [openEmbeddingModels(database, { external: false }), openSpeakerNames(database)]
    await fixture.run('UPDATE memories SET named = NULL WHERE memory_id = $1', approved)
    await fixture.run(`DELETE FROM outbox WHERE job = 'memory.extract'`)
    const found = async () => [
      await ledger.unindexed(10),
      await upkeep.unextracted(null, 10, null),
      (await models.unembedded(NEW.model, null, 10)).map(({ memoryId }) => memoryId),
      (await names.unnamed(10)).map(({ memoryId }) => memoryId),
    ]
    const ofVolume = async () => (await found()).map((ids) => ids.includes(approved))
    expect(await ofVolume()).toEqual([true, true, true, true])
    await deleteVolume()
    expect(await ofVolume()).toEqual([false, false, false, false])
    const entries = await ledger.entries([approved], 'test')
    expect(entries).toHaveLength(1)
    expect(await ledger.markIndexed(entries)).toEqual(new Set())
  })

  test('its memories leave the queue of the graph', async () => {
    const outboxId = (await jobOf(approved, 'memory.extract')) as bigint
    await deleteVolume()
    expect(await openGraphWork(database).take(outboxId, 10)).toEqual([])
    expect(await jobOf(approved, 'memory.extract')).toBeUndefined()
  })

  test('an external graph store is not told to erase it twice', async () => {
    const upkeep = openGraphUpkeep(database)
    await deleteVolume()
    expect(await upkeep.unknownVolumes([fixture.volumeId])).toEqual([])
    await fixture.run(`DELETE FROM outbox WHERE job = 'volume.erase'`)
    expect(await upkeep.unknownVolumes([fixture.volumeId])).toEqual([fixture.volumeId])
  })

  test('rejected memories are left to its erasure', async () => {
    await fixture.run(
      `UPDATE memories SET status = 'rejected', decided_at = '2020-01-01' WHERE memory_id = $1`,
      approved,
    )
    await deleteVolume()
    expect(await fixture.retention.eraseRejected(new Date(), 10)).toBe(0)
  })

  test('a document is neither read nor erased', async () => {
    const documents = openDocumentStore(database)
    const [row] = await fixture.run(
      `INSERT INTO documents (document_id, org_id, volume_id, filename, mime_type, file_size, file_id, status, key_id, agent_id, agent)
       VALUES (gen_random_uuid(), $1, $2, 'a.txt', 'text/plain', 1, gen_random_uuid(), 'processing', $1, $1, 'Tester')
       RETURNING document_id`,
      ...[fixture.orgId, fixture.volumeId],
    )
    const documentId = row?.document_id as string
    await fixture.run('UPDATE memories SET document_id = $1 WHERE volume_id = $2', documentId, fixture.volumeId)
    const chunks = async () => [
      (await documents.unembedded(documentId, 10)).length,
      (await documents.unindexed(documentId, 10)).length,
    ]
    expect(await documents.ingesting(documentId)).not.toBeNull()
    expect(await chunks()).toEqual([1, 1])
    await deleteVolume()
    expect(await documents.ingesting(documentId)).toBeNull()
    expect(await chunks()).toEqual([0, 0])
    await fixture.run(`UPDATE documents SET status = 'erasing' WHERE document_id = $1`, documentId)
    expect(await documents.finishErasing(documentId, 0n)).toBeNull()
  })
})
