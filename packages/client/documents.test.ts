import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@agent-memory/client/client'
import type { UploadProgress } from '@agent-memory/client/documents'
import { afterEach, describe, expect, test } from '@jest/globals'
import { failureOf } from '../../tests/support/failure-of.js'

const ID = '11111111-1111-4111-8111-111111111111'
const ANSWER = { document_id: ID, filename: 'tides.txt', size: 5, status: 'processing' }

interface Received {
  path: string
  headers: IncomingHttpHeaders
  form: FormData | null
}
type Step = { status: number; json: unknown; retryAfter?: number } | 'drop'

/** Starts a server that reads forms and answers with the steps of the script in turn. */
async function startFormServer(...script: Step[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const step = script[received.length] ?? { status: 418, json: { error: 'script_is_over', details: 'Unexpected.' } }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const type = request.headers['content-type'] ?? ''
    const body = new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } })
    const form = type.startsWith('multipart/form-data') ? await body.formData() : null
    received.push({ path: request.url ?? '', headers: request.headers, form })
    if (step === 'drop') return void response.destroy()
    const retryAfter = step.retryAfter === undefined ? {} : { 'Retry-After': String(step.retryAfter) }
    response
      .writeHead(step.status, { 'Content-Type': 'application/json', ...retryAfter })
      .end(JSON.stringify(step.json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { received, url, close }
}

let server: Awaited<ReturnType<typeof startFormServer>>
afterEach(() => server.close())
const clientFor = async (...script: Step[]) => {
  server = await startFormServer(...script)
  return createClient({ baseUrl: server.url, apiKey: 'sm_org_rw_x' })
}
const ok = (json: unknown): Step => ({ status: 200, json })

const fileIn = async ({ form }: Received): Promise<[name: string, text: string, volume: unknown]> => {
  const file = form?.get('file') as File
  return [file.name, await file.text(), form?.get('volume_id')]
}

describe('an upload', () => {
  test.each([
    ['without', false],
    ['with', true],
  ])('is a form, %s progress', async (_, withProgress) => {
    const client = await clientFor(ok(ANSWER))
    const content = 'High water is at three.\n'.repeat(60_000)
    const heard: UploadProgress[] = []
    const onProgress = withProgress ? (progress: UploadProgress) => heard.push(progress) : undefined
    const upload = { volume_id: ID, file: new Blob([content]), filename: 'Gezeiten – März "neu".txt' }
    expect(await client.uploadDocument(upload, { onProgress })).toEqual(ANSWER)
    const [received] = server.received as [Received]
    expect(received).toMatchObject({
      path: '/agent/documents/upload',
      headers: { authorization: 'Bearer sm_org_rw_x', 'idempotency-key': expect.stringMatching(/^\S+$/) },
    })
    expect(await fileIn(received)).toEqual([upload.filename, content, ID])
    if (!withProgress) return
    const sent = heard.map((progress) => progress.sent)
    expect(sent).toEqual(sent.toSorted((a, b) => a - b))
    expect(sent.length).toBeGreaterThan(3)
    expect([heard[0], heard.at(-1)]).toEqual([
      { sent: 0, total: content.length },
      { sent: content.length, total: content.length },
    ])
  })

  test('whose response is lost is sent again as a whole, with the same key', async () => {
    const client = await clientFor('drop', { status: 429, json: { error: 'rate_limited' }, retryAfter: 0 }, ok(ANSWER))
    const heard: number[] = []
    const upload = { volume_id: ID, file: new Blob(['water']), filename: 'tides.txt' }
    const options = { idempotencyKey: 'one file', onProgress: ({ sent }: UploadProgress) => heard.push(sent) }
    expect(await client.uploadDocument(upload, options)).toEqual(ANSWER)
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('one file'))
    for (const received of server.received) expect(await fileIn(received)).toEqual(['tides.txt', 'water', ID])
    expect(heard.filter((sent) => sent === 0)).toHaveLength(3)
  })

  test('that is rejected says why', async () => {
    const details = { file: ['must be at most 20971520 bytes'] }
    const client = await clientFor({ status: 400, json: { error: 'validation_failed', details } })
    const upload = client.uploadDocument({ volume_id: ID, file: new Blob(['x']), filename: 'x.txt' })
    expect(await failureOf(upload)).toMatchObject({ code: 'validation_failed', fieldErrors: details, tries: 1 })
  })

  test('ends with its signal, and at its time limit', async () => {
    const hang = new Promise<never>(() => undefined)
    server = await startFormServer()
    const fetch: typeof globalThis.fetch = async (_input, { signal } = {}) => {
      return Promise.race([
        hang,
        new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ])
    }
    const client = createClient({ baseUrl: server.url, apiKey: 'sm_org_rw_x', fetch })
    const upload = { volume_id: ID, file: new Blob(['x']), filename: 'x.txt' }
    expect(await failureOf(client.uploadDocument(upload, { timeoutMs: 50 }))).toMatchObject({ code: 'timed_out' })
    const reason = new Error('I have gone')
    const controller = new AbortController()
    const call = client.uploadDocument(upload, { signal: controller.signal })
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
  })
})

test('documents are listed and deleted', async () => {
  const receipt = { document_id: ID, stores: 'erased' }
  const client = await clientFor(ok([ANSWER]), ok({ status: 'ok', data: { receipt } }), ok({}))
  expect(await client.listDocuments(ID)).toEqual([ANSWER])
  expect(await client.deleteDocument(ID, ID)).toEqual(receipt)
  expect(server.received.map(({ path }) => path)).toEqual([`/agent/documents/${ID}`, `/agent/documents/${ID}/${ID}`])
  expect((await failureOf(client.listDocuments(ID))).code).toBe('unexpected_answer')
})

test.each([
  ['volume_id', (client: ReturnType<typeof createClient>) => client.listDocuments('..')],
  ['volume_id', (client: ReturnType<typeof createClient>) => client.deleteDocument('', ID)],
  ['document_id', (client: ReturnType<typeof createClient>) => client.deleteDocument(ID, '../x')],
])('an id that is no UUID names %s and is not sent', async (field, call) => {
  const client = await clientFor()
  expect(await failureOf(call(client))).toMatchObject({ fieldErrors: { [field]: ['must be a UUID'] } })
  expect(server.received).toEqual([])
})
