import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openDocumentStore } from '@agent-memory/adapters/postgres/documents/documents'
import type { DocumentStore, NewDocument } from '@agent-memory/core/ports/documents/document-store'
import { type ManagementFixture, type Owner, startManagement } from '../http/management.js'

export const MODEL = { model: 'test', dimension: 1 }

/** A store of documents on its own PostgreSQL, and an owner's volume for them. */
export interface DocumentsFixture {
  database: Database
  documents: DocumentStore
  owner: Owner
  /** Switches to a new owner. */
  newOwner(): Promise<void>
  sql: ManagementFixture['sql']
  ports: ManagementFixture['ports']
  /** An upload into the owner's volume, of the same bytes each time. */
  upload(over?: Partial<NewDocument>): NewDocument
  /** The volume's most recently enqueued run of an ingestion. */
  outboxId(): Promise<bigint>
  /** The volume's jobs, in order. */
  promised(): Promise<string[]>
  stop(): Promise<void>
}

export async function startDocuments(): Promise<DocumentsFixture> {
  const { database, owner, sql, ports, close } = await startManagement()
  const fixture: DocumentsFixture = {
    ...{ database, documents: openDocumentStore(database), owner: await owner(), sql, ports, stop: close },
    async newOwner() {
      fixture.owner = await owner()
    },
    upload(over = {}) {
      const { orgId, volumeId } = fixture.owner
      const sha256 = createHash('sha256').update(volumeId).digest()
      return {
        documentId: randomUUID(),
        fileId: randomUUID(),
        orgId,
        volumeId,
        filename: 'crates.txt',
        mimeType: 'text/plain',
        fileSize: 1,
        sha256,
        writer: { keyId: orgId, agentId: orgId, agent: 'Clerk' },
        idempotencyKey: null,
        bodyHash: sha256,
        now: new Date(),
        ...over,
      }
    },
    async outboxId() {
      const text = `SELECT outbox_id FROM outbox WHERE job = 'document.ingest' AND volume_id = $1 ORDER BY outbox_id DESC`
      const [row] = await sql<{ outbox_id: bigint }>(text, fixture.owner.volumeId)
      if (!row) throw new Error('no ingestion is enqueued')
      return row.outbox_id
    },
    async promised() {
      const text = 'SELECT job FROM outbox WHERE volume_id = $1 ORDER BY outbox_id'
      return (await sql<{ job: string }>(text, fixture.owner.volumeId)).map(({ job }) => job)
    },
  }
  return fixture
}

export const chunksOf = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    text: `${text} ${index}`,
    tokens: 3,
    page: null,
    headings: [],
  }))
