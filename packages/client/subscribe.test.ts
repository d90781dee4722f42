import { createClient } from '@agent-memory/client/client'
import type { SubscribeOptions, VolumeMessage } from '@agent-memory/client/subscribe'
import { SOCKETS } from '@agent-memory/core/limits'
import { EVENT_TYPES, type EventType } from '@agent-memory/core/notify/event-types'
import { afterEach, describe, expect, test } from '@jest/globals'
import { WebSocket } from 'ws'
import { failureOf } from '../../tests/support/failure-of.js'
import {
  type SocketScript,
  type SocketServer,
  startSocketServer,
} from '../../tests/support/servers/web/socket-server.js'

const VOLUME = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const KEY = 'sm_org_rw_secret0123456789'

/** A message with this id. */
const message = (id: string, more: object = {}): VolumeMessage => ({
  ...{ id, type: 'agent_broadcast', volume_id: VOLUME, from_agent: 'Scribe', agent_id: OTHER },
  ...{ message: `Message ${id}.`, timestamp: '2026-03-01T12:00:00.000Z' },
  ...more,
})

let server: SocketServer
afterEach(() => server.close())
const subscribed = async (script: SocketScript, options: Partial<SubscribeOptions> = {}, maxRetries = 0) => {
  server = await startSocketServer(script)
  const client = createClient({ baseUrl: server.url, apiKey: KEY, webSocket: WebSocket, maxRetries })
  return client.subscribe({ volumes: [VOLUME], ...options })
}
/** Reads this many messages, then leaves. */
const idsOf = async (messages: AsyncIterable<VolumeMessage>, count: number): Promise<string[]> => {
  const ids: string[] = []
  for await (const { id } of messages) {
    ids.push(id)
    if (ids.length === count) break
  }
  return ids
}

describe('a subscription', () => {
  test('names volumes, events and the last event, and offers the key as a subprotocol', async () => {
    const messages = await subscribed(
      { connected: ({ send }) => send(message('1')) },
      { volumes: [VOLUME, OTHER], events: ['memory.approved', 'document.failed'], lastEventId: OTHER },
    )
    expect(await idsOf(messages, 1)).toEqual(['1'])
    expect(server.connections).toMatchObject([
      {
        volumes: [VOLUME, OTHER],
        events: 'memory.approved,document.failed',
        lastEventId: OTHER,
        protocols: ['sm.v1', `bearer.${KEY}`],
      },
    ])
  })

  test('names as many volumes and events as the service takes', async () => {
    const options = { volumes: Array(SOCKETS.volumes).fill(VOLUME), events: EVENT_TYPES }
    await idsOf(await subscribed({ connected: ({ send }) => send(message('1')) }, options), 1)
    expect(server.connections).toMatchObject([{ volumes: options.volumes, events: EVENT_TYPES.join(',') }])
  })

  test('yields messages in their order, and skips what a newer service may send', async () => {
    const event = { id: '2', type: 'memory.approved', volume_id: VOLUME, data: { memory_id: OTHER }, timestamp: 't' }
    const messages = await subscribed({
      connected({ send }) {
        for (const sent of [message('1'), 'no JSON', 'null', '[]', { hello: 1 }, event]) send(sent)
      },
    })
    const got: VolumeMessage[] = []
    for await (const one of messages) if (got.push(one) === 2) break
    expect(got).toEqual([message('1'), event])
    expect(server.connections[0]).toMatchObject({ events: null, lastEventId: null })
  })

  test('ends its connection when the loop is left', async () => {
    await idsOf(await subscribed({ connected: ({ send }) => send(message('1')) }), 1)
    await server.connections[0]?.ended
  })

  test('rejects with the reason of its signal, while it waits', async () => {
    const reason = new Error('I have gone')
    const controller = new AbortController()
    const messages = await subscribed({ connected: () => controller.abort(reason) }, { signal: controller.signal })
    await expect(messages.next()).rejects.toBe(reason)
    await server.connections[0]?.ended
  })

  test('rejects with the reason of its signal, before it starts', async () => {
    const reason = new Error('I have gone')
    await expect((await subscribed({}, { signal: AbortSignal.abort(reason) })).next()).rejects.toBe(reason)
    expect(server.connections).toEqual([])
  })
})

describe('a lost connection', () => {
  test.each<[string, SocketScript['connected']]>([
    ['that the service closed as it stopped', ({ close }) => close(1012, 'restarting')],
    ['of a reader that did not keep up', ({ close }) => close(1013, 'too slow')],
    ['that broke', ({ cut }) => cut()],
  ])('%s is made again, after the last message', async (_name, lose) => {
    const messages = await subscribed({
      connected(connection, at) {
        connection.send(message(`${at + 1}`))
        if (at < 2) lose?.(connection, at)
      },
    })
    expect(await idsOf(messages, 3)).toEqual(['1', '2', '3'])
    expect(server.connections.map(({ lastEventId }) => lastEventId)).toEqual([null, '1', '2'])
  })

  test('is made again however often it is refused in between', async () => {
    const messages = await subscribed({
      connected({ send, cut }, at) {
        send(message(`${at + 1}`))
        if (at === 0) cut()
      },
      refuse: (_request, at) => (at > 0 && at < 3 ? { status: 503, error: 'unavailable' } : null),
    })
    expect(await idsOf(messages, 2)).toEqual(['1', '2'])
  })

  test('ends the subscription when access was lost', async () => {
    const messages = await subscribed({
      connected({ send, close }) {
        send(message('1'))
        close(1008, 'revoked')
      },
      refuse: (_request, at) => (at > 0 ? { status: 401, error: 'invalid_api_key' } : null),
    })
    expect(await failureOf(idsOf(messages, 2))).toMatchObject({ code: 'invalid_api_key', status: 401 })
  })
})

test('a reader that does not keep up gets everything, over several connections', async () => {
  const all = Array.from({ length: 2_500 }, (_, at) => `${at + 1}`)
  const messages = await subscribed({
    connected({ send, lastEventId }) {
      for (const id of all.slice(Number(lastEventId ?? 0))) send(message(id))
    },
  })
  const ids: string[] = []
  for await (const { id } of messages) {
    ids.push(id)
    // While this waits, more messages arrive than the client holds, so it closes the connection.
    if (ids.length === 1) await server.connections[0]?.ended
    if (ids.length === all.length) break
  }
  expect(ids).toEqual(all)
  expect(server.connections.length).toBeGreaterThan(1)
})

test.each([
  ['given', [] as string[], 0],
  ['of the last message', ['1'], 1],
])('a last event, %s, that the service cannot resume after is reported, and left', async (_name, first, at) => {
  let gaps = 0
  const messages = await subscribed(
    {
      connected({ send, close, lastEventId, cut }, connection) {
        if (connection < at) {
          for (const id of first) send(message(id))
          cut()
        } else if (lastEventId === null) send(message('9'))
        else
          close(4410, 'last_event_id is unknown, or a message after it is over five minutes old: reconnect without it.')
      },
    },
    { lastEventId: at === 0 ? OTHER : undefined, onGap: () => gaps++ },
  )
  expect(await idsOf(messages, first.length + 1)).toEqual([...first, '9'])
  expect(gaps).toBe(1)
})

describe('a first connection that is not opened', () => {
  const refused = (status: number, error: string): SocketScript => ({
    refuse: () => ({ status, error, headers: { 'Retry-After': '0' } }),
  })

  test.each([
    [400, 'validation_failed'],
    [401, 'invalid_api_key'],
    [403, 'agent_not_authorized_for_volume'],
    [404, 'not_found'],
  ])('is reported as the %i that the same GET is answered with, at once', async (status, error) => {
    const options = { volumes: [VOLUME, OTHER], events: ['memory.approved' as const], lastEventId: OTHER }
    const messages = await subscribed(refused(status, error), options, 3)
    expect(await failureOf(messages.next())).toMatchObject({ status, code: error })
    const query = `volume_id=${VOLUME}&volume_id=${OTHER}&events=memory.approved&last_event_id=${OTHER}`
    expect(server.asked).toEqual([`/ws?${query}`])
  })

  test.each([503, 429])('because of a %i is tried as often as other calls', async (status) => {
    const messages = await subscribed(refused(status, 'passing'), {}, 2)
    expect(await failureOf(messages.next())).toMatchObject({ status, code: 'passing' })
    expect(server.asked).toHaveLength(3)
  })

  test('because of a proxy says so', async () => {
    const messages = await subscribed({
      refuse: ({ headers }) => (headers.upgrade ? { status: 400, error: 'x' } : null),
    })
    const error = await failureOf(messages.next())
    expect(error).toMatchObject({ code: 'connection_failed' })
    expect(error.message).toMatch(/opened no WebSocket at \/ws: check that a proxy/)
  })

  test('because nothing listens is a connection error', async () => {
    server = await startSocketServer()
    await server.close()
    const client = createClient({ baseUrl: server.url, apiKey: KEY, webSocket: WebSocket, maxRetries: 0 })
    expect(await failureOf(client.subscribe({ volumes: [VOLUME] }).next())).toMatchObject({ name: 'ConnectionError' })
  })

  test('never shows the key', async () => {
    server = await startSocketServer()
    const apiKey = 'sm_not/a,token;secret'
    const client = createClient({ baseUrl: server.url, apiKey, webSocket: WebSocket, maxRetries: 0 })
    const error = await failureOf(client.subscribe({ volumes: [VOLUME] }).next())
    expect(JSON.stringify([error.message, error.stack, String(error.cause)])).not.toContain('secret')
  })
})

describe('not connected is', () => {
  test.each<[string, string, Partial<SubscribeOptions>]>([
    ['without a volume', 'volumes', { volumes: [] }],
    ['with what is no id', 'volumes', { volumes: ['..'] }],
    ['with more volumes than the service takes', 'volumes', { volumes: Array(SOCKETS.volumes + 1).fill(VOLUME) }],
    ['with an unknown event', 'events', { events: ['memory.approved', 'memory.lost' as EventType] }],
    ['with what every object has', 'events', { events: ['constructor' as EventType] }],
    ['after what is no id', 'lastEventId', { lastEventId: 'abc' }],
  ])('%s', async (_name, field, options) => {
    const error = await failureOf((await subscribed({}, options)).next())
    expect(error).toMatchObject({ code: 'validation_failed', fieldErrors: { [field]: [expect.any(String)] } })
    expect([server.connections, server.asked]).toEqual([[], []])
  })

  test('where there is no WebSocket', async () => {
    server = await startSocketServer()
    const messages = createClient({ baseUrl: server.url, apiKey: KEY }).subscribe({ volumes: [VOLUME] })
    // Node has a WebSocket from version 22 on.
    if (globalThis.WebSocket === undefined) await expect(messages.next()).rejects.toThrow(/package ws/)
    else await messages.return()
  })
})
