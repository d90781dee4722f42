import { afterEach, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError, UUID } from '../../support/expectations.js'
import { cookieOf, expectStatus, type Json, PASSWORD } from '../../support/http/client.js'
import { mcpStatus, rpcOf } from '../../support/http/mcp.js'
import { choosing, connectClient, refresh, revoke } from '../../support/http/oauth/oauth.js'
import { type OpenStream, openMcpStream } from '../../support/http/open-ended/open-stream.js'
import { invited, newMember } from '../../support/http/people.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { smAdmin } from '../../support/programs/sm-admin.js'
import { send, shared } from '../../support/shared.js'

const open: OpenStream[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave()
})

const grantsOf = async (tenant: Tenant): Promise<Json[]> =>
  expectStatus(await tenant.call('GET', '/auth/grants'), 200).body.data.grants
const endGrant = (tenant: Tenant, grantId: string) => tenant.call('DELETE', `/auth/grants/${grantId}`)

/** What the audit log of the tenant's organization says about grants, oldest first. */
const auditOf = async (tenant: Tenant) => {
  const { entries } = (await tenant.call('GET', `/orgs/${tenant.orgId}/audit?limit=100`)).body.data
  return entries
    .filter(({ action }: Json) => action.startsWith('grant.'))
    .map(({ action, subject_id, actor, details }: Json) => [action, subject_id, actor.id, details.reason])
    .reverse()
}

describe('what a person has allowed', () => {
  test(cites('is listed with client, host, scopes, volumes and last use', 'grants.list'), async () => {
    const tenant = await newTenant(send)
    const all = await connectClient(send, tenant.cookie, { scope: 'memory:read offline_access' })
    await connectClient(send, tenant.cookie, { scope: 'memory:read', form: choosing(tenant.volumeId) })
    const [chosen, first] = await grantsOf(tenant)
    expect(first).toEqual({
      grant_id: UUID,
      client: { client_id: all.clientId, name: 'Test client', redirect_host: '127.0.0.1:33418', is_official: false },
      scopes: ['memory:read', 'offline_access'],
      volumes: null,
      created_at: expect.any(String),
      last_used_at: null,
    })
    expect(chosen).toMatchObject({
      scopes: ['memory:read'],
      volumes: [{ volume_id: tenant.volumeId, name: 'Default', org_name: expect.any(String) }],
    })
    await rpcOf(send, all.accessToken).call('list_volumes')
    await eventually(async () => expect((await grantsOf(tenant))[1]?.last_used_at).toEqual(expect.any(String)))
    expect(await grantsOf(await newTenant(send))).toEqual([])
  })

  test(cites('ends with its tokens and streams, and no other does', 'grants.end', 'oauth.dead-at-once'), async () => {
    const [tenant, stranger] = [await newTenant(send), await newTenant(send)]
    const kept = await connectClient(send, tenant.cookie)
    const ended = await connectClient(send, tenant.cookie)
    for (const { accessToken } of [kept, ended]) open.push(await openMcpStream(shared().baseUrl, accessToken))
    const { grant_id } = (await grantsOf(tenant)).find(({ client }) => client.client_id === ended.clientId) ?? {}
    expectError(await endGrant(stranger, grant_id), 404, 'grant_not_found')
    expect((await endGrant(tenant, grant_id)).body.data).toEqual({ grant_id })
    await open[1]?.ended
    expect(open[0]?.isOpen()).toBe(true)
    expect([await mcpStatus(send, ended.accessToken), await mcpStatus(send, kept.accessToken)]).toEqual([401, 400])
    expectStatus(await refresh(send, ended.clientId, ended.refreshToken), 400)
    expect((await grantsOf(tenant)).map(({ client }) => client.client_id)).toEqual([kept.clientId])
    expectError(await endGrant(tenant, grant_id), 404, 'grant_not_found')
    expect(await auditOf(tenant)).toEqual([
      ['grant.created', UUID, tenant.userId, undefined],
      ['grant.created', grant_id, tenant.userId, undefined],
      ['grant.revoked', grant_id, tenant.userId, 'user'],
    ])
  })
})

describe('the audit log says why a grant ended:', () => {
  const reasonOf = async (tenant: Tenant) => (await auditOf(tenant)).at(-1)?.at(3)

  test(cites('its client gave a token back', 'audit'), async () => {
    const tenant = await newTenant(send)
    const { clientId, accessToken } = await connectClient(send, tenant.cookie)
    expectStatus(await revoke(send, clientId, accessToken), 200)
    expect(await reasonOf(tenant)).toBe('client')
  })

  test(cites('a refresh token was used twice', 'audit', 'oauth.tokens'), async () => {
    const tenant = await newTenant(send)
    const { clientId, refreshToken } = await connectClient(send, tenant.cookie)
    expectStatus(await refresh(send, clientId, refreshToken), 200)
    expectStatus(await refresh(send, clientId, refreshToken), 400)
    expect(await reasonOf(tenant)).toBe('reuse')
  })

  test(cites('the password was changed', 'audit', 'password.change'), async () => {
    const tenant = await newTenant(send)
    await connectClient(send, tenant.cookie)
    const body = { current_password: PASSWORD, password: 'another horse' }
    const cookie = cookieOf(expectStatus(await tenant.call('POST', '/auth/password', body), 200))
    const call: Tenant['call'] = (method, path) => send(method, path, { cookie })
    expect(await reasonOf({ ...tenant, call })).toBe('password')
  })

  test(cites('the operator removed the client', 'audit', 'oauth.provisioned'), async () => {
    const tenant = await newTenant(send)
    const { clientId } = await connectClient(send, tenant.cookie)
    const { code } = await smAdmin(shared().databaseUrl, ['clients', 'remove', clientId], '', shared().stores)
    expect(code).toBe(0)
    expect(await reasonOf(tenant)).toBe('client_removed')
  })

  test(cites('its user left; what was chosen there stays closed after a return', 'audit', 'oauth.reach'), async () => {
    const tenant = await newTenant(send)
    const person = await newMember(tenant, 'developer')
    const only = await connectClient(send, person.cookie, { form: choosing(tenant.volumeId) })
    const both = await connectClient(send, person.cookie, { form: choosing(tenant.volumeId, person.volumeId) })
    const all = await connectClient(send, person.cookie)
    const member = `/orgs/${tenant.orgId}/members/${person.userId}`
    expectStatus(await tenant.call('DELETE', member), 200)
    const left = (await auditOf(tenant)).filter(([action]: string[]) => action === 'grant.revoked')
    expect(left).toEqual(Array(3).fill(['grant.revoked', UUID, tenant.userId, 'left']))
    const { token } = await invited(tenant, person.email, 'member')
    expectStatus(await person.call('POST', '/invitations/accept', { token }), 200)
    expect((await auditOf(tenant)).at(-1)).toEqual(['grant.created', UUID, person.userId, undefined])
    const reached = async (key: string) =>
      (await rpcOf(send, key).call('list_volumes')).volumes.map(({ volume_id }: Json) => volume_id)
    expect(await mcpStatus(send, only.accessToken)).toBe(401)
    expect(await reached(both.accessToken)).toEqual([person.volumeId])
    expect((await reached(all.accessToken)).sort()).toEqual([tenant.volumeId, person.volumeId].sort())
  })
})
