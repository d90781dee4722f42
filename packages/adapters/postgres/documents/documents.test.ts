import { createHash, randomUUID } from 'node:crypto'
import { openVolumeStore } from '@agent-memory/adapters/postgres/accounts/volumes'
import { openDocumentStore } from '@agent-memory/adapters/postgres/documents/documents'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import { extract } from '@agent-memory/core/graph/extract/extract'
import type { DocumentStore, NewDocument } from '@agent-memory/core/ports/documents/document-store'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'
import { type ManagementFixture, type Owner, startManagement } from '../../../../tests/support/http/management.js'

let fixture: ManagementFixture
let documents: DocumentStore
let owner: Owner
beforeAll(async () => {
  fixture = await startManagement()
  documents = openDocumentStore(fixture.database)
})
afterAll(() => fixture?.close())
beforeEach(async () => {
  owner = await fixture.owner()
})

const MODEL = { model: 'test', dimension: 1 }

const upload = (over: Partial<NewDocument> = {}): NewDocument => {
  const sha256 = createHash('sha256').update(owner.volumeId).digest()
  return {
    documentId: randomUUID(),
    fileId: randomUUID(),
    orgId: owner.orgId,
    volumeId: owner.volumeId,
    filename: 'crates.txt',
    mimeType: 'text/plain',
    fileSize: 1,
    sha256,
    writer: { keyId: owner.orgId, agentId: owner.orgId, agent: 'Clerk' },
    idempotencyKey: null,
    bodyHash: sha256,
    now: new Date(),
    ...over,
  }
}

const chunksOf = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    text: `${text} ${index}`,
    tokens: 3,
    page: null,
    headings: [],
  }))

/** The most recently enqueued run. */
const outboxId = async () => {
  const text = `SELECT outbox_id FROM outbox WHERE job = 'document.ingest' AND volume_id = $1 ORDER BY outbox_id DESC`
  const [row] = await fixture.sql<{ outbox_id: bigint }>(text, owner.volumeId)
  if (!row) throw new Error('no ingestion is enqueued')
  return row.outbox_id
}

/** A document with this many chunks, some of them findable, when its ingestion is dead-lettered. */
const givenUp = async (chunks: number, before = async (_documentId: string) => {}) => {
  const { document } = await documents.accept(upload())
  await documents.storeChunks(document.documentId, chunksOf(chunks, 'Former'))
  const some = await documents.unembedded(document.documentId, 10)
  const embedded = some.map(({ memoryId }) => ({ memoryId, vectors: [new Float32Array([1])], suspicion: null }))
  await documents.storeVectors(document, MODEL, embedded, new Date())
  expect(await documents.chunks(document.documentId, 0, 100)).toHaveLength(10)
  await before(document.documentId)
  await openOutbox(fixture.database).bury(await outboxId(), 'it failed')
  return document.documentId
}

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

/** The volume's jobs, in order. */
const promised = async () => {
  const text = 'SELECT job FROM outbox WHERE volume_id = $1 ORDER BY outbox_id'
  return (await fixture.sql<{ job: string }>(text, owner.volumeId)).map(({ job }) => job)
}

test('a run whose job was taken over ends neither the job nor the document', async () => {
  const { document } = await documents.accept(upload())
  const taken = await outboxId()
  await documents.continueLater(taken)
  await documents.fail(document.documentId, 'too_slow', taken)
  expect(await documents.list(owner.volumeId)).toMatchObject([{ status: 'processing' }])
  expect(await promised()).toEqual(['document.ingest'])
})

test('the erasure job leaves time to the delete request', async () => {
  const { document } = await documents.accept(upload())
  const erasing = await documents.beginErasing(owner.volumeId, document.documentId)
  const isDue = async () => {
    const text = `SELECT due_at <= now() AS due FROM outbox WHERE job = 'document.erase' AND volume_id = $1`
    return (await fixture.sql<{ due: boolean }>(text, owner.volumeId)).map(({ due }) => due)
  }
  expect(await isDue()).toEqual([false])
  await documents.continueLater(erasing?.outboxId ?? 0n)
  // The column may round the time up.
  await eventually(async () => expect(await isDue()).toEqual([true]))
})

describe('a document whose ingestion was dead-lettered', () => {
  /** A findable chunk adds Marta to the graph. */
  const told = async (documentId: string) => {
    const [chunk] = await documents.chunks(documentId, 0, 1)
    const { memoryId = '', content = '' } = chunk ?? {}
    const extraction = extract('Marta works at Acme.', { speaker: null })
    const source = { kind: 'chunk' as const, id: memoryId }
    const telling = { volumeId: owner.volumeId, source, content, at: new Date(), extraction, outdated: [] }
    return openGraphLedger(fixture.database).record(telling, { outboxId: null, external: false })
  }

  test('leaves nothing in memories and graph, but remains itself', async () => {
    const documentId = await givenUp(450, async (id) => expect(await told(id)).toMatchObject({ result: 'recorded' }))
    expect(await promised()).toContain('document.erase')
    const erased: number[] = []
    while (erased.at(-1) !== 0) erased.push(await documents.eraseChunks(documentId, 200))
    expect(erased).toEqual([200, 200, 50, 0])
    // The id of a removed node stays.
    for (const left of ['memories WHERE true', 'graph_sources WHERE true', 'graph_nodes WHERE name IS NOT NULL'])
      expect(await fixture.sql(`SELECT FROM ${left} AND volume_id = $1`, owner.volumeId)).toHaveLength(0)
    const events = await fixture.sql<{ event: string }>('SELECT event FROM events WHERE volume_id = $1', owner.volumeId)
    expect(events).toEqual([{ event: 'document.failed' }])
    expect(await documents.finishErasing(documentId, 0n)).toBeNull()
    expect(await documents.read(documentId)).toMatchObject({ status: 'failed', failure: 'not_ingested', chunkCount: 0 })
  })

  test('may be in an external index when it is deleted, until its jobs are done', async () => {
    const outside = openDocumentStore(fixture.database, { external: true })
    const documentId = await givenUp(20)
    expect(await outside.eraseChunks(documentId, 200)).toBe(20)
    expect(await outside.beginErasing(owner.volumeId, documentId)).toMatchObject({ isOutside: true })
  })

  test('restarts when its job is replayed', async () => {
    const documentId = await givenUp(20)
    await openOutbox(fixture.database).replay()
    expect(await promised()).toContain('document.ingest')
    expect(await documents.ingesting(documentId)).toMatchObject({ documentId, chunkCount: null })
    expect(await documents.chunks(documentId, 0, 100)).toEqual([])
    expect(await documents.eraseChunks(documentId, 200)).toBe(20)
  })
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
      owner.volumeId,
    )
  await documents.scheduleFileRemoval(owner.volumeId, arriving.fileId)
  expect(await removals()).toEqual([{ id: arriving.fileId, open: false }])
  await documents.accept(arriving)
  // The same bytes again: the second upload's file is not needed.
  await documents.scheduleFileRemoval(owner.volumeId, twin.fileId)
  expect((await documents.accept(twin)).duplicate).toBe(true)
  expect(await removals()).toContainEqual({ id: twin.fileId, open: true })
})

test('a deleted volume is removed from an external index again if chunks may be in flight', async () => {
  await documents.accept(upload())
  await openVolumeStore(fixture.database, { external: true }).erase(owner.orgId, owner.volumeId)
  const jobs = await fixture.sql<{ job: string; later: boolean }>(
    `SELECT job, due_at > now() + interval '150 seconds' AS later FROM outbox WHERE volume_id = $1 ORDER BY due_at, job`,
    owner.volumeId,
  )
  expect(jobs.map(({ job, later }) => [job, later])).toEqual([
    ['file.remove', false],
    ['volume.unindex', false],
    ['volume.unindex', true],
  ])
})

describe('a re-uploaded failed document', () => {
  test('restarts under its id, with its old chunks hidden', async () => {
    const documentId = await givenUp(450)
    expect(await documents.read(documentId)).toMatchObject({ status: 'failed', failure: 'not_ingested' })
    const accepted = await documents.accept(upload())
    expect(accepted).toMatchObject({ duplicate: false, document: { documentId, status: 'processing', chunkCount: 0 } })
    expect(await documents.chunks(documentId, 0, 100)).toEqual([])
  })

  test('loses its old chunks batch by batch, before the new ones are stored', async () => {
    const documentId = await givenUp(450)
    await documents.accept(upload())
    const erased: number[] = []
    while (erased.at(-1) !== 0) erased.push(await documents.eraseChunks(documentId, 200))
    expect(erased).toEqual([200, 200, 50, 0])
    await documents.storeChunks(documentId, chunksOf(3, 'New'))
    // A late parallel run erases none of them.
    expect(await documents.eraseChunks(documentId, 200)).toBe(0)
    expect((await documents.unembedded(documentId, 10)).map(({ content }) => content)).toEqual([
      'New 0',
      'New 1',
      'New 2',
    ])
  })
})
