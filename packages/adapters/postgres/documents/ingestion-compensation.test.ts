import { openDocumentStore } from '@agent-memory/adapters/postgres/documents/documents'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import { extract } from '@agent-memory/core/graph/extract/extract'
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'
import { chunksOf, MODEL, startDocuments } from '../../../../tests/support/stores/documents.js'

const fixture = await startDocuments()
const { documents, upload, outboxId, promised } = fixture
beforeEach(fixture.newOwner)
afterAll(fixture.stop)

/** Uploads a document with this many chunks, makes 10 of them findable, and dead-letters its ingestion. */
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

describe('a document whose ingestion was dead-lettered', () => {
  /** Records a findable chunk of the document in the graph, which adds Marta. */
  const told = async (documentId: string) => {
    const [chunk] = await documents.chunks(documentId, 0, 1)
    const { memoryId = '', content = '' } = chunk ?? {}
    const extraction = extract('Marta works at Acme.', { speaker: null })
    const source = { kind: 'chunk' as const, id: memoryId }
    const telling = { volumeId: fixture.owner.volumeId, source, content, at: new Date(), extraction, outdated: [] }
    return openGraphLedger(fixture.database).record(telling, { outboxId: null, external: false })
  }

  test('leaves nothing in memories and graph, but remains itself', async () => {
    const documentId = await givenUp(450, async (id) => expect(await told(id)).toMatchObject({ result: 'recorded' }))
    expect(await promised()).toContain('document.erase')
    const erased: number[] = []
    while (erased.at(-1) !== 0) erased.push(await documents.eraseChunks(documentId, 200))
    expect(erased).toEqual([200, 200, 50, 0])
    // The row of a removed node stays, without its name.
    for (const left of ['memories WHERE true', 'graph_sources WHERE true', 'graph_nodes WHERE name IS NOT NULL'])
      expect(await fixture.sql(`SELECT FROM ${left} AND volume_id = $1`, fixture.owner.volumeId)).toHaveLength(0)
    const events = await fixture.sql<{ event: string }>(
      'SELECT event FROM events WHERE volume_id = $1',
      fixture.owner.volumeId,
    )
    expect(events).toEqual([{ event: 'document.failed' }])
    expect(await documents.finishErasing(documentId, 0n)).toBeNull()
    expect(await documents.read(documentId)).toMatchObject({ status: 'failed', failure: 'not_ingested', chunkCount: 0 })
  })

  test('may be in an external index when it is deleted, until its jobs are done', async () => {
    const outside = openDocumentStore(fixture.database, { external: true })
    const documentId = await givenUp(20)
    expect(await outside.eraseChunks(documentId, 200)).toBe(20)
    expect(await outside.beginErasing(fixture.owner.volumeId, documentId)).toMatchObject({ isOutside: true })
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
    // A late parallel run erases none of the new chunks.
    expect(await documents.eraseChunks(documentId, 200)).toBe(0)
    expect((await documents.unembedded(documentId, 10)).map(({ content }) => content)).toEqual([
      'New 0',
      'New 1',
      'New 2',
    ])
  })
})
