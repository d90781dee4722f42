import { SOCKETS } from '@agent-memory/core/limits'
import type { VolumeReach } from '@agent-memory/core/ports/accounts/volumes'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { socketRoutes } from '@agent-memory/service-realtime/routes/socket'
import type { CloseReason } from '@agent-memory/service-realtime/sockets/connection'
import type { Feed, Listener } from '@agent-memory/service-realtime/sockets/feed'
import { openSockets } from '@agent-memory/service-realtime/sockets/sockets'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { expectError } from '../../../tests/support/expectations.js'
import { openSlowProxy } from '../../../tests/support/http/open-ended/slow-proxy.js'
import { askSocket, openSocket } from '../../../tests/support/http/open-ended/socket.js'

const VOLUME = '00000000-0000-4000-9000-000000000001'
const keys = { sm_one: testKey(), sm_two: testKey({ keyId: 'two' }) }
const volumes = [{ volumeId: VOLUME, orgId: testKey().orgId, permissions: null }] as unknown as VolumeReach[]

let app: TestApp
let open: number
let ended: (CloseReason | null)[]
let listeners: Listener[]
const start = async (options: Parameters<typeof openSockets>[1] = {}): Promise<TestApp> => {
  open = 0
  ended = []
  listeners = []
  const observer = {
    opened: () => void open++,
    closed: (reason: CloseReason | null) => void (open-- && ended.push(reason)),
  }
  const feed: Feed = {
    join(listener) {
      listeners.push(listener)
      return () => void listeners.splice(listeners.indexOf(listener), 1)
    },
  }
  const end = { xid: 1n, position: 0n }
  const ports = {
    volumes: {
      volumesForKey: async (ids: readonly string[]) => volumes.filter(({ volumeId }) => ids.includes(volumeId)),
    },
    eventLog: { end: async () => end, find: async () => null },
  }
  const routes = socketRoutes(ports, {
    sockets: openSockets(observer, { drainMs: 300, ...options }),
    feed,
    onError() {},
  })
  return startTestApp(routes, { keys, volumes, limits: 'off' })
}
beforeEach(async () => {
  app = await start()
})
afterEach(async () => {
  // Waits for all sockets to end, because a socket that ends later would be counted in the next test.
  await eventually(async () => expect(open).toBe(0), 10_000)
  await app.close()
})

const listen = (key = 'sm_one', url = app.url) => openSocket(url, `volume_id=${VOLUME}`, { key })
const joined = (count: number) => eventually(async () => expect(listeners).toHaveLength(count))

const message = Buffer.from(JSON.stringify('x'.repeat(64 * 1_024)))
/** Sends messages until the buffer of the socket is full. Returns how many were sent. */
const fill = (reader: Listener, bytes = message): number => {
  let sent = 0
  while (sent < 1_000 && reader.send(bytes)) sent++
  return sent
}

test('a reader that does not take what was sent is closed with 1013', async () => {
  const { websocket, messages, closed } = await listen()
  await joined(1)
  websocket.pause()
  const [reader] = listeners as [Listener]
  const sent = fill(reader)
  expect(sent).toBeLessThan(1_000)
  expect(sent).toBeGreaterThanOrEqual(SOCKETS.waitingBytes / message.length)
  const isDrained = reader.drained()
  // Longer than `drainMs`, the time that a reader has to take what was sent.
  await new Promise((resolve) => setTimeout(resolve, 600))
  websocket.resume()
  expect(await isDrained).toBe(false)
  expect(await closed).toEqual({ code: 1013, reason: expect.stringMatching(/last_event_id/) })
  // All messages that `send` accepted have arrived.
  expect(messages).toHaveLength(sent)
  await eventually(async () => expect([ended, listeners]).toEqual([['slow'], []]))
})

describe('a slow reader that does read', () => {
  const limits = { waitingBytes: 48 * 1_024, drainMs: 2_000, slowCloseMs: 30_000 }
  let slowly: Awaited<ReturnType<typeof openSlowProxy>>
  beforeEach(async () => {
    await app.close()
    app = await start(limits)
    slowly = await openSlowProxy(app.url, 8 * 1_024)
  })
  afterEach(() => slowly.close())
  /** Sends a reader more than it reads within `drainMs`. */
  const overfilled = async () => {
    const socket = await listen('sm_one', slowly.url)
    await joined(1)
    const [reader] = listeners as [Listener]
    const sent = fill(reader, Buffer.from(JSON.stringify('x'.repeat(1_000))))
    expect(await reader.drained()).toBe(false)
    return { ...socket, sent }
  }

  test('gets all that was sent before it is closed with 1013', async () => {
    const { closed, messages, sent } = await overfilled()
    expect(messages.length).toBeLessThan(sent)
    expect(await closed).toEqual({ code: 1013, reason: expect.stringMatching(/last_event_id/) })
    expect(messages).toHaveLength(sent)
    await eventually(async () => expect(ended).toEqual(['slow']))
  })

  test('is cut when the process stops meanwhile', async () => {
    const { closed, messages, sent } = await overfilled()
    app.health.drain()
    await eventually(async () => expect(ended).toEqual(['slow']))
    expect(await closed).toMatchObject({ code: 1006 })
    expect(messages.length).toBeLessThan(sent)
  })
})

test('a reader that does not read at all is cut', async () => {
  const { websocket } = await listen()
  await joined(1)
  websocket.pause()
  const [reader] = listeners as [Listener]
  fill(reader)
  expect(await reader.drained()).toBe(false)
  await eventually(async () => expect([ended, listeners]).toEqual([['slow'], []]))
  websocket.terminate()
})

test('a reader that takes what was sent gets as much as there is, and answers to its pings', async () => {
  await app.close()
  // The limit is long, because the reader runs in this process and is late on a busy machine.
  app = await start({ drainMs: 60_000 })
  const { websocket, messages } = await listen()
  let pongs = 0
  websocket.on('pong', () => pongs++)
  await joined(1)
  const [reader] = listeners as [Listener]
  let sent = 0
  for (let round = 1; round <= 5; round++) {
    websocket.ping()
    sent += fill(reader)
    // The ping arrives while the buffer is full.
    expect(await reader.drained()).toBe(true)
  }
  await eventually(async () => expect(messages).toHaveLength(sent))
  await eventually(async () => expect(pongs).toBeGreaterThan(0))
  websocket.close()
  await eventually(async () => expect(ended).toEqual([null]))
  expect(sent * message.length).toBeGreaterThan(5 * SOCKETS.waitingBytes)
})

test('a client that does not answer pings is cut, one that does stays', async () => {
  await app.close()
  app = await start({ pingEveryMs: 1_000 })
  const [silent, alive] = await Promise.all([
    openSocket(app.url, `volume_id=${VOLUME}`, { key: 'sm_one', autoPong: false }),
    listen(),
  ])
  let pings = 0
  alive.websocket.on('ping', () => pings++)
  // 1006 means that there was no closing handshake. A client that answers no pings would not answer a closing handshake
  // either.
  expect(await silent.closed).toEqual({ code: 1006, reason: '' })
  await eventually(async () => expect(pings).toBeGreaterThan(2))
  expect([open, ended]).toEqual([1, [null]])
  alive.websocket.close()
})

test('a key has a bounded number of sockets, and gets places back', async () => {
  const sockets = await Promise.all(Array.from({ length: SOCKETS.perKey }, () => listen()))
  const { reply } = await askSocket(app.url, `volume_id=${VOLUME}`, { key: 'sm_one' })
  if (!reply) throw new Error('opened one more')
  expectError(reply, 429, 'rate_limited')
  expect(reply.headers.get('retry-after')).toBe('5')
  const plainly = async () => {
    const headers = { Authorization: 'Bearer sm_one' }
    const answer = await fetch(`${app.url}/ws?volume_id=${VOLUME}`, { headers })
    const body = (await answer.json()) as object
    return { status: answer.status, after: answer.headers.get('retry-after'), ...body }
  }
  expect(await plainly()).toMatchObject({ status: 429, after: '5', error: 'rate_limited' })
  const other = await listen('sm_two')
  expect(open).toBe(SOCKETS.perKey + 1)
  for (const { websocket } of sockets.slice(0, 2)) websocket.close()
  await eventually(async () => expect(open).toBe(SOCKETS.perKey - 1))
  // A request without an upgrade does not count as an open WebSocket.
  for (let at = 0; at < 3; at++)
    expect(await plainly()).toMatchObject({ status: 400, details: { Upgrade: [expect.any(String)] } })
  const again = await listen()
  for (const { websocket } of [...sockets, other, again]) websocket.close()
  await eventually(async () => expect([open, listeners.length]).toEqual([0, 0]))
})

test('sockets are closed when the process stops, and when the log cannot be read', async () => {
  const unlucky = await listen()
  await joined(1)
  listeners[0]?.failed(new Error('the log is away'))
  expect(await unlucky.closed).toMatchObject({ code: 1011 })
  const { closed } = await listen()
  app.health.drain()
  expect(await closed).toEqual({ code: 1012, reason: expect.stringMatching(/last_event_id/) })
  await eventually(async () => expect(ended).toEqual(['failed', 'stopping']))
})
