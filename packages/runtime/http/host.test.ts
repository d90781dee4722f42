import { request } from 'node:http'
import { startTestApp } from '@agent-memory/runtime/testing/start-app'
import { describe, expect, test } from '@jest/globals'

/** Requests /healthz with these headers. Uses node:http, because fetch cannot set Host. */
const askedAs = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request(`${url}/healthz`, { headers }, async (response) => {
      let text = ''
      for await (const part of response) text += part
      resolve({ status: response.statusCode, text })
    })
    asked.on('error', reject).end()
  })

describe('a local-only service', () => {
  test('rejects foreign names on every path, and says what to set', async () => {
    const app = await startTestApp([], { settings: { localOnly: true, trustProxy: 1 } })
    try {
      for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:8080', 'EVIL.example.']) {
        const { status, text } = await askedAs(app.url, { host, 'x-forwarded-host': 'localhost' })
        expect([host, status]).toEqual([host, 403])
        expect(JSON.parse(text)).toMatchObject({ error: 'forbidden', details: expect.stringContaining('BASE_URL') })
      }
      for (const host of [
        'localhost',
        'LOCALHOST:8080',
        'localhost.',
        'app.localhost',
        '127.0.0.1',
        '[::1]:8080',
        '192.0.2.7',
      ])
        expect([host, (await askedAs(app.url, { host })).status]).toEqual([host, 200])
    } finally {
      await app.close()
    }
  })

  test('accepts every name when not local-only', async () => {
    const app = await startTestApp([])
    try {
      expect((await askedAs(app.url, { host: 'memory.example' })).status).toBe(200)
    } finally {
      await app.close()
    }
  })
})

test('warns once of X-Forwarded-For without TRUST_PROXY', async () => {
  for (const [trustProxy, count] of [
    [false, 1],
    [1, 0],
  ] as const) {
    const app = await startTestApp([], { settings: { trustProxy } })
    try {
      for (let at = 0; at < 3; at++) await askedAs(app.url, { 'x-forwarded-for': '192.0.2.1' })
      expect(app.lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(count)
    } finally {
      await app.close()
    }
  }
})
