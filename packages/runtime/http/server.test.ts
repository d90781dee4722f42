import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { connect } from 'node:net'
import { text } from '@agent-memory/core/schemas'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { listen } from '@agent-memory/runtime/http/server'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { together } from '../../../tests/support/concurrently.js'

const gates: (() => void)[] = []
const signals: AbortSignal[] = []
const answered: string[] = []
const common = {
  summary: 's',
  tag: 't',
  operation: 'write',
  limit: 'default',
  success: { status: 200, body: z.any() },
} as const
const routes = [
  endpoint({
    ...common,
    method: 'post',
    path: '/write',
    answer: 'json',
    accepts: ['key'],
    body: z.object({ content: text(1, 10) }),
    handle: async ({ body, onAnswered }) => {
      onAnswered(() => answered.push(body.content))
      return body
    },
  }),
  endpoint({
    ...common,
    method: 'get',
    path: '/gate',
    answer: 'json',
    accepts: ['key'],
    handle: ({ signal }) =>
      new Promise((resolve) => {
        signals.push(signal)
        gates.push(() => resolve({ opened: true }))
      }),
  }),
]
const upload = endpoint({
  ...common,
  method: 'post',
  path: '/upload',
  answer: 'raw',
  accepts: ['key'],
  slowBody: true,
  async handle({ request, response }) {
    const body = await request.setEncoding('utf8').toArray()
    if (body.join('').startsWith('never')) await new Promise(() => {})
    response.end(`received ${body.join('')}`)
  },
})
const apps: TestApp[] = []
const LIMITS = { headers: 10_000, request: 30_000, slowRequest: 60_000, keepAlive: 5_000, checkEvery: 1_000 }
async function start(limits = LIMITS, requestTimeLimitMs = 29_000) {
  const keys = { sm_k: testKey() }
  const app = await startTestApp([...routes, upload], { keys, timeLimits: limits, requestTimeLimitMs })
  apps.push(app)
  return app
}
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

/** Sends raw bytes and returns everything received until the server closes. */
async function raw(port: number, bytes: string | string[], pauseMs = 0): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  for (const chunk of [bytes].flat()) {
    if (socket.writable) socket.write(chunk)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  await closed
  return received
}

const head = (...lines: string[]) =>
  ['POST /write HTTP/1.1', 'Host: x', 'Authorization: Bearer sm_k', ...lines, '', ''].join('\r\n')
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n') + 4))

describe('an invalid request', () => {
  test('is answered with our error body and headers', async () => {
    const app = await start()
    for (const [bytes, status] of [
      ['rubbish\r\n\r\n', 400],
      [head('Content-Length: 5, 6'), 400],
      [head('Content-Length: 5', 'Transfer-Encoding: chunked'), 400],
      [head(`X: ${'x'.repeat(20_000)}`), 431],
    ] as const) {
      const answer = await raw(app.port, bytes)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(answer).toMatch(/X-RateLimit-Limit: 300/)
      expect(bodyOf(answer)).toEqual({ error: 'validation_failed', details: { request: [expect.any(String)] } })
    }
  })

  test('a too large Content-Length is cut off in time; after a too small one the rest is a new request', async () => {
    const app = await start({ ...LIMITS, headers: 300, request: 300, keepAlive: 1_000, checkEvery: 50 })
    const long = await raw(app.port, `${head('Content-Type: application/json', 'Content-Length: 100')}{"content":"x"}`)
    expect(long).toMatch(/^HTTP\/1.1 408 /)
    const short = await raw(app.port, `${head('Content-Type: application/json', 'Content-Length: 5')}{"content":"x"}`)
    expect(short).toMatch(/^HTTP\/1.1 400 .*"validation_failed"/s)
  })

  test('headers that trickle in are cut off in time', async () => {
    const app = await start({ ...LIMITS, headers: 200, request: 400, keepAlive: 1_000, checkEvery: 50 })
    const trickle = 'POST /write HTTP/1.1\r\nHost: x\r\nX-Slow: loris'.split('')
    const answer = await raw(app.port, trickle, 20)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
  })

  test('a body that trickles in is cut off in time, and delays no one else', async () => {
    const app = await start({ ...LIMITS, headers: 400, request: 400, keepAlive: 1_000, checkEvery: 50 })
    const slow = raw(
      app.port,
      [head('Content-Type: application/json', 'Content-Length: 50'), ...'{"content":"x"'.split('')],
      50,
    )
    const headers = { Authorization: 'Bearer sm_k', 'Content-Type': 'application/json' }
    const quick = await fetch(`${app.url}/write`, { method: 'POST', headers, body: '{"content":"y"}' })
    expect(quick.status).toBe(200)
    expect(await slow).toMatch(/^HTTP\/1.1 408 /)
  })

  test('a rejected upload keeps the connection', async () => {
    const app = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const send = (path: string, body: string, authorization: string) =>
      new Promise<number>((resolve, reject) => {
        const options = { agent, method: 'POST', headers: { authorization, 'content-type': 'application/json' } }
        const call = request(app.url + path, options, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0))
        })
        call.on('error', reject).end(body)
      })
    const big = 'x'.repeat(21 * 1_048_576)
    expect(await send('/write', big, 'Bearer nobody')).toBe(401)
    expect(await send('/write', big, 'Bearer sm_k')).toBe(413)
    expect(await send('/nowhere', big, '')).toBe(404)
    expect(await send('/write', '{"content":"x"}', 'Bearer sm_k')).toBe(200)
    agent.destroy()
  })
})

describe('a body that is allowed to be slow', () => {
  const BRIEF = { headers: 5_000, request: 1_000, slowRequest: 60_000, keepAlive: 500, checkEvery: 50 }
  const uploadHead = (length: number, key = 'sm_k') =>
    ['POST /upload HTTP/1.1', 'Host: x', `Authorization: Bearer ${key}`, `Content-Length: ${length}`, '', ''].join(
      '\r\n',
    )
  const trickle = (text: string, key?: string) => [uploadHead(text.length, key), ...text]
  const late = { error: 'validation_failed', details: { request: ['did not arrive in time'] } }

  let [steady, unanswered, silent, endless, anonymous] = ['', '', '', '', '']
  beforeAll(async () => {
    const { port } = await start(BRIEF, 200)
    const { port: strict } = await start({ ...BRIEF, headers: 1_000, slowRequest: 1_500 }, 200)
    // These connections mostly wait, so they run concurrently.
    ;[steady = '', unanswered = '', silent = '', endless = '', anonymous = ''] = await together([
      raw(port, trickle('slow but steady'), 100),
      raw(port, trickle('never answered'), 100),
      raw(port, [uploadHead(100), 'a', 'few', 'words'], 400),
      raw(strict, trickle('x'.repeat(30)), 100),
      raw(port, trickle('x'.repeat(20), 'sm_unknown'), 100),
    ])
  })

  test('is accepted while data keeps arriving, long past the normal limit', () =>
    expect(steady).toMatch(/^HTTP\/1.1 200 .*received slow but steady/s))

  test('is followed by the normal time limit', () =>
    expect(unanswered).toMatch(/^HTTP\/1.1 503 .*"service_unavailable"/s))

  test('is cut off when it falls silent, and when it takes too long in total', () => {
    expect([silent.slice(0, 13), bodyOf(silent)]).toEqual(['HTTP/1.1 408 ', late])
    expect([endless.slice(0, 13), bodyOf(endless)]).toEqual(['HTTP/1.1 408 ', late])
  })

  test('has the normal limit without authentication', () =>
    expect(anonymous.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 408']))
})

test('a handler is notified when its client disconnects and when its response was sent', async () => {
  const app = await start()
  const headers = { Authorization: 'Bearer sm_k', 'Content-Type': 'application/json' }
  const leaving = new AbortController()
  const call = fetch(`${app.url}/gate`, { headers, signal: leaving.signal }).catch(() => 'left')
  while (signals.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  leaving.abort()
  expect(await call).toBe('left')
  const signal = signals.pop() as AbortSignal
  if (!signal.aborted) await once(signal, 'abort')
  gates.pop()?.()

  await fetch(`${app.url}/write`, { method: 'POST', headers, body: '{"content":"handed"}' })
  expect(answered).toContain('handed')
})

describe('an address that cannot be listened on is reported in a sentence that says what to do', () => {
  const attempt = (port: number, host: string) =>
    listen(createServer(), port, host).then(
      () => 'listening',
      (error: Error) => error.message,
    )

  test('a port that is taken', async () => {
    const { port } = await start()
    expect(await attempt(port, '127.0.0.1')).toBe(
      `Port ${port} of 127.0.0.1 is taken: stop the program that is listening there, or choose another PORT (0 lets the system choose).`,
    )
  })

  test.each(['192.0.2.1', 'nowhere.invalid'])('%s, which is not of this machine', async (host) => {
    expect(await attempt(0, host)).toBe(`${host} is not an address of this machine: correct HOST.`)
  })
})
