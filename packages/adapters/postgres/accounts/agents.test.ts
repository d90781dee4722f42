import { randomUUID } from 'node:crypto'
import {
  connectAgent,
  deactivateAgent,
  getAgent,
  listAgents,
  rotateAgentKey,
  updateAgent,
} from '@agent-memory/core/accounts/agents'
import { createKey } from '@agent-memory/core/accounts/keys/keys'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'
import { code, refused } from '../../../../tests/support/http/errors.js'
import { type ManagementFixture, startManagement } from '../../../../tests/support/http/management.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']

beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

describe('an agent', () => {
  test('is created with a key that identifies it', async () => {
    const owner = await fixture.owner()
    const { agent, apiKey } = await fixture.agentOf(owner)
    expect(agent).toMatchObject({ name: 'Scout', isActive: true, lastUsedAt: null, projectId: owner.projectId })
    expect(apiKey.startsWith(agent.apiKeyPrefix)).toBe(true)
    expect(await fixture.lookUp(apiKey)).toMatchObject({
      keyKind: 'agent',
      agentId: agent.agentId,
      orgId: owner.orgId,
      userId: null,
      name: 'Scout',
      roles: {},
    })
    await updateAgent(ports, owner.principal, agent.agentId, { name: 'Ranger' })
    expect((await fixture.lookUp(apiKey))?.name).toBe('Ranger')
  })

  test('is created by owners, admins and developers, in a project of the organization', async () => {
    const owner = await fixture.owner()
    const foreign = await fixture.owner()
    for (const role of ['admin', 'developer'] as const) {
      await fixture.agentOf(owner, await fixture.colleague(owner.orgId, role))
    }
    const member = await fixture.colleague(owner.orgId, 'member')
    expect(await refused(fixture.agentOf(owner, member))).toEqual(code('forbidden'))
    expect(await refused(fixture.agentOf(owner, foreign.principal))).toEqual(code('organization_not_found'))
    for (const projectId of [foreign.projectId, randomUUID()]) {
      expect(await refused(fixture.agentOf({ ...owner, projectId }))).toEqual(code('project_not_found'))
    }
  })

  test('changes only the given fields', async () => {
    const owner = await fixture.owner()
    const { agent } = await fixture.agentOf(owner)
    const changed = await updateAgent(ports, owner.principal, agent.agentId, { description: 'Finds things.' })
    expect(changed).toEqual({ ...agent, description: 'Finds things.', updatedAt: expect.any(Date) })
    expect(changed.updatedAt.getTime()).toBeGreaterThanOrEqual(agent.updatedAt.getTime())
    const cleared = await updateAgent(ports, owner.principal, agent.agentId, { description: null, systemPrompt: null })
    expect(cleared).toMatchObject({ name: 'Scout', description: null, systemPrompt: null })
  })

  test('is read with the volumes visible to the reader', async () => {
    const owner = await fixture.owner()
    const { agent } = await fixture.agentOf(owner)
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
      await connectAgent(ports, owner.principal, { agentId: agent.agentId, volumeId, permissions: ['read', 'write'] })
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
    const reader = await fixture.lookUp(apiKey)
    expect(await seenBy(reader as never)).toEqual([owner.volumeId])
    expect((await ports.agents.find(agent.agentId))?.lastUsedAt).toBeNull()
  })

  test('of another organization looks like a missing one', async () => {
    const { agent } = await fixture.agentOf(await fixture.owner())
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
    for (let n = 0; n < 5; n++) made.push((await fixture.agentOf(owner)).agent.agentId)
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
  test('is disabled with an inactive agent and enabled with it', async () => {
    const { principal, ...owner } = await fixture.owner()
    const { agent, apiKey } = await fixture.agentOf({ principal, ...owner })
    await updateAgent(ports, principal, agent.agentId, { isActive: false })
    expect(await fixture.lookUp(apiKey)).toBeNull()
    expect(await refused(rotateAgentKey(ports, principal, agent.agentId, 0))).toEqual(code('conflict'))
    await updateAgent(ports, principal, agent.agentId, { isActive: true })
    expect(await fixture.lookUp(apiKey)).not.toBeNull()
  })

  test('is permanently revoked by deactivation: reactivation needs a rotation, restoring no old secret', async () => {
    const { principal, ...owner } = await fixture.owner()
    const { agent, apiKey } = await fixture.agentOf({ principal, ...owner })
    const keyId = (await fixture.lookUp(apiKey))?.keyId
    const graced = await rotateAgentKey(ports, principal, agent.agentId, 86_400)
    expect(await deactivateAgent(ports, principal, agent.agentId)).toMatchObject({ isActive: false })
    expect(await deactivateAgent(ports, principal, agent.agentId)).toMatchObject({ isActive: false })
    await updateAgent(ports, principal, agent.agentId, { isActive: true })
    expect(await fixture.lookUp(graced.apiKey)).toBeNull()
    const fresh = await rotateAgentKey(ports, principal, agent.agentId, 86_400)
    expect((await fixture.lookUp(fresh.apiKey))?.keyId).toBe(keyId)
    for (const old of [apiKey, graced.apiKey]) expect(await fixture.lookUp(old)).toBeNull()
  })

  test('rotated twice concurrently is still one key', async () => {
    const { principal, ...owner } = await fixture.owner()
    const { agent, apiKey } = await fixture.agentOf({ principal, ...owner })
    const rotated = await Promise.all([0, 0].map((grace) => rotateAgentKey(ports, principal, agent.agentId, grace)))
    const alive = await Promise.all([apiKey, ...rotated.map((one) => one.apiKey)].map(fixture.lookUp))
    expect(alive.filter((found) => found !== null)).toHaveLength(1)
  })

  test('gets no new secret during a deactivation', async () => {
    const { principal, ...owner } = await fixture.owner()
    const { agent } = await fixture.agentOf({ principal, ...owner })
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

/** Resolves once a statement of this database waits for a lock. */
const somebodyWaits = async () => {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await eventually(async () => expect(await fixture.sql(waiting)).not.toEqual([]))
}
