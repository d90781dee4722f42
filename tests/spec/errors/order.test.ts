import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const WRITE = '/agent/memory/write'

const { tenant, key } = await newWriter()
let stranger: Tenant
beforeAll(async () => {
  stranger = await newTenant(send)
})

describe('the order of checks', () => {
  test(cites('the route is checked before the key', 'errors.order', 'errors.not-found'), async () => {
    for (const path of ['/nowhere', '/agent/memory', '/AGENT/memory/write', '/%ff', '/..%2f..%2fetc/passwd']) {
      expectError(await send('POST', path, { raw: '{' }), 404, 'not_found')
    }
  })

  test(cites('the method is checked before the key', 'errors.order', 'errors.method'), async () => {
    const reply = await send('PUT', WRITE, { raw: '{' })
    expectError(reply, 405, 'method_not_allowed')
    expect(reply.headers.get('allow')).toContain('POST')
    expectError(await send('GET', '/agent/memory/query'), 405, 'method_not_allowed')
    expectError(await send('POST', '/healthz'), 405, 'method_not_allowed')
  })

  test(cites('the key is checked before the body', 'errors.order'), async () => {
    const large = 'x'.repeat(1_100_000)
    for (const raw of ['{', large, '[]']) {
      expectError(await send('POST', WRITE, { raw }), 401, 'unauthorized')
      expectError(await send('POST', WRITE, { raw, key: `sm_org_rw_${'0'.repeat(43)}` }), 401, 'invalid_api_key')
    }
  })

  test(
    cites(
      'size, type and shape of the body are checked before the volume',
      'errors.order',
      'errors.too-large',
      'errors.media-type',
    ),
    async () => {
      const volume_id = stranger.volumeId
      const large = JSON.stringify({ content: 'x'.repeat(1_048_576), volume_id })
      expectError(await send('POST', WRITE, { key, raw: large }), 413, 'payload_too_large')
      const typed = (type: string) =>
        send('POST', WRITE, {
          key,
          raw: JSON.stringify({ content: 'x', volume_id }),
          headers: { 'Content-Type': type },
        })
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonx',
      ]) {
        expectError(await typed(type), 415, 'unsupported_media_type')
      }
      expect((await typed('application/json; charset=utf-8')).status).toBe(403)
      expectInvalid(await send('POST', WRITE, { key, body: { content: '', volume_id } }), 'content')
      expectError(
        await send('POST', WRITE, { key, body: { content: 'x', volume_id } }),
        403,
        'agent_not_authorized_for_volume',
      )
    },
  )

  test(cites('a body of exactly 1 MB is accepted', 'errors.too-large'), async () => {
    const bytes = (size: number) => {
      const frame = JSON.stringify({ content: 'x', volume_id: stranger.volumeId, padding: '' })
      return frame.replace('"padding":""', `"padding":"${'p'.repeat(size - frame.length)}"`)
    }
    expect((await send('POST', WRITE, { key, raw: bytes(1_048_576) })).status).toBe(403)
    expect((await send('POST', WRITE, { key, raw: bytes(1_048_577) })).status).toBe(413)
  })
})

describe('an error', () => {
  test(cites('reveals no internals', 'errors.no-internals', 'errors.body'), async () => {
    const replies = [
      await send('POST', WRITE, { key, raw: '{"content": ' }),
      await send('GET', `/memory/${"'; DROP TABLE memories; --"}`, { key }),
      await send('GET', '/agents?org_id[]=1&project_id=%00', { cookie: tenant.cookie }),
      await send('GET', '/volumes?cursor=%F0%9F%98%80&limit=9e99', { key }),
      await send('DELETE', `/keys/${'9'.repeat(2_000)}`, { cookie: tenant.cookie }),
      await send('GET', '/auth/me', { cookie: `connect.sid=s%3A${'a'.repeat(32)}.${'b'.repeat(43)}` }),
    ]
    for (const { status, text } of replies) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|\.[jt]s\b|SELECT|INSERT|prisma|postgres/i)
    }
  })
})
