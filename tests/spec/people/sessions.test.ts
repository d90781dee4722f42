import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid, UUID } from '../../support/expectations.js'
import { cookieOf, expectStatus, type Json, newEmail, PASSWORD } from '../../support/http/client.js'
import { connectClient, refresh } from '../../support/http/oauth/oauth.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { issuedTo, NOTHING } from '../../support/servers/oauth-store.js'
import { send } from '../../support/shared.js'

const NEW_PASSWORD = 'another horse'

const login = (email: string, password = PASSWORD, userAgent = 'Firefox on a test') =>
  send('POST', '/auth/login', { body: { email, password }, headers: { 'User-Agent': userAgent } })
const signedIn = async (tenant: Tenant) => cookieOf(expectStatus(await login(tenant.email), 200))
const me = async (cookie: string) => (await send('GET', '/auth/me', { cookie })).status

describe('sessions', () => {
  test(cites('are listed, newest first, without their secrets', 'sessions.list'), async () => {
    const tenant = await newTenant(send)
    const cookie = await signedIn(tenant)
    const { body, text } = await send('GET', '/auth/sessions', { cookie })
    const session = { session_id: UUID, created_at: expect.any(String), expires_at: expect.any(String) }
    expect(body.data.sessions).toEqual([
      { ...session, user_agent: 'Firefox on a test', is_current: true },
      expect.objectContaining({ ...session, is_current: false }),
    ])
    const secret = decodeURIComponent(cookie).replace(/^connect\.sid=s:([^.]+)\..*$/, '$1')
    expect(secret).toHaveLength(32)
    expect(text).not.toContain(secret)
  })

  test(cites('are ended by their user alone', 'sessions.end', 'dead-at-once'), async () => {
    const [tenant, stranger] = [await newTenant(send), await newTenant(send)]
    const cookie = await signedIn(tenant)
    const { sessions } = (await tenant.call('GET', '/auth/sessions')).body.data
    const { session_id } = sessions.find((session: Json) => !session.is_current)
    expectError(await stranger.call('DELETE', `/auth/sessions/${session_id}`), 404, 'session_not_found')
    expect(await me(cookie)).toBe(200)
    expect((await tenant.call('DELETE', `/auth/sessions/${session_id}`)).body.data).toEqual({ session_id })
    expect(await me(cookie)).toBe(401)
    expect(await me(tenant.cookie)).toBe(200)
    expectError(await tenant.call('DELETE', `/auth/sessions/${session_id}`), 404, 'session_not_found')
  })
})

describe('the password', () => {
  test(cites('is changed by whoever knows it, which ends the other sessions', 'password.change'), async () => {
    const tenant = await newTenant(send)
    const other = await signedIn(tenant)
    const change = (current_password: string, password: string) =>
      tenant.call('POST', '/auth/password', { current_password, password })
    expectError(await change('a guess', NEW_PASSWORD), 401, 'invalid_credentials')
    expectInvalid(await change(PASSWORD, '1234567'), 'password')
    expect(await me(other)).toBe(200)
    const renewed = cookieOf(expectStatus(await change(PASSWORD, NEW_PASSWORD), 200))
    // The former id of the session is no longer valid either, in case somebody else knows it.
    expect([await me(other), await me(tenant.cookie), await me(renewed)]).toEqual([401, 401, 200])
    const { sessions } = (await send('GET', '/auth/sessions', { cookie: renewed })).body.data
    expect(sessions).toEqual([expect.objectContaining({ is_current: true })])
    expect((await login(tenant.email, PASSWORD)).status).toBe(401)
    expect((await login(tenant.email, NEW_PASSWORD)).status).toBe(200)
  })

  test(
    cites('ends the consents to OAuth clients when it changes', 'password.change', 'oauth.dead-at-once'),
    async () => {
      const tenant = await newTenant(send)
      const { clientId, accessToken, refreshToken } = await connectClient(send, tenant.cookie)
      const call = () => send('POST', '/mcp', { key: accessToken, body: {} })
      expect((await call()).status).not.toBe(401)
      const body = { current_password: PASSWORD, password: NEW_PASSWORD }
      expectStatus(await tenant.call('POST', '/auth/password', body), 200)
      expectStatus(await call(), 401)
      expect(expectStatus(await refresh(send, clientId, refreshToken), 400).body.error).toBe('invalid_grant')
      expect(await issuedTo(clientId)).toEqual(NOTHING)
    },
  )

  test(cites('is not mailed without a mail server, for any address', 'password.forgot'), async () => {
    const { email } = await newTenant(send)
    const replies = await Promise.all(
      [email, newEmail()].map((address) => send('POST', '/auth/password/forgot', { body: { email: address } })),
    )
    for (const reply of replies) {
      expectError(reply, 403, 'forbidden')
      expect(reply.body.details).toContain('sm-admin reset-password')
    }
    expect(replies[0]?.text).toBe(replies[1]?.text)
  })

  test(cites('is not reset by a token that nobody made', 'password.reset'), async () => {
    const body = { token: 'nobody-knows', password: NEW_PASSWORD }
    expectInvalid(await send('POST', '/auth/password/reset', { body }), 'token')
    expectInvalid(await send('POST', '/auth/email/verify', { body: { token: 'nobody-knows' } }), 'token')
  })
})
