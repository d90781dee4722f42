import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openHttpEmbedder } from '@agent-memory/adapters/models/http-embedder'
import { type EmbeddingsRequest, encodeEmbedding } from '@agent-memory/core/memory/index/embeddings'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

interface Received {
  authorization: string | undefined
  body: EmbeddingsRequest
}
type Answer = (response: ServerResponse, received: Received) => void

/** The server's answers to its requests, in order. The last answer is repeated. */
let answers: Answer[] = []
let received: Received[] = []
let server: Server
let url: string
beforeEach(async () => {
  received = []
  server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as EmbeddingsRequest
    const call = { authorization: request.headers.authorization, body }
    received.push(call)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const json =
  (body: unknown): Answer =>
  (response) => {
    response.setHeader('content-type', 'application/json').end(typeof body === 'string' ? body : JSON.stringify(body))
  }
const status = (code: number, headers: Record<string, string> = {}): Answer => {
  return (response) => void response.writeHead(code, headers).end('{}')
}
const reset: Answer = (response) => void response.socket?.destroy()
const never: Answer = () => {}
const rows = (...embeddings: (string | number[])[]) => embeddings.map((embedding) => ({ index: 0, embedding }))
const good = json({ object: 'list', model: 'm', data: rows([0, 1]) })

const open = (timeoutMs = 60_000, ours = true) =>
  openHttpEmbedder({ url: `${url}/`, model: 'm', dimension: 2, token: 't', ours, timeoutMs })
const sick = { code: 'service_unavailable' }

test('sends the plain OpenAI shape with its extensions and the token', async () => {
  answers = [good]
  const embedder = await open()
  expect(await embedder.query('who?')).toEqual(Float32Array.of(0, 1))
  await embedder.text('who?')
  await embedder.windows('a text', 'write')
  await embedder.windows('a text', 'bulk', { tenant: 'an organization' })
  const plain = { model: 'm', encoding_format: 'base64' }
  const single = { input: ['who?'], priority: 'query', windows: false }
  expect(received).toEqual([
    { authorization: 'Bearer t', body: { ...plain, ...single, as: 'query' } },
    { authorization: 'Bearer t', body: { ...plain, ...single, as: 'text' } },
    { authorization: 'Bearer t', body: { ...plain, input: ['a text'], priority: 'write', windows: true } },
    {
      authorization: 'Bearer t',
      body: { ...plain, input: ['a text'], priority: 'bulk', windows: true, tenant: 'an organization' },
    },
  ])
})

test('reads windows in the order of the text, whatever the order of the rows', async () => {
  const row = (window: number, ...values: number[]) => {
    return { index: 0, window, embedding: encodeEmbedding(Float32Array.from(values), 'base64') }
  }
  answers = [json({ model: 'm', data: [row(1, 0, 1), row(0, 1, 0)] })]
  expect(await (await open()).windows('long', 'bulk')).toEqual([Float32Array.of(1, 0), Float32Array.of(0, 1)])
})

test('learns the dimension from the first response if none is given', async () => {
  answers = [json({ model: 'm', data: rows([1, 0, 0]) })]
  const embedder = await openHttpEmbedder({ url, model: 'm', token: 't', ours: true, timeoutMs: 20_000 })
  expect(embedder.dimension).toBe(3)
})

test.each([
  ['a reset connection', reset],
  ['500', status(500)],
  ['429', status(429)],
  ['503 with Retry-After', status(503, { 'retry-after': '0' })],
])('tries again after %s', async (_, failure) => {
  answers = [failure, failure, good]
  expect(await (await open()).query('q')).toEqual(Float32Array.of(0, 1))
  expect(received).toHaveLength(3)
})

test('tries again when a try has used up its half of the time', async () => {
  answers = [never, good]
  expect(await (await open(8_000)).query('q')).toEqual(Float32Array.of(0, 1))
})

test.each([
  ['no JSON', json('<html>')],
  ['another shape', json({ model: 'm', data: [] })],
  ['another model', json({ model: 'other', data: rows([0, 1]) })],
  ['another dimension', json({ model: 'm', data: rows([0, 1, 0]) })],
  ['NaN', json({ model: 'm', data: rows(encodeEmbedding(Float32Array.of(Number.NaN, 1), 'base64')) })],
  ['length 0', json({ model: 'm', data: rows([0, 0]) })],
  ['401', status(401)],
  ['403', status(403)],
  ['404', status(404)],
  ['408', status(408)],
  ['400 of our own, which is of another version', status(400)],
  ['a redirect', status(302, { location: '/elsewhere' })],
])('an answer with %s is service_unavailable', async (_, answer) => {
  answers = [answer]
  await expect((await open(400)).windows('text', 'write')).rejects.toMatchObject(sick)
})

test('a text that is too long is rejected as such and not sent, since no retry helps', async () => {
  answers = [good]
  const refused = (await open()).windows('x'.repeat(200_001), 'write')
  await expect(refused).rejects.toMatchObject({ code: 'payload_too_large' })
  expect(received).toEqual([])
})

test.each([
  [413, true],
  [400, false],
  [413, false],
  [422, false],
])('a text that the service rejects with %i fails as such, and opens no circuit; ours: %p', async (code, ours) => {
  answers = [status(code)]
  const embedder = await open(30_000, ours)
  for (let text = 0; text < 6; text++) {
    await expect(embedder.windows('text', 'write')).rejects.toMatchObject({ code: 'payload_too_large' })
  }
  expect(received).toHaveLength(6)
  answers = [good]
  expect(await embedder.query('q')).toEqual(Float32Array.of(0, 1))
})

test('a long text has time for all its windows', async () => {
  const late: Answer = (response, call) => void setTimeout(good, 300, response, call)
  answers = [late]
  const embedder = await open(200)
  expect(await embedder.windows('x'.repeat(20_001), 'write')).toEqual([Float32Array.of(0, 1)])
  expect(received).toHaveLength(1)
})

test.each([1, 2, 3])('a text of any length is answered: %i', async (length) => {
  answers = [good]
  expect(await (await open()).windows('x'.repeat(length), 'write')).toEqual([Float32Array.of(0, 1)])
})

test('a stream cut in the middle is tried again', async () => {
  const cut: Answer = (response) => {
    response.writeHead(200, { 'content-length': '500' }).write('{"model":')
    setImmediate(() => response.socket?.destroy())
  }
  answers = [cut, good]
  expect(await (await open()).query('q')).toEqual(Float32Array.of(0, 1))
})

test('a call to a service that never responds ends at the time limit', async () => {
  answers = [never]
  await expect((await open(2_000)).query('q')).rejects.toMatchObject(sick)
  expect(received.length).toBeGreaterThanOrEqual(1)
})

test('an aborted call ends with its own reason and is not tried again', async () => {
  const controller = new AbortController()
  answers = [() => controller.abort(new Error('the client has gone'))]
  await expect((await open()).windows('text', 'bulk', { signal: controller.signal })).rejects.toThrow(
    'the client has gone',
  )
  expect(received).toHaveLength(1)
})

test('failures for longer than a restart open the circuit: nothing is sent until a probe succeeds', async () => {
  answers = [status(500)]
  const embedder = await open(60_000)
  await expect(embedder.query('q')).rejects.toMatchObject(sick)
  const sent = received.length
  expect(sent).toBeGreaterThanOrEqual(5)
  // Calls that failed without a request also report the cause to the log.
  const cause = expect.objectContaining({ message: 'the service answered 500' })
  await expect(embedder.query('q')).rejects.toMatchObject({ ...sick, needed: 'embedder', cause })
  expect(received).toHaveLength(sent)
  answers = [good]
  while ((await embedder.query('q').catch(() => null)) === null) await new Promise((done) => setTimeout(done, 50))
  expect(await embedder.query('q')).toEqual(Float32Array.of(0, 1))
  expect(received).toHaveLength(sent + 2)
})

test('calls wait for a service that restarts, however many there are', async () => {
  answers = [good]
  const embedder = await open()
  expect(await embedder.query('q')).toEqual(Float32Array.of(0, 1))
  const { port } = server.address() as AddressInfo
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  const asked = Array.from({ length: 40 }, (_, at) => embedder.query(`q ${at}`))
  await new Promise((away) => setTimeout(away, 1_000))
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  expect(await Promise.all(asked)).toHaveLength(40)
})

test.each([
  [true, "the embedder rejected this process's token: do both processes have the same SECRET_KEY?"],
  [false, 'the embedder rejected the API key: is EMBEDDINGS_API_KEY right?'],
])('a rejected key is the cause that is logged; ours: %p', async (ours, message) => {
  answers = [status(401)]
  const refused = (await open(60_000, ours)).query('q')
  await expect(refused).rejects.toMatchObject({ ...sick, cause: expect.objectContaining({ message }) })
})
