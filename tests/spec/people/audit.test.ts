import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { expectErased, type Json, newEmail, PASSWORD } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { invited, newMember } from '../../support/http/people.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { mintLiveKey, withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

test(cites('an owner reads who did what, latest first, in pages', 'audit', 'paging'), async () => {
  const tenant = await newTenant(send)
  const path = `/orgs/${tenant.orgId}`
  const email = newEmail()
  const { invitation_id } = await invited(tenant, email, 'admin')
  await tenant.call('DELETE', `${path}/invitations/${invitation_id}`)
  const person = await newMember(tenant, 'admin')
  const { key } = (await person.call('POST', '/keys', { name: 'k', kind: 'org_rw', org_id: tenant.orgId })).body.data
  const { memory_id } = await memoriesOf(send, key.api_key, tenant.volumeId).write('The pier is long.')
  expectErased(await send('DELETE', `/memory/${memory_id}`, { key: key.api_key }))
  await person.call('POST', `/keys/${key.key_id}/rotate`, { grace_seconds: 60 })
  await person.call('DELETE', `/keys/${key.key_id}`)
  await tenant.call('PATCH', `${path}/members/${person.userId}`, { role: 'member' })
  await tenant.call('DELETE', `${path}/members/${person.userId}`)

  const { body, text } = await tenant.call('GET', `${path}/audit`)
  const seen = body.data.entries.map(({ action, subject_id, actor }: Json) => [action, subject_id, actor.id])
  const [owner, admin] = [tenant.userId, person.userId]
  expect(seen).toEqual([
    ['member.removed', admin, owner],
    ['member.role_changed', admin, owner],
    ['key.revoked', key.key_id, admin],
    ['key.rotated', key.key_id, admin],
    ['memory.deleted', memory_id, key.key_id],
    ['key.created', key.key_id, admin],
    ['invitation.accepted', expect.any(String), admin],
    ['invitation.created', expect.any(String), owner],
    ['invitation.withdrawn', invitation_id, owner],
    ['invitation.created', invitation_id, owner],
  ])
  expect(body.data.entries[1]).toMatchObject({ actor: { name: 'Owner' }, details: { from: 'admin', to: 'member' } })
  expect(text).not.toContain(email)
  expect(text).not.toContain(key.api_key)

  const first = await tenant.call('GET', `${path}/audit?limit=4`)
  const rest = await tenant.call('GET', `${path}/audit?limit=100&cursor=${first.body.data.next_cursor}`)
  expect([...first.body.data.entries, ...rest.body.data.entries]).toEqual(body.data.entries)
  expect(rest.body.data.next_cursor).toBeNull()
  expectInvalid(await tenant.call('GET', `${path}/audit?cursor=x`), 'cursor')
})

test(cites('it names agents, their secrets and their connections', 'audit'), async () => {
  const tenant = await newTenant(send)
  const agent = await tenant.agent('Scribe', { volumeId: tenant.volumeId, permissions: ['read'] })
  const at = `/agents/${agent.agentId}`
  await tenant.call('PATCH', at, { description: 'Changes nothing about access.' })
  await tenant.call('PATCH', at, { is_active: false })
  await tenant.call('PATCH', at, { is_active: true })
  await tenant.call('POST', `${at}/rotate-key`, {})
  await tenant.call('DELETE', `/agent/${agent.agentId}/disconnect/${tenant.volumeId}`)
  await tenant.call('DELETE', at)
  const { entries } = (await tenant.call('GET', `/orgs/${tenant.orgId}/audit`)).body.data
  expect(entries.map(({ action, volume_id, details }: Json) => [action, volume_id, details]).reverse()).toEqual([
    ['agent.created', null, {}],
    ['agent.connected', tenant.volumeId, { permissions: ['read'] }],
    ['agent.deactivated', null, {}],
    ['agent.activated', null, {}],
    ['agent.key_rotated', null, { grace_seconds: 0 }],
    ['agent.disconnected', tenant.volumeId, {}],
    ['agent.deactivated', null, {}],
  ])
  for (const { subject_id, actor } of entries) expect([subject_id, actor.id]).toEqual([agent.agentId, tenant.userId])
})

test(cites('it names the live keys that a changed password or a removal revokes', 'audit'), async () => {
  const tenant = await newTenant(send)
  const person = await newMember(tenant, 'member')
  const mint = () => mintLiveKey(shared().databaseUrl, { userId: person.userId, orgId: tenant.orgId })
  await mint()
  await person.call('POST', '/auth/password', { current_password: PASSWORD, password: 'another horse' })
  await mint()
  await tenant.call('DELETE', `/orgs/${tenant.orgId}/members/${person.userId}`)
  const { entries } = (await tenant.call('GET', `/orgs/${tenant.orgId}/audit`)).body.data
  const revoked = entries.filter(({ action }: Json) => action === 'key.revoked')
  expect(revoked.map(({ actor, details }: Json) => [actor.id, details])).toEqual([
    [tenant.userId, { kind: 'live' }],
    [person.userId, { kind: 'live' }],
  ])
})

describe('the export', () => {
  const exported = (tenant: Tenant, query = '') => tenant.call('GET', `/orgs/${tenant.orgId}/audit/export${query}`)

  test(cites('has every entry, as JSON Lines and as CSV', 'audit.export'), async () => {
    const tenant = await newTenant(send)
    for (let at = 0; at < 3; at++) await tenant.key('org_r')
    await withDatabase(shared().databaseUrl, (client) =>
      client.query(
        `INSERT INTO audit_entries (org_id, action, key_id, agent_id, agent)
         SELECT $1, 'key.created', $2, $2, '=1+1' FROM generate_series(1, 1200)`,
        [tenant.orgId, tenant.userId],
      ),
    )
    const reply = await exported(tenant)
    expect(reply.headers.get('content-type')).toMatch(/^application\/jsonl/)
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename=audit-[\w-]+\.jsonl$/)
    const entries = reply.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(entries).toHaveLength(1203)
    expect(new Set(entries.map(({ audit_id }) => audit_id)).size).toBe(1203)
    const listed = (await tenant.call('GET', `/orgs/${tenant.orgId}/audit?limit=100`)).body.data.entries
    expect(entries.slice(0, 100)).toEqual(listed)
    const csv = await exported(tenant, '?format=csv')
    expect(csv.headers.get('content-type')).toMatch(/^text\/csv/)
    const [header, first, ...rows] = csv.text.trimEnd().split('\n')
    expect(header).toMatch(/^audit_id,created_at,action,/)
    expect(first).toContain(",'=1+1,")
    expect(rows).toHaveLength(1202)
  })

  test(cites('and the list are narrowed by time', 'audit', 'audit.export'), async () => {
    const tenant = await newTenant(send)
    await tenant.key('org_r')
    await tenant.key('org_rw')
    const at = new Date('2026-01-02T03:04:05.000Z')
    await withDatabase(shared().databaseUrl, (client) =>
      client.query(
        `UPDATE audit_entries SET created_at = $2 WHERE audit_id = (SELECT min(audit_id) FROM audit_entries WHERE org_id = $1)`,
        [tenant.orgId, at],
      ),
    )
    const path = `/orgs/${tenant.orgId}/audit`
    const counted = async (query: string) => [
      (await tenant.call('GET', `${path}?${query}`)).body.data.entries.length,
      (await exported(tenant, `?${query}`)).text.split('\n').length - 1,
    ]
    expect(await counted('since=2026-01-02')).toEqual([2, 2])
    expect(await counted('before=2026-01-03')).toEqual([1, 1])
    expect(await counted('before=2026-01-02T03:04:05Z')).toEqual([0, 0])
    expect(await counted('since=2026-01-02T03:04:06Z')).toEqual([1, 1])
    expectInvalid(await tenant.call('GET', `${path}?since=yesterday`), 'since')
    expectInvalid(await exported(tenant, '?format=xml'), 'format')
  })

  test(cites('is for owners alone', 'audit.export', 'errors.forbidden', 'errors.alike'), async () => {
    const tenant = await newTenant(send)
    const path = `/orgs/${tenant.orgId}/audit/export`
    expectError(await (await newMember(tenant, 'admin')).call('GET', path), 403, 'forbidden')
    expectError(await (await newTenant(send)).call('GET', path), 404, 'organization_not_found')
    expectError(await send('GET', path), 401, 'unauthorized')
  })
})

test(cites('the audit log is read by owners alone', 'audit', 'errors.forbidden', 'errors.alike'), async () => {
  const tenant = await newTenant(send)
  const path = `/orgs/${tenant.orgId}/audit`
  for (const role of ['admin', 'developer', 'member'] as const)
    expectError(await (await newMember(tenant, role)).call('GET', path), 403, 'forbidden')
  expectError(await (await newTenant(send)).call('GET', path), 404, 'organization_not_found')
  expectError(await send('GET', path, { key: await tenant.key('org_rw') }), 403, 'forbidden')
})
