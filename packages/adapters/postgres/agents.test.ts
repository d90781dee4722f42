import { randomUUID } from 'node:crypto'
import {
  connectAgent,
  createAgent,
  deactivateAgent,
  disconnectAgent,
  getAgent,
  listAgents,
  rotateAgentKey,
  updateAgent,
} from '@agent-memory/core/agents'
import { createKey, findKey } from '@agent-memory/core/keys'
import type { SessionPrincipal } from '@agent-memory/core/principal'
import { accessibleVolumes } from '@agent-memory/core/volumes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { type ManagementFixture, type Owner, startManagement } from '../../../tests/support/management.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']

beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

const code = (expected: string) => expect.objectContaining({ code: expected })
const lookUp = (apiKey: string) => findKey(ports.keys, apiKey)
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'allowed',
    (error) => error,
  )
const both = ['read', 'write'] as const

const agentOf = ({ principal, orgId, projectId }: Owner, by: SessionPrincipal = principal) =>
  createAgent(ports, by, { orgId, projectId, name: 'Scout', description: null, systemPrompt: 'Be brief.' })

describe('an agent', () => {
  test('is made with a key that says who it is', async () => {
    const owner = await fixture.owner()
    const { agent, apiKey } = await agentOf(owner)
    expect(agent).toMatchObject({ name: 'Scout', isActive: true, lastUsedAt: null, projectId: owner.projectId })
    expect(apiKey.startsWith(agent.apiKeyPrefix)).toBe(true)
    expect(await lookUp(apiKey)).toMatchObject({
      keyKind: 'agent',
      agentId: agent.agentId,
      orgId: owner.orgId,
      userId: null,
      name: 'Scout',
      roles: {},
    })
    await updateAgent(ports, owner.principal, agent.agentId, { name: 'Ranger' })
    expect((await lookUp(apiKey))?.name).toBe('Ranger')
  })

  test('is made by owners, admins and developers, in a project of the organization', async () => {
    const owner = await fixture.owner()
    const foreign = await fixture.owner()
    for (const role of ['admin', 'developer'] as const) {
      await agentOf(owner, await fixture.colleague(owner.orgId, role))
    }
    const member = await fixture.colleague(owner.orgId, 'member')
    expect(await refused(agentOf(owner, member))).toEqual(code('forbidden'))
    expect(await refused(agentOf(owner, foreign.principal))).toEqual(code('organization_not_found'))
    for (const projectId of [foreign.projectId, randomUUID()]) {
      expect(await refused(agentOf({ ...owner, projectId }))).toEqual(code('project_not_found'))
    }
  })

  test('changes only as far as is given', async () => {
    const owner = await fixture.owner()
    const { agent } = await agentOf(owner)
    const changed = await updateAgent(ports, owner.principal, agent.agentId, { description: 'Finds things.' })
    expect(changed).toEqual({ ...agent, description: 'Finds things.', updatedAt: expect.any(Date) })
    expect(changed.updatedAt.getTime()).toBeGreaterThanOrEqual(agent.updatedAt.getTime())
    const cleared = await updateAgent(ports, owner.principal, agent.agentId, { description: null, systemPrompt: null })
    expect(cleared).toMatchObject({ name: 'Scout', description: null, systemPrompt: null })
  })

  test('is read with its volumes, as far as the reader sees them', async () => {
    const owner = await fixture.owner()
    const { agent } = await agentOf(owner)
    const project = await ports.projects.create({ projectId: randomUUID(), orgId: owner.orgId, name: 'Other' })
    const other = await ports.volumes.create({
      volumeId: randomUUID(),
      orgId: owner.orgId,
      projectId: project.projectId,
      name: 'Other',
      type: 'team',
      createdBy: null,
    })
    for (const volumeId of [owner.volumeId, other.volumeId]) {
      await connectAgent(ports, owner.principal, { agentId: agent.agentId, volumeId, permissions: both })
    }
    const seenBy = async (by: Parameters<typeof getAgent>[1]) =>
      (await getAgent(ports, by, agent.agentId)).volumes.map(({ volumeId }) => volumeId)
    expect(await seenBy(owner.principal)).toEqual([owner.volumeId, other.volumeId])
    const { apiKey } = await createKey(ports, {
      orgId: owner.orgId,
      keyKind: 'proj_r',
      name: 'reader',
      userId: null,
      projectId: owner.projectId,
    })
    const reader = await lookUp(apiKey)
    expect(await seenBy(reader as never)).toEqual([owner.volumeId])
    expect((await ports.agents.find(agent.agentId))?.lastUsedAt).toBeNull()
  })

  test('of another organization answers like none', async () => {
    const { agent } = await agentOf(await fixture.owner())
    const { principal } = await fixture.owner()
    const attempts = [
      (id: string) => getAgent(ports, principal, id),
      (id: string) => updateAgent(ports, principal, id, { name: 'Mine' }),
      (id: string) => deactivateAgent(ports, principal, id),
      (id: string) => rotateAgentKey(ports, principal, id, 0),
    ]
    for (const attempt of attempts) {
      const foreign = await refused(attempt(agent.agentId))
      expect(foreign).toEqual(code('agent_not_found'))
      expect(foreign).toEqual(await refused(attempt(randomUUID())))
    }
    expect((await ports.agents.find(agent.agentId))?.name).toBe('Scout')
  })

  test('is listed page by page, in order of creation', async () => {
    const owner = await fixture.owner()
    const made: string[] = []
    for (let n = 0; n < 5; n++) made.push((await agentOf(owner)).agent.agentId)
    const filter = { orgId: owner.orgId, projectId: undefined }
    const seen: string[] = []
    let after = null
    do {
      const { items, next } = await listAgents(ports, owner.principal, filter, { limit: 2, after })
      seen.push(...items.map((agent) => agent.agentId))
      expect(items.length).toBeLessThanOrEqual(2)
      after = next
    } while (after)
    expect(seen).toEqual(made)
    const foreign = await fixture.owner()
    const elsewhere = { orgId: owner.orgId, projectId: foreign.projectId }
    expect(await refused(listAgents(ports, owner.principal, elsewhere, { limit: 2, after: null }))).toEqual(
      code('project_not_found'),
    )
  })
})

describe('the key of an agent', () => {
  test('sleeps with an inactive agent and wakes with it', async () => {
    const { principal, ...owner } = await fixture.owner()
    const { agent, apiKey } = await agentOf({ principal, ...owner })
    await updateAgent(ports, principal, agent.agentId, { isActive: false })
    expect(await lookUp(apiKey)).toBeNull()
    expect(await refused(rotateAgentKey(ports, principal, agent.agentId, 0))).toEqual(code('conflict'))
    await updateAgent(ports, principal, agent.agentId, { isActive: true })
    expect(await lookUp(apiKey)).not.toBeNull()
  })

  test('is revoked by deactivation for good: reactivation needs a rotation, and revives no old secret', async () => {
    const { principal, ...owner } = await fixture.owner()
    const { agent, apiKey } = await agentOf({ principal, ...owner })
    const keyId = (await lookUp(apiKey))?.keyId
    const graced = await rotateAgentKey(ports, principal, agent.agentId, 86_400)
    expect(await deactivateAgent(ports, principal, agent.agentId)).toMatchObject({ isActive: false })
    expect(await deactivateAgent(ports, principal, agent.agentId)).toMatchObject({ isActive: false })
    await updateAgent(ports, principal, agent.agentId, { isActive: true })
    expect(await lookUp(graced.apiKey)).toBeNull()
    const fresh = await rotateAgentKey(ports, principal, agent.agentId, 86_400)
    expect((await lookUp(fresh.apiKey))?.keyId).toBe(keyId)
    for (const old of [apiKey, graced.apiKey]) expect(await lookUp(old)).toBeNull()
  })

  test('rotated by two at once is one key in the end', async () => {
    const { principal, ...owner } = await fixture.owner()
    const { agent, apiKey } = await agentOf({ principal, ...owner })
    const rotated = await Promise.all([0, 0].map((grace) => rotateAgentKey(ports, principal, agent.agentId, grace)))
    const alive = await Promise.all([apiKey, ...rotated.map((one) => one.apiKey)].map(lookUp))
    expect(alive.filter((found) => found !== null)).toHaveLength(1)
  })

  test('is not given a new secret while a deactivation is under way', async () => {
    const { principal, ...owner } = await fixture.owner()
    const { agent } = await agentOf({ principal, ...owner })
    const deactivation = await fixture.database.pool.connect()
    try {
      await deactivation.query('BEGIN')
      await deactivation.query('UPDATE agents SET is_active = false WHERE agent_id = $1', [agent.agentId])
      await deactivation.query('UPDATE api_keys SET revoked_at = now() WHERE agent_id = $1', [agent.agentId])
      const rotation = refused(rotateAgentKey(ports, principal, agent.agentId, 0))
      await somebodyWaits()
      await deactivation.query('COMMIT')
      expect(await rotation).toEqual(code('conflict'))
    } finally {
      deactivation.release(true)
    }
  })
})

/** Until a statement of this database waits for a lock. */
const somebodyWaits = async () => {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await eventually(async () => expect(await fixture.sql(waiting)).not.toEqual([]))
}

describe('a connection', () => {
  test('gives permissions, is replaced by the next, and ends', async () => {
    const owner = await fixture.owner()
    const { agent, apiKey } = await agentOf(owner)
    const reach = async () => {
      const principal = await lookUp(apiKey)
      const volumes = await accessibleVolumes(ports, principal as never)
      return volumes.map(({ volumeId, name, type, permissions }) => ({ volumeId, name, type, permissions }))
    }
    const connect = (permissions: readonly ('read' | 'write')[]) =>
      connectAgent(ports, owner.principal, { agentId: agent.agentId, volumeId: owner.volumeId, permissions })
    const volume = { volumeId: owner.volumeId, name: 'Default', type: 'default' }
    expect(await reach()).toEqual([])
    await connect(['write', 'read', 'write'])
    expect(await reach()).toEqual([{ ...volume, permissions: ['read', 'write'] }])
    await connect(['write'])
    expect(await reach()).toEqual([{ ...volume, permissions: ['write'] }])
    await disconnectAgent(ports, owner.principal, agent.agentId, owner.volumeId)
    expect(await reach()).toEqual([])
    expect(await refused(disconnectAgent(ports, owner.principal, agent.agentId, owner.volumeId))).toEqual(
      code('connection_not_found'),
    )
  })

  test('made many times at once is one', async () => {
    const owner = await fixture.owner()
    const { agent } = await agentOf(owner)
    const request = { agentId: agent.agentId, volumeId: owner.volumeId, permissions: both }
    await Promise.all(Array.from({ length: 8 }, () => connectAgent(ports, owner.principal, request)))
    expect(await ports.volumes.listConnected(owner.orgId, agent.agentId)).toHaveLength(1)
  })

  test('never crosses organizations, not even past the use-case', async () => {
    const owner = await fixture.owner()
    const foreign = await fixture.owner()
    const { agent } = await agentOf(owner)
    const attempt = (agentId: string, volumeId: string) =>
      refused(connectAgent(ports, owner.principal, { agentId, volumeId, permissions: both }))
    expect(await attempt(agent.agentId, foreign.volumeId)).toEqual(await attempt(agent.agentId, randomUUID()))
    expect(await attempt(agent.agentId, foreign.volumeId)).toEqual(code('volume_not_found'))
    const { agent: theirs } = await agentOf(foreign)
    expect(await attempt(theirs.agentId, owner.volumeId)).toEqual(code('agent_not_found'))
    for (const orgId of [owner.orgId, foreign.orgId]) {
      expect(await ports.agents.connect(orgId, agent.agentId, foreign.volumeId, both)).toBe(false)
    }
  })

  test('is for those who may change the volume', async () => {
    const owner = await fixture.owner()
    const { agent, apiKey } = await agentOf(owner)
    const developer = await fixture.colleague(owner.orgId, 'developer')
    const request = { agentId: agent.agentId, volumeId: owner.volumeId, permissions: both }
    expect(await refused(connectAgent(ports, developer, request))).toEqual(code('forbidden'))
    const own = await ports.volumes.create({
      volumeId: randomUUID(),
      orgId: owner.orgId,
      projectId: owner.projectId,
      name: 'Mine',
      type: 'team',
      createdBy: developer.userId,
    })
    await connectAgent(ports, developer, { ...request, volumeId: own.volumeId })
    const itself = await lookUp(apiKey)
    expect(await refused(connectAgent(ports, itself as never, { ...request, volumeId: own.volumeId }))).toEqual(
      code('forbidden'),
    )
    expect(await refused(connectAgent(ports, itself as never, request))).toEqual(code('volume_not_found'))
    const { apiKey: orgKey } = await createKey(ports, {
      orgId: owner.orgId,
      keyKind: 'org_rw',
      name: 'k',
      userId: owner.principal.userId,
    })
    await connectAgent(ports, (await lookUp(orgKey)) as never, request)
    await fixture.sql('DELETE FROM memberships WHERE user_id = $1 AND org_id = $2', developer.userId, owner.orgId)
    const former = (await ports.people.principal(developer.userId)) as SessionPrincipal
    expect(await refused(connectAgent(ports, former, { ...request, volumeId: own.volumeId }))).toEqual(
      code('volume_not_found'),
    )
  })
})
