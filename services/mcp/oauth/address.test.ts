import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { openClientDocuments } from '@agent-memory/adapters/client-documents/client-documents'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { metadataEndpoints } from '@agent-memory/service-mcp/metadata'
import { oauthEndpoints } from '@agent-memory/service-mcp/oauth/endpoints'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ManagementFixture, startManagement } from '../../../tests/support/http/management.js'
import { authorizePath, pkce, REDIRECT } from '../../../tests/support/http/oauth/oauth.js'
import { rawRequest } from '../../../tests/support/http/raw-request.js'

const BASE_URL = 'https://memory.example.com'

let fixture: ManagementFixture
let app: TestApp
beforeAll(async () => {
  fixture = await startManagement()
  const secretKey = 'a secret of at least thirty-two characters'
  const config = { baseUrl: BASE_URL, oauthRefreshHosts: [], oauthClientDocuments: false, secretKey }
  const workLog = { error() {} } as never
  const clientDocuments = openClientDocuments({ allowedNetworks: [] })
  const ports = { ...fixture.ports, clientDocuments, config, workLog }
  const endpoints = [...metadataEndpoints(config), ...oauthEndpoints(ports)]
  app = await startTestApp(endpoints, { settings: { baseUrl: BASE_URL } })
})
afterAll(async () => {
  await app?.close()
  await fixture?.close()
})

/** Returns the status and headers of a GET. Does not use fetch, which cannot set the Host header. */
const answerTo = (
  path: string,
  headers: Record<string, string>,
): Promise<{ status?: number; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(app.url + path, { headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
    })
    request.on('error', reject).end()
  })

const poisoned = [
  { Host: 'evil.example' },
  { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' },
  { Host: 'memory.example.com:444' },
  { Host: 'localhost' },
]

test.each(poisoned)('metadata names BASE_URL, whatever the headers say: %j', async (headers) => {
  const { json } = await rawRequest(`${app.url}/.well-known/oauth-authorization-server`, 'GET', headers)
  expect(json).toMatchObject({ issuer: BASE_URL, token_endpoint: `${BASE_URL}/oauth/token` })
})

test.each(poisoned)('links and cookies of a request are those of BASE_URL: %j', async (headers) => {
  const body = JSON.stringify({ redirect_uris: [REDIRECT], client_name: 'Client' })
  const json = { ...headers, 'Content-Type': 'application/json' }
  const { json: client } = await rawRequest(`${app.url}/oauth/register`, 'POST', json, body)
  const path = authorizePath({ clientId: client.client_id, ...pkce(), resource: `${BASE_URL}/mcp` })
  const { status, headers: answer } = await answerTo(path, headers)
  expect([status, answer.location]).toEqual([303, expect.stringMatching(/^\/oauth\/interaction\/[\w-]+$/)])
  const cookies = answer['set-cookie'] ?? []
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies.filter((each) => each.startsWith('_interaction')))
    expect(cookie).toMatch(/; path=\/oauth\/(interaction|authorize)\/[\w-]+; .*samesite=lax; secure; httponly/)
  expect(JSON.stringify(answer)).not.toContain('evil.example')
})

test('a page of another site that resolved its name to this service is refused', async () => {
  const headers = { Host: 'evil.example', Origin: 'http://evil.example' }
  for (const path of ['/oauth/authorize', '/.well-known/oauth-authorization-server'])
    expect((await answerTo(path, headers)).status).toBe(403)
})
