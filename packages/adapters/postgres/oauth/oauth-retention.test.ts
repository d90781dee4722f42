import { randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from '@agent-memory/adapters/postgres/connection/database'
import { openOAuthRetention } from '@agent-memory/adapters/postgres/oauth/oauth-retention'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ManagementFixture, startManagement } from '../../../../tests/support/http/management.js'

let fixture: ManagementFixture
beforeAll(async () => {
  fixture = await startManagement()
})
afterAll(() => fixture?.close())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('a client that nobody allowed is removed, however current its document is, unless it is of the operator', async () => {
  const { oauth } = fixture.ports
  const retention = openOAuthRetention(fixture.database, 10_000)
  const [ofOperator, clientId] = [randomUUID(), `https://app.example/${randomUUID()}`]
  await oauth.provisionClient({ clientId: ofOperator, metadata: {}, isOfficial: false, secretHash: null })
  const asked = (freshUntil: Date) => oauth.saveDocument({ clientId, metadata: {}, freshUntil })
  await asked(inHours(1))
  await fixture.sql(`UPDATE oauth_clients SET created_at = now() - interval '2 hours' WHERE client_id = $1`, clientId)
  await asked(inHours(24))
  await retention.removeUnusedClients(inHours(-1), 1_000)
  expect(await oauth.findClient(clientId)).toBeNull()
  await retention.removeUnusedClients(inHours(1), 1_000)
  expect(await oauth.findClient(ofOperator)).not.toBeNull()
})

test('a client whose user was signed out before the grant was complete counts as one that nobody allowed', async () => {
  const { oauth, sessions } = fixture.ports
  const { principal } = await fixture.owner()
  const consent = { scopes: ['memory:read'], volumeIds: null, redirectHost: 'client.example' } as const
  const decided = async (isSignedIn: boolean) => {
    const [clientId, grantId, sessionHash] = [randomUUID(), randomUUID(), randomBytes(32)]
    await oauth.saveClient({ clientId, metadata: {}, isOfficial: false })
    await oauth.saveGrant({ grantId, clientId, userId: principal.userId, payload: {}, expiresAt: inHours(1) })
    if (isSignedIn) await sessions.save({ sessionHash, userId: principal.userId, data: {}, expiresAt: inHours(1) })
    expect(await oauth.completeGrant(grantId, consent, sessionHash)).toBe(isSignedIn)
    return clientId
  }
  const [allowed, notAllowed] = [await decided(true), await decided(false)]
  await openOAuthRetention(fixture.database, 10_000).removeUnusedClients(inHours(1), 1_000)
  expect(await oauth.findClient(allowed)).not.toBeNull()
  expect(await oauth.findClient(notAllowed)).toBeNull()
})

test('the removal of many expired grants may take longer than what a request waits for', async () => {
  const { oauth } = fixture.ports
  const { principal } = await fixture.owner()
  const [grantId, clientId] = [randomUUID(), randomUUID()]
  await oauth.saveClient({ clientId, metadata: {}, isOfficial: false })
  await oauth.saveGrant({ grantId, clientId, userId: principal.userId, payload: {}, expiresAt: inHours(-1) })
  await fixture.sql(
    `CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(2); RETURN OLD; END'`,
  )
  await fixture.sql('CREATE TRIGGER slow BEFORE DELETE ON oauth_grants FOR EACH ROW EXECUTE FUNCTION be_slow()')
  const database = openDatabase(fixture.url, { onError: () => {} })
  try {
    await openOAuthRetention(database, 60_000).removeExpiredOAuth(new Date(), 5_000)
    expect(await fixture.sql('SELECT FROM oauth_grants WHERE grant_id = $1', grantId)).toEqual([])
  } finally {
    await database.close()
  }
})
