import { expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { expectErased, type Json, newEmail, PASSWORD } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { invited, newMember } from '../../support/http/people.js'
import { newTenant } from '../../support/http/tenant.js'
import { mintLiveKey } from '../../support/servers/database.js'
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

test(cites('the audit log is read by owners alone', 'audit', 'errors.forbidden', 'errors.alike'), async () => {
  const tenant = await newTenant(send)
  const path = `/orgs/${tenant.orgId}/audit`
  for (const role of ['admin', 'developer', 'member'] as const)
    expectError(await (await newMember(tenant, role)).call('GET', path), 403, 'forbidden')
  expectError(await (await newTenant(send)).call('GET', path), 404, 'organization_not_found')
  expectError(await send('GET', path, { key: await tenant.key('org_rw') }), 403, 'forbidden')
})
