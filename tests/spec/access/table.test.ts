import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { type Json, newEmail, type Reply } from '../../support/http/client.js'
import { newMember } from '../../support/http/people.js'
import { newTenant } from '../../support/http/tenant.js'
import { addMember, mintLiveKey, removeMember } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

/** The columns of the access table. `live` is a key `sm_live_…` that the developer made for themselves. */
const CALLERS = [
  'owner',
  'admin',
  'developer',
  'member',
  'org_rw',
  'org_r',
  'proj_rw',
  'proj_r',
  'agent',
  'live',
] as const
type Caller = (typeof CALLERS)[number]
type Credential = { cookie: string } | { key: string }

const tenant = await newTenant(send)
let credentials: Record<Caller, Credential>
let developerVolume: string
beforeAll(async () => {
  const { databaseUrl } = shared()
  const join = async (role: string) => {
    const user = await newTenant(send)
    await addMember(databaseUrl, tenant.orgId, user.userId, role)
    return user
  }
  const [admin, developer, member] = [await join('admin'), await join('developer'), await join('member')]
  const made = await developer.call('POST', '/volumes', { name: "The developer's", project_id: tenant.projectId })
  developerVolume = made.body.data.volume.volume_id
  credentials = {
    owner: { cookie: tenant.cookie },
    admin: { cookie: admin.cookie },
    developer: { cookie: developer.cookie },
    member: { cookie: member.cookie },
    org_rw: { key: await tenant.key('org_rw') },
    org_r: { key: await tenant.key('org_r') },
    proj_rw: { key: await tenant.key('proj_rw') },
    proj_r: { key: await tenant.key('proj_r') },
    agent: { key: (await tenant.agent('Agent', { volumeId: tenant.volumeId })).key },
    live: { key: await mintLiveKey(databaseUrl, { userId: developer.userId, orgId: tenant.orgId }) },
  }
})

const as = (caller: Caller, method: string, path: string, body?: Json): Promise<Reply> =>
  send(method, path, { ...credentials[caller], ...(body !== undefined && { body }) })

/** Checks that only these callers are allowed; the rest get 403, or 404 where they have no access at all. */
async function allowsOnly(
  callers: readonly Caller[],
  ask: (caller: Caller) => Promise<Reply>,
  among = CALLERS as readonly Caller[],
) {
  const answers: Record<string, number | string> = {}
  for (const caller of among) {
    const { status } = await ask(caller)
    answers[caller] = status < 300 ? 'yes' : status === 403 || status === 404 ? 'no' : status
  }
  expect(answers).toEqual(Object.fromEntries(among.map((caller) => [caller, callers.includes(caller) ? 'yes' : 'no'])))
}

describe('who can', () => {
  test(cites('see a volume and the resources of the organization', 'access.see'), async () => {
    const allButAgents = CALLERS.filter((caller) => caller !== 'agent')
    await allowsOnly(allButAgents, (caller) => as(caller, 'GET', `/volumes/${tenant.volumeId}`))
    await allowsOnly(allButAgents, (caller) => as(caller, 'GET', '/volumes'))
    await allowsOnly(allButAgents, (caller) => as(caller, 'GET', `/orgs/${tenant.orgId}/projects`))
    await allowsOnly(allButAgents, (caller) => as(caller, 'GET', `/agents?org_id=${tenant.orgId}`))
  })

  test(cites('create, rotate and deactivate agents', 'access.agents', 'agents.create-session'), async () => {
    const people: Caller[] = ['owner', 'admin', 'developer']
    const body = { org_id: tenant.orgId, project_id: tenant.projectId, name: 'made' }
    await allowsOnly(people, (caller) => as(caller, 'POST', '/agents', body))
    const { agentId } = await tenant.agent('target')
    await allowsOnly(people, (caller) => as(caller, 'POST', `/agents/${agentId}/rotate-key`, {}))
    await allowsOnly(people, (caller) => as(caller, 'PATCH', `/agents/${agentId}`, { name: 'renamed' }))
    await allowsOnly(people, (caller) => as(caller, 'DELETE', `/agents/${agentId}`))
  })

  test(cites('create volumes', 'access.create-volumes'), async () => {
    const body = { name: 'made', project_id: tenant.projectId }
    const may: Caller[] = ['owner', 'admin', 'developer', 'org_rw', 'proj_rw', 'live']
    await allowsOnly(may, (caller) => as(caller, 'POST', '/volumes', body))
    const other = { name: 'made', project_id: await tenant.project('Other') }
    await allowsOnly(
      may.filter((caller) => caller !== 'proj_rw'),
      (caller) => as(caller, 'POST', '/volumes', other),
    )
  })

  test(cites('change a volume, connect and disconnect', 'access.change-volume', 'connect.owner-only'), async () => {
    const { agentId } = await tenant.agent('connected by many')
    const changes = (volume: string) => [
      (caller: Caller) => as(caller, 'PATCH', `/volumes/${volume}`, { name: 'changed' }),
      (caller: Caller) => as(caller, 'POST', '/agent/connect', { agent_id: agentId, volume_id: volume }),
    ]
    for (const change of changes(tenant.volumeId)) await allowsOnly(['owner', 'admin', 'org_rw'], change)
    for (const change of changes(developerVolume))
      await allowsOnly(['owner', 'admin', 'developer', 'org_rw', 'live'], change)
    const disconnect = async (caller: Caller) => {
      await tenant.connect(agentId, developerVolume)
      return as(caller, 'DELETE', `/agent/${agentId}/disconnect/${developerVolume}`)
    }
    await allowsOnly(['owner', 'admin', 'developer', 'org_rw', 'live'], disconnect)
  })

  test(cites('manage keys', 'access.keys', 'errors.forbidden'), async () => {
    const ofProject = { name: 'k', kind: 'proj_r', project_id: tenant.projectId, org_id: tenant.orgId }
    const ofOrganization = { name: 'k', kind: 'org_r', org_id: tenant.orgId }
    await allowsOnly(['owner', 'admin', 'developer'], (caller) => as(caller, 'POST', '/keys', ofProject))
    await allowsOnly(['owner', 'admin'], (caller) => as(caller, 'POST', '/keys', ofOrganization))
    const owners = (await as('owner', 'POST', '/keys', ofProject)).body.data.key.key_id
    await allowsOnly(['owner', 'admin'], (caller) => as(caller, 'POST', `/keys/${owners}/rotate`, {}))
    const own = (await as('developer', 'POST', '/keys', ofProject)).body.data.key.key_id
    await allowsOnly(['owner', 'admin', 'developer'], (caller) => as(caller, 'POST', `/keys/${own}/rotate`, {}))
  })

  test(cites('manage members, invitations and projects', 'access.members'), async () => {
    const may: Caller[] = ['owner', 'admin']
    const members = `/orgs/${tenant.orgId}/members`
    const person = await newMember(tenant, 'member')
    const invite = (caller: Caller) => as(caller, 'POST', members, { email: newEmail() })
    await allowsOnly(may, invite)
    await allowsOnly(may, (caller) => as(caller, 'GET', `/orgs/${tenant.orgId}/invitations`))
    await allowsOnly(may, async (caller) => {
      const { invitation_id } = (await invite('owner')).body.data.invitation
      return as(caller, 'DELETE', `/orgs/${tenant.orgId}/invitations/${invitation_id}`)
    })
    await allowsOnly(may, (caller) => as(caller, 'PATCH', `${members}/${person.userId}`, { role: 'developer' }))
    await allowsOnly(may, async (caller) =>
      as(caller, 'DELETE', `${members}/${(await newMember(tenant, 'member')).userId}`),
    )
    await allowsOnly(may, (caller) => as(caller, 'POST', `/orgs/${tenant.orgId}/projects`, { name: 'made' }))
    await allowsOnly(['owner', 'admin', 'developer', 'member'], (caller) => as(caller, 'GET', members))
    await allowsOnly(['owner'], (caller) => as(caller, 'GET', `/orgs/${tenant.orgId}/audit`))
  })

  const KEYS = ['org_rw', 'org_r', 'proj_rw', 'proj_r', 'agent', 'live'] as const

  test.each([
    ['/agent/memory/query', {}],
    ['/agent/memory/chat', {}],
    ['/agent/memory/chat', { stream: true }],
    ['/agent/memory/subscribe', { url: 'https://table.invalid/' }],
  ])(cites('read memories: %s %j', 'access.read', 'query.access', 'chat.access'), async (path, more) => {
    const ask = (volume_id: string) => (caller: Caller) => as(caller, 'POST', path, { query: 'x', volume_id, ...more })
    await allowsOnly(KEYS, ask(tenant.volumeId), KEYS)
    await allowsOnly(['org_rw', 'org_r', 'proj_rw', 'proj_r', 'live'], ask(developerVolume), KEYS)
    const elsewhere = await tenant.volume('elsewhere', await tenant.project('Elsewhere'))
    await allowsOnly(['org_rw', 'org_r', 'live'], ask(elsewhere), KEYS)
  })

  test(cites('write and delete memories', 'access.write', 'write.access', 'keys.scoped'), async () => {
    const write = (caller: Caller) =>
      as(caller, 'POST', '/agent/memory/write', { content: `A note of the ${caller}.`, volume_id: tenant.volumeId })
    const writers: Caller[] = ['org_rw', 'proj_rw', 'agent', 'live']
    await allowsOnly(writers, write, KEYS)
    await allowsOnly(
      writers,
      async (caller) => {
        const { memory_id } = (await write('org_rw')).body
        return as(caller, 'DELETE', `/memory/${memory_id}`)
      },
      KEYS,
    )
  })

  test(
    cites('use a live key: it can do what its user can now', 'keys.live', 'dead-at-once', 'keys.prefixes'),
    async () => {
      const user = await newTenant(send)
      const { databaseUrl } = shared()
      const key = await mintLiveKey(databaseUrl, { userId: user.userId, orgId: user.orgId })
      expect(key).toMatch(/^sm_live_/)
      const query = (volume_id: string) => send('POST', '/agent/memory/query', { key, body: { query: 'x', volume_id } })
      const write = () =>
        send('POST', '/agent/memory/write', { key, body: { content: 'From afar.', volume_id: tenant.volumeId } })
      expect([(await query(user.volumeId)).status, (await query(tenant.volumeId)).status]).toEqual([200, 403])
      await addMember(databaseUrl, tenant.orgId, user.userId, 'member')
      expect([(await query(tenant.volumeId)).status, (await write()).status]).toEqual([200, 403])
      await removeMember(databaseUrl, tenant.orgId, user.userId)
      expect((await query(tenant.volumeId)).status).toBe(403)
    },
  )
})
