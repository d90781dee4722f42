import { randomUUID } from 'node:crypto'
import { openVolumeStore } from '@agent-memory/adapters/postgres/accounts/volumes'
import { openDocumentStore } from '@agent-memory/adapters/postgres/documents/documents'
import { openSubscriptions } from '@agent-memory/adapters/postgres/notify/subscriptions'
import { createKey } from '@agent-memory/core/accounts/keys/keys'
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'
import { chunksOf, MODEL, startDocuments } from '../../../../tests/support/stores/documents.js'
import { eraseDeletedVolumes } from '../../../../tests/support/stores/volume-contents.js'

const fixture = await startDocuments()
const { documents, upload, outboxId, promised } = fixture
beforeEach(fixture.newOwner)
afterAll(fixture.stop)

describe('an upload with the Idempotency-Key of an earlier one', () => {
  test("gets the same answer, with the document's current state", async () => {
    const first = await documents.accept(upload({ idempotencyKey: 'first' }))
    const second = await documents.accept(upload({ idempotencyKey: 'second' }))
    expect([first.duplicate, second.duplicate]).toEqual([false, true])
    await documents.fail(first.document.documentId, 'no_text', await outboxId())
    const again = (idempotencyKey: string) => documents.accept(upload({ idempotencyKey }))
    const document = { ...first.document, status: 'failed', failure: 'no_text' }
    expect(await again('first')).toEqual({ document, duplicate: false })
    expect(await again('second')).toEqual({ document, duplicate: true })
  })
})

test('a run whose job was taken over ends neither the job nor the document', async () => {
  const { document } = await documents.accept(upload())
  const taken = await outboxId()
  await documents.continueLater(taken)
  await documents.fail(document.documentId, 'too_slow', taken)
  expect(await documents.list(fixture.owner.volumeId)).toMatchObject([{ status: 'processing' }])
  expect(await promised()).toEqual(['document.ingest'])
})

test('the erasure job leaves time to the delete request', async () => {
  const { document } = await documents.accept(upload())
  const erasing = await documents.beginErasing(fixture.owner.volumeId, document.documentId)
  const isDue = async () => {
    const text = `SELECT due_at <= now() AS due FROM outbox WHERE job = 'document.erase' AND volume_id = $1`
    return (await fixture.sql<{ due: boolean }>(text, fixture.owner.volumeId)).map(({ due }) => due)
  }
  expect(await isDue()).toEqual([false])
  await documents.continueLater(erasing?.outboxId ?? 0n)
  // Waits, because the column may round the due time up.
  await eventually(async () => expect(await isDue()).toEqual([true]))
})

describe('a deleted document', () => {
  test('is not removed before its chunks, even ones added meanwhile', async () => {
    const { document } = await documents.accept(upload())
    const { documentId, volumeId } = document
    await documents.storeChunks(documentId, chunksOf(3, 'Late'))
    const erasing = await documents.beginErasing(volumeId, documentId)
    const finish = () => documents.finishErasing(documentId, erasing?.outboxId ?? 0n)
    await expect(finish()).rejects.toThrow('chunks')
    expect(await promised()).toEqual(['document.erase'])
    expect(await documents.eraseChunks(documentId, 200)).toBe(3)
    expect(await finish()).toEqual({ fileId: expect.any(String) })
    expect(await promised()).toEqual(['file.remove'])
  })

  test('takes with it what webhook endpoints answered when they were sent its chunks', async () => {
    const { document } = await documents.accept(upload())
    const { documentId, volumeId } = document
    await documents.storeChunks(documentId, chunksOf(1, 'Told'))
    const [webhookId, orgId] = [randomUUID(), fixture.owner.orgId]
    const key = { orgId, keyKind: 'org_rw', name: 'CI', userId: null } as const
    const { keyId } = (await createKey(fixture.ports, key)).key
    const webhook = { webhookId, url: 'https://a.example/', host: 'a.example', events: ['memory.flagged' as const] }
    await openSubscriptions(fixture.database).save({ orgId, volumeId, keyId, ...webhook }, null)
    await fixture.sql(
      `INSERT INTO webhook_deliveries (webhook_id, event_id, event, subject_id, status, attempts, http_status, answer)
       SELECT $1, gen_random_uuid(), 'memory.flagged', id, 'delivered', 1, 200, 'Told'
       FROM (SELECT memory_id AS id FROM memories WHERE document_id = $2 UNION ALL SELECT $2) AS told`,
      webhookId,
      documentId,
    )
    await documents.beginErasing(volumeId, documentId)
    expect(await documents.eraseChunks(documentId, 200)).toBe(1)
    const answers = await fixture.sql('SELECT answer FROM webhook_deliveries WHERE webhook_id = $1', webhookId)
    expect(answers).toEqual([{ answer: null }, { answer: null }])
  })

  test('is removed from an external index twice if chunks may be in flight', async () => {
    const outside = openDocumentStore(fixture.database, { external: true })
    const { document } = await outside.accept(upload())
    const { documentId, volumeId } = document
    await outside.storeChunks(documentId, chunksOf(3, 'Told'))
    const embedded = (await outside.unembedded(documentId, 2)).map((chunk) => ({
      ...chunk,
      vectors: [],
      suspicion: null,
    }))
    await outside.storeVectors(document, MODEL, embedded, new Date())
    await outside.beginErasing(volumeId, documentId)
    expect(await outside.eraseChunks(documentId, 200)).toBe(3)
    const jobs = await fixture.sql<{ ids: string[]; later: boolean }>(
      `SELECT payload -> 'memory_ids' AS ids, due_at > now() + interval '150 seconds' AS later FROM outbox
       WHERE job = 'document.unindex' AND volume_id = $1 ORDER BY due_at`,
      volumeId,
    )
    expect(jobs.map(({ ids, later }) => [ids.length, later])).toEqual([
      [3, false],
      [2, true],
    ])
    expect(jobs[1]?.ids.toSorted()).toEqual(embedded.map(({ memoryId }) => memoryId).toSorted())
  })
})

test('the removal of a file being uploaded is not in the backlog until the upload must have ended', async () => {
  const [arriving, twin] = [upload(), upload()]
  const removals = () =>
    fixture.sql<{ id: string; open: boolean }>(
      `SELECT payload ->> 'file_id' AS id, created_at <= now() AND due_at <= now() AS open FROM outbox
       WHERE job = 'file.remove' AND volume_id = $1 ORDER BY outbox_id`,
      fixture.owner.volumeId,
    )
  await documents.scheduleFileRemoval(fixture.owner.volumeId, arriving.fileId)
  expect(await removals()).toEqual([{ id: arriving.fileId, open: false }])
  await documents.accept(arriving)
  // The same bytes are uploaded again, so the second upload's file is not needed.
  await documents.scheduleFileRemoval(fixture.owner.volumeId, twin.fileId)
  expect((await documents.accept(twin)).duplicate).toBe(true)
  expect(await removals()).toContainEqual({ id: twin.fileId, open: true })
})

test('a deleted volume is removed from an external index again if chunks may be in flight', async () => {
  await documents.accept(upload())
  const volumes = openVolumeStore(fixture.database, { external: true })
  await volumes.erase(fixture.owner.orgId, fixture.owner.volumeId)
  await eraseDeletedVolumes(fixture.sql, volumes)
  const jobs = await fixture.sql<{ job: string; later: boolean }>(
    `SELECT job, due_at > now() + interval '150 seconds' AS later FROM outbox WHERE volume_id = $1 ORDER BY due_at, job`,
    fixture.owner.volumeId,
  )
  expect(jobs.map(({ job, later }) => [job, later])).toEqual([
    ['file.remove', false],
    ['volume.unindex', false],
    ['volume.unindex', true],
  ])
})
