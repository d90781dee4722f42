import { randomUUID } from 'node:crypto'
import { openDatabase } from '@agent-memory/adapters/postgres/database'
import { openKeyStore } from '@agent-memory/adapters/postgres/keys'
import { createKey, findKey, hashSecret, issueKey, listKeys, revokeKey, rotateKey } from '@agent-memory/core/keys'
import type { KeyKind } from '@agent-memory/core/principal'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ManagementFixture, startManagement } from '../../../tests/support/management.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']

beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

const code = (expected: string) => expect.objectContaining({ code: expected })
const page = { limit: 100, after: null }
const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000)
const lookUp = (apiKey: string) => findKey(ports.keys, apiKey)
const request = (keyKind: 'org_rw' | 'org_r' | 'proj_rw' | 'proj_r', projectId?: string, orgId?: string) => ({
  name: 'a key',
  keyKind,
  orgId,
  projectId,
  expiresAt: null,
})

describe('looking a key up', () => {
  test.each<KeyKind>(['org_rw', 'org_r', 'proj_rw', 'proj_r', 'live'])('tells whose a %s key is', async (keyKind) => {
    const { orgId, projectId, principal } = await fixture.owner()
    const { key, apiKey } = await createKey(ports, {
      orgId,
      keyKind: keyKind as 'live',
      name: 'named',
      projectId: keyKind.startsWith('proj') ? projectId : null,
      userId: principal.userId,
      expiresAt: null,
    })
    expect(await lookUp(apiKey)).toEqual({
      kind: 'key',
      keyKind,
      keyId: key.keyId,
      orgId,
      projectId: keyKind.startsWith('proj') ? projectId : null,
      agentId: null,
      userId: keyKind === 'live' ? principal.userId : null,
      name: 'named',
      roles: keyKind === 'live' ? { [orgId]: 'owner' } : {},
    })
    expect(apiKey.startsWith(key.apiKeyPrefix)).toBe(true)
  })

  test('a live key has the memberships that its user has now', async () => {
    const { orgId, principal } = await fixture.owner()
    const other = await fixture.owner()
    const order = { orgId, keyKind: 'live', name: 'CLI' } as const
    const { apiKey } = await createKey(ports, { ...order, userId: principal.userId })
    const roles = async () => (await lookUp(apiKey))?.roles
    const join = 'INSERT INTO memberships (org_id, user_id, role) VALUES ($1, $2, $3)'
    await fixture.sql(join, other.orgId, principal.userId, 'member')
    expect(await roles()).toEqual({ [orgId]: 'owner', [other.orgId]: 'member' })
    await fixture.sql('DELETE FROM memberships WHERE user_id = $1', principal.userId)
    expect(await roles()).toEqual({})
  })

  test('knows no expired, malformed or invented one', async () => {
    const { orgId, principal } = await fixture.owner()
    const issued = await issueKey(ports, principal, { ...request('org_rw'), expiresAt: soon(60) }, new Date())
    expect(await lookUp(issued.apiKey)).not.toBeNull()
    expect(await lookUp(`${issued.apiKey.slice(0, -1)}_`)).toBeNull()
    expect(await lookUp(`sm_org_rw_${'a'.repeat(43)}`)).toBeNull()
    expect(await lookUp(issued.apiKey.replace('sm_org_rw_', 'sm_live_'))).toBeNull()
    await fixture.sql(
      'UPDATE api_keys SET expires_at = now() - make_interval(secs => 0.001) WHERE key_id = $1',
      issued.key.keyId,
    )
    expect(await lookUp(issued.apiKey)).toBeNull()
    const keys = await listKeys(ports.keys, principal, orgId, page)
    expect(keys.items.map((key) => key.keyId)).toEqual([issued.key.keyId])
  })

  test('reads each of its tables by an index', async () => {
    const database = openDatabase(fixture.url, { poolSize: 1, onError: () => {} })
    try {
      await openKeyStore(database, () => {}).principal(hashSecret('unknown'))
      await database.query({ text: 'SET enable_seqscan = off', values: [] })
      const [prepared] = await database.query<{ statement: string }>({
        text: `SELECT statement FROM pg_prepared_statements WHERE name = 'key-principal'`,
        values: [],
      })
      const plan = await database.query({ text: `EXPLAIN (GENERIC_PLAN) ${prepared?.statement}`, values: [] })
      const lines = plan.map((row) => Object.values(row)[0]).join('\n')
      expect(lines).toContain('key_secrets_pkey')
      expect(lines).not.toContain('Seq Scan')
    } finally {
      await database.close()
    }
  })

  test('notes the use at most once a minute, beside the answer', async () => {
    const { principal } = await fixture.owner()
    const { key, apiKey } = await issueKey(ports, principal, request('org_rw'), new Date())
    const lastUse = async () => (await ports.keys.find(key.keyId))?.lastUsedAt ?? null
    const noted = async (after: Date | null) => {
      for (;;) {
        const at = await lastUse()
        if (at !== null && at.getTime() !== after?.getTime()) return at
        // One that came while the note before was under way notes nothing.
        await lookUp(apiKey)
      }
    }
    await Promise.all(Array.from({ length: 20 }, () => lookUp(apiKey)))
    const first = await noted(null)
    await lookUp(apiKey)
    expect(await lastUse()).toEqual(first)
    const earlier = new Date(first.getTime() - 61_000)
    await fixture.sql('UPDATE api_keys SET last_used_at = $2 WHERE key_id = $1', key.keyId, earlier)
    await lookUp(apiKey)
    expect((await noted(earlier)).getTime()).toBeGreaterThanOrEqual(first.getTime())
    expect(fixture.errors).toEqual([])
  })
})

describe('issuing keys', () => {
  test('of the organization is for owners and admins; developers have project keys of their own', async () => {
    const { orgId, projectId, principal } = await fixture.owner()
    const [admin, developer, member] = await Promise.all(
      (['admin', 'developer', 'member'] as const).map((role) => fixture.colleague(orgId, role)),
    )
    const now = new Date()
    await issueKey(ports, principal, request('org_rw', undefined, orgId), now)
    await issueKey(ports, admin as typeof principal, request('org_r', undefined, orgId), now)
    const own = await issueKey(ports, developer as typeof principal, request('proj_rw', projectId), now)
    await expect(
      issueKey(ports, developer as typeof principal, request('org_r', undefined, orgId), now),
    ).rejects.toEqual(code('forbidden'))
    await expect(issueKey(ports, member as typeof principal, request('proj_r', projectId), now)).rejects.toEqual(
      code('forbidden'),
    )
    const seen = async (by: typeof principal) => (await listKeys(ports.keys, by, orgId, page)).items.length
    expect(await seen(principal)).toBe(3)
    expect((await listKeys(ports.keys, developer as typeof principal, orgId, page)).items).toEqual([own.key])
    await expect(seen(member as typeof principal)).rejects.toEqual(code('forbidden'))
  })

  test('refuses what does not fit together', async () => {
    const { projectId, principal } = await fixture.owner()
    const foreign = await fixture.owner()
    const attempt = (order: ReturnType<typeof request>, now = new Date()) => issueKey(ports, principal, order, now)
    await expect(attempt(request('proj_rw'))).rejects.toMatchObject({ details: { project_id: [expect.any(String)] } })
    await expect(attempt(request('org_rw', projectId))).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(attempt({ ...request('org_rw'), expiresAt: new Date(0) as never })).rejects.toMatchObject({
      details: { expires_at: [expect.any(String)] },
    })
    await expect(attempt(request('proj_rw', foreign.projectId))).rejects.toEqual(code('project_not_found'))
    await expect(attempt(request('proj_rw', randomUUID()))).rejects.toEqual(code('project_not_found'))
    await expect(attempt(request('org_rw', undefined, foreign.orgId))).rejects.toEqual(code('organization_not_found'))
    const inTwo = { ...principal, roles: { ...principal.roles, [foreign.orgId]: 'owner' as const } }
    await expect(issueKey(ports, inTwo, request('org_rw'), new Date())).rejects.toMatchObject({
      details: { org_id: [expect.any(String)] },
    })
  })
})

describe('rotation', () => {
  const issued = async () => {
    const { principal } = await fixture.owner()
    return { principal, ...(await issueKey(ports, principal, request('org_rw'), new Date())) }
  }

  test('kills the old secret at once, and keeps the key_id', async () => {
    const { principal, key, apiKey } = await issued()
    const rotated = await rotateKey(ports.keys, principal, key.keyId, 0, new Date())
    expect(rotated.key).toMatchObject({ keyId: key.keyId, name: key.name })
    expect(rotated.key.apiKeyPrefix).toBe(rotated.apiKey.slice(0, 'sm_org_rw_'.length + 6))
    expect(await lookUp(apiKey)).toBeNull()
    expect((await lookUp(rotated.apiKey))?.keyId).toBe(key.keyId)
  })

  test('with grace lets the old one live until then, and no later rotation lengthens that', async () => {
    const { principal, key, apiKey } = await issued()
    const second = await rotateKey(ports.keys, principal, key.keyId, 60, new Date())
    expect((await lookUp(apiKey))?.keyId).toBe(key.keyId)
    const third = await rotateKey(ports.keys, principal, key.keyId, 86_400, new Date())
    const ends = await fixture.sql<{ left: number | null }>(
      `SELECT EXTRACT(EPOCH FROM valid_until - now())::float8 AS left FROM key_secrets
       WHERE key_id = $1 ORDER BY valid_until NULLS LAST`,
      key.keyId,
    )
    expect(ends.map(({ left }) => left && Math.ceil(left / 3_600))).toEqual([1, 24, null])
    for (const secret of [apiKey, second.apiKey, third.apiKey]) expect(await lookUp(secret)).not.toBeNull()
    await fixture.sql(
      `UPDATE key_secrets SET valid_until = now() - interval '1 ms' WHERE secret_hash = $1`,
      hashSecret(apiKey),
    )
    expect(await lookUp(apiKey)).toBeNull()
    const last = await rotateKey(ports.keys, principal, key.keyId, 0, new Date())
    for (const secret of [second.apiKey, third.apiKey]) expect(await lookUp(secret)).toBeNull()
    expect(await lookUp(last.apiKey)).not.toBeNull()
  })

  test('of ten callers at once leaves exactly one secret', async () => {
    const { principal, key, apiKey } = await issued()
    const rotate = () => rotateKey(ports.keys, principal, key.keyId, 0, new Date())
    const rotated = await Promise.all(Array.from({ length: 10 }, rotate))
    const found = await Promise.all([apiKey, ...rotated.map((one) => one.apiKey)].map(lookUp))
    expect(found.filter((principal) => principal !== null)).toHaveLength(1)
  })

  test('is not for what has expired, nor for live keys', async () => {
    const { principal, key } = await issued()
    const expired = await issueKey(ports, principal, { ...request('org_r'), expiresAt: soon(5) }, new Date())
    await expect(rotateKey(ports.keys, principal, expired.key.keyId, 0, soon(6))).rejects.toEqual(code('conflict'))
    const order = { orgId: key.orgId, keyKind: 'live', name: 'CLI' } as const
    const live = await createKey(ports, { ...order, userId: principal.userId })
    await expect(rotateKey(ports.keys, principal, live.key.keyId, 0, new Date())).rejects.toEqual(code('conflict'))
  })
})

describe('revocation', () => {
  test('kills every secret and leaves nothing to rotate or revoke', async () => {
    const { principal } = await fixture.owner()
    const { key, apiKey } = await issueKey(ports, principal, request('org_rw'), new Date())
    const rotated = await rotateKey(ports.keys, principal, key.keyId, 3_600, new Date())
    await revokeKey(ports.keys, principal, key.keyId)
    expect(await lookUp(apiKey)).toBeNull()
    expect(await lookUp(rotated.apiKey)).toBeNull()
    await expect(revokeKey(ports.keys, principal, key.keyId)).rejects.toEqual(code('key_not_found'))
    await expect(rotateKey(ports.keys, principal, key.keyId, 0, new Date())).rejects.toEqual(code('key_not_found'))
    expect((await listKeys(ports.keys, principal, undefined, page)).items).toEqual([])
  })

  test('of one key by many at once succeeds once', async () => {
    const { principal } = await fixture.owner()
    const { key } = await issueKey(ports, principal, request('org_rw'), new Date())
    const all = await Promise.all(Array.from({ length: 8 }, () => ports.keys.revoke(key.orgId, key.keyId)))
    expect(all.filter(Boolean)).toHaveLength(1)
  })

  test("a foreign key answers like none, and a colleague's is forbidden to a developer", async () => {
    const { orgId, projectId, principal } = await fixture.owner()
    const foreign = await fixture.owner()
    const developer = await fixture.colleague(orgId, 'developer')
    const { key } = await issueKey(ports, principal, request('proj_rw', projectId), new Date())
    const refusal = (by: typeof principal, keyId: string) => revokeKey(ports.keys, by, keyId).catch((error) => error)
    expect(await refusal(foreign.principal, key.keyId)).toEqual(await refusal(foreign.principal, randomUUID()))
    expect(await refusal(foreign.principal, key.keyId)).toEqual(code('key_not_found'))
    expect(await refusal(developer, key.keyId)).toEqual(code('forbidden'))
    expect(await ports.keys.revoke(foreign.orgId, key.keyId)).toBe(false)
  })
})

test('no secret lies in the database', async () => {
  const { principal } = await fixture.owner()
  const { apiKey } = await issueKey(ports, principal, request('org_rw'), new Date())
  const [dump] = await fixture.sql<{ dump: string }>(
    `SELECT string_agg(t::text, ' ') AS dump FROM
       (SELECT k::text AS t FROM api_keys k UNION ALL SELECT s::text FROM key_secrets s) AS all_rows`,
  )
  expect(dump?.dump).toContain(hashSecret(apiKey).toString('hex'))
  expect(dump?.dump).not.toContain(apiKey.slice(-37))
})
