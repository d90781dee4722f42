import type { Role } from '@agent-memory/core/accounts/principal'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { concurrently } from '../../support/concurrently.js'
import { expectError, expectInvalid, UUID } from '../../support/expectations.js'
import { newMember } from '../../support/http/people.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { mintLiveKey } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const at = (tenant: Tenant, person?: Tenant) => `/orgs/${tenant.orgId}/members${person ? `/${person.userId}` : ''}`

describe('the members of an organization', () => {
  let tenant: Tenant
  let people: Record<Exclude<Role, 'owner'>, Tenant>
  beforeAll(async () => {
    tenant = await newTenant(send)
    people = {
      admin: await newMember(tenant, 'admin'),
      developer: await newMember(tenant, 'developer'),
      member: await newMember(tenant, 'member'),
    }
  })

  test(cites('are read by every member, in the order in which they joined', 'members.list', 'paging'), async () => {
    const all = [
      [tenant, 'owner'],
      [people.admin, 'admin'],
      [people.developer, 'developer'],
      [people.member, 'member'],
    ] as const
    const expected = all.map(([{ userId, email }, role]) => ({
      user_id: userId,
      org_id: tenant.orgId,
      email,
      name: 'Owner',
      role,
      joined_at: expect.any(String),
    }))
    for (const [reader] of all) {
      const { body } = await reader.call('GET', at(tenant))
      expect(body.data).toEqual({ members: expected, next_cursor: null })
    }
    const first = await tenant.call('GET', `${at(tenant)}?limit=3`)
    expect(first.body.data.members).toEqual(expected.slice(0, 3))
    const rest = await tenant.call('GET', `${at(tenant)}?limit=3&cursor=${first.body.data.next_cursor}`)
    expect(rest.body.data).toEqual({ members: expected.slice(3), next_cursor: null })
  })

  test(cites('are changed by owners and admins alone', 'access.members', 'errors.forbidden'), async () => {
    for (const caller of [people.developer, people.member]) {
      expectError(await caller.call('POST', at(tenant), { email: 'x@example.test' }), 403, 'forbidden')
      expectError(await caller.call('PATCH', at(tenant, people.member), { role: 'admin' }), 403, 'forbidden')
      expectError(await caller.call('DELETE', at(tenant, people.admin)), 403, 'forbidden')
      expectError(await caller.call('GET', `/orgs/${tenant.orgId}/invitations`), 403, 'forbidden')
    }
    for (const caller of [tenant, people.admin])
      for (const role of ['developer', 'member'])
        expect((await caller.call('PATCH', at(tenant, people.member), { role })).body.data.member.role).toBe(role)
    expectInvalid(await tenant.call('PATCH', at(tenant, people.member), { role: 'king' }), 'role')
  })

  test(cites('are made and removed as owners by owners alone', 'members.role'), async () => {
    const { admin, developer } = people
    expectError(await admin.call('PATCH', at(tenant, admin), { role: 'owner' }), 403, 'forbidden')
    expectError(await admin.call('PATCH', at(tenant, tenant), { role: 'member' }), 403, 'forbidden')
    expectError(await admin.call('DELETE', at(tenant, tenant)), 403, 'forbidden')
    expectError(await admin.call('POST', at(tenant), { email: 'x@example.test', role: 'owner' }), 403, 'forbidden')
    expect((await tenant.call('PATCH', at(tenant, developer), { role: 'owner' })).status).toBe(200)
    expect((await developer.call('PATCH', at(tenant, developer), { role: 'developer' })).status).toBe(200)
  })

  test(cites('of others are not found, like those of no organization', 'errors.alike'), async () => {
    const stranger = await newTenant(send)
    for (const [method, path, body] of [
      ['GET', at(tenant)],
      ['PATCH', at(tenant, people.member), { role: 'admin' }],
      ['DELETE', at(tenant, people.member)],
    ] as const)
      expectError(await stranger.call(method, path, body), 404, 'organization_not_found')
    expectError(await tenant.call('DELETE', at(tenant, stranger)), 404, 'member_not_found')
    expectError(await tenant.call('PATCH', at(tenant, stranger), { role: 'admin' }), 404, 'member_not_found')
  })
})

describe('the last owner', () => {
  test(cites('neither leaves nor steps down', 'members.last-owner', 'errors.conflict'), async () => {
    const tenant = await newTenant(send)
    expectError(await tenant.call('DELETE', at(tenant, tenant)), 409, 'conflict')
    expectError(await tenant.call('PATCH', at(tenant, tenant), { role: 'admin' }), 409, 'conflict')
    const second = await newMember(tenant, 'owner')
    expect((await tenant.call('DELETE', at(tenant, tenant))).body.data.member).toMatchObject({ role: 'owner' })
    expectError(await second.call('DELETE', at(tenant, second)), 409, 'conflict')
  })

  test(cites('stays even if all owners leave at the same time', 'members.last-owner'), async () => {
    const tenant = await newTenant(send)
    const owners = [tenant, await newMember(tenant, 'owner'), await newMember(tenant, 'owner')]
    const left = await concurrently(3, owners, (owner) => owner.call('DELETE', at(tenant, owner)))
    expect(left.map(({ status }) => status).sort()).toEqual([200, 200, 409])
  })
})

test(cites('whoever leaves or is removed reaches nothing any more', 'members.remove', 'dead-at-once'), async () => {
  const tenant = await newTenant(send)
  const [removed, leaving] = [await newMember(tenant, 'developer'), await newMember(tenant, 'member')]
  const own = await mintLiveKey(shared().databaseUrl, { userId: removed.userId, orgId: removed.orgId })
  const live = await mintLiveKey(shared().databaseUrl, { userId: removed.userId, orgId: tenant.orgId })
  const volume = `/volumes/${tenant.volumeId}`
  for (const key of [own, live]) expect((await send('GET', volume, { key })).status).toBe(200)
  expect((await tenant.call('DELETE', at(tenant, removed))).body.data.member).toMatchObject({
    user_id: UUID,
    email: removed.email,
  })
  expectError(await removed.call('GET', volume), 404, 'volume_not_found')
  expectError(await removed.call('GET', at(tenant)), 404, 'organization_not_found')
  expectError(await send('GET', volume, { key: own }), 404, 'volume_not_found')
  expectError(await send('GET', volume, { key: live }), 401, 'invalid_api_key')
  expect((await leaving.call('DELETE', at(tenant, leaving))).status).toBe(200)
  expectError(await leaving.call('GET', volume), 404, 'volume_not_found')
  const { members } = (await tenant.call('GET', at(tenant))).body.data
  expect(members.map(({ email }: { email: string }) => email)).toEqual([tenant.email])
})
