import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { concurrently } from '../../support/concurrently.js'
import { expectError } from '../../support/expectations.js'
import { codeOn, decideLogin, exchangeCode, newLogin } from '../../support/http/cli-login.js'
import { clientOf, expectStatus, type Send } from '../../support/http/client.js'
import { rpcOf } from '../../support/http/mcp.js'
import { memoriesOf } from '../../support/http/memories.js'
import { connectClient, refresh, revoke } from '../../support/http/oauth.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { perShape, type RunningService, startFleet } from '../../support/service.js'

const WRITES = perShape(200, 100)
const WRITERS = 4

let fleet: RunningService
let gateways: [Send, Send]
let tenant: Tenant
let key: string
beforeAll(async () => {
  // Behind one address, as in every deployment.
  fleet = await startFleet({ gateways: 2, env: { RATE_LIMITS: 'off', BASE_URL: 'http://memory.example.com' } })
  gateways = fleet.gateways.map(({ baseUrl }) => clientOf(baseUrl)) as [Send, Send]
  tenant = await newTenant(gateways[0])
  key = await tenant.key('org_rw')
})
afterAll(() => fleet.stop())

describe('two gateways over one PostgreSQL', () => {
  test(cites(`${WRITES} writes on one are found at once on the other`, 'write.at-once', 'run.split'), async () => {
    const volumes = await Promise.all(Array.from({ length: WRITERS }, (_none, at) => tenant.volume(`of writer ${at}`)))
    const missed = await concurrently(WRITERS, Array.from({ length: WRITES }), async (_none, at) => {
      const volume = volumes[at % WRITERS] ?? ''
      const [writing, reading] = at % 2 === 0 ? gateways : [gateways[1], gateways[0]]
      const content = `Parcel ${at} with weight ${(at * 37) % 1_009} went to customer ${(at * 7_919) % 10_007}.`
      const { status } = await memoriesOf(writing, key, volume).write(content)
      const found = await memoriesOf(reading, key, volume).find(content)
      return status === 'approved' && found.includes(content) ? null : { status, content, found }
    })
    expect(missed.filter((miss) => miss !== null)).toEqual([])
  }, 1_800_000)

  test(cites('the same statement written to both at once is one memory', 'same.twins', 'run.split'), async () => {
    for (let round = 0; round < 20; round++) {
      const content = `Crane ${round} stands at the pier.`
      const written = await Promise.all(gateways.map((send) => memoriesOf(send, key, tenant.volumeId).write(content)))
      expect(new Set(written.map(({ memory_id }) => memory_id)).size).toBe(1)
    }
  })

  test(cites('a retry at the other gateway is the same write', 'write.idempotency-key', 'run.split'), async () => {
    const write = (send: Send) =>
      memoriesOf(send, key, tenant.volumeId).tryWrite('The pier has a crane.', {}, { 'Idempotency-Key': 'crane' })
    const [one, two] = await Promise.all(gateways.map(write))
    expect(two?.body).toEqual(one?.body)
  })

  test(cites('a key revoked at one is dead at the other', 'dead-at-once', 'keys.revoke'), async () => {
    const made = await tenant.call('POST', '/keys', { name: 'short-lived', kind: 'org_r' })
    const { key_id, api_key } = made.body.data.key
    const ask = () => gateways[1]('GET', '/agent/volumes', { key: api_key })
    expect((await ask()).status).toBe(200)
    await tenant.call('DELETE', `/keys/${key_id}`)
    expectError(await ask(), 401, 'invalid_api_key')
  })

  test(cites('what is deleted at one is found at neither', 'memory.delete', 'run.split'), async () => {
    const there = memoriesOf(gateways[1], key, tenant.volumeId)
    const written = await memoriesOf(gateways[0], key, tenant.volumeId).write('The crane was sold to a museum.')
    expect(await there.find('crane sold to a museum')).toContain('The crane was sold to a museum.')
    await gateways[0]('DELETE', `/memory/${written.memory_id}`, { key })
    expect(await there.find('crane sold to a museum')).not.toContain('The crane was sold to a museum.')
  })

  test(
    cites('each request of an authorization may go to the other gateway', 'oauth.endpoints', 'run.split'),
    async () => {
      let requests = 0
      const either: Send = (method, path, options) => (gateways[requests++ % 2] as Send)(method, path, options)
      const { clientId, accessToken, refreshToken } = await connectClient(either, tenant.cookie)
      const { body } = expectStatus(await refresh(either, clientId, refreshToken), 200)
      for (const send of gateways)
        for (const token of [accessToken, body.access_token]) await rpcOf(send, token).call('list_volumes')
      expectStatus(await revoke(either, clientId, body.refresh_token), 200)
      for (const send of gateways) expectError(await send('POST', '/mcp', { key: accessToken }), 401, 'invalid_api_key')
    },
  )

  test(cites('a login allowed at one gives its key at the other, once', 'keys.cli', 'run.split'), async () => {
    const [one, other] = gateways
    const { page, verifier } = newLogin()
    const code = codeOn(expectStatus(await decideLogin(one, tenant, page), 200))
    const exchanges = await Promise.all(gateways.map((send) => exchangeCode(send, code, verifier)))
    expect(exchanges.map(({ status }) => status).sort()).toEqual([201, 400])
    const next = newLogin()
    const nextCode = codeOn(expectStatus(await decideLogin(one, tenant, next.page), 200))
    const { api_key: live } = expectStatus(await exchangeCode(other, nextCode, next.verifier), 201).body.data.key
    expectStatus(await one('GET', '/auth/me', { key: live }), 200)
    expectStatus(await one('POST', '/auth/logout', { key: live }), 200)
    expectError(await other('GET', '/auth/me', { key: live }), 401, 'invalid_api_key')
  })

  test(
    cites('of refreshes of one token at both gateways one succeeds at most', 'oauth.tokens', 'run.split'),
    async () => {
      const { clientId, refreshToken } = await connectClient(gateways[0], tenant.cookie)
      const asked = Array.from({ length: 50 }, (_, at) => refresh(gateways[at % 2] as Send, clientId, refreshToken))
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
      expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([400]))
    },
  )
})
