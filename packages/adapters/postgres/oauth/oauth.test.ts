import { randomBytes, randomUUID } from 'node:crypto'
import { openOAuthRetention } from '@agent-memory/adapters/postgres/oauth/oauth-retention'
import { SCOPES } from '@agent-memory/core/accounts/scopes'
import type { Consent, Issued, IssuedKind } from '@agent-memory/core/ports/accounts/oauth'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ManagementFixture, type Owner, startManagement } from '../../../../tests/support/http/management.js'

const AUDIENCE = 'https://memory.example.com/mcp'
const CONSENT = { scopes: ['memory:read'], volumeIds: null, redirectHost: 'client.example' } as const
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

let fixture: ManagementFixture
let oauth: ManagementFixture['ports']['oauth']
let owner: Owner
beforeAll(async () => {
  fixture = await startManagement()
  oauth = fixture.ports.oauth
  owner = await fixture.owner()
})
afterAll(() => fixture?.close())

const newClient = async (metadata = {}) => {
  const clientId = randomUUID()
  await oauth.saveClient({ clientId, metadata, isOfficial: false })
  return clientId
}

const newGrant = async ({ userId = owner.principal.userId, expiresAt = inHours(24), isComplete = true } = {}) => {
  const grantId = randomUUID()
  await oauth.saveGrant({ grantId, clientId: await newClient(), userId, payload: { resources: {} }, expiresAt })
  if (isComplete) await complete(grantId, userId)
  return grantId
}

const newSession = async (userId = owner.principal.userId) => {
  const sessionHash = randomBytes(32)
  await fixture.ports.sessions.save({ sessionHash, userId, data: {}, expiresAt: inHours(1) })
  return sessionHash
}
const complete = async (grantId: string, userId?: string, consent: Consent = CONSENT) =>
  expect(await oauth.completeGrant(grantId, consent, await newSession(userId))).toBe(true)

const issue = async (kind: IssuedKind, grantId: string | null, more: Partial<Issued> = {}): Promise<Buffer> => {
  const idHash = randomBytes(32)
  const payload = { scope: SCOPES.join(' '), aud: AUDIENCE }
  expect(await oauth.save({ kind, idHash, grantId, payload, expiresAt: inHours(1), ...more })).toBe(true)
  return idHash
}

test('keeps metadata and payloads as they are, with characters that jsonb rejects', async () => {
  const metadata = { client_name: 'a\u0000b \ud800 "c"', redirect_uris: ['https://a.example/'] }
  const clientId = await newClient(metadata)
  const registered = { isOfficial: false, origin: 'registered', secretHash: null, freshUntil: null }
  expect(await oauth.findClient(clientId)).toEqual({ clientId, metadata, ...registered })
  expect(await oauth.findClient('nobody')).toBeNull()
  const idHash = await issue('Interaction', null, { payload: metadata })
  expect(await oauth.find('Interaction', idHash)).toMatchObject({ payload: metadata, grantId: null, usedMsAgo: null })
  expect(await oauth.find('AccessToken', idHash)).toBeNull()
})

describe('the principal of a token', () => {
  test('is the user now, with the scopes of the token and the chosen volumes', async () => {
    const grantId = await newGrant()
    const token = await issue('AccessToken', grantId, { payload: { scope: 'memory:read admin', aud: AUDIENCE } })
    expect(await oauth.principal(token, AUDIENCE)).toEqual({
      ...owner.principal,
      kind: 'token',
      grantId,
      clientId: expect.any(String),
      scopes: ['memory:read'],
      volumeIds: null,
    })
    await complete(grantId, undefined, { ...CONSENT, volumeIds: [owner.volumeId] })
    expect((await oauth.principal(token, AUDIENCE))?.volumeIds).toEqual([owner.volumeId])
    expect((await oauth.principal(token, null))?.volumeIds).toEqual([owner.volumeId])
  })

  test('is null, and its grant is not found, unless the consent is complete, so that its user can see it', async () => {
    const grantId = await newGrant({ isComplete: false })
    const token = await issue('AccessToken', grantId)
    expect([await oauth.principal(token, AUDIENCE), await oauth.findGrant(grantId)]).toEqual([null, null])
    await complete(grantId)
    expect(await oauth.principal(token, AUDIENCE)).toMatchObject({ grantId })
    expect(await oauth.findGrant(grantId)).toMatchObject({ grantId })
  })

  test('is null if the session in which the user decides ends before the consent is complete', async () => {
    const [grantId, sessionHash] = [await newGrant({ isComplete: false }), await newSession()]
    const token = await issue('AccessToken', grantId)
    await fixture.ports.sessions.destroy(sessionHash)
    expect(await oauth.completeGrant(grantId, CONSENT, sessionHash)).toBe(false)
    expect(await oauth.principal(token, AUDIENCE)).toBeNull()
    expect(await fixture.sql('SELECT FROM oauth_grants WHERE grant_id = $1', grantId)).toEqual([])
    const foreign = await newSession((await fixture.owner()).principal.userId)
    expect(await oauth.completeGrant(await newGrant({ isComplete: false }), CONSENT, foreign)).toBe(false)
  })

  test.each<[string, IssuedKind, Partial<Issued>]>([
    ['another audience', 'AccessToken', { payload: { scope: 'memory:read', aud: 'https://elsewhere.example/mcp' } }],
    ['no audience', 'AccessToken', { payload: { scope: 'memory:read' } }],
    ['an hour that is over', 'AccessToken', { expiresAt: inHours(-0.001) }],
    ['another use', 'RefreshToken', {}],
  ])('is null for %s', async (_what, kind, more) => {
    expect(await oauth.principal(await issue(kind, await newGrant(), more), AUDIENCE)).toBeNull()
  })

  test('is null once the grant is revoked or has expired, or the user or the client is gone', async () => {
    const colleague = await fixture.colleague(owner.orgId, 'member')
    const grants = [await newGrant(), await newGrant(), await newGrant({ userId: colleague.userId }), await newGrant()]
    const tokens = await Promise.all(grants.map((grantId) => issue('AccessToken', grantId)))
    const read = () => Promise.all(tokens.map(async (token) => (await oauth.principal(token, AUDIENCE)) !== null))
    expect(await read()).toEqual([true, true, true, true])
    await oauth.revokeGrant(grants[0] as string, 'reuse')
    await fixture.sql('UPDATE oauth_grants SET expires_at = now() WHERE grant_id = $1', grants[1])
    await fixture.sql('DELETE FROM users WHERE user_id = $1', colleague.userId)
    await fixture.sql(
      'DELETE FROM oauth_clients c USING oauth_grants g WHERE g.client_id = c.client_id AND grant_id = $1',
      grants[3],
    )
    expect(await read()).toEqual([false, false, false, false])
  })
})

test('of 50 parallel uses one is the first', async () => {
  const idHash = await issue('RefreshToken', await newGrant())
  const uses = await Promise.all(Array.from({ length: 50 }, () => oauth.consume('RefreshToken', idHash)))
  expect(uses.filter(Boolean)).toHaveLength(1)
  expect(await oauth.consume('RefreshToken', idHash)).toBe(false)
  await fixture.sql(`UPDATE oauth_issued SET consumed_at = consumed_at - interval '1 hour' WHERE id_hash = $1`, idHash)
  expect((await oauth.find('RefreshToken', idHash))?.usedMsAgo).toBeGreaterThanOrEqual(3_600_000)
})

test('nothing can be issued for a revoked grant, not even while it is being revoked', async () => {
  for (let round = 0; round < 20; round++) {
    const grantId = await newGrant()
    const idHash = randomBytes(32)
    const token = { kind: 'AccessToken', idHash, grantId, payload: {}, expiresAt: inHours(1) } as const
    await Promise.all([oauth.save(token), oauth.revokeGrant(grantId, 'reuse')])
    expect(await oauth.find('AccessToken', idHash)).toBeNull()
    expect(await oauth.save(token)).toBe(false)
  }
})

test('a grant lives as long as its newest refresh token', async () => {
  const grantId = await newGrant({ expiresAt: inHours(1) })
  await issue('AccessToken', grantId, { expiresAt: inHours(2) })
  expect((await oauth.findGrant(grantId))?.expiresAt.getTime()).toBeLessThan(inHours(1.1).getTime())
  const until = inHours(90 * 24)
  await issue('RefreshToken', grantId, { expiresAt: until })
  await issue('RefreshToken', grantId, { expiresAt: inHours(3) })
  expect((await oauth.findGrant(grantId))?.expiresAt).toEqual(until)
})

describe('a client', () => {
  const provision = async (secretHash: Buffer | null = null) => {
    const clientId = randomUUID()
    await oauth.provisionClient({ clientId, metadata: { client_name: 'App' }, isOfficial: true, secretHash })
    return clientId
  }

  test('of the operator has a hash for a secret, and can stop being official', async () => {
    const secretHash = randomBytes(32)
    const clientId = await provision(secretHash)
    expect(await oauth.findClient(clientId)).toMatchObject({ origin: 'provisioned', isOfficial: true, secretHash })
    expect(await oauth.setOfficial(clientId, false)).toBe(true)
    expect(await oauth.findClient(clientId)).toMatchObject({ isOfficial: false, secretHash })
    expect(await oauth.setOfficial('nobody', true)).toBe(false)
  })

  test('with a document keeps what the operator said about it when the document changes', async () => {
    const clientId = `https://app.example/${randomUUID()}`
    const freshUntil = inHours(1)
    await oauth.saveDocument({ clientId, metadata: { client_name: 'Old' }, freshUntil: inHours(-1) })
    await oauth.setOfficial(clientId, true)
    await oauth.saveDocument({ clientId, metadata: { client_name: 'New' }, freshUntil })
    expect(await oauth.findClient(clientId)).toEqual({
      ...{ clientId, metadata: { client_name: 'New' }, freshUntil },
      ...{ isOfficial: true, origin: 'document', secretHash: null },
    })
  })

  test('is listed with the grants that it has now, the latest first', async () => {
    const clientId = await provision(randomBytes(32))
    const grant = { clientId, userId: owner.principal.userId, payload: {} }
    await oauth.saveGrant({ ...grant, grantId: randomUUID(), expiresAt: inHours(1) })
    await oauth.saveGrant({ ...grant, grantId: randomUUID(), expiresAt: inHours(-1) })
    const [latest, ...others] = await oauth.listClients(2)
    expect(latest).toEqual({
      ...{ clientId, metadata: { client_name: 'App' }, origin: 'provisioned', isOfficial: true },
      ...{ isConfidential: true, createdAt: expect.any(Date), grants: 1 },
    })
    expect(others).toHaveLength(1)
  })

  test('that is removed takes its grants and tokens along, and those of others stay', async () => {
    const [gone, other] = [await newGrant(), await newGrant()]
    const { clientId = '' } = (await oauth.findGrant(gone)) ?? {}
    const [ended, going] = [await issue('RefreshToken', gone), await issue('RefreshToken', other)]
    expect(await oauth.removeClient(clientId)).toEqual([gone])
    expect(await oauth.findClient(clientId)).toBeNull()
    expect(await oauth.find('RefreshToken', ended)).toBeNull()
    expect(await oauth.find('RefreshToken', going)).not.toBeNull()
    expect(await oauth.removeClient(clientId)).toBeNull()
  })

  test('that is removed while it is being granted something holds nothing afterwards', async () => {
    for (let round = 0; round < 20; round++) {
      const clientId = await provision()
      const grantId = randomUUID()
      const grant = { grantId, clientId, userId: owner.principal.userId, payload: {}, expiresAt: inHours(1) }
      await Promise.allSettled([oauth.saveGrant(grant), oauth.removeClient(clientId)])
      expect(await fixture.sql('SELECT FROM oauth_grants WHERE grant_id = $1', grantId)).toEqual([])
    }
  })
})

test('what has expired is removed, a limited number at a time, and clients that nobody allowed', async () => {
  const { database } = fixture
  const retention = openOAuthRetention(database, 10_000)
  const grantId = await newGrant()
  const [old, fresh] = [
    await issue('Interaction', null, { expiresAt: inHours(-2) }),
    await issue('AccessToken', grantId),
  ]
  await issue('Interaction', null, { expiresAt: inHours(-1) })
  const ended = await newGrant({ expiresAt: inHours(-1) })
  const unused = await newClient()
  while ((await retention.removeExpiredOAuth(new Date(), 1)) === 1);
  expect(await oauth.find('Interaction', old)).toBeNull()
  expect(await oauth.findGrant(ended)).toBeNull()
  const noted = 'SELECT org_id, action, details FROM audit_entries WHERE subject_id = $1 ORDER BY audit_id'
  const details = { client_id: expect.any(String), redirect_host: 'client.example' }
  expect(await fixture.sql(noted, ended)).toEqual([
    { org_id: owner.orgId, action: 'grant.created', details },
    { org_id: owner.orgId, action: 'grant.revoked', details: { ...details, reason: 'expired' } },
  ])
  expect(await oauth.find('AccessToken', fresh)).not.toBeNull()
  const { clientId = '' } = (await oauth.findGrant(grantId)) ?? {}
  await retention.removeUnusedClients(inHours(-1), 100)
  expect(await oauth.findClient(unused)).not.toBeNull()
  await retention.removeUnusedClients(inHours(1), 1_000)
  expect(await oauth.findClient(unused)).toBeNull()
  expect(await oauth.findClient(clientId)).not.toBeNull()
})
