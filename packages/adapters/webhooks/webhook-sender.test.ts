import type { Socket } from 'node:net'
import { openWebhookSender, type WebhookSenderOptions } from '@agent-memory/adapters/webhooks/webhook-sender'
import type { WebhookAttempt, WebhookRequest } from '@agent-memory/core/ports/notify/webhook-sender'
import { afterEach, describe, expect, test } from '@jest/globals'
import {
  drop,
  dropMidBody,
  hang,
  type Script,
  startScriptedServer,
} from '../../../tests/support/servers/models/scripted-server.js'
import { sendEndlessly, sendSlowly, startRawServer } from '../../../tests/support/servers/web/raw-server.js'

const LOOPBACK = ['127.0.0.0/8', '::1']
const EVENT = {
  headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' },
  body: '{"type":"webhook.test"}',
  reach: () => null,
}

let opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()))
  opened = []
})
const closing = <T extends { close(): Promise<unknown> }>(each: T): T => {
  opened.push(each)
  return each
}

/**
 * Opens a sender that may call loopback addresses. Every name resolves to 127.0.0.1, unless a test sets another
 * resolver.
 */
const open = (options: Partial<WebhookSenderOptions> = {}) => {
  const sender = closing(
    openWebhookSender({
      allowedNetworks: LOOPBACK,
      resolve: async () => ['127.0.0.1'],
      ...options,
      limits: { postMs: 60_000, ...options.limits },
    }),
  )
  return {
    ...sender,
    post: (request: Partial<WebhookRequest> & { url: string }) => sender.post({ ...EVENT, ...request }),
  }
}

const startScript = async (...script: Script[]) => closing(await startScriptedServer(...script))

const startRaw = async (serve: (socket: Socket) => void) => closing(await startRawServer(serve))

const reasonOf = (attempt: WebhookAttempt) => (attempt.outcome === 'failed' ? attempt.reason : attempt)

describe('an answer', () => {
  test('the request arrives as given, over a connection of its own', async () => {
    const server = await startScript({ json: {} }, { json: {} })
    const { post } = open()
    const url = `${server.url.replace('127.0.0.1', 'receiver.invalid')}/hook?a=1#part`
    for (const id of ['evt_1', 'evt_2']) {
      const attempt = await post({ url, headers: { ...EVENT.headers, 'webhook-id': id } })
      expect(attempt).toEqual({
        ...{ outcome: 'answered', status: 200, retryAfterMs: null, excerpt: null, isBodySlow: false },
        durationMs: expect.any(Number),
      })
    }
    expect(server.received).toMatchObject(
      ['evt_1', 'evt_2'].map((id) => ({
        ...{ method: 'POST', path: '/hook?a=1', body: { type: 'webhook.test' } },
        headers: { host: new URL(url).host, connection: 'close', 'webhook-id': id, 'content-length': '23' },
      })),
    )
  })

  test.each([200, 204, 400, 404, 410, 429, 500, 503, 599])('status %d is an answer', async (status) => {
    const { url } = await startScript({ status, text: status === 204 ? '' : 'x' })
    expect(await open().post({ url })).toMatchObject({ outcome: 'answered', status })
  })

  test.each([301, 302, 303, 307, 308])('redirect %d is an answer, and is not followed', async (status) => {
    const other = await startScript()
    const { url } = await startScript({ status, headers: { location: other.url }, text: '' })
    expect(await open().post({ url })).toMatchObject({ outcome: 'answered', status })
    expect(other.received).toEqual([])
  })

  test('Retry-After is read', async () => {
    const { url } = await startScript({ status: 503, headers: { 'retry-after': '120' }, text: '' })
    expect(await open().post({ url })).toMatchObject({ status: 503, retryAfterMs: 120_000 })
  })

  test('a body that breaks off does no harm', async () => {
    const { url } = await startScript(dropMidBody)
    expect(await open().post({ url })).toMatchObject({ outcome: 'answered', status: 200 })
  })

  test('an endless body is cut off', async () => {
    const server = await startRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      sendEndlessly(socket, `1000\r\n${'x'.repeat(4_096)}\r\n`)
    })
    expect(await open().post({ url: server.url })).toMatchObject({ outcome: 'answered', status: 200 })
    await server.ended
  })

  test.each<[string, number]>([
    ['after a second', 60_000],
    ['at the time limit of the attempt, if that is sooner', 300],
  ])('a slow body is cut off %s', async (_, postMs) => {
    const server = await startRaw((socket) => {
      socket.write('HTTP/1.1 202 Accepted\r\nContent-Length: 1000000\r\n\r\n')
      sendSlowly(socket, 'x')
    })
    expect(await open({ limits: { postMs } }).post({ url: server.url })).toMatchObject({
      ...{ outcome: 'answered', status: 202, isBodySlow: postMs === 60_000 },
    })
    await server.ended
  })
})

describe('no answer', () => {
  const LATE = 'No answer came within 0.3 seconds.'
  const late = { limits: { postMs: 300 } }

  test.each<[string, (socket: Socket) => void]>([
    ['no head', () => {}],
    [
      'a slow head',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nX: ')
        sendSlowly(socket, 'x')
      },
    ],
    [
      'endless interim answers',
      (socket) => {
        sendSlowly(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n')
      },
    ],
  ])('%s in time', async (_, serve) => {
    const server = await startRaw(serve)
    expect(reasonOf(await open(late).post({ url: server.url }))).toBe(LATE)
    await server.ended
  })

  test('no TLS handshake in time', async () => {
    const server = await startRaw(() => {})
    expect(reasonOf(await open(late).post({ url: `https://127.0.0.1:${server.port}` }))).toBe(LATE)
    await server.ended
  })

  test('a name that does not resolve in time', async () => {
    const resolve = (_: string, signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    expect(reasonOf(await open({ ...late, resolve }).post({ url: 'http://slow.test' }))).toBe(LATE)
  })

  test('a name without an address', async () => {
    const { post } = open({ resolve: async () => [] })
    expect(reasonOf(await post({ url: 'http://missing.test' }))).toBe('The name missing.test has no address.')
  })

  test('a name that cannot be resolved', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error(), { code: 'ESERVFAIL' }))
    const attempt = await open({ resolve }).post({ url: 'http://broken.test' })
    expect(reasonOf(attempt)).toBe('The name broken.test could not be resolved.')
  })

  test('a refused connection', async () => {
    const { url, close } = await startScriptedServer()
    await close()
    expect(reasonOf(await open().post({ url }))).toBe('The connection was refused.')
  })

  test('a connection that closes early', async () => {
    const { url } = await startScript(drop)
    expect(reasonOf(await open().post({ url }))).toBe('The connection was closed before an answer came.')
  })

  test.each([
    ['no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n\r\n', 'The answer is not valid HTTP.'],
    [
      'a head that is too long',
      `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'The headers of the answer are too long.',
    ],
    [
      'a change of protocol',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
      'The connection was closed before an answer came.',
    ],
  ])('%s', async (_, answer, reason) => {
    const server = await startRaw((socket) => socket.write(answer))
    expect(reasonOf(await open().post({ url: server.url }))).toBe(reason)
    await server.ended
  })

  test('endless headers', async () => {
    const server = await startRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      sendEndlessly(socket, `X-Filler: ${'x'.repeat(1_000)}\r\n`)
    })
    expect(reasonOf(await open().post({ url: server.url }))).toBe('The headers of the answer are too long.')
    await server.ended
  })

  test('HTTP where TLS was expected', async () => {
    const { url } = await startScript()
    expect(reasonOf(await open().post({ url: url.replace('http:', 'https:') }))).toMatch(
      /^The TLS handshake failed \(\w+\)\.$/,
    )
  })
})

describe('a caller that leaves', () => {
  const GONE = new Error('the caller has gone')

  test('ends the attempt and its connection, which is no failure of the receiver', async () => {
    const left = new AbortController()
    const server = await startRaw((socket) => socket.once('data', () => left.abort(GONE)))
    await expect(open().post({ url: server.url, signal: left.signal })).rejects.toBe(GONE)
    await server.ended
  })

  test('sends nothing when it left before', async () => {
    const server = await startScript()
    await expect(open().post({ url: server.url, signal: AbortSignal.abort(GONE) })).rejects.toBe(GONE)
    expect(server.received).toEqual([])
  })

  test('leaves an answer that came as it is', async () => {
    const left = new AbortController()
    const begins: Script = (response) => {
      response.writeHead(201)
      response.write('x', () => setTimeout(() => left.abort(GONE), 50))
    }
    const { url } = await startScript(begins)
    expect(await open().post({ url, signal: left.signal })).toMatchObject({ outcome: 'answered', status: 201 })
  })
})

test('closing ends attempts in flight and their connections', async () => {
  const sender = open()
  const server = await startRaw((socket) => socket.once('data', () => void sender.close()))
  await expect(sender.post({ url: server.url })).rejects.toMatchObject({
    code: 'service_unavailable',
    needed: 'process',
  })
  await server.ended
})

test('our own mistake is no failure of the receiver', async () => {
  const { url } = await startScript(hang)
  await expect(open().post({ url, headers: { 'webhook-id': 'a\nb' } })).rejects.toThrow('invalid')
})
