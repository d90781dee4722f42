import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import {
  clientOf,
  cookieOf,
  expectStatus,
  type Json,
  newEmail,
  onceTo,
  PASSWORD,
  patient,
  type Reply,
  type Send,
} from '../../support/http/client.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { smAdmin } from '../../support/programs/sm-admin.js'
import { type RunningService, startService } from '../../support/service.js'
import { inOneWindow, isPutOff, times, windowOf } from '../../support/stores/windows.js'

const MINUTE = 60
const DASHBOARD = 'https://dashboard.example'

let service: RunningService
/** Sends requests as if from this address, without retries, because a retry would count twice. */
let from: (address: string) => Send
let tenant: Tenant
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: '1', CORS_ORIGINS: DASHBOARD })
  const send = onceTo(service.baseUrl)
  from =
    (address) =>
    (method, path, options = {}) =>
      send(method, path, { ...options, headers: { 'X-Forwarded-For': address, ...options.headers } })
  tenant = await newTenant(patient(from('192.0.2.1')))
})
afterAll(() => service?.stop())

let addresses = 100
const newAddress = () => `192.0.2.${addresses++}`

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
    const send = patient(from('192.0.2.22'))
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
    const send = patient(from('192.0.2.32'))
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

const admin = (...args: string[]) => smAdmin(service.databaseUrl, args)

/** Whether a reply of the current try was a 503. Such a request may have counted. */
let wasUnavailable = false
const once: Send = async (...request) => {
  const reply = await onceTo(service.baseUrl)(...request)
  wasUnavailable ||= reply.status === 503
  return reply
}

/** Repeats a test of an exact count if an answer was 503. Each try uses a new organization. */
const counted = (count: () => Promise<void>) => async () => {
  for (let tries = 4; ; tries--) {
    wasUnavailable = false
    try {
      return await count()
    } catch (error) {
      if (!wasUnavailable || tries === 1) throw error
    }
  }
}

/** Creates an organization with two keys, and returns the calls that the tests make with these keys. */
async function newOrganization() {
  const send = once
  const tenant = await newTenant(clientOf(service.baseUrl))
  const [key, other] = [await tenant.key('org_rw'), await tenant.key('proj_r')]
  const volume_id = tenant.volumeId
  const item = () => ({ content: `Parcel ${crypto.randomUUID()} arrived.`, volume_id })
  return {
    orgId: tenant.orgId,
    propose: (count: number) =>
      send('POST', '/memory/propose', { key, body: { items: Array.from({ length: count }, item) } }),
    query: () => send('POST', '/memory/query', { key: other, body: { query: 'parcel', volume_id } }),
    search: () => send('POST', '/memory/search', { key: other, body: { volume_id } }),
    agentQuery: () => send('POST', '/agent/memory/query', { key, body: { query: 'parcel', volume_id } }),
    elsewhere: () => send('POST', '/memory/search', { key: other, body: { volume_id: crypto.randomUUID() } }),
    forbidden: () => send('POST', '/memory/propose', { key: other, body: { items: [item(), item()] } }),
    nonsense: () => send('POST', '/memory/query', { key: other, raw: 'no JSON' }),
  }
}

const shown = ({ headers }: Reply) => [headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]
const endOfMonth = () => Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1) / 1_000

describe("an organization's monthly quota", () => {
  test(
    cites('counts proposals by their items, queries and searches, over all of its keys', 'limits.quota'),
    counted(async () => {
      const organization = await newOrganization()
      expect(shown(expectStatus(await organization.query(), 200))).toEqual(['120', '119'])
      const set = await admin('quota', '--organization', organization.orgId, '--monthly', '10')
      expect([set.code, set.stdout.trim()]).toEqual([0, 'The monthly quota is now 10 proposals, queries and searches.'])

      expect(shown(expectStatus(await organization.propose(6), 202))).toEqual(['10', '4'])
      expect(shown(expectStatus(await organization.query(), 200))).toEqual(['10', '3'])
      // A batch that does not fit into the quota as a whole is not counted at all.
      const over = await organization.propose(4)
      expectError(over, 429, 'rate_limited')
      expect(Math.abs(Number(over.headers.get('x-ratelimit-reset')) - endOfMonth())).toBeLessThanOrEqual(1)
      const seconds = endOfMonth() - Date.now() / 1_000
      expect(Math.abs(Number(over.headers.get('retry-after')) - seconds)).toBeLessThan(60)
      expect(shown(expectStatus(await organization.search(), 200))).toEqual(['10', '2'])
      expectStatus(await organization.nonsense(), 400)
      expect(shown(expectStatus(await organization.propose(2), 202))).toEqual(['10', '0'])

      expectError(await organization.search(), 429, 'rate_limited')
      // The quota is checked before the body is read.
      expectError(await organization.nonsense(), 429, 'rate_limited')
      expect(shown(expectStatus(await organization.agentQuery(), 200))).toEqual(['60', '59'])
      const other = await newOrganization()
      expectStatus(await other.query(), 200)

      expect((await admin('quota', '--organization', organization.orgId, '--monthly', 'none')).code).toBe(0)
      expect(shown(expectStatus(await organization.query(), 200))[0]).toBe('120')
    }),
  )

  test(
    cites('counts no rejected call', 'limits.quota'),
    counted(async () => {
      const organization = await newOrganization()
      await admin('quota', '--organization', organization.orgId, '--monthly', '5')
      expect(shown(expectStatus(await organization.search(), 200))).toEqual(['5', '4'])
      for (let call = 0; call < 3; call++) {
        for (const refused of [await organization.forbidden(), await organization.elsewhere()]) {
          expect(refused.status).toBe(403)
          expect(shown(refused)).toEqual(['5', '4'])
        }
      }
      expect(shown(expectStatus(await organization.search(), 200))).toEqual(['5', '3'])
    }),
  )

  test(
    cites('lets no more through when many calls arrive at once', 'limits.quota'),
    counted(async () => {
      const organization = await newOrganization()
      await admin('quota', '--organization', organization.orgId, '--monthly', '7')
      const replies = await Promise.all(Array.from({ length: 20 }, () => organization.search()))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(13)
    }),
  )
})
