import { randomUUID } from 'node:crypto'
import { invite } from '@agent-memory/core/accounts/people/invitations'
import { changeRole, removeMember } from '@agent-memory/core/accounts/people/members'
import type { Role, SessionPrincipal } from '@agent-memory/core/accounts/principal'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { code } from '../../../../../tests/support/http/errors.js'
import { type ManagementFixture, type Owner, startManagement } from '../../../../../tests/support/http/management.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']
let tenant: Owner
let orgId: string
beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

const invited = (by: SessionPrincipal, role: Role) =>
  invite(ports, by, { orgId, email: `${randomUUID()}@example.org`, role, language: 'en' }).then(
    ({ invitation }) => invitation,
  )
/** Ids of the open invitations, in the order in which they were made. */
const open = async () =>
  (await ports.invitations.list(orgId, { limit: 100, after: null })).items.map(({ invitationId }) => invitationId)
/** Gives the person another role. The principal keeps the old role, as in a request that began before the change. */
const demote = ({ userId }: SessionPrincipal, role: Role) =>
  fixture.sql('UPDATE memberships SET role = $3 WHERE org_id = $1 AND user_id = $2', orgId, userId, role)

const startTenant = async () => {
  tenant = await fixture.owner()
  orgId = tenant.orgId
}

describe('open invitations', () => {
  test('of an owner who is removed are withdrawn, with an invitation of the own address', async () => {
    await startTenant()
    const owner = await fixture.colleague(orgId, 'owner')
    const [kept] = [
      await invited(tenant.principal, 'admin'),
      await invited(owner, 'owner'),
      await invited(owner, 'member'),
    ]
    const back = await invited(tenant.principal, 'owner')
    await fixture.sql('UPDATE invitations SET email = $2 WHERE invitation_id = $1', back.invitationId, owner.email)
    await removeMember(ports.members, tenant.principal, { orgId, userId: owner.userId })
    expect(await open()).toEqual([kept?.invitationId])
    const withdrawn = `SELECT FROM audit_entries WHERE org_id = $1 AND action = 'invitation.withdrawn'`
    expect(await fixture.sql(withdrawn, orgId)).toHaveLength(3)
  })

  test('are withdrawn as far as a lower role may not give theirs', async () => {
    await startTenant()
    const owner = await fixture.colleague(orgId, 'owner')
    const [, member] = [await invited(owner, 'owner'), await invited(owner, 'member')]
    const change = { orgId, userId: owner.userId }
    await changeRole(ports.members, tenant.principal, { ...change, role: 'admin' })
    expect(await open()).toEqual([member.invitationId])
    await changeRole(ports.members, tenant.principal, { ...change, role: 'developer' })
    expect(await open()).toEqual([])
  })

  test('of a user who is erased are withdrawn', async () => {
    await startTenant()
    const owner = await fixture.colleague(orgId, 'owner')
    await invited(owner, 'owner')
    await fixture.sql('DELETE FROM memberships WHERE user_id = $1 AND org_id <> $2', owner.userId, orgId)
    await ports.accountErasure.leaveOrganizations(owner.userId)
    expect(await open()).toEqual([])
  })
})

describe('whoever lost their role since the request began', () => {
  test.each<Role>(['admin', 'member'])('and is now %s makes, changes and removes no owner', async (role) => {
    await startTenant()
    const actor = await fixture.colleague(orgId, 'owner')
    const [other, member] = [await fixture.colleague(orgId, 'owner'), await fixture.colleague(orgId, 'member')]
    await demote(actor, role)
    const attempts = [
      changeRole(ports.members, actor, { orgId, userId: other.userId, role: 'member' }),
      changeRole(ports.members, actor, { orgId, userId: member.userId, role: 'owner' }),
      removeMember(ports.members, actor, { orgId, userId: other.userId }),
      invited(actor, 'owner'),
    ]
    for (const attempt of await Promise.allSettled(attempts))
      expect(attempt).toEqual({ status: 'rejected', reason: code('forbidden') })
    const mayStill = changeRole(ports.members, actor, { orgId, userId: member.userId, role: 'developer' })
    if (role === 'admin') await mayStill
    else await expect(mayStill).rejects.toEqual(code('forbidden'))
  })

  test('can still leave', async () => {
    await startTenant()
    const member = await fixture.colleague(orgId, 'member')
    expect((await removeMember(ports.members, member, { orgId, userId: member.userId })).role).toBe('member')
  })
})
