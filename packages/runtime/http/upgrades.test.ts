import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { AppError } from '@agent-memory/core/errors'
import { withOverrides } from '@agent-memory/core/rate-limits'
import { signIn } from '@agent-memory/runtime/http/access/session'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Ended } from '@agent-memory/runtime/http/openapi/open-ended'
import { startTestApp, type TestApp, testKey, testUser } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { rawRequest } from '../../../tests/support/http/raw-request.js'

const user = testUser()
const keys: Record<string, ReturnType<typeof testKey>> = {
  sm_good: testKey(),
  sm_busy: testKey({ keyId: 'busy' }),
  sm_paged: testKey({ keyId: 'paged' }),
  sm_plain: testKey({ keyId: 'plain' }),
  sm_brief: testKey({ keyId: 'brief' }),
  sm_deaf: testKey({ keyId: 'deaf', name: 'deaf' }),
}
const common = { summary: 's', tag: 't', operation: 'request', success: { status: 200, body: z.any() } } as const

/** Echoes each message after the caller's name. When the socket has to end, sends the reason as the last message. */
const echo = endpoint({
  ...common,
  answer: 'upgrade',
  method: 'get',
  path: '/echo/:room',
  accepts: ['key', 'session'],
  limit: 'write',
  success: { status: 101 },
  params: z.object({ room: z.string().max(5) }),
  async handle({ principal, params, signal, accept, request }) {
    if (params.room === 'full') throw new AppError('conflict', 'This room is full.')
    if (params.room === 'mute') return
    const { socket, head } = accept()
    if (params.room === 'break') throw new Error('broken')
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    const protocols = request.headers['sec-websocket-protocol']
    const name = protocols
      ? `${principal.name} in ${params.room} as ${protocols}`
      : `${principal.name} in ${params.room}`
    const say = (chunk: Buffer) => socket.write(`${name}: ${chunk}`)
    if (head.length > 0) say(head)
    socket.on('data', say)
    signal.addEventListener('abort', () => principal.name === 'deaf' || socket.end((signal.reason as Ended).why))
  },
})
const endpoints = [
  echo,
  endpoint({
    ...common,
    answer: 'json',
    method: 'post',
    path: '/in',
    accepts: [],
    signsIn: true,
    limit: 'default',
    body: z.object({ word: z.string() }),
    async handle({ request, body }) {
      await signIn(request, user.userId)
      return body
    },
  }),
]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(endpoints, {
    keys,
    users: { [user.userId]: user },
    limits: withOverrides({ write: { max: 3 } }),
    requestTimeLimitMs: 200,
  })
})
afterAll(() => app.close())

type Answer = { socket: Duplex } | { status: number; headers: IncomingMessage['headers']; body: { error?: string } }

/** Requests a WebSocket. Resolves with the open socket, or with the HTTP response that rejects the request. */
function ask(path: string, headers: Record<string, string>, firstWord = ''): Promise<Answer> {
  const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' }
  const request = httpRequest(app.url + path, { headers: { ...upgrade, ...headers } })
  request.end(firstWord)
  return new Promise((resolve, reject) => {
    request.once('error', reject)
    request.once('upgrade', (_response, socket) => resolve({ socket }))
    request.once('response', async (response) => {
      const chunks = await response.toArray()
      const { statusCode: status = 0, headers } = response
      resolve({ status, headers, body: JSON.parse(Buffer.concat(chunks).toString() || '{}') })
    })
  })
}
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })
const opened = async (path: string, headers: Record<string, string>): Promise<Duplex> => {
  const answer = await ask(path, headers)
  if (!('socket' in answer)) throw new Error(JSON.stringify(answer.body))
  return answer.socket
}
const nextOf = async (socket: Duplex) => String((await once(socket, 'data'))[0])
const wholeOf = async (socket: Duplex) => Buffer.concat(await socket.toArray()).toString()
const signedIn = async () => {
  const response = await fetch(`${app.url}/in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"word":"x"}',
  })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('a socket is taken over after the usual admission, and logged when it closes', async () => {
  const socket = await opened('/echo/hall', bearer('sm_good'))
  socket.write('hello')
  expect(await nextOf(socket)).toBe('test key in hall: hello')
  socket.end()
  await once(socket, 'close')
  const logged = () => app.lines.map((line) => JSON.parse(line)).find(({ route }) => route === '/echo/:room')
  while (!logged()) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(logged()).toMatchObject({ status: 101 })
})

test('a page sends its key as a subprotocol, which the handler does not see', async () => {
  const asPage = (protocols: string) => ({ 'Sec-WebSocket-Protocol': protocols })
  const socket = await opened('/echo/hall', asPage('chat, bearer.sm_paged ,v2'))
  socket.write('hello')
  expect(await nextOf(socket)).toBe('test key in hall as chat, v2: hello')
  socket.destroy()
  for (const protocols of ['bearer.sm_unknown', 'bearer.', 'bearer.sm paged'])
    expect(await ask('/echo/hall', asPage(protocols))).toMatchObject({ status: 401 })
  expect(await ask('/echo/hall', { ...bearer('sm_unknown'), ...asPage('bearer.sm_paged') })).toMatchObject({
    status: 401,
  })
})

test('a rejected caller gets an HTTP response', async () => {
  const refused = async (path: string, headers: Record<string, string>) => {
    const answer = await ask(path, headers)
    if ('socket' in answer) throw new Error('let in')
    expect(answer.headers.connection).toBe('close')
    expect(answer.headers['x-request-id']).toBeDefined()
    return [answer.status, answer.body.error]
  }
  expect(await refused('/echo/hall', {})).toEqual([401, 'unauthorized'])
  expect(await refused('/echo/hall', bearer('sm_unknown'))).toEqual([401, 'invalid_api_key'])
  expect(await refused('/echo/too-long', bearer('sm_busy'))).toEqual([400, 'validation_failed'])
  expect(await refused('/echo/full', bearer('sm_busy'))).toEqual([409, 'conflict'])
  expect((await opened('/echo/hall', bearer('sm_busy'))).destroy()).toBeDefined()
  expect(await refused('/echo/hall', bearer('sm_busy'))).toEqual([429, 'rate_limited'])
  expect(await refused('/nowhere', bearer('sm_good'))).toEqual([404, 'not_found'])
})

test('a session opens a socket only for pages of its own origin', async () => {
  const cookie = await signedIn()
  const foreign = await ask('/echo/hall', { Cookie: cookie, Origin: 'https://evil.example' })
  expect(foreign).toMatchObject({ status: 403, body: { error: 'forbidden' } })
  const socket = await opened('/echo/hall', { Cookie: cookie, Origin: app.url })
  socket.write('hello')
  expect(await nextOf(socket)).toBe('Ada in hall: hello')
  socket.destroy()
})

test('a socket that fails after the takeover is cut and logged', async () => {
  expect(await ask('/echo/mute', bearer('sm_good'))).toMatchObject({ status: 500, body: { error: 'request_failed' } })
  await expect(ask('/echo/break', bearer('sm_good'))).rejects.toThrow('socket hang up')
  expect(app.lines.some((line) => line.includes('broken'))).toBe(true)
})

test('a request without the WebSocket upgrade is refused for the same reason, or for the lack of it', async () => {
  const answered = async (path: string, headers: Record<string, string>) => {
    const { status, json } = await rawRequest(app.url + path, 'GET', headers)
    return [status, json.error]
  }
  expect(await answered('/echo/hall', bearer('sm_unknown'))).toEqual([401, 'invalid_api_key'])
  expect(await answered('/echo/too-long', bearer('sm_plain'))).toEqual([400, 'validation_failed'])
  expect(await answered('/echo/full', bearer('sm_plain'))).toEqual([409, 'conflict'])
  const { status, json } = await rawRequest(`${app.url}/echo/hall`, 'GET', bearer('sm_plain'))
  expect([status, json.details]).toEqual([400, { Upgrade: [expect.any(String)] }])
})

test('a request without the WebSocket upgrade is invalid; other upgrades are ignored', async () => {
  const plain = await rawRequest(`${app.url}/echo/hall`, 'GET', bearer('sm_brief'))
  expect([plain.status, plain.json.error]).toEqual([400, 'validation_failed'])
  // Java's HTTP client offers HTTP/2 with these headers. The body must be read all the same.
  const headers = { 'Content-Type': 'application/json', Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c' }
  const posted = await rawRequest(`${app.url}/in`, 'POST', headers, '{"word":"hello"}')
  expect([posted.status, posted.json]).toEqual([200, { word: 'hello' }])
})

test('a socket ends soon after its key is revoked or the process stops; if it does not close it is cut', async () => {
  const revoked = await opened('/echo/hall', bearer('sm_brief'))
  delete keys.sm_brief
  expect(await wholeOf(revoked)).toBe('unknown')
  const stopped = await opened('/echo/hall', { Cookie: await signedIn() })
  const deaf = await opened('/echo/hall', bearer('sm_deaf'))
  app.health.drain()
  expect(await wholeOf(stopped)).toBe('stopping')
  deaf.on('error', () => {})
  await once(deaf.resume(), 'close')
})
