import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { send, shared } from '../../support/shared.js'

const idOf = async (headers: Record<string, string>, path = '/nowhere') =>
  (await send('GET', path, { headers })).headers.get('x-request-id') ?? ''

describe('X-Request-Id', () => {
  test(cites('is echoed, on errors too', 'request-id.echoed'), async () => {
    for (const path of ['/healthz', '/nowhere', '/agent/volumes'])
      expect(await idOf({ 'X-Request-Id': 'trace-7.a_b' }, path)).toBe('trace-7.a_b')
  })

  test(cites('is generated if none or an invalid one was sent', 'request-id.made'), async () => {
    const ids = await Promise.all([
      idOf({}),
      idOf({}),
      idOf({ 'X-Request-Id': '' }),
      idOf({ 'X-Request-Id': 'x'.repeat(5_000) }),
    ])
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,200}$/)
    expect(new Set(ids).size).toBe(4)
  })

  test(cites('is in the log', 'request-id.logged'), async () => {
    const id = await idOf({ 'X-Request-Id': `spec-${crypto.randomUUID()}` })
    await eventually(async () => {
      const lines = shared().logFiles.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
      const line = lines.find((text) => text.includes(id)) ?? '{}'
      expect(JSON.parse(line)).toMatchObject({ request_id: id, status: 404 })
    })
  })
})
