import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { rpcOf } from '../../support/http/mcp.js'
import { exchange, pkce, refresh, revoke } from '../../support/http/oauth/oauth.js'
import { newWriter } from '../../support/http/writer.js'
import { type Person, startPerson } from '../../support/servers/web/person.js'
import { send, shared } from '../../support/shared.js'

/** Where ChatGPT receives the answers for its connectors. */
const REDIRECT = 'https://chatgpt.com/connector_platform_oauth_redirect'

const { tenant, mine } = await newWriter()
let person: Person | null
beforeAll(async () => {
  person = await startPerson(shared().baseUrl, tenant)
})
afterAll(() => person?.close())

/** Follows the addresses that the service gives, as a connector that only knows the address of /mcp would. */
const discovered = async (): Promise<Json> => {
  const refused = expectStatus(await rpcOf(send, '').post({ jsonrpc: '2.0', id: 1, method: 'initialize' }), 401)
  const pathIn = (address: string) => new URL(address).pathname
  const named = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1] ?? ''
  const { resource, authorization_servers } = expectStatus(await send('GET', pathIn(named)), 200).body
  const wellKnown = '/.well-known/oauth-authorization-server'
  expect(authorization_servers).toEqual([shared().baseUrl])
  return { ...expectStatus(await send('GET', wellKnown), 200).body, resource }
}

/** Asks for the user's consent in a browser, and returns the tokens that the connector gets. */
const connected = async (server: Json, clientId: string, scopes: readonly string[] | null): Promise<Json> => {
  const [{ verifier, challenge }, state] = [pkce(), `oauth_s_${crypto.randomUUID()}`]
  const asked = {
    ...{ response_type: 'code', client_id: clientId, redirect_uri: REDIRECT, state, resource: server.resource },
    ...{ code_challenge: challenge, code_challenge_method: 'S256', ...(scopes && { scope: scopes.join(' ') }) },
  }
  const answer = (await person?.allow(`${server.authorization_endpoint}?${new URLSearchParams(asked)}`))?.searchParams
  expect([answer?.get('state'), answer?.get('iss')]).toEqual([state, server.issuer])
  const more = { redirect_uri: REDIRECT, resource: server.resource }
  return expectStatus(await exchange(send, clientId, answer?.get('code') ?? '', verifier, more), 200).body
}

test(
  cites(
    'a connector like those of ChatGPT signs its user in, searches, fetches, stays connected, and can connect again',
    'mcp.connectors',
    'oauth.endpoints',
    'oauth.tokens',
    'oauth.dead-at-once',
  ),
  async () => {
    if (person === null) return
    const { memory_id } = await mine.write('Odile owns a harpsichord from 1640.')
    const server = await discovered()
    const metadata = {
      ...{ client_name: 'ChatGPT', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
      ...{ grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
    }
    const registered = await send('POST', new URL(server.registration_endpoint).pathname, { body: metadata })
    const clientId: string = expectStatus(registered, 201).body.client_id

    /** Uses the two tools that a connector knows. */
    const finds = async (accessToken: string) => {
      const rpc = rpcOf(send, accessToken)
      const { tools } = (await rpc.message('tools/list')).result
      const two = tools.filter(({ name }: Json) => ['search', 'fetch'].includes(name))
      expect(two.map(({ annotations }: Json) => annotations.readOnlyHint)).toEqual([true, true])
      const { results } = await rpc.call('search', { query: 'Who owns a harpsichord?' })
      expect(results).toMatchObject([{ id: memory_id }])
      expect(await rpc.call('fetch', { id: results[0].id })).toMatchObject({ text: expect.stringContaining('Odile') })
    }

    const first = await connected(server, clientId, server.scopes_supported)
    await finds(first.access_token)
    const renewed = await refresh(send, clientId, first.refresh_token, { resource: server.resource })
    const second = expectStatus(renewed, 200).body
    await finds(second.access_token)
    expectStatus(await revoke(send, clientId, second.refresh_token), 200)
    const { headers } = expectStatus(await rpcOf(send, second.access_token).post({}), 401)
    expect(headers.get('www-authenticate')).toContain('resource_metadata=')

    // The client is known now. It connects again without naming scopes, and gets the default ones.
    const third = await connected(server, clientId, null)
    expect(third.scope.split(' ')).toContain('documents:read')
    await finds(third.access_token)
  },
)
