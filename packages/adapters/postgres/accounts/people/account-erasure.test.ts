import { eraseUser } from '@agent-memory/core/accounts/people/erase-accounts'
import { acceptInvitation, invite } from '@agent-memory/core/accounts/people/invitations'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { code } from '../../../../../tests/support/http/errors.js'
import { type ManagementFixture, startManagement } from '../../../../../tests/support/http/management.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']
beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

test('an organization that somebody joins while its owner is erased stays', async () => {
  const { principal, orgId } = await fixture.owner()
  const { membershipsOf } = ports.accountErasure
  const joinedMeanwhile = async (userId: string) => {
    const read = await membershipsOf(userId)
    await fixture.colleague(orgId, 'member')
    return read
  }
  const accountErasure = { ...ports.accountErasure, membershipsOf: joinedMeanwhile }
  const erased = eraseUser({ ...ports, accountErasure }, principal)
  await expect(erased).rejects.toEqual(code('conflict'))
  expect((await ports.members.list(orgId, { limit: 10, after: null })).items).toHaveLength(2)
})

test('nobody joins an organization that is being closed', async () => {
  const [{ principal, orgId }, guest] = [await fixture.owner(), (await fixture.owner()).principal]
  const { token } = await invite(ports, principal, { orgId, email: guest.email, role: 'owner', language: 'en' })
  const { joining } = await fixture.database.transaction(async (client) => {
    await client.query('SELECT FROM organizations WHERE org_id = $1 FOR NO KEY UPDATE', [orgId])
    const ended = acceptInvitation(ports.invitations, guest, token ?? '').catch((error: unknown) => error)
    await client.query('SELECT pg_sleep(0.3)')
    await client.query('DELETE FROM invitations WHERE org_id = $1', [orgId])
    return { joining: ended }
  })
  expect(await joining).toEqual(code('validation_failed'))
  expect(await ports.accountErasure.closeOrganization(orgId, principal.userId)).toBe(true)
})
