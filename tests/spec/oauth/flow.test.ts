import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus } from '../../support/http/client.js'
import { rpcOf } from '../../support/http/mcp.js'
import {
  authorizePath,
  connectClient,
  decide,
  exchange,
  locationOf,
  newBrowser,
  openConsent,
  pkce,
  REDIRECT,
  refresh,
  register,
  revoke,
} from '../../support/http/oauth/oauth.js'
import { newTenant } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)

test(cites('the metadata describes the authorization server', 'oauth.endpoints'), async () => {
  const { baseUrl } = shared()
  const { body } = expectStatus(await send('GET', '/.well-known/oauth-authorization-server'), 200)
  expect(body).toMatchObject({
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/oauth/authorize`,
    token_endpoint: `${baseUrl}/oauth/token`,
    registration_endpoint: `${baseUrl}/oauth/register`,
    revocation_endpoint: `${baseUrl}/oauth/revoke`,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  })
})

describe('a client', () => {
  test(cites('registers, asks, and gets tokens that open /mcp', 'oauth.endpoints', 'oauth.tokens'), async () => {
    const { client_id: clientId, ...metadata } = await register(send)
    expect(metadata).toMatchObject({ redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' })
    const { verifier, challenge } = pkce()
    const browser = newBrowser(send, tenant.cookie)
    const { page } = await openConsent(browser, authorizePath({ clientId, challenge }))
    expect(page.text).toContain('Test client')
    expect(page.text).toContain('127.0.0.1:33418')
    expect(page.text).toContain(tenant.email)
    const answer = await decide(browser, page)
    expect(Object.fromEntries(answer)).toEqual({ code: expect.any(String), state: 'a state', iss: shared().baseUrl })
    const { body } = expectStatus(await exchange(send, clientId, answer.get('code') ?? '', verifier), 200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3_600,
      scope: 'memory:read memory:write feedback documents:read',
    })
    const rpc = rpcOf(send, body.access_token)
    const { volumes } = await rpc.call('list_volumes')
    expect(volumes).toEqual([expect.objectContaining({ volume_id: tenant.volumeId, permissions: ['read', 'write'] })])
    expect(await rpc.call('add_memory', { content: 'Marta prefers tea.' })).toMatchObject({ status: 'approved' })
  })

  test(cites('gets a refresh token with offline_access, and a new one at each refresh', 'oauth.tokens'), async () => {
    const first = await connectClient(send, tenant.cookie)
    expect(first.scope).toBe('memory:read memory:write feedback documents:read')
    const second = expectStatus(await refresh(send, first.clientId, first.refreshToken), 200).body
    expect(second).toMatchObject({ expires_in: 3_600, scope: first.scope })
    expect(second.refresh_token).not.toBe(first.refreshToken)
    await rpcOf(send, second.access_token).call('list_volumes')
  })

  test(cites('can give its tokens back', 'oauth.endpoints'), async () => {
    const { clientId, accessToken, refreshToken } = await connectClient(send, tenant.cookie)
    expectStatus(await revoke(send, clientId, refreshToken), 200)
    expectStatus(await send('POST', '/mcp', { key: accessToken, body: {} }), 401)
    expect(expectStatus(await refresh(send, clientId, refreshToken), 400).body.error).toBe('invalid_grant')
  })
})

test(cites('somebody who is not signed in signs in first, and comes back', 'oauth.endpoints'), async () => {
  const { client_id: clientId } = await register(send)
  const browser = newBrowser(send)
  const interaction = locationOf(expectStatus(await browser.get(authorizePath({ clientId, ...pkce() })), 303))
  const { pathname } = new URL(interaction, 'http://service')
  const signIn = expectStatus(await browser.get(interaction), 303)
  expect(locationOf(signIn)).toBe(`/account/sign-in?return_to=${encodeURIComponent(pathname)}`)
})
