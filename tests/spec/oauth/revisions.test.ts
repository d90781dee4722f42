import { hashSecret } from '@agent-memory/core/accounts/keys/keys'
import { beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, type Json, type Reply } from '../../support/http/client.js'
import { rpcOf } from '../../support/http/mcp.js'
import {
  authorizePath,
  type Connected,
  connectClient,
  decide,
  locationOf,
  newBrowser,
  openConsent,
  pkce,
  REDIRECT,
  refresh,
  register,
} from '../../support/http/oauth/oauth.js'
import { expectPage, expectRefused } from '../../support/http/oauth/oauth-replies.js'
import { newTenant } from '../../support/http/tenant.js'
import { withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let clientId: string
let connected: Connected
beforeAll(async () => {
  clientId = (await register(send)).client_id
  connected = await connectClient(send, tenant.cookie)
})

const SERVER = '/.well-known/oauth-authorization-server'
const RESOURCE = '/.well-known/oauth-protected-resource'
const bodyOf = async (path: string): Promise<Json> => expectStatus(await send('GET', path), 200).body
const list = (key: string) => rpcOf(send, key).post({ jsonrpc: '2.0', id: 1, method: 'ping' })
const challengeOf = ({ headers }: Reply) => headers.get('www-authenticate') ?? ''

/** Opens an authorization request that goes straight back to the client; returns what the client is sent. */
const sentBack = async (path: string): Promise<URLSearchParams> =>
  new URL(locationOf(expectStatus(await newBrowser(send, tenant.cookie).get(path), 303))).searchParams

/** Gets a token and changes a column of its row in the database, as time or another service would have done. */
const altered = async (change: string): Promise<string> => {
  const { accessToken } = await connectClient(send, tenant.cookie)
  const values = [hashSecret(accessToken)]
  await withDatabase(shared().databaseUrl, (client) =>
    client.query(`UPDATE oauth_issued SET ${change} WHERE id_hash = $1`, values),
  )
  return accessToken
}

/**
 * What the chapter "Authorization" of the MCP specification demands of a server and its authorization server, each
 * demand with the first revision that makes it. A demand is a MUST unless it says SHOULD. Demands that only a
 * deployment can meet (HTTPS) or that concern only clients are left out. One deviation: since 2025-03-26 the revisions
 * name only localhost and HTTPS for redirect URIs. The service also takes the schemes of installed applications, as
 * OAuth 2.1 allows.
 */
const DEMANDS: [since: string, demand: string, check: () => Promise<unknown>][] = [
  [
    '2025-03-26',
    'a request without a token, or with an unknown or expired one, is 401',
    async () => {
      const expired = await altered("expires_at = now() - interval '1 second'")
      for (const key of ['unknown', expired]) expectStatus(await list(key), 401)
      expectStatus(await send('POST', '/mcp', { body: {} }), 401)
      expectStatus(await send('GET', '/mcp'), 401)
    },
  ],
  [
    '2025-03-26',
    'a token in the query is not accepted',
    async () => {
      expectStatus(await list(connected.accessToken), 200)
      expectStatus(await send('POST', `/mcp?access_token=${connected.accessToken}`, { body: {} }), 401)
    },
  ],
  [
    '2025-03-26',
    'every request needs PKCE',
    async () => {
      const path = authorizePath({ clientId, challenge: '' }).replace(/&code_challenge[^&]*/g, '')
      expect((await sentBack(path)).get('error')).toBe('invalid_request')
    },
  ],
  [
    '2025-03-26',
    'metadata is at the root of the host, whatever the path of the MCP endpoint (SHOULD)',
    async () => {
      const headers = { 'MCP-Protocol-Version': '2025-03-26' }
      const { body } = expectStatus(await send('GET', SERVER, { headers }), 200)
      expect(body.issuer).toBe(new URL(shared().baseUrl).origin)
    },
  ],
  [
    '2025-03-26',
    'clients register by themselves (SHOULD)',
    async () => expect((await bodyOf(SERVER)).registration_endpoint).toBe(`${shared().baseUrl}/oauth/register`),
  ],
  [
    '2025-03-26',
    'redirect URIs are localhost or HTTPS, and compared exactly',
    async () => {
      const remote = { client_name: 'Remote', redirect_uris: ['http://app.example.com/callback'] }
      expectRefused(await send('POST', '/oauth/register', { body: remote }), 400, 'invalid_redirect_uri')
      const path = authorizePath({ clientId, ...pkce(), redirectUri: `${REDIRECT}/` })
      expectPage(await newBrowser(send, tenant.cookie).get(path), 400)
    },
  ],
  [
    '2025-06-18',
    'protected-resource metadata names at least one authorization server, at both paths',
    async () => {
      for (const path of [RESOURCE, `${RESOURCE}/mcp`])
        expect(await bodyOf(path)).toMatchObject({
          resource: `${shared().baseUrl}/mcp`,
          authorization_servers: [shared().baseUrl],
        })
    },
  ],
  [
    '2025-06-18',
    'a 401 says where that metadata is',
    async () => {
      const named = /resource_metadata="([^"]+)"/.exec(challengeOf(await list('unknown')))?.[1] ?? ''
      expect((await bodyOf(new URL(named).pathname)).resource).toBe(`${shared().baseUrl}/mcp`)
    },
  ],
  [
    '2025-06-18',
    'tokens of other issuers and for other resources are not accepted',
    async () => {
      const foreign = await altered("audience = 'https://elsewhere.example/mcp'")
      const jwt = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'
      for (const key of [foreign, jwt]) expectStatus(await list(key), 401)
      const elsewhere = authorizePath({ clientId, ...pkce(), resource: 'https://elsewhere.example/mcp' })
      expect((await sentBack(elsewhere)).get('error')).toBe('invalid_target')
    },
  ],
  [
    '2025-06-18',
    'refresh tokens rotate',
    async () => {
      const { clientId: id, refreshToken } = await connectClient(send, tenant.cookie)
      const { body } = expectStatus(await refresh(send, id, refreshToken), 200)
      expect(body.refresh_token).not.toBe(refreshToken)
      expectRefused(await refresh(send, id, refreshToken), 400, 'invalid_grant')
    },
  ],
  [
    '2025-06-18',
    'access tokens are short-lived (SHOULD)',
    async () => {
      const { clientId: id, refreshToken } = await connectClient(send, tenant.cookie)
      expect((await refresh(send, id, refreshToken)).body.expires_in).toBeLessThanOrEqual(3_600)
    },
  ],
  [
    '2025-06-18',
    'the canonical address is understood with an uppercase scheme and host (SHOULD)',
    async () => {
      const resource = `${shared().baseUrl}/mcp`.replace(/^http:\/\/[^/]+/, (origin) => origin.toUpperCase())
      const { page } = await openConsent(
        newBrowser(send, tenant.cookie),
        authorizePath({ clientId, ...pkce(), resource }),
      )
      expectStatus(page, 200)
    },
  ],
  [
    '2025-11-25',
    'metadata says that PKCE with S256 is supported',
    async () => expect((await bodyOf(SERVER)).code_challenge_methods_supported).toEqual(['S256']),
  ],
  [
    '2025-11-25',
    'a 401 names the scopes to ask for (SHOULD)',
    async () => expect(challengeOf(await list('unknown'))).toContain('scope="memory:read '),
  ],
  [
    '2025-11-25',
    'a missing scope is 403 with error, scope, resource_metadata and description (SHOULD)',
    async () => {
      const { accessToken } = await connectClient(send, tenant.cookie, { scope: 'memory:read' })
      const params = { name: 'add_memory', arguments: { content: 'Not allowed.' } }
      const reply = await rpcOf(send, accessToken).post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      expectStatus(reply, 403)
      for (const part of ['error="insufficient_scope"', 'memory:write', 'resource_metadata="', 'error_description="'])
        expect(challengeOf(reply)).toContain(part)
    },
  ],
  [
    '2025-11-25',
    'the page shows the host to which the user will be sent',
    async () => {
      const { page } = await openConsent(newBrowser(send, tenant.cookie), authorizePath({ clientId, ...pkce() }))
      expect(page.text).toContain(new URL(REDIRECT).host)
    },
  ],
  [
    '2026-07-28',
    'answers name their issuer, errors too, and metadata says so (SHOULD)',
    async () => {
      const browser = newBrowser(send, tenant.cookie)
      const { page } = await openConsent(browser, authorizePath({ clientId, ...pkce() }))
      const { issuer, authorization_response_iss_parameter_supported: says } = await bodyOf(SERVER)
      const refused = await sentBack(authorizePath({ clientId, ...pkce(), more: { prompt: 'none' } }))
      const answers = [await decide(browser, page), refused]
      expect([...answers.map((answer) => answer.get('iss')), says]).toEqual([issuer, issuer, true])
    },
  ],
  [
    '2026-07-28',
    'offline_access is a scope of the authorization server, not of the resource (SHOULD)',
    async () => {
      expect((await bodyOf(SERVER)).scopes_supported).toContain('offline_access')
      expect((await bodyOf(RESOURCE)).scopes_supported).not.toContain('offline_access')
      expect(challengeOf(await list('unknown'))).not.toContain('offline_access')
    },
  ],
  [
    '2026-07-28',
    'clients of both application types can register',
    async () => {
      const web = { application_type: 'web', redirect_uris: ['https://app.example.com/callback'] }
      for (const metadata of [web, { application_type: 'native' }])
        expect((await register(send, metadata)).client_id).toMatch(/\S/)
    },
  ],
]

test.each(DEMANDS)(cites('since %s: %s', 'oauth.revisions'), (_since, _demand, check) => check())
