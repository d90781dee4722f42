import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError } from '../../support/expectations.js'
import { cookieOf, expectStatus, newEmail, PASSWORD } from '../../support/http/client.js'
import { documentsOf } from '../../support/http/documents.js'
import { rpcOf } from '../../support/http/mcp.js'
import { memoriesOf } from '../../support/http/memories.js'
import { choosing, connectClient } from '../../support/http/oauth/oauth.js'
import { invited, newMember } from '../../support/http/people.js'
import { newTenant, signUp, type Tenant } from '../../support/http/tenant.js'
import { mintLiveKey, rowsWith } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'
import { graphOf } from '../../support/stores/graph.js'

const eraseUser = (tenant: Tenant, password = PASSWORD) => tenant.call('DELETE', '/auth/me', { password })
const eraseOrganization = (tenant: Tenant, orgId = tenant.orgId) => tenant.call('DELETE', `/orgs/${orgId}`)

/**
 * Returns the rows of all tables that still have one of the texts. Rate limits, and jobs that clean other stores,
 * are left out, because both may hold ids for a while.
 */
const tracesOf = async (...texts: string[]) => {
  const rows = await rowsWith(shared().databaseUrl, ...texts)
  return rows.filter((row) => !/^(public\.(outbox|rate_windows)|bullmq)/.test(row))
}

/**
 * Gives the tenant a key, an agent, a volume, memories, a document and an invitation. Returns the keys, and the ids
 * that must be gone with the organization.
 */
const filled = async (tenant: Tenant) => {
  const key = await tenant.key('org_rw')
  const agent = await tenant.agent('Scribe', { volumeId: tenant.volumeId })
  const second = await tenant.volume('Second')
  await memoriesOf(send, key, tenant.volumeId).write('The lighthouse keeper is called Ines.')
  await memoriesOf(send, agent.key, tenant.volumeId).write('The ferry leaves at nine.')
  await memoriesOf(send, key, second).write('The pier is long.')
  const { document_id } = await documentsOf(shared().baseUrl, key, tenant.volumeId).upload('A short manual.', 'a.txt')
  await invited(tenant, newEmail())
  const ids = [tenant.orgId, tenant.projectId, tenant.volumeId, second, agent.agentId, document_id]
  return { key, agentKey: agent.key, ids }
}

describe('an organization', () => {
  test(
    cites('is erased with all that is its own, and answers a receipt', 'erase.organization', 'dead-at-once'),
    async () => {
      const tenant = await newTenant(send)
      const member = await newMember(tenant, 'member')
      const { key, agentKey, ids } = await filled(tenant)
      // Before the erasure, each id is in some row.
      const rows = (await tracesOf(...ids)).join('\n')
      expect(ids.filter((id) => !rows.includes(id))).toEqual([])
      const reply = await eraseOrganization(tenant)
      expect(reply.body.data.receipt).toEqual({
        org_id: tenant.orgId,
        stores: {
          postgresql: { volumes: 2, memories: 3, documents: 1, agents: 1, keys: 2, members: 2 },
          contents: expect.any(String),
          files: expect.any(String),
          index: expect.any(String),
          graph: expect.any(String),
        },
      })
      for (const secret of [key, agentKey])
        expectError(await send('GET', '/agent/volumes', { key: secret }), 401, 'invalid_api_key')
      await eventually(async () => expect(await tracesOf(...ids)).toEqual([]))
      expectError(await eraseOrganization(tenant), 404, 'organization_not_found')
      expect((await tenant.call('GET', '/auth/me')).body.data.organizations).toEqual([])
      const left = (await member.call('GET', '/auth/me')).body.data.organizations
      expect(left).toEqual([expect.objectContaining({ org_id: member.orgId })])
    },
  )

  test(cites('is erased by owners alone', 'erase.organization', 'errors.forbidden', 'errors.alike'), async () => {
    const tenant = await newTenant(send)
    const admin = await newMember(tenant, 'admin')
    expectError(await eraseOrganization(admin, tenant.orgId), 403, 'forbidden')
    expectError(await eraseOrganization(await newTenant(send), tenant.orgId), 404, 'organization_not_found')
    expect((await tenant.call('GET', `/volumes/${tenant.volumeId}`)).status).toBe(200)
  })
})

describe('a user', () => {
  test(cites('is erased with an organization of their own, and can sign up again', 'erase.user'), async () => {
    const tenant = await newTenant(send)
    const { ids } = await filled(tenant)
    expectError(await eraseUser(tenant, 'a guess'), 401, 'invalid_credentials')
    const { receipt } = (await eraseUser(tenant)).body.data
    expect(receipt).toEqual({
      user_id: tenant.userId,
      organizations: [expect.objectContaining({ org_id: tenant.orgId })],
      stores: { postgresql: { sessions: 1, keys: 0, memberships: 0 } },
    })
    expectError(await tenant.call('GET', '/auth/me'), 401, 'unauthorized')
    expect(await tracesOf(tenant.userId, tenant.email)).toEqual([])
    await eventually(async () => expect(await tracesOf(...ids)).toEqual([]))
    expect((await signUp(send, { email: tenant.email, password: PASSWORD })).status).toBe(201)
  })

  test(cites('leaves the organizations of others, and no name in them', 'erase.user', 'dead-at-once'), async () => {
    const tenant = await newTenant(send)
    const person = await newMember(tenant, 'admin')
    await invited(person, newEmail())
    const volume = await person.call('POST', '/volumes', { name: 'Kept', project_id: tenant.projectId })
    const live = await mintLiveKey(shared().databaseUrl, { userId: person.userId, orgId: tenant.orgId })
    const { receipt } = (await eraseUser(person)).body.data
    expect(receipt.stores.postgresql).toEqual({ sessions: 1, keys: 1, memberships: 1 })
    expectError(await send('GET', '/agent/volumes', { key: live }), 401, 'invalid_api_key')
    const { members } = (await tenant.call('GET', `/orgs/${tenant.orgId}/members`)).body.data
    expect(members).toHaveLength(1)
    const kept = await tenant.call('GET', `/volumes/${volume.body.data.volume.volume_id}`)
    expect(kept.body.data.volume).toMatchObject({ name: 'Kept', created_by: null })
    expect(await tracesOf(person.email)).toEqual([])
  })

  test(cites('whose memories stay in a volume of others is not named there any more', 'erase.user.name'), async () => {
    const tenant = await newTenant(send)
    const [name, email] = ['Zenobia Quill', newEmail()]
    const cookie = cookieOf(expectStatus(await signUp(send, { email, password: PASSWORD, name }), 201))
    const { token } = await invited(tenant, email, 'developer')
    expectStatus(await send('POST', '/invitations/accept', { cookie, body: { token } }), 200)
    const form = choosing(tenant.volumeId)
    const rpc = rpcOf(send, (await connectClient(send, cookie, { form })).accessToken)
    const { memory_id } = await rpc.call('add_memory', { content: 'I keep the lighthouse of Porto Covo.' })
    await rpc.call('submit_feedback', { memory_id, kind: 'useful' })
    const key = await tenant.key('org_rw')
    // Another writer makes the same statement, so its memory has wordings of both.
    await memoriesOf(send, key, tenant.volumeId).write('The ferry leaves at nine.')
    await rpc.call('add_memory', { content: 'The ferry leaves at nine.' })
    await eventually(async () =>
      expect(JSON.stringify(await graphOf(send, key, tenant.volumeId).entity(name))).toContain(name),
    )
    expectStatus(await send('DELETE', '/auth/me', { cookie, body: { password: PASSWORD } }), 200)
    await eventually(async () => expect(await tracesOf(name, email)).toEqual([]))
    const { body } = expectStatus(await send('GET', `/memory/${memory_id}`, { key }), 200)
    expect(body.data.memory).toMatchObject({ content: 'I keep the lighthouse of Porto Covo.' })
    expect(JSON.stringify(body)).toMatch(/"agent":"deleted user [0-9a-f]{8}"/)
    expect(JSON.stringify(await memoriesOf(send, key, tenant.volumeId).query('lighthouse'))).toContain('deleted user')
  })

  test(
    cites('who is the last owner of others is not erased, nor anything else', 'erase.user', 'errors.conflict'),
    async () => {
      const tenant = await newTenant(send)
      const member = await newMember(tenant, 'member')
      const reply = await eraseUser(tenant)
      expectError(reply, 409, 'conflict')
      expect(reply.body.org_ids).toEqual([tenant.orgId])
      expect((await tenant.call('GET', `/volumes/${tenant.volumeId}`)).status).toBe(200)
      await tenant.call('PATCH', `/orgs/${tenant.orgId}/members/${member.userId}`, { role: 'owner' })
      expect((await eraseUser(tenant)).body.data.receipt.organizations).toEqual([])
      expect((await member.call('GET', `/volumes/${tenant.volumeId}`)).status).toBe(200)
    },
  )
})
