import { randomBytes, randomUUID } from 'node:crypto'
import { openClientDocuments } from '@agent-memory/adapters/client-documents/client-documents'
import { hashSecret } from '@agent-memory/core/accounts/keys/keys'
import { Unavailable } from '@agent-memory/core/errors'
import type { OAuthStore } from '@agent-memory/core/ports/accounts/oauth'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { oauthEndpoints } from '@agent-memory/service-mcp/oauth/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { expectStatus, onceTo } from '../../../tests/support/http/client.js'
import { type ManagementFixture, startManagement } from '../../../tests/support/http/management.js'
import { refresh } from '../../../tests/support/http/oauth/oauth.js'
import { expectRefused } from '../../../tests/support/http/oauth/oauth-replies.js'

const HOUR = 3_600
const unavailable = () => new Unavailable('postgresql', 'The database is unavailable.', { retryAfter: 1 })

let fixture: ManagementFixture
let app: TestApp
let store: OAuthStore
/** Makes the store fail: `rotate` before or after it has taken effect, `withdraw` with this error. */
let fails: { rotate?: 'before' | 'after'; withdraw?: Error }
const errors: unknown[] = []
beforeAll(async () => {
  fixture = await startManagement()
  store = fixture.ports.oauth
  const rotate: OAuthStore['rotate'] = async (rotation) => {
    if (fails.rotate === 'before') throw unavailable()
    const outcome = await store.rotate(rotation)
    if (fails.rotate === 'after') throw unavailable()
    return outcome
  }
  const withdraw: OAuthStore['withdraw'] = (rotation) => {
    if (fails.withdraw) throw fails.withdraw
    return store.withdraw(rotation)
  }
  const oauth = Object.assign(Object.create(store), { rotate, withdraw })
  const secretKey = 'a secret of at least thirty-two characters'
  const config = { baseUrl: undefined, oauthRefreshHosts: [], oauthClientDocuments: false, secretKey }
  const clientDocuments = openClientDocuments({ allowedNetworks: [] })
  const workLog = { error: (error: unknown) => void errors.push(error) } as never
  app = await startTestApp(oauthEndpoints({ ...fixture.ports, oauth, clientDocuments, config, workLog }))
})
beforeEach(() => {
  fails = {}
})
afterAll(async () => {
  await app?.close()
  await fixture?.close()
})

/** Stores a client, and the grant and refresh token that it holds once a user has allowed it access. */
const newFamily = async () => {
  const { userId } = (await fixture.owner()).principal
  const [clientId, grantId, token] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')]
  const resource = `${app.url}/mcp`
  const iat = Math.floor(Date.now() / 1_000)
  const expiresAt = new Date((iat + HOUR) * 1_000)
  const common = { iat, exp: iat + HOUR, accountId: userId, clientId }
  await store.saveClient({
    clientId,
    metadata: { client_id: clientId, redirect_uris: ['https://a.example/'] },
    isOfficial: false,
  })
  const payload = { ...common, kind: 'Grant', resources: { [resource]: 'memory:read' } }
  await store.saveGrant({ grantId, clientId, userId, payload, expiresAt })
  const session = await fixture.session(userId)
  await store.completeGrant(grantId, { scopes: ['memory:read'], volumeIds: null, redirectHost: 'a.example' }, session)
  const idHash = hashSecret(token)
  const issued = { ...common, kind: 'RefreshToken', grantId, resource, scope: 'memory:read offline_access' }
  await store.save({ kind: 'RefreshToken', idHash, grantId, payload: issued, expiresAt })
  return { use: (used = token) => refresh(onceTo(app.url), clientId, used), idHash, grantId }
}

const tokensOf = (grantId: string) => fixture.sql('SELECT FROM oauth_issued WHERE grant_id = $1', grantId)

test('a refresh that the store did not carry out can be repeated', async () => {
  const { use, grantId } = await newFamily()
  fails = { rotate: 'before' }
  expectRefused(await use(), 503, 'temporarily_unavailable')
  expect(await tokensOf(grantId)).toHaveLength(1)
  fails = {}
  await eventually(async () => expectStatus(await use(), 200))
})

test('a refresh that the store carried out without an answer is undone, and can then be repeated', async () => {
  const { use, idHash, grantId } = await newFamily()
  fails = { rotate: 'after', withdraw: unavailable() }
  expectRefused(await use(), 503, 'temporarily_unavailable')
  expect((await store.find('RefreshToken', idHash))?.usedMsAgo).not.toBeNull()
  // While the refresh is still being undone, a further use does not count as a leak.
  for (let times = 0; times < 3; times++) expectRefused(await use(), 503, 'temporarily_unavailable')
  expect(await tokensOf(grantId)).toHaveLength(3)
  fails = {}
  const { body } = await eventually(async () => expectStatus(await use(), 200))
  expect(await tokensOf(grantId)).toHaveLength(3)
  expectStatus(await use(body.refresh_token), 200)
  expectRefused(await use(body.refresh_token), 400, 'invalid_grant')
  expect(await tokensOf(grantId)).toHaveLength(0)
})

test('that a refresh cannot be undone is logged', async () => {
  const { use } = await newFamily()
  fails = { rotate: 'after', withdraw: new Error('cannot be undone') }
  expectRefused(await use(), 503, 'temporarily_unavailable')
  await eventually(async () => expect(errors).toEqual([{ err: fails.withdraw }]))
})
