import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { sendEvents, sendPieces } from '@agent-memory/runtime/http/stream'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import express, { type Response } from 'express'
import { z } from 'zod'
import { eventually } from '../../../tests/support/eventually.js'

/** The bytes that end a chunked response (RFC 9112, section 7.1). */
const LAST_CHUNK = '\r\n0\r\n\r\n'

/** Connects to a server that answers with `send`; `closed` resolves when the server's side of the connection closes. */
const connected = async (send: (response: Response) => Promise<void>) => {
  const server = express()
    .get('/', (_request, response) => send(response))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const closed = new Promise((resolve) => server.on('connection', (socket) => socket.once('close', resolve)))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  const stop = () => {
    client.destroy()
    server.close()
  }
  return { client, closed, stop }
}

const common = {
  summary: 's',
  tag: 't',
  operation: 'memory',
  limit: 'default',
  method: 'get',
  accepts: [],
  success: { status: 200, body: z.any() },
} as const
const TIME_LIMITS = { unread: 50 }
/** How many `endless` generators have been stopped. */
let ended = 0
async function* endless() {
  try {
    for (;;) yield `data: ${'x'.repeat(10_000)}\n\n`
  } finally {
    ended++
  }
}
const endpoints = [
  endpoint({
    ...common,
    answer: 'json',
    path: '/json',
    handle: async () => ({ large: 'x'.repeat(64_000_000) }),
  }),
  endpoint({ ...common, answer: 'stream', path: '/events', handle: async () => endless() }),
  endpoint({
    ...common,
    answer: 'raw',
    path: '/pieces',
    handle: ({ response, signal }) => sendPieces(response, endless(), signal),
  }),
  endpoint({
    ...common,
    answer: 'stream',
    path: '/idle',
    async handle() {
      return (async function* () {
        yield 'data: first\n\n'
        await pause(4 * TIME_LIMITS.unread)
        yield 'data: last\n\n'
      })()
    },
  }),
]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(endpoints, { timeLimits: TIME_LIMITS })
})
afterAll(() => app.close())

test.each([
  ['/json', 0],
  ['/events', 1],
  ['/pieces', 1],
])('a client that keeps its connection but reads nothing of %s is disconnected', async (path, endings) => {
  ended = 0
  const opened = once(app.server, 'connection')
  const client = connect(app.port, '127.0.0.1').pause()
  client.on('error', () => {})
  client.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  const [socket] = await opened
  await once(socket, 'close')
  await eventually(async () => expect(ended).toBe(endings))
  client.destroy()
})

test('a stream may be silent for longer than that', async () => {
  expect(await (await fetch(`${app.url}/idle`)).text()).toBe('data: first\n\ndata: last\n\n')
})

test.each([
  ['reads on gets the rest', 4],
  ['has stopped reading is cut off', 64],
])('once a stream has to close, a client that %s', async (does, megabytes) => {
  const [ending, reads] = [new AbortController(), does.startsWith('reads')]
  // More data than the system's buffers hold.
  const large = (async function* () {
    yield 'x'.repeat(megabytes * 1_000_000)
  })()
  const { client, closed, stop } = await connected((response) =>
    sendEvents(response, large, { signal: ending.signal, close() {} }),
  )
  let tail = ''
  client.on('data', (data) => {
    tail = (tail + data.toString('latin1')).slice(-LAST_CHUNK.length)
  })
  client.once('data', () => {
    if (!reads) client.pause()
    ending.abort()
  })
  client.on('error', () => {})
  const left = new Promise((resolve) => client.once('close', resolve))
  await closed
  client.resume()
  await left
  expect(tail === LAST_CHUNK).toBe(reads)
  stop()
})
