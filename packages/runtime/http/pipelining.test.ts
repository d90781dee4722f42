import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { z } from 'zod'

/** The tests are about pipelined requests, which are sent without waiting for earlier responses. */
let app: TestApp
let taken = 0
beforeAll(async () => {
  const counted = endpoint({
    method: 'get',
    path: '/counted',
    summary: 's',
    tag: 't',
    operation: 'memory',
    limit: 'default',
    answer: 'json',
    accepts: ['key'],
    success: { status: 200, body: z.any() },
    handle: async () => ({ taken: ++taken }),
  })
  app = await startTestApp([counted], { keys: { sm_k: testKey() } })
})
afterAll(() => app.close())
beforeEach(() => {
  taken = 0
})

const ask = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Authorization: Bearer sm_k', ...lines, '', ''].join('\r\n')

/** Sends the bytes, and returns everything received until the connection ends. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let received = ''
    const socket = connect(app.port, '127.0.0.1', () => socket.write(bytes))
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
  })

test('are answered in order', async () => {
  const answers = await send(ask('/counted').repeat(15) + ask('/nowhere', 'Connection: close'))
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual([...Array(15).fill('HTTP/1.1 200'), 'HTTP/1.1 404'])
})

test('more than 16 end the connection: a flood is not processed', async () => {
  expect(await send(ask('/counted').repeat(500))).toBe('')
  const [answer] = JSON.parse(`[${(await send(ask('/counted', 'Connection: close'))).split('\r\n\r\n')[1]}]`)
  expect(answer.taken).toBeLessThanOrEqual(17)
})

test('stop counting once answered', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let at = 1; at <= 40; at += 1) {
    const asked = request(`${app.url}/counted`, { agent, headers: { authorization: 'Bearer sm_k' } }).end()
    const [response] = await once(asked, 'response')
    expect(JSON.parse((await response.toArray()).join(''))).toEqual({ taken: at })
  }
  agent.destroy()
})
