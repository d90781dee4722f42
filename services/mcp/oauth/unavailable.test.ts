import { openClientDocuments } from '@agent-memory/adapters/client-documents/client-documents'
import { Unavailable } from '@agent-memory/core/errors'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { oauthEndpoints } from '@agent-memory/service-mcp/oauth/endpoints'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { clientOf, onceTo } from '../../../tests/support/http/client.js'
import { type ManagementFixture, startManagement } from '../../../tests/support/http/management.js'
import {
  authorizePath,
  locationOf,
  newBrowser,
  pkce,
  refresh,
  register,
} from '../../../tests/support/http/oauth/oauth.js'

let fixture: ManagementFixture
let app: TestApp
let isDown = false
let lookups = 0
beforeAll(async () => {
  fixture = await startManagement()
  const { oauth: store } = fixture.ports
  const find: typeof store.find = (...asked) => {
    if (isDown) throw new Unavailable('postgresql', 'The database is unavailable.', { retryAfter: 5 })
    return store.find(...asked)
  }
  const findClient: typeof store.findClient = (clientId) => {
    lookups++
    if (isDown) throw new Unavailable('postgresql', 'The database is unavailable.', { retryAfter: 5 })
    return store.findClient(clientId)
  }
  const oauth = Object.assign(Object.create(store), { find, findClient })
  const secretKey = 'a secret of at least thirty-two characters'
  const config = { baseUrl: undefined, oauthRefreshHosts: [], oauthClientDocuments: false, secretKey }
  const clientDocuments = openClientDocuments({ allowedNetworks: [] })
  const workLog = { error() {} } as never
  app = await startTestApp(oauthEndpoints({ ...fixture.ports, oauth, clientDocuments, config, workLog }))
})
afterAll(async () => {
  await app?.close()
  await fixture?.close()
})

test('while the store is unavailable the consent is a page that says so, and the token endpoint an error of OAuth', async () => {
  const send = clientOf(app.url)
  const { client_id: clientId } = await register(send)
  const browser = newBrowser(onceTo(app.url))
  const interaction = locationOf(await browser.get(authorizePath({ clientId, ...pkce() })))
  expect(interaction).toMatch(/^\/oauth\/interaction\//)
  isDown = true
  const [page, token] = [await browser.get(interaction), await refresh(onceTo(app.url), clientId, 'a token')]
  expect([page.status, token.status]).toEqual([503, 503])
  for (const { headers } of [page, token]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(token.body.error).toBe('temporarily_unavailable')
})

test('an authorization request waits for the store once, although the library asks again while it fails', async () => {
  const [clientId, browser] = ['a-client', newBrowser(onceTo(app.url))]
  ;[isDown, lookups] = [true, 0]
  const page = await browser.get(authorizePath({ clientId, ...pkce() }))
  expect([page.status, lookups]).toEqual([503, 1])
  expect(page.headers.get('content-type')).toContain('text/html')
})
