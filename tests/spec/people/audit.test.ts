import { expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { expectErased, type Json, newEmail } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { invited, newMember } from '../../support/http/people.js'
import { newTenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

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

test(cites('the audit log is read by owners alone', 'audit', 'errors.forbidden', 'errors.alike'), async () => {
  const tenant = await newTenant(send)
  const path = `/orgs/${tenant.orgId}/audit`
  for (const role of ['admin', 'developer', 'member'] as const)
    expectError(await (await newMember(tenant, role)).call('GET', path), 403, 'forbidden')
  expectError(await (await newTenant(send)).call('GET', path), 404, 'organization_not_found')
  expectError(await send('GET', path, { key: await tenant.key('org_rw') }), 403, 'forbidden')
})
