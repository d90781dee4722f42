import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { concurrently } from '../../support/concurrently.js'
import { expectError } from '../../support/expectations.js'
import { clientOf, expectStatus, newEmail, PASSWORD, type Send } from '../../support/http/client.js'
import { mcpStatus, rpcOf } from '../../support/http/mcp.js'
import { memoriesOf } from '../../support/http/memories.js'
import { codeOn, decideLogin, exchangeCode, newLogin } from '../../support/http/oauth/cli-login.js'
import {
  authorizePath,
  connectClient,
  decide,
  exchange,
  locationOf,
  newBrowser,
  pkce,
  refresh,
  register,
  revoke,
} from '../../support/http/oauth/oauth.js'
import { burst, wrongWith } from '../../support/http/oauth/refresh-families.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { perShape, type RunningService, SHAPE, startFleet, startGateway } from '../../support/service.js'
import { shared } from '../../support/shared.js'

const WRITES = perShape(100, 50)
const WRITERS = 4

let started: RunningService
let gateways: [Send, Send]
let tenant: Tenant
let key: string
beforeAll(async () => {
  gateways = SHAPE === 1 ? await ofFleet() : await besideShared()
  tenant = await newTenant(gateways[0])
  key = await tenant.key('org_rw')
})
afterAll(() => started?.stop())

/** Starts a fleet with two gateways, each with a process for MCP beside it. */
async function ofFleet(): Promise<[Send, Send]> {
  // All are behind one address, as in every deployment.
  const env = { RATE_LIMITS: 'off', BASE_URL: 'http://memory.example.com' }
  const fleet = await startFleet({ gateways: 2, splitMcp: true, realtime: false, env })
  started = fleet
  const [gateways, mcp] = [fleet.gateways, fleet.mcp].map((processes) =>
    processes.map(({ baseUrl }) => clientOf(baseUrl)),
  ) as [[Send, Send], [Send, Send]]
  return [byPath(gateways[0], mcp[0]), byPath(gateways[1], mcp[1])]
}

/** Sends each request to the process that serves its path, as an ingress would. */
const byPath =
  (gateway: Send, mcp: Send): Send =>
  (method, path, options) =>
    (/^\/(mcp|oauth|account|auth\/oauth|\.well-known)(\/|\?|$)/.test(path) ? mcp : gateway)(method, path, options)

/** Starts one more gateway of the shared fleet, which runs MCP itself, as the first one does. */
async function besideShared(): Promise<[Send, Send]> {
  started = await startGateway()
  return [clientOf(shared().baseUrl), clientOf(started.baseUrl)]
}

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
    for (let round = 0; round < 10; round++) {
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

  /** Sends each request to the other gateway. */
  const alternating = (): Send => {
    let requests = 0
    return (method, path, options) => (gateways[requests++ % 2] as Send)(method, path, options)
  }
  const atBoth = (accessToken: string) => Promise.all(gateways.map((send) => mcpStatus(send, accessToken)))

  test(
    cites('each request of an authorization may go to the other gateway', 'oauth.endpoints', 'run.split'),
    async () => {
      const either = alternating()
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
    cites(
      'so may each page from an application through sign-up to the consent, and each change of the account after that',
      'pages.forms',
      'pages.return',
      'oauth.consent',
      'password.change',
      'logout',
      'run.split',
    ),
    async () => {
      const either = alternating()
      const { client_id: clientId } = await register(either)
      const [browser, { verifier, challenge }] = [newBrowser(either), pkce()]
      const follow = async (address: string) => locationOf(expectStatus(await browser.get(address), 303))
      const interaction = await follow(authorizePath({ clientId, challenge, scope: 'memory:read offline_access' }))
      const signIn = await follow(interaction)
      expect(signIn).toMatch(/^\/account\/sign-in\?return_to=/)
      expectStatus(await browser.get(signIn), 200)
      const [email, signUp] = [newEmail(), signIn.replace('/sign-in', '/sign-up')]
      const form: [string, string][] = [
        ['email', email],
        ['new_password', PASSWORD],
      ]
      expect(locationOf(await browser.post(signUp, form))).toBe(interaction)
      const consent = expectStatus(await browser.get(interaction), 200)
      const code = (await decide(browser, consent)).get('code') ?? ''
      const first = expectStatus(await exchange(either, clientId, code, verifier), 200).body
      const { body } = expectStatus(await refresh(either, clientId, first.refresh_token), 200)
      expect(await atBoth(body.access_token)).not.toContain(401)

      const passwords: [string, string][] = [
        ['current_password', PASSWORD],
        ['new_password', 'another horse'],
      ]
      expectStatus(await browser.post('/account/password', passwords), 303)
      expect(await atBoth(body.access_token)).toEqual([401, 401])
      expectStatus(await refresh(either, clientId, body.refresh_token), 400)
      const pages = async () => [(await browser.get('/account')).status, (await browser.get('/account')).status]
      expect(await pages()).toEqual([200, 200])
      expectStatus(await browser.post('/account/sign-out', []), 303)
      expect(await pages()).toEqual([303, 303])
    },
  )

  test(
    cites('of refreshes of one token at both gateways one succeeds at most', 'oauth.tokens', 'run.split'),
    async () => {
      const family = await connectClient(gateways[0], tenant.cookie)
      const use = (at: number) => refresh(gateways[at % 2] as Send, family.clientId, family.refreshToken)
      expect(wrongWith(await burst(gateways[0], family, 50, use))).toBeNull()
    },
  )
})
