import { SOCKETS } from '@agent-memory/core/limits'
import type { VolumeReach } from '@agent-memory/core/ports/accounts/volumes'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { socketRoutes } from '@agent-memory/service-realtime/routes/socket'
import type { CloseReason } from '@agent-memory/service-realtime/sockets/connection'
import type { Feed, Listener } from '@agent-memory/service-realtime/sockets/feed'
import { openSockets } from '@agent-memory/service-realtime/sockets/sockets'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { expectError } from '../../../tests/support/expectations.js'
import { askSocket, openSocket } from '../../../tests/support/http/socket.js'

const VOLUME = '00000000-0000-4000-9000-000000000001'
const keys = { sm_one: testKey(), sm_two: testKey({ keyId: 'two' }) }
const volumes = [{ volumeId: VOLUME, orgId: testKey().orgId, permissions: null }] as unknown as VolumeReach[]

let app: TestApp
let open: number
let ended: (CloseReason | null)[]
let listeners: Listener[]
let catchUp: () => Promise<void>
beforeEach(async () => {
  open = 0
  ended = []
  listeners = []
  catchUp = async () => {}
  const observer = {
    opened: () => void open++,
    closed: (reason: CloseReason | null) => void (open-- && ended.push(reason)),
  }
  const feed: Feed = {
    join(listener) {
      listeners.push(listener)
      return { caughtUp: catchUp(), leave: () => void listeners.splice(listeners.indexOf(listener), 1) }
    },
  }
  const start = { xid: 1n, position: 0n }
  const ports = {
    volumes: {
      volumesForKey: async (ids: readonly string[]) => volumes.filter(({ volumeId }) => ids.includes(volumeId)),
    },
    eventLog: { end: async () => start, find: async () => null },
  }
  const routes = socketRoutes(ports, { sockets: openSockets(observer), feed, onError() {} })
  app = await startTestApp(routes, { keys, volumes, limits: 'off' })
})
afterEach(async () => {
  // A socket that ended later would count in the next test.
  await eventually(async () => expect(open).toBe(0), 10_000)
  await app.close()
})

const listen = (key = 'sm_one') => openSocket(app.url, `volume_id=${VOLUME}`, { key })
const joined = (count: number) => eventually(async () => expect(listeners).toHaveLength(count))

test('a reader that does not keep up is closed with 1013', async () => {
  const { websocket, messages, closed } = await listen()
  await joined(1)
  websocket.pause()
  const [reader] = listeners as [Listener]
  const message = Buffer.from(JSON.stringify('x'.repeat(64 * 1_024)))
  // More than the buffers of the system and ours take together.
  for (let sent = 0; sent < 400; sent++) reader.send(message)
  await new Promise((resolve) => setImmediate(resolve))
  websocket.resume()
  expect(await closed).toEqual({ code: 1013, reason: expect.stringMatching(/last_event_id/) })
  // What was accepted before has arrived; the rest was never held.
  expect(messages.length).toBeGreaterThanOrEqual(SOCKETS.waitingBytes / message.length)
  expect(messages.length).toBeLessThan(400)
  await eventually(async () => expect([ended, listeners]).toEqual([['slow'], []]))
})

test('a reader that does not read at all is cut', async () => {
  const { websocket } = await listen()
  await joined(1)
  websocket.pause()
  const [reader] = listeners as [Listener]
  for (let sent = 0; sent < 400; sent++) reader.send(Buffer.alloc(64 * 1_024, 'x'))
  await eventually(async () => expect([ended, listeners]).toEqual([['slow'], []]))
  websocket.terminate()
})

test('what was sent is waited for, to a reader that is slow to catch up', async () => {
  const { websocket, messages } = await listen()
  await joined(1)
  const [reader] = listeners as [Listener]
  for (let round = 1; round <= 5; round++) {
    for (let sent = 0; sent < 10; sent++) reader.send(Buffer.from(JSON.stringify('x'.repeat(64 * 1_024))))
    await reader.drained()
  }
  await eventually(async () => expect(messages).toHaveLength(50))
  websocket.close()
})

test('a key has a bounded number of sockets, and gets places back', async () => {
  const sockets = await Promise.all(Array.from({ length: SOCKETS.perKey }, () => listen()))
  const { reply } = await askSocket(app.url, `volume_id=${VOLUME}`, { key: 'sm_one' })
  if (!reply) throw new Error('opened one more')
  expectError(reply, 429, 'rate_limited')
  expect(reply.headers.get('retry-after')).toBe('5')
  const other = await listen('sm_two')
  expect(open).toBe(SOCKETS.perKey + 1)
  for (const { websocket } of sockets.slice(0, 2)) websocket.close()
  await eventually(async () => expect(open).toBe(SOCKETS.perKey - 1))
  const again = await listen()
  for (const { websocket } of [...sockets, other, again]) websocket.close()
  await eventually(async () => expect([open, listeners.length]).toEqual([0, 0]))
})

test('sockets are closed when the process stops, and when the log cannot be read', async () => {
  catchUp = async () => {
    throw new Error('the log is away')
  }
  expect(await (await listen()).closed).toMatchObject({ code: 1011 })
  catchUp = async () => {}
  const { closed } = await listen()
  app.health.drain()
  expect(await closed).toEqual({ code: 1012, reason: expect.stringMatching(/last_event_id/) })
  await eventually(async () => expect(ended).toEqual(['failed', 'stopping']))
})
