import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { sendEvents, sendPieces } from '@agent-memory/runtime/http/stream'
import { expect, test } from '@jest/globals'
import express, { type Response } from 'express'

/** Ends a response whose length is not known at its beginning (RFC 9112, section 7.1). */
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

test.each([
  [
    'events',
    (response: Response, text: AsyncIterable<string>, signal: AbortSignal) =>
      sendEvents(response, text, { signal, close() {} }, 50),
  ],
  [
    'pieces',
    (response: Response, text: AsyncIterable<string>, signal: AbortSignal) => sendPieces(response, text, signal, 50),
  ],
])('a client that keeps its connection but stops reading %s is disconnected', async (_, send) => {
  let isEnded = false
  async function* endless() {
    try {
      for (;;) yield `data: ${'x'.repeat(10_000)}\n\n`
    } finally {
      isEnded = true
    }
  }
  const { client, closed, stop } = await connected((response) =>
    send(response, endless(), new AbortController().signal),
  )
  client.pause()
  await closed
  expect(isEnded).toBe(true)
  stop()
})

test.each([
  ['reads on gets the rest', 4],
  ['has stopped reading is cut off', 64],
])('once a stream has to close, a client that %s', async (does, megabytes) => {
  const [ending, reads] = [new AbortController(), does.startsWith('reads')]
  // More than the buffers of the system hold.
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
