import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import { cookieOf, type Json, newEmail, PASSWORD, patient, type Reply, type Send } from '../../support/http/client.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { inOneWindow, isPutOff, times, windowOf } from '../../support/stores/windows.js'
import { DASHBOARD, from, MINUTE, newAddress } from './limited.js'

let tenant: Tenant
beforeAll(async () => {
  tenant = await newTenant(patient(from(newAddress())))
})

describe('the window of an address', () => {
  test(cites('allows 20 requests to /auth in 15 minutes', 'limits.auth', 'limits.retry-after'), async () => {
    const replies = await inOneWindow(async () => {
      const send = from(newAddress())
      const login = () => send('POST', '/auth/login', { body: { email: newEmail(), password: 'wrong password' } })
      const signup = () => send('POST', '/auth/signup', { body: { email: newEmail(), password: PASSWORD } })
      return [...(await times(21, login)), await signup()]
    })
    const refused = replies.splice(20)
    expect(replies.map(({ status }) => status)).not.toContain(429)
    expect(refused).toHaveLength(2)
    for (const each of refused) {
      expectError(each, 429, 'rate_limited')
      expect(windowOf(each).limit).toBe(20)
      expect(Number(each.headers.get('retry-after'))).toBeLessThanOrEqual(15 * MINUTE)
    }
    expect((await patient(from(newAddress()))('POST', '/auth/login', { body: {} })).status).toBe(400)
  })

  test(cites('counts neither me nor logout', 'limits.me-logout'), async () => {
    const send = patient(from(newAddress()))
    const cookie = cookieOf(await send('POST', '/auth/login', { body: { email: tenant.email, password: PASSWORD } }))
    const replies = await times(25, () => send('GET', '/auth/me', { cookie }))
    expect(replies.map(({ status }) => status)).toEqual(Array(25).fill(200))
    expect((await send('POST', '/auth/logout', { cookie })).status).toBe(200)
    expect((await send('POST', '/auth/login', { body: {} })).status).toBe(400)
  })

  test(
    cites(
      'allows 300 failed authentications a minute; a valid key is still let in',
      'limits.failed-auth',
      'errors.order',
    ),
    async () => {
      const key = await tenant.key('org_rw')
      const good = (send: Send) => send('GET', '/agent/volumes', { key })
      const bad = (send: Send) => send('GET', '/agent/volumes', { key: `sm_org_rw_${'0'.repeat(43)}` })
      const none = (send: Send) => send('GET', '/agent/volumes')
      let others: Reply[] = []
      const replies = await inOneWindow(async () => {
        const send = from(newAddress())
        const failed = await times(301, () => bad(send))
        others = [await none(send), await send('GET', '/nowhere'), await good(send)]
        return others.some(isPutOff) ? others : failed
      })
      expectError(replies.pop() as Reply, 429, 'rate_limited')
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
      expectError(others[0] as Reply, 429, 'rate_limited')
      expect(others[1]?.status).toBe(404)
      expect(others[2]?.status).toBe(200)
      expect(windowOf(others[2] as Reply)).toMatchObject({ limit: 120, remaining: 119 })
    },
  )

  test(cites('counts no request that passes authentication', 'limits.failed-auth-only'), async () => {
    const send = patient(from(newAddress()))
    const keys = await Promise.all([1, 2, 3].map(() => tenant.key('org_rw')))
    for (const key of keys) await times(110, () => send('GET', '/agent/volumes', { key }))
    expect((await send('GET', '/agent/volumes', { key: keys[0] ?? '' })).status).toBe(200)
  })
})

describe('an origin', () => {
  const preflight = (origin: string) =>
    tenant.send('OPTIONS', '/volumes', {
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
  const allowed = ({ headers }: Reply): Json => [
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ]

  test(
    cites('in CORS_ORIGINS can call with credentials, no other can', 'cors.configured', 'origin.foreign'),
    async () => {
      expect(allowed(await preflight(DASHBOARD))).toEqual([DASHBOARD, 'true'])
      expect(allowed(await preflight('https://evil.example'))[0]).toBeNull()
      const create = (origin: string) =>
        tenant.send('POST', '/volumes', {
          cookie: tenant.cookie,
          headers: { Origin: origin },
          body: { name: 'v', project_id: tenant.projectId },
        })
      const reply = await create(DASHBOARD)
      expect([reply.status, ...allowed(reply)]).toEqual([201, DASHBOARD, 'true'])
      expectError(await create('https://evil.example'), 403, 'forbidden')
    },
  )
})
