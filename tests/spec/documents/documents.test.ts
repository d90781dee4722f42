import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import { expectErased, expectStatus, type Json } from '../../support/http/client.js'
import { type Documents, documentsOf } from '../../support/http/documents.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { type AgentWithKey, newTenant } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let clerk: AgentWithKey
let documents: Documents
let memories: Memories
beforeAll(async () => {
  clerk = await tenant.agent('Clerk', { volumeId: tenant.volumeId })
  documents = documentsOf(shared().baseUrl, clerk.key, tenant.volumeId)
  memories = memoriesOf(send, clerk.key, tenant.volumeId)
})

const HANDBOOK = `# Harbour handbook

## Berths

The harbour of Nazare has forty berths for boats of up to twelve metres.

## Fees

Mooring fees are due on the first Friday of each month, at the office of the harbour master.
`

describe('an upload', () => {
  test(
    cites(
      'is answered at once, ingested, listed and found',
      'documents.upload',
      'documents.list',
      'documents.states',
      'documents.results',
      'documents.sources',
    ),
    async () => {
      const answer = await documents.upload(HANDBOOK, 'handbook.md')
      expect(answer).toEqual({
        document_id: UUID,
        filename: 'handbook.md',
        size: Buffer.byteLength(HANDBOOK),
        status: 'processing',
      })
      expect(await documents.ended(answer.document_id)).toEqual({
        document_id: answer.document_id,
        filename: 'handbook.md',
        mime_type: 'text/markdown',
        file_size: Buffer.byteLength(HANDBOOK),
        chunk_count: expect.any(Number),
        status: 'completed',
        error: null,
        created_at: ISO_TIME,
      })
      const found = await memories.query('When are mooring fees due?')
      const [best] = found.memories
      expect(best).toMatchObject({
        content: expect.stringContaining('first Friday'),
        agent: 'Clerk',
        memory_type: 'factual',
        document_id: answer.document_id,
        filename: 'handbook.md',
        chunk_index: expect.any(Number),
      })
      expect(found.document_sources).toEqual([
        {
          document_id: answer.document_id,
          filename: 'handbook.md',
          best_score: best?.score,
          chunk_count: found.memories.length,
          snippets: expect.arrayContaining([best?.content]),
        },
      ])
      expect(found.total_results).toBe(found.memories.length)
    },
  )
})

describe('an upload is rejected for', () => {
  const file = { name: 'file', content: 'Some text of no consequence.', filename: 'a.txt' }
  const volume = () => ({ name: 'volume_id', content: tenant.volumeId })

  test(cites('no file, no volume_id', 'documents.no-file', 'documents.no-volume'), async () => {
    expectError(await documents.tryForm([volume()]), 400, 'No file provided')
    expectError(await documents.tryForm([volume(), { ...file, name: 'document' }]), 400, 'No file provided')
    expectError(await send('POST', '/agent/documents/upload', { key: clerk.key }), 400, 'No file provided')
    expectError(await send('POST', '/agent/documents/upload', { key: clerk.key, body: {} }), 400, 'No file provided')
    expectError(await documents.tryForm([file]), 400, 'volume_id required')
    expectError(await documents.tryForm([file, { name: 'volume_id', content: '' }]), 400, 'volume_id required')
    expectInvalid(await documents.tryForm([file, { name: 'volume_id', content: 'mine' }]), 'volume_id')
  })

  test(cites('more than 20 MB, more than one file', 'documents.size'), async () => {
    const most = 20 * 1024 ** 2
    expectInvalid(await documents.tryUpload(Buffer.alloc(most + 1, 'a'), 'large.txt'), 'file')
    expectInvalid(await documents.tryForm([volume(), file, file]), 'file')
    expectInvalid(await documents.tryUpload('text', `${'x'.repeat(252)}.txt`), 'file')
    // Exactly 20 MB is accepted; the upload fails only because its volume is out of reach.
    const taken = await documents.tryForm([
      { name: 'volume_id', content: randomUUID() },
      { ...file, content: Buffer.alloc(most, 'a ') },
    ])
    expectError(taken, 403, 'agent_not_authorized_for_volume')
  })

  test(cites('an unknown format, whatever its name', 'documents.type'), async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    const program = Buffer.concat([Buffer.from('7f454c46020101', 'hex'), randomBytes(2_000)])
    for (const content of [png, program]) {
      expectError(await documents.tryUpload(content, 'report.pdf'), 415, 'unsupported_media_type')
    }
  })

  test(cites('a volume out of reach, and a key that cannot write or read', 'documents.access'), async () => {
    const stranger = await newTenant(send)
    const reader = await tenant.agent('Reader', { volumeId: tenant.volumeId, permissions: ['read'] })
    for (const [key, volumeId] of [
      [clerk.key, stranger.volumeId],
      [clerk.key, randomUUID()],
      [reader.key, tenant.volumeId],
    ] as const) {
      const theirs = documentsOf(shared().baseUrl, key, volumeId)
      expectError(await theirs.tryUpload('Some text.', 'a.txt'), 403, 'agent_not_authorized_for_volume')
      expectError(await theirs.tryDelete(randomUUID()), 403, 'agent_not_authorized_for_volume')
    }
    const writer = await tenant.agent('Writer', { volumeId: tenant.volumeId, permissions: ['write'] })
    for (const [key, volumeId] of [
      [clerk.key, stranger.volumeId],
      [clerk.key, randomUUID()],
      [writer.key, tenant.volumeId],
    ] as const) {
      const theirs = documentsOf(shared().baseUrl, key, volumeId)
      expectError(await theirs.tryList(), 403, 'agent_not_authorized_for_volume')
    }
    // Each agent can do what it is allowed to do.
    const unread = documentsOf(shared().baseUrl, writer.key, tenant.volumeId)
    expectStatus(await unread.tryUpload('The writer leaves this note.', 'note.txt'), 200)
    expectStatus(await documentsOf(shared().baseUrl, reader.key, tenant.volumeId).tryList(), 200)
    expectError(await send('POST', '/agent/documents/upload'), 401, 'unauthorized')
    expectInvalid(await send('GET', '/agent/documents/mine', { key: clerk.key }), 'volume_id')
  })
})

describe('a file that cannot be read', () => {
  test.each<[string, string, string | Uint8Array]>([
    ['empty', 'empty.txt', ''],
    ['broken', 'broken.pdf', '%PDF-1.7\nnothing of a PDF follows'],
    ['no_text', 'blank.txt', ' \n \n'],
  ])(cites('fails with the code %s', 'documents.states', 'documents.failed'), async (code, filename, content) => {
    const { document_id } = await documents.upload(content, filename)
    const ended = await documents.ended(document_id)
    expect(ended).toMatchObject({ status: 'failed', chunk_count: 0, error: { message: expect.stringMatching(/\S/) } })
    expect(ended.error.code).toBe(code)
    // A document that failed is ingested again under its id.
    const again = await documents.upload(content, filename)
    expect(again).toEqual({ document_id, filename, size: Buffer.byteLength(content), status: 'processing' })
    expect((await documents.ended(document_id)).error.code).toBe(code)
  })
})

test(cites('the same bytes return the existing document', 'documents.duplicates'), async () => {
  const text = 'The ferry to the island leaves at seven and at noon.'
  const first = await documents.upload(text, 'ferry.txt')
  await documents.ended(first.document_id)
  expect(await documents.upload(text, 'copy.txt')).toEqual({
    ...first,
    duplicate: true,
    document_status: 'completed',
  })
  const [one, two] = await Promise.all([
    documents.upload(`${text} Twins.`, 'one.txt'),
    documents.upload(`${text} Twins.`, 'two.txt'),
  ])
  expect(one.document_id).toBe(two.document_id)
})

test(
  cites('an Idempotency-Key repeats the answer; with another upload it is a conflict', 'documents.idempotency'),
  async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const upload = (content: string) => documents.tryUpload(content, 'tides.txt', headers)
    const first = expectStatus(await upload('High water is at three.'), 200)
    expect(expectStatus(await upload('High water is at three.'), 200).body).toEqual(first.body)
    expectError(await upload('High water is at four.'), 409, 'conflict')
    const others = { 'Idempotency-Key': randomUUID() }
    await documents.ended(first.body.document_id)
    const copy = () => documents.tryUpload('High water is at three.', 'copy.txt', others)
    const duplicate = { ...first.body, duplicate: true, document_status: 'completed' }
    for (const reply of [await copy(), await copy()]) expect(expectStatus(reply, 200).body).toEqual(duplicate)
  },
)

describe('a chunk', () => {
  let document: Json
  const text = Array.from({ length: 60 }, (_, at) => `Locker ${at} belongs to crew member number ${at * 7}.`).join(
    '\n\n',
  )
  beforeAll(async () => {
    document = await documents.ended((await documents.upload(text, 'lockers.md')).document_id)
  })
  const search = async (body: Json): Promise<Json[]> =>
    expectStatus(
      await send('POST', '/memory/search', { key: clerk.key, body: { volume_id: tenant.volumeId, ...body } }),
      200,
    ).body.data.memories

  test(cites('is listed only by its document', 'documents.results', 'search.filters'), async () => {
    const listed = await search({ document_id: document.document_id, limit: 100 })
    expect(listed).toHaveLength(document.chunk_count)
    const places = listed.map(({ chunk_index }) => chunk_index).reverse()
    expect(places).toEqual(Array.from({ length: document.chunk_count }, (_, at) => at))
    expect((await search({ limit: 100 })).filter(({ document_id }) => document_id !== null)).toEqual([])
    const asked = await search({ query: 'locker of the crew', document_id: document.document_id, limit: 100 })
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked.map(({ document_id }) => document_id))).toEqual(new Set([document.document_id]))
  })

  test(cites('never matches a write, and is not deleted on its own', 'documents.not-compared'), async () => {
    const [chunk] = await search({ document_id: document.document_id, limit: 1 })
    const written = await memories.write(chunk.content)
    expect(written.status).toBe('approved')
    expectError(await send('DELETE', `/memory/${chunk.memory_id}`, { key: clerk.key }), 409, 'conflict')
    expectErased(await send('DELETE', `/memory/${written.memory_id}`, { key: clerk.key }))
  })
})
