import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid, UUID } from '../../support/expectations.js'
import { cookieOf, newEmail, PASSWORD } from '../../support/http/client.js'
import { newTenant, signUp } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'

const signup = (body: object) => signUp(send, body)
const login = (email: string, password: string, cookie?: string) =>
  send('POST', '/auth/login', { body: { email, password }, ...(cookie !== undefined && { cookie }) })

const tenant = await newTenant(send)

describe('sign-up', () => {
  test(
    cites('creates all that is needed to start, and signs in', 'signup.creates', 'me', 'status.created'),
    async () => {
      const email = newEmail()
      const reply = await signup({ email, password: PASSWORD, name: 'Ada', org_name: 'Engines' })
      expect(reply.status).toBe(201)
      expect(reply.body.status).toBe('ok')
      const me = await send('GET', '/auth/me', { cookie: cookieOf(reply) })
      expect(me.body).toEqual({
        status: 'ok',
        data: {
          user: expect.objectContaining({ user_id: UUID, email, name: 'Ada' }),
          organizations: [
            expect.objectContaining({
              org_id: UUID,
              name: 'Engines',
              role: 'owner',
              projects: [
                expect.objectContaining({
                  project_id: UUID,
                  name: expect.any(String),
                  volumes: [expect.objectContaining({ volume_id: UUID, name: expect.any(String), type: 'default' })],
                }),
              ],
            }),
          ],
        },
      })
    },
  )

  test(cites('rejects a known address, in any letter case', 'signup.taken', 'errors.conflict'), async () => {
    for (const email of [tenant.email, tenant.email.toUpperCase()])
      expectError(await send('POST', '/auth/signup', { body: { email, password: PASSWORD } }), 409, 'conflict')
  })

  test(cites('accepts passwords of 8 to 200 characters', 'signup.password', 'text.code-points'), async () => {
    expectInvalid(await signup({ email: newEmail(), password: '1234567' }), 'password')
    expectInvalid(await signup({ email: newEmail(), password: '🔑'.repeat(201) }), 'password')
    for (const password of ['12345678', '🔑'.repeat(8), '🔑'.repeat(200)]) {
      const email = newEmail()
      expect((await signup({ email, password })).status).toBe(201)
      expect((await login(email, password)).status).toBe(200)
    }
  })

  test.each([
    ['no address', { password: PASSWORD }, ['email']],
    ['no password', { email: 'a@example.test' }, ['password']],
    ['neither', {}, ['email', 'password']],
    ['an invalid address', { email: 'nobody', password: PASSWORD }, ['email']],
    ['a number for a name', { email: 'a@example.test', password: PASSWORD, name: 7 }, ['name']],
    ['a list for an address', { email: ['a@example.test'], password: PASSWORD }, ['email']],
  ])(cites('names what is wrong: %s', 'errors.validation-details'), async (_name, body, fields) => {
    expectInvalid(await signup(body), ...fields)
  })
})

describe('a session', () => {
  test(cites('is opened only by e-mail and password', 'login', 'errors.body'), async () => {
    const reply = await login(tenant.email, PASSWORD)
    expect(reply.status).toBe(200)
    expect((await send('GET', '/auth/me', { cookie: cookieOf(reply) })).status).toBe(200)
    const wrong = await login(tenant.email, `${PASSWORD}!`)
    const unknown = await login(newEmail(), PASSWORD)
    expect(wrong.status).toBe(401)
    expect(wrong.headers.getSetCookie()).toEqual([])
    expect(unknown.body).toEqual(wrong.body)
  })

  test(cites('is an httpOnly cookie that changes at login', 'session.cookie', 'login.rotates'), async () => {
    const first = await login(tenant.email, PASSWORD)
    const second = await login(tenant.email, PASSWORD, cookieOf(first))
    expect(cookieOf(second)).not.toBe(cookieOf(first))
    expect((await send('GET', '/auth/me', { cookie: cookieOf(first) })).status).toBe(401)
    for (const cookie of second.headers.getSetCookie()) {
      expect(cookie).toMatch(/;\s*HttpOnly/i)
      expect(cookie).toMatch(/;\s*SameSite=Lax/i)
    }
  })

  test(cites('ends at logout', 'logout', 'dead-at-once'), async () => {
    const cookie = cookieOf(await login(tenant.email, PASSWORD))
    expect((await send('POST', '/auth/logout', { cookie })).status).toBe(200)
    expectError(await send('GET', '/auth/me', { cookie }), 401, 'unauthorized')
  })

  test(cites('does not replace a key on agent endpoints', 'auth.session-for-key'), async () => {
    const body = { query: 'anything', volume_id: tenant.volumeId }
    expectError(await tenant.call('POST', '/agent/memory/query', body), 401, 'unauthorized')
    expectError(await tenant.call('GET', '/agent/volumes'), 401, 'unauthorized')
  })

  test(cites('is required where a key is not enough', 'auth.key-for-session', 'errors.forbidden'), async () => {
    const key = await tenant.key('org_rw')
    const agent = { org_id: tenant.orgId, project_id: tenant.projectId, name: 'made by a key' }
    expectError(await send('POST', '/agents', { key, body: agent }), 403, 'forbidden')
    expectError(await send('POST', '/keys', { key, body: { name: 'k', kind: 'org_r' } }), 403, 'forbidden')
    expectError(await send('POST', '/agents', { body: agent }), 401, 'unauthorized')
  })
})

describe('a page of another origin', () => {
  const create = (headers: Record<string, string>) =>
    send('POST', `/orgs/${tenant.orgId}/projects`, { cookie: tenant.cookie, headers, body: { name: 'From a page' } })

  test(cites("cannot act in a visitor's session", 'origin.foreign'), async () => {
    expectError(await create({ Origin: 'https://evil.example' }), 403, 'forbidden')
    expectError(await create({ Origin: 'null' }), 403, 'forbidden')
    expectError(await create({ 'Sec-Fetch-Site': 'cross-site' }), 403, 'forbidden')
  })

  test(cites('is distinguished from no page at all', 'origin.none'), async () => {
    expect((await create({})).status).toBe(201)
    expect((await create({ Origin: shared().baseUrl })).status).toBe(201)
  })
})
