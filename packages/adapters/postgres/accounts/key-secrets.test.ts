import { randomUUID } from 'node:crypto'
import { createKey, hashSecret, issueKey, listKeys, revokeKey, rotateKey } from '@agent-memory/core/accounts/keys/keys'
import { authorOf } from '@agent-memory/core/accounts/principal'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { code } from '../../../../tests/support/http/errors.js'
import { type ManagementFixture, startManagement } from '../../../../tests/support/http/management.js'
import { keyRequest, soon } from '../../../../tests/support/http/operations/key-requests.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']

beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

describe('rotation', () => {
  const issued = async () => {
    const { principal } = await fixture.owner()
    return { principal, ...(await issueKey(ports, principal, keyRequest('org_rw'), new Date())) }
  }

  test('revokes the old secret at once, and keeps the key_id', async () => {
    const { principal, key, apiKey } = await issued()
    const rotated = await rotateKey(ports.keys, principal, key.keyId, 0, new Date())
    expect(rotated.key).toMatchObject({ keyId: key.keyId, name: key.name })
    expect(rotated.key.apiKeyPrefix).toBe(rotated.apiKey.slice(0, 'sm_org_rw_'.length + 6))
    expect(await fixture.lookUp(apiKey)).toBeNull()
    expect((await fixture.lookUp(rotated.apiKey))?.keyId).toBe(key.keyId)
  })

  test('with a grace period keeps the old one until then, and no later rotation extends that', async () => {
    const { principal, key, apiKey } = await issued()
    const second = await rotateKey(ports.keys, principal, key.keyId, 60, new Date())
    expect((await fixture.lookUp(apiKey))?.keyId).toBe(key.keyId)
    const third = await rotateKey(ports.keys, principal, key.keyId, 86_400, new Date())
    const ends = await fixture.sql<{ left: number | null }>(
      `SELECT EXTRACT(EPOCH FROM valid_until - now())::float8 AS left FROM key_secrets
       WHERE key_id = $1 ORDER BY valid_until NULLS LAST`,
      key.keyId,
    )
    expect(ends.map(({ left }) => left && Math.ceil(left / 3_600))).toEqual([1, 24, null])
    for (const secret of [apiKey, second.apiKey, third.apiKey]) expect(await fixture.lookUp(secret)).not.toBeNull()
    await fixture.sql(
      `UPDATE key_secrets SET valid_until = now() - interval '1 ms' WHERE secret_hash = $1`,
      hashSecret(apiKey),
    )
    expect(await fixture.lookUp(apiKey)).toBeNull()
    const last = await rotateKey(ports.keys, principal, key.keyId, 0, new Date())
    for (const secret of [second.apiKey, third.apiKey]) expect(await fixture.lookUp(secret)).toBeNull()
    expect(await fixture.lookUp(last.apiKey)).not.toBeNull()
  })

  test('by ten concurrent callers leaves exactly one secret', async () => {
    const { principal, key, apiKey } = await issued()
    const rotate = () => rotateKey(ports.keys, principal, key.keyId, 0, new Date())
    const rotated = await Promise.all(Array.from({ length: 10 }, rotate))
    const found = await Promise.all([apiKey, ...rotated.map((one) => one.apiKey)].map(fixture.lookUp))
    expect(found.filter((principal) => principal !== null)).toHaveLength(1)
  })

  test('is neither for expired keys nor for live keys', async () => {
    const { principal, key } = await issued()
    const expired = await issueKey(ports, principal, { ...keyRequest('org_r'), expiresAt: soon(5) }, new Date())
    await expect(rotateKey(ports.keys, principal, expired.key.keyId, 0, soon(6))).rejects.toEqual(code('conflict'))
    const order = { orgId: key.orgId, keyKind: 'live', name: 'CLI' } as const
    const live = await createKey(ports, { ...order, userId: principal.userId })
    await expect(rotateKey(ports.keys, principal, live.key.keyId, 0, new Date())).rejects.toEqual(code('conflict'))
  })
})

describe('revocation', () => {
  test('removes every secret and leaves nothing to rotate or revoke', async () => {
    const { principal } = await fixture.owner()
    const { key, apiKey } = await issueKey(ports, principal, keyRequest('org_rw'), new Date())
    const rotated = await rotateKey(ports.keys, principal, key.keyId, 3_600, new Date())
    await revokeKey(ports.keys, principal, key.keyId)
    expect(await fixture.lookUp(apiKey)).toBeNull()
    expect(await fixture.lookUp(rotated.apiKey)).toBeNull()
    await expect(revokeKey(ports.keys, principal, key.keyId)).rejects.toEqual(code('key_not_found'))
    await expect(rotateKey(ports.keys, principal, key.keyId, 0, new Date())).rejects.toEqual(code('key_not_found'))
    expect((await listKeys(ports.keys, principal, undefined, { limit: 100, after: null })).items).toEqual([])
  })

  test('of one key many times concurrently succeeds once', async () => {
    const { principal } = await fixture.owner()
    const { key } = await issueKey(ports, principal, keyRequest('org_rw'), new Date())
    const all = await Promise.all(
      Array.from({ length: 8 }, () => ports.keys.revoke(key.orgId, key.keyId, authorOf(principal))),
    )
    expect(all.filter(Boolean)).toHaveLength(1)
  })

  test("a foreign key answers like none, and a colleague's is forbidden to a developer", async () => {
    const { orgId, projectId, principal } = await fixture.owner()
    const foreign = await fixture.owner()
    const developer = await fixture.colleague(orgId, 'developer')
    const { key } = await issueKey(ports, principal, keyRequest('proj_rw', projectId), new Date())
    const refusal = (by: typeof principal, keyId: string) => revokeKey(ports.keys, by, keyId).catch((error) => error)
    expect(await refusal(foreign.principal, key.keyId)).toEqual(await refusal(foreign.principal, randomUUID()))
    expect(await refusal(foreign.principal, key.keyId)).toEqual(code('key_not_found'))
    expect(await refusal(developer, key.keyId)).toEqual(code('forbidden'))
    expect(await ports.keys.revoke(foreign.orgId, key.keyId, authorOf(principal))).toBe(false)
  })
})

test('the database stores no secret', async () => {
  const { principal } = await fixture.owner()
  const { apiKey } = await issueKey(ports, principal, keyRequest('org_rw'), new Date())
  const [dump] = await fixture.sql<{ dump: string }>(
    `SELECT string_agg(t::text, ' ') AS dump FROM
       (SELECT k::text AS t FROM api_keys k UNION ALL SELECT s::text FROM key_secrets s) AS all_rows`,
  )
  expect(dump?.dump).toContain(hashSecret(apiKey).toString('hex'))
  expect(dump?.dump).not.toContain(apiKey.slice(-37))
})
