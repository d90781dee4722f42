import { randomUUID } from 'node:crypto'
import { openKeyStore } from '@agent-memory/adapters/postgres/accounts/keys'
import { openDatabase } from '@agent-memory/adapters/postgres/connection/database'
import { createKey, hashSecret, issueKey, listKeys } from '@agent-memory/core/accounts/keys/keys'
import type { KeyKind } from '@agent-memory/core/accounts/principal'
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

const page = { limit: 100, after: null }

describe('looking up a key', () => {
  test.each<KeyKind>(['org_rw', 'org_r', 'proj_rw', 'proj_r', 'live'])('finds who owns a %s key', async (keyKind) => {
    const { orgId, projectId, principal } = await fixture.owner()
    const { key, apiKey } = await createKey(ports, {
      orgId,
      keyKind: keyKind as 'live',
      name: 'named',
      projectId: keyKind.startsWith('proj') ? projectId : null,
      userId: principal.userId,
      expiresAt: null,
    })
    expect(await fixture.lookUp(apiKey)).toEqual({
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

  test("a live key has its user's current memberships", async () => {
    const { orgId, principal } = await fixture.owner()
    const other = await fixture.owner()
    const order = { orgId, keyKind: 'live', name: 'CLI' } as const
    const { apiKey } = await createKey(ports, { ...order, userId: principal.userId })
    const roles = async () => (await fixture.lookUp(apiKey))?.roles
    const join = 'INSERT INTO memberships (org_id, user_id, role) VALUES ($1, $2, $3)'
    await fixture.sql(join, other.orgId, principal.userId, 'member')
    expect(await roles()).toEqual({ [orgId]: 'owner', [other.orgId]: 'member' })
    await fixture.sql('DELETE FROM memberships WHERE user_id = $1', principal.userId)
    expect(await roles()).toEqual({})
  })

  test('finds no expired, malformed or invented one', async () => {
    const { orgId, principal } = await fixture.owner()
    const issued = await issueKey(ports, principal, { ...keyRequest('org_rw'), expiresAt: soon(60) }, new Date())
    expect(await fixture.lookUp(issued.apiKey)).not.toBeNull()
    expect(await fixture.lookUp(`${issued.apiKey.slice(0, -1)}_`)).toBeNull()
    expect(await fixture.lookUp(`sm_org_rw_${'a'.repeat(43)}`)).toBeNull()
    expect(await fixture.lookUp(issued.apiKey.replace('sm_org_rw_', 'sm_live_'))).toBeNull()
    await fixture.sql(
      'UPDATE api_keys SET expires_at = now() - make_interval(secs => 0.001) WHERE key_id = $1',
      issued.key.keyId,
    )
    expect(await fixture.lookUp(issued.apiKey)).toBeNull()
    const keys = await listKeys(ports.keys, principal, orgId, page)
    expect(keys.items.map((key) => key.keyId)).toEqual([issued.key.keyId])
  })

  test('reads each of its tables through an index', async () => {
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

  test('records the use at most once a minute, in the background', async () => {
    const { principal } = await fixture.owner()
    const { key, apiKey } = await issueKey(ports, principal, keyRequest('org_rw'), new Date())
    const lastUse = async () => (await ports.keys.find(key.keyId))?.lastUsedAt ?? null
    const noted = async (after: Date | null) => {
      for (;;) {
        const at = await lastUse()
        if (at !== null && at.getTime() !== after?.getTime()) return at
        // A use is not recorded while the record of the previous use is still being written.
        await fixture.lookUp(apiKey)
      }
    }
    await Promise.all(Array.from({ length: 20 }, () => fixture.lookUp(apiKey)))
    const first = await noted(null)
    await fixture.lookUp(apiKey)
    expect(await lastUse()).toEqual(first)
    const earlier = new Date(first.getTime() - 61_000)
    await fixture.sql('UPDATE api_keys SET last_used_at = $2 WHERE key_id = $1', key.keyId, earlier)
    await fixture.lookUp(apiKey)
    expect((await noted(earlier)).getTime()).toBeGreaterThanOrEqual(first.getTime())
    expect(fixture.errors).toEqual([])
  })
})

describe('issuing keys', () => {
  test('of the organization is for owners and admins; developers have their own project keys', async () => {
    const { orgId, projectId, principal } = await fixture.owner()
    const [admin, developer, member] = await Promise.all(
      (['admin', 'developer', 'member'] as const).map((role) => fixture.colleague(orgId, role)),
    )
    const now = new Date()
    await issueKey(ports, principal, keyRequest('org_rw', undefined, orgId), now)
    await issueKey(ports, admin as typeof principal, keyRequest('org_r', undefined, orgId), now)
    const own = await issueKey(ports, developer as typeof principal, keyRequest('proj_rw', projectId), now)
    await expect(
      issueKey(ports, developer as typeof principal, keyRequest('org_r', undefined, orgId), now),
    ).rejects.toEqual(code('forbidden'))
    await expect(issueKey(ports, member as typeof principal, keyRequest('proj_r', projectId), now)).rejects.toEqual(
      code('forbidden'),
    )
    const seen = async (by: typeof principal) => (await listKeys(ports.keys, by, orgId, page)).items.length
    expect(await seen(principal)).toBe(3)
    expect((await listKeys(ports.keys, developer as typeof principal, orgId, page)).items).toEqual([own.key])
    await expect(seen(member as typeof principal)).rejects.toEqual(code('forbidden'))
  })

  test('rejects inconsistent requests', async () => {
    const { projectId, principal } = await fixture.owner()
    const foreign = await fixture.owner()
    const attempt = (order: ReturnType<typeof keyRequest>, now = new Date()) => issueKey(ports, principal, order, now)
    await expect(attempt(keyRequest('proj_rw'))).rejects.toMatchObject({
      details: { project_id: [expect.any(String)] },
    })
    await expect(attempt(keyRequest('org_rw', projectId))).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(attempt({ ...keyRequest('org_rw'), expiresAt: new Date(0) as never })).rejects.toMatchObject({
      details: { expires_at: [expect.any(String)] },
    })
    await expect(attempt(keyRequest('proj_rw', foreign.projectId))).rejects.toEqual(code('project_not_found'))
    await expect(attempt(keyRequest('proj_rw', randomUUID()))).rejects.toEqual(code('project_not_found'))
    await expect(attempt(keyRequest('org_rw', undefined, foreign.orgId))).rejects.toEqual(
      code('organization_not_found'),
    )
    const inTwo = { ...principal, roles: { ...principal.roles, [foreign.orgId]: 'owner' as const } }
    await expect(issueKey(ports, inTwo, keyRequest('org_rw'), new Date())).rejects.toMatchObject({
      details: { org_id: [expect.any(String)] },
    })
  })
})
