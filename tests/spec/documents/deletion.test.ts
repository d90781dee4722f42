import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError } from '../../support/expectations.js'
import { expectStatus } from '../../support/http/client.js'
import { type Documents, documentsOf } from '../../support/http/documents.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { dumpTables, withDatabase } from '../../support/servers/database.js'
import { graphIn, pointsIn } from '../../support/servers/outside-stores.js'
import { send, shared } from '../../support/shared.js'
import { type Graph, graphOf } from '../../support/stores/graph.js'

const { tenant, key, volumeId } = await newWriter()
let documents: Documents
let memories: Memories
let graph: Graph
beforeAll(async () => {
  documents = documentsOf(shared().baseUrl, key, volumeId)
  memories = memoriesOf(send, key, volumeId)
  graph = graphOf(send, key, volumeId)
})

const COVE = 'The secret cove is called Praia do Norte Velho.\n\nOndina Teles works at Cove Rescue as a diver.'
/** Returns what each store that the service uses holds of the document. */
const inTheirStores = async () => {
  const { stores, filesDir } = shared()
  return {
    files: readdirSync(filesDir, { recursive: true }).map((path) => basename(String(path))),
    points: await pointsIn(stores, volumeId),
    graph: (await graphIn(stores, volumeId))?.filter((row) => row.includes('Ondina')),
    rows: (await dumpTables(shared().databaseUrl)).filter((row) => /secret cove|Ondina/.test(row)),
  }
}
const read = <Row>(text: string, ...values: unknown[]): Promise<Row[]> =>
  withDatabase(shared().databaseUrl, async (client) => (await client.query(text, values)).rows)

test(
  cites('a deleted document leaves every store', 'documents.delete', 'graph.documents', 'index.erased'),
  async () => {
    const { document_id } = await documents.upload(COVE, 'cove.txt')
    await documents.ended(document_id)
    await eventually(() => graph.entity('Ondina Teles'))
    const found = async () =>
      (await memories.query('What is the secret cove called?')).document_sources.map((source) => source.document_id)
    expect(await found()).toContain(document_id)
    const [{ file_id } = {}] = await read<{ file_id: string }>(
      'SELECT file_id FROM documents WHERE document_id = $1',
      document_id,
    )
    const chunks = await read<{ memory_id: string }>(
      'SELECT memory_id FROM memories WHERE document_id = $1',
      document_id,
    )
    const ids = chunks.map(({ memory_id }) => memory_id)
    expect(ids.length).toBeGreaterThan(0)
    await eventually(async () => {
      const { files, points, graph: nodes, rows } = await inTheirStores()
      expect(files).toContain(file_id)
      if (points) expect(points).toEqual(expect.arrayContaining(ids))
      if (nodes) expect(nodes).not.toEqual([])
      expect(rows).not.toEqual([])
    })

    const { QDRANT_URL, NEO4J_URL } = shared().stores
    const { body } = expectStatus(await documents.tryDelete(document_id), 200)
    const { stores } = body.data.receipt
    // A slow database also means that the erasure is only promised. The tests below cover immediate erasure.
    expect(QDRANT_URL || NEO4J_URL ? ['promised'] : ['erased', 'promised']).toContain(stores)
    expect(body).toEqual({ status: 'ok', data: { receipt: { document_id, stores } } })
    expect(await found()).not.toContain(document_id)
    expect((await documents.list()).map((document) => document.document_id)).not.toContain(document_id)
    expectError(await documents.tryDelete(document_id), 404, 'document_not_found')
    expectError(await graph.tryEntity('Ondina Teles'), 404, 'entity_not_found')
    const gone = async () => {
      const { files, points, graph: nodes, rows } = await inTheirStores()
      expect(files).not.toContain(file_id)
      expect(points?.filter((id) => ids.includes(id)) ?? []).toEqual([])
      expect([nodes ?? [], rows]).toEqual([[], []])
    }
    // What the receipt reports as erased is gone already.
    await (stores === 'erased' ? gone() : eventually(gone))
    await eventually(async () => {
      const jobs = await read('SELECT job FROM outbox WHERE volume_id = $1 AND due_at <= now()', volumeId)
      expect(jobs).toEqual([])
    })
    // The same bytes are now a new document.
    const fresh = await documents.upload(COVE, 'cove.txt')
    expect(fresh.document_id).not.toBe(document_id)
    expect(fresh.duplicate).toBeUndefined()
  },
)

describe('is erased at once', () => {
  /** Uploads and deletes documents until one is erased at once, because a slow database defers the erasure. */
  const expectErasedAtOnce = async (name: string, status: string, textOf: (copy: number) => string) => {
    const alone = documentsOf(shared().baseUrl, key, await tenant.volume(name))
    let copy = 0
    await eventually(async () => {
      const { document_id } = await alone.upload(textOf(copy++), name)
      expect(await alone.ended(document_id)).toMatchObject({ status })
      const { body } = expectStatus(await alone.tryDelete(document_id), 200)
      expect(body.data.receipt).toEqual({ document_id, stores: 'erased' })
    })
  }

  test(cites('one that could not be read', 'documents.delete'), () =>
    expectErasedAtOnce('broken.pdf', 'failed', (copy) => `%PDF-1.7\nneither does this follow ${copy}`),
  )

  test(cites('one that was read, if no external store has it', 'documents.delete'), async () => {
    const { QDRANT_URL, NEO4J_URL } = shared().stores
    if (QDRANT_URL || NEO4J_URL) return
    await expectErasedAtOnce('boats.txt', 'completed', (copy) => `The cove has ${copy} boats.`)
  })
})
