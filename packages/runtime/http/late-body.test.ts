import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { KeyPrincipal } from '@agent-memory/core/accounts/principal'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'

const keys: Record<string, KeyPrincipal> = {}
const route = endpoint({
  summary: 's',
  tag: 't',
  operation: 'write',
  limit: 'default',
  answer: 'json',
  accepts: ['key'],
  method: 'post',
  path: '/write',
  body: z.object({ content: z.string() }),
  success: { status: 200, body: z.any() },
  handle: async ({ body }) => body,
})

let app: TestApp
beforeAll(async () => {
  app = await startTestApp([route], { keys })
})
afterAll(() => app.close())

/** Sends the head of a request, runs `between`, then sends the body; returns the status line of the response. */
const postInParts = async (secret: string, between: () => Promise<void>): Promise<string> => {
  const body = JSON.stringify({ content: 'x' })
  const socket = connect(app.port, '127.0.0.1')
  await once(socket, 'connect')
  const head = ['POST /write HTTP/1.1', 'Host: 127.0.0.1', `Authorization: Bearer ${secret}`]
  const ofBody = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close']
  socket.write(`${[...head, ...ofBody].join('\r\n')}\r\n\r\n`)
  await between()
  socket.write(body)
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer)
  return Buffer.concat(parts).toString().split('\r\n', 1)[0] ?? ''
}

test('whoever holds the body back cannot use a key that was revoked meanwhile', async () => {
  keys.sm_kept = testKey()
  expect(await postInParts('sm_kept', () => pause(800))).toBe('HTTP/1.1 200 OK')
  keys.sm_revoked = testKey()
  const reply = await postInParts('sm_revoked', async () => {
    await pause(800)
    delete keys.sm_revoked
  })
  expect(reply).toBe('HTTP/1.1 401 Unauthorized')
})
