import { eraseOrganization, eraseUser } from '@agent-memory/core/accounts/people/erase-accounts'
import { acceptInvitation, invite } from '@agent-memory/core/accounts/people/invitations'
import { createVolume } from '@agent-memory/core/accounts/volumes'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { code } from '../../../../../tests/support/http/errors.js'
import { type ManagementFixture, type Owner, startManagement } from '../../../../../tests/support/http/management.js'
import { eraseDeletedVolumes, fillVolume, rowsOfVolume } from '../../../../../tests/support/stores/volume-contents.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']
beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

/** Calls `during` once, when the first volume is about to be erased. */
const whileErasing = (during: () => Promise<unknown>) => {
  let ended: Promise<unknown> | undefined
  const erase: typeof ports.volumes.erase = async (...args) => {
    ended ??= during().catch((error: unknown) => error)
    await ended
    return ports.volumes.erase(...args)
  }
  return { ports: { ...ports, volumes: { ...ports.volumes, erase } }, ended: () => ended }
}
const organizationsOf = (userId: string) =>
  fixture.sql('SELECT org_id FROM memberships JOIN organizations USING (org_id) WHERE user_id = $1', userId)

test('nobody joins an organization of a user while another of theirs is erased', async () => {
  const [{ principal, orgId }, second] = [await fixture.owner(), await fixture.owner()]
  const guest = (await fixture.owner()).principal
  await fixture.sql('UPDATE memberships SET user_id = $2 WHERE org_id = $1', second.orgId, principal.userId)
  const inviter = { ...principal, roles: { ...principal.roles, [second.orgId]: 'owner' as const } }
  const toLater = { orgId: second.orgId, email: guest.email, role: 'member', language: 'en' } as const
  const { token } = await invite(ports, inviter, toLater)
  const erasing = whileErasing(() => acceptInvitation(ports.invitations, guest, token ?? ''))
  const { organizations, counts } = await eraseUser(erasing.ports, principal)
  expect(await erasing.ended()).toEqual(code('validation_failed'))
  expect(organizations.map((each) => each.orgId).sort()).toEqual([orgId, second.orgId].sort())
  expect(counts.memberships).toBe(0)
  expect(await organizationsOf(guest.userId)).toHaveLength(1)
})

test('of two owners who are erased at the same time, the last loses nothing', async () => {
  const shared = await fixture.owner()
  const { orgId } = shared
  const [first, last] = [await fixture.colleague(orgId, 'owner'), await fixture.colleague(orgId, 'owner')]
  await fixture.sql(`UPDATE memberships SET role = 'member' WHERE user_id = $1`, shared.principal.userId)
  const erasing = whileErasing(() => eraseUser(ports, last))
  expect((await eraseUser(erasing.ports, first)).counts.memberships).toBe(1)
  expect(await erasing.ended()).toMatchObject({ code: 'conflict', fields: { org_ids: [orgId] } })
  expect(await organizationsOf(last.userId)).toHaveLength(2)
  expect(await organizationsOf(first.userId)).toEqual([])
})

test('owners who are erased at once leave an owner, and nobody who stays loses anything', async () => {
  const { orgId, principal } = await fixture.owner()
  const owners = [principal, await fixture.colleague(orgId, 'owner'), await fixture.colleague(orgId, 'owner')]
  const member = await fixture.colleague(orgId, 'member')
  const ended = await Promise.allSettled(owners.map((owner) => eraseUser(ports, owner)))
  const stayed = owners.filter((_owner, at) => ended[at]?.status === 'rejected')
  expect(stayed).toHaveLength(1)
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({ reason: code('conflict') })
  expect(await organizationsOf(stayed[0]?.userId ?? '')).toHaveLength(stayed[0] === principal ? 1 : 2)
  expect(await organizationsOf(member.userId)).toHaveLength(2)
})

test('a user who meanwhile joins another organization leaves that too', async () => {
  const [{ principal }, host] = [await fixture.owner(), await fixture.owner()]
  const { email } = principal
  const { token } = await invite(ports, host.principal, { orgId: host.orgId, email, role: 'owner', language: 'en' })
  const erasing = whileErasing(() => acceptInvitation(ports.invitations, principal, token ?? ''))
  expect((await eraseUser(erasing.ports, principal)).counts.memberships).toBe(1)
  expect((await ports.members.list(host.orgId, { limit: 10, after: null })).items).toHaveLength(1)
})

test('the error of a user who meanwhile became a last owner names what is erased', async () => {
  const [{ principal, orgId }, host] = [await fixture.owner(), await fixture.owner()]
  const swapRoles = async () => {
    const join = 'INSERT INTO memberships (org_id, user_id, role) VALUES ($1, $2, $3)'
    await fixture.sql(join, host.orgId, principal.userId, 'owner')
    await fixture.sql(`UPDATE memberships SET role = 'member' WHERE user_id = $1`, host.principal.userId)
  }
  const refused = await eraseUser(whileErasing(swapRoles).ports, principal).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'conflict', fields: { org_ids: [host.orgId] } })
  expect((refused as Error).message).toContain(`deleted already: ${orgId}.`)
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
  expect(await organizationsOf(guest.userId)).toHaveLength(1)
})

test.each([
  ['an organization', (owner: Owner) => eraseOrganization(ports, owner.principal, owner.orgId)],
  ['a user', async (owner: Owner) => (await eraseUser(ports, owner.principal)).organizations[0]],
])('%s is gone at once, and jobs erase what the volumes contained', async (_who, erase) => {
  const owner = await fixture.owner()
  const { orgId, projectId, volumeId } = owner
  const second = await createVolume(ports, owner.principal, { name: 'Second', projectId, type: 'team' })
  await fixture.agentOf(owner)
  const volumes = [volumeId, second.volumeId]
  for (const id of volumes) await fillVolume(fixture.sql, { orgId, volumeId: id }, 4)
  const rowsOf = () => Promise.all(volumes.map((id) => rowsOfVolume(fixture.sql, id)))
  const before = await rowsOf()
  expect(await erase(owner)).toEqual({
    orgId,
    counts: { volumes: 2, memories: 8, documents: 8, agents: 1, keys: 3, members: 1 },
  })
  expect(await fixture.sql('SELECT FROM organizations WHERE org_id = $1', orgId)).toEqual([])
  expect(await fixture.sql('SELECT FROM api_keys WHERE org_id = $1', orgId)).toEqual([])
  // All other rows are still there, even deliveries of webhooks whose keys are erased.
  expect(await rowsOf()).toEqual(before.map((rows) => ({ ...rows, agent_connections: 0 })))
  await eraseDeletedVolumes(fixture.sql, ports.volumes)
  const filesToRemove = { outbox: 4 }
  expect(await rowsOf()).toEqual(
    before.map((rows) => ({ ...Object.fromEntries(Object.keys(rows).map((table) => [table, 0])), ...filesToRemove })),
  )
})

test('an erasure of a volume that failed for good is not lost with its organization', async () => {
  const owner = await fixture.owner()
  await ports.volumes.erase(owner.orgId, owner.volumeId)
  await fixture.sql(
    `WITH buried AS (DELETE FROM outbox WHERE job = 'volume.erase' AND org_id = $1 RETURNING *)
     INSERT INTO dead_letters (outbox_id, job, org_id, payload, created_at, attempts)
     SELECT outbox_id, job, org_id, payload, created_at, 5 FROM buried`,
    owner.orgId,
  )
  await eraseOrganization(ports, owner.principal, owner.orgId)
  expect(await fixture.sql('SELECT job FROM dead_letters WHERE org_id = $1', owner.orgId)).toEqual([
    { job: 'volume.erase' },
  ])
})
