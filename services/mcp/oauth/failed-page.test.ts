import { createHmac } from 'node:crypto'
import { openClientDocuments } from '@agent-memory/adapters/client-documents/client-documents'
import { Unavailable } from '@agent-memory/core/errors'
import { withOverrides } from '@agent-memory/core/rate-limits'
import { RepositorySessionStore } from '@agent-memory/runtime/http/access/session-store'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { oauthEndpoints } from '@agent-memory/service-mcp/oauth/endpoints'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { onceTo, type Reply } from '../../../tests/support/http/client.js'
import { postForm } from '../../../tests/support/http/forms.js'
import { type ManagementFixture, startManagement } from '../../../tests/support/http/management.js'
import { expectPage } from '../../../tests/support/http/oauth/oauth-replies.js'

const LIMIT = 20

let fixture: ManagementFixture
let app: TestApp
beforeAll(async () => {
  fixture = await startManagement()
  const secretKey = 'a secret of at least thirty-two characters'
  const config = { baseUrl: undefined, oauthRefreshHosts: [], oauthClientDocuments: false, secretKey }
  const clientDocuments = openClientDocuments({ allowedNetworks: [] })
  const endpoints = oauthEndpoints({ ...fixture.ports, clientDocuments, config, workLog: { error() {} } as never })
  const find = async () => {
    throw new Unavailable('postgresql', 'The database is unavailable.')
  }
  const store = new RepositorySessionStore({ ...fixture.ports.sessions, find })
  app = await startTestApp(endpoints, { limits: withOverrides({ default: { max: LIMIT } }), store })
})
afterAll(async () => {
  await app?.close()
  await fixture?.close()
})

const PATH = '/oauth/interaction/u1'
/**
 * Signature of the session id `id`, with the secret of `startTestApp`: only a session with a valid signature is looked
 * up.
 */
const signature = createHmac('sha256', 'test-secret').update('id').digest('base64').replaceAll('=', '')
const cookie = `connect.sid=${encodeURIComponent(`s:id.${signature}`)}`
const german = { 'Accept-Language': 'de' }

test('what fails before an interaction is served is a page in the language of the browser', async () => {
  const send = onceTo(app.url)
  const foreign = await postForm(send, PATH, {}, { headers: { Origin: 'https://evil.example' } })
  expectPage(foreign, 403)
  const unavailable = await send('GET', PATH, { cookie, headers: german })
  expectPage(unavailable, 503)
  expect(unavailable.text).toContain('Der Dienst ist gerade nicht erreichbar')
  expect(Number(unavailable.headers.get('retry-after'))).toBeGreaterThan(0)
  expectPage(await send('GET', `/oauth/authorize?${'a'.repeat(4_096)}`), 400)

  const refused: Reply[] = []
  while (refused.length === 0) {
    const reply = await send('GET', '/oauth/authorize')
    if (reply.status === 429) refused.push(reply)
    else expectPage(reply, 400)
  }
  refused.push(await send('GET', PATH, { headers: german }), await send('GET', '/oauth/authorize/u1'))
  for (const reply of refused) {
    expectPage(reply, 429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(refused[1]?.text).toContain('Zu viele Versuche')
})
