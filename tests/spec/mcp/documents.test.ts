import { beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import type { Json } from '../../support/http/client.js'
import { type Documents, documentsOf } from '../../support/http/documents.js'
import { type Rpc, rpcOf } from '../../support/http/mcp.js'
import { newTenant } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'

const TEXT = [
  '# Lock keeper’s manual',
  ...Array.from(
    { length: 40 },
    (_, at) => `## Gate ${at}\n\nGate ${at} of the lock at Almada is opened by ${at + 2} turns of the wheel.`,
  ),
].join('\n\n')

const tenant = await newTenant(send)
let documents: Documents
let rpc: Rpc
let uploaded: Json
beforeAll(async () => {
  const clerk = await tenant.agent('Clerk', { volumeId: tenant.volumeId })
  documents = documentsOf(shared().baseUrl, clerk.key, tenant.volumeId)
  rpc = rpcOf(send, await tenant.key('org_r'))
  uploaded = await documents.ended((await documents.upload(TEXT, 'manual.md')).document_id)
})

test(cites('list_documents lists the same as REST', 'mcp.documents', 'mcp.structured', 'mcp.volume'), async () => {
  const { document_id: broken } = await documents.upload('%PDF-1.7\nnothing of a PDF follows', 'broken.pdf')
  await documents.ended(broken)
  const answer = await rpc.call('list_documents')
  expect(answer).toEqual({ volume_id: tenant.volumeId, documents: await documents.list(), total: 2 })
  expect(answer.documents.map(({ document_id, status, error }: Json) => [document_id, status, error?.code])).toEqual([
    [broken, 'failed', 'broken'],
    [uploaded.document_id, 'completed', undefined],
  ])
  expect((await rpc.call('get_document', { document_id: broken })).chunks).toEqual([])
})

test(cites('get_document reads the text page by page', 'mcp.documents', 'mcp.structured'), async () => {
  const { document_id, chunk_count } = uploaded
  expect(chunk_count).toBeGreaterThan(4)
  const chunks: Json[] = []
  for (let from: number | null = 0; from !== null; ) {
    const page: Json = await rpc.call('get_document', { document_id, from, limit: 3 })
    expect(page).toMatchObject({ volume_id: tenant.volumeId, document: uploaded })
    expect(page.chunks.length).toBeLessThanOrEqual(3)
    chunks.push(...page.chunks)
    from = page.next
  }
  expect(chunks.map(({ chunk_index }) => chunk_index)).toEqual(Array.from({ length: chunk_count }, (_, at) => at))
  for (let at = 0; at < 40; at++) {
    const holding = chunks.find(({ content }) => content.includes(`Gate ${at} of the lock`))
    expect(holding).toMatchObject({ page: null, heading: expect.stringMatching(/^Lock keeper’s manual/) })
  }
  expect((await rpc.call('get_document', { document_id, from: chunk_count })).next).toBeNull()

  const { memories } = await rpc.call('search_memories', { query: 'How is gate 7 of the lock at Almada opened?' })
  const [best] = memories
  expect(best).toMatchObject({ document_id, filename: 'manual.md' })
  const around = await rpc.call('get_document', { document_id, from: best.chunk_index, limit: 1 })
  expect(around.chunks).toEqual([
    expect.objectContaining({ memory_id: best.memory_id, chunk_index: best.chunk_index, content: best.content }),
  ])
  expect(await rpc.call('fetch', { id: best.memory_id })).toMatchObject({
    text: best.content,
    metadata: { document_id, filename: 'manual.md', chunk_index: String(best.chunk_index) },
  })
})

test(cites('a document out of reach and a missing one answer alike', 'errors.alike', 'mcp.tool-errors'), async () => {
  const stranger = rpcOf(send, await (await newTenant(send)).key('org_rw'))
  const alone = await tenant.agent('Elsewhere', { volumeId: await tenant.volume('Elsewhere') })
  const answers = [
    await stranger.failure('get_document', { document_id: uploaded.document_id }),
    await stranger.failure('get_document', { document_id: crypto.randomUUID() }),
    await rpcOf(send, alone.key).failure('get_document', { document_id: uploaded.document_id }),
  ]
  expect(answers[0]).toMatchObject({
    error: 'document_not_found',
    what_to_do: expect.stringContaining('list_documents'),
  })
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  const listed = await stranger.failure('list_documents', { volume_id: tenant.volumeId })
  expect(listed).toMatchObject({ error: 'agent_not_authorized_for_volume' })
  const writer = await tenant.agent('Writer', { volumeId: tenant.volumeId, permissions: ['write'] })
  const blind = await rpcOf(send, writer.key).failure('get_document', { document_id: uploaded.document_id })
  expect(blind).toMatchObject({ error: 'agent_not_authorized_for_volume' })
  const { details } = await rpc.failure('get_document', { document_id: 'x', from: -1, limit: 51 })
  expect(Object.keys(details).sort()).toEqual(['document_id', 'from', 'limit'])
})

test(cites('a deleted document is gone', 'mcp.documents', 'documents.delete'), async () => {
  const { document_id } = await documents.upload('The old quay was pulled down in May.', 'quay.txt')
  await documents.ended(document_id)
  await documents.tryDelete(document_id)
  expect(await rpc.failure('get_document', { document_id })).toMatchObject({ error: 'document_not_found' })
})
