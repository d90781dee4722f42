import { randomUUID } from 'node:crypto'
import { agentRoutes } from '@agent-memory/service-gateway/routes/accounts/agents'
import { authRoutes } from '@agent-memory/service-gateway/routes/accounts/auth'
import { keyRoutes } from '@agent-memory/service-gateway/routes/accounts/keys'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ManagementApp, startManagementApp } from '../../../../tests/support/http/management-app.js'

let app: ManagementApp
beforeAll(async () => {
  app = await startManagementApp((ports) => [...authRoutes(ports), ...keyRoutes(ports), ...agentRoutes(ports)])
})
afterAll(() => app?.close())

describe('keys', () => {
  test('are created, listed without their secret, rotated and revoked', async () => {
    const person = await app.signedUp()
    const made = await app.call('POST', '/keys', person.cookie, {
      name: 'CI',
      kind: 'org_rw',
      expires_at: '2999-12-31',
    })
    expect(made.status).toBe(201)
    const { api_key, ...shown } = made.body.data.key
    expect(shown).toEqual({
      key_id: expect.any(String),
      org_id: person.orgId,
      project_id: null,
      name: 'CI',
      kind: 'org_rw',
      api_key_prefix: api_key.slice(0, 'sm_org_rw_'.length + 6),
      created_at: expect.any(String),
      expires_at: '3000-01-01T00:00:00.000Z',
      last_used_at: null,
    })
    expect((await app.call('GET', '/keys', person.cookie)).body).toEqual({
      status: 'ok',
      data: { keys: [shown], next_cursor: null },
    })
    const rotated = await app.call('POST', `/keys/${shown.key_id}/rotate`, person.cookie)
    expect(rotated).toMatchObject({ status: 200, body: { data: { key: { key_id: shown.key_id } } } })
    expect((await app.call('GET', '/agent/volumes', api_key)).body.error).toBe('invalid_api_key')
    const fresh = rotated.body.data.key.api_key
    expect((await app.call('GET', '/agent/volumes', fresh)).status).toBe(200)
    expect((await app.call('DELETE', `/keys/${shown.key_id}`, person.cookie)).status).toBe(200)
    expect((await app.call('GET', '/agent/volumes', fresh)).body.error).toBe('invalid_api_key')
    expect((await app.call('DELETE', `/keys/${shown.key_id}`, person.cookie)).body.error).toBe('key_not_found')
  })

  test('can expire on the last representable day, and are still listed', async () => {
    const person = await app.signedUp()
    const made = await app.call('POST', '/keys', person.cookie, {
      name: 'CI',
      kind: 'org_rw',
      expires_at: '9999-12-31',
    })
    expect(made).toMatchObject({ status: 201, body: { data: { key: { expires_at: '9999-12-31T23:59:59.999Z' } } } })
    expect((await app.call('GET', '/keys', person.cookie)).status).toBe(200)
  })

  test.each([-1, 86_401, 1.5, '60', null])('are not rotated with a grace of %p', async (grace_seconds) => {
    const person = await app.signedUp()
    const { status, body } = await app.call('POST', `/keys/${randomUUID()}/rotate`, person.cookie, { grace_seconds })
    expect([status, Object.keys(body.details)]).toEqual([400, ['grace_seconds']])
  })

  test('cannot manage keys', async () => {
    const person = await app.signedUp()
    const key = await app.newKey(person, 'org_rw')
    expect(await app.call('GET', '/keys', key)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
  })
})
