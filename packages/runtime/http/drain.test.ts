import { once } from 'node:events'
import { connect } from 'node:net'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { drain } from '@agent-memory/runtime/http/server'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { afterEach, expect, test } from '@jest/globals'
import { z } from 'zod'

const gates: (() => void)[] = []
const gate = endpoint({
  summary: 's',
  tag: 't',
  operation: 'write',
  limit: 'default',
  success: { status: 200, body: z.any() },
  method: 'get',
  path: '/gate',
  answer: 'json',
  accepts: ['key'],
  handle: () => new Promise((resolve) => gates.push(() => resolve({ opened: true }))),
})

const apps: TestApp[] = []
async function start() {
  const app = await startTestApp([gate], { keys: { sm_k: testKey() } })
  apps.push(app)
  return app
}
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

test('draining finishes open requests, tells clients to close, and accepts no new connections', async () => {
  const app = await start()
  const headers = { Authorization: 'Bearer sm_k' }
  const open = fetch(`${app.url}/gate`, { headers })
  while (gates.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  app.health.drain()
  const drained = drain(app.server, 10_000)
  await expect(fetch(`${app.url}/healthz`, { headers: { connection: 'close' } })).rejects.toThrow()
  gates.pop()?.()
  const response = await open
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close'])
  await response.json()
  await drained
})

test('draining does not wait for a connection that has sent nothing', async () => {
  const app = await start()
  const silent = connect(app.port, '127.0.0.1')
  const received: Buffer[] = []
  silent.on('data', (data) => received.push(data))
  await once(silent, 'connect')
  await Promise.all([drain(app.server, 60_000), once(silent, 'close')])
  // If the server had waited for its time limit for headers, the connection would have received a 408.
  expect(received).toEqual([])
})

test('draining cuts what does not end', async () => {
  const app = await start()
  const open = fetch(`${app.url}/gate`, { headers: { Authorization: 'Bearer sm_k' } }).catch(() => 'cut')
  while (gates.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await drain(app.server, 50)
  expect(await open).toBe('cut')
})
