import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import { expectStatus, patient, type Reply, type Send } from '../../support/http/client.js'
import { newTenant } from '../../support/http/tenant.js'
import { smAdmin } from '../../support/programs/sm-admin.js'
import { from, limited, newAddress, once } from './limited.js'

const admin = (...args: string[]) => smAdmin(limited().databaseUrl, args)

/** Whether a response of the current attempt was a 503. That request may still have counted against the quota. */
let wasUnavailable = false
const noticed: Send = async (...request) => {
  const reply = await once(...request)
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
  const send = noticed
  const tenant = await newTenant(patient(from(newAddress())))
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
