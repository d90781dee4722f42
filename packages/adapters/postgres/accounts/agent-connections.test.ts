import { randomUUID } from 'node:crypto'
import { connectAgent, disconnectAgent } from '@agent-memory/core/accounts/agents'
import { createKey } from '@agent-memory/core/accounts/keys/keys'
import { authorOf, type SessionPrincipal } from '@agent-memory/core/accounts/principal'
import { accessibleVolumes } from '@agent-memory/core/accounts/volumes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { code, refused } from '../../../../tests/support/http/errors.js'
import { type ManagementFixture, startManagement } from '../../../../tests/support/http/management.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']

beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

const both = ['read', 'write'] as const

describe('a connection', () => {
  test('gives permissions, is replaced by the next, and ends', async () => {
    const owner = await fixture.owner()
    const { agent, apiKey } = await fixture.agentOf(owner)
    const reach = async () => {
      const principal = await fixture.lookUp(apiKey)
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

  test('created many times concurrently is one', async () => {
    const owner = await fixture.owner()
    const { agent } = await fixture.agentOf(owner)
    const request = { agentId: agent.agentId, volumeId: owner.volumeId, permissions: both }
    await Promise.all(Array.from({ length: 8 }, () => connectAgent(ports, owner.principal, request)))
    expect(await ports.volumes.listConnected(owner.orgId, agent.agentId)).toHaveLength(1)
  })

  test('never crosses organizations, not even past the use-case', async () => {
    const owner = await fixture.owner()
    const foreign = await fixture.owner()
    const { agent } = await fixture.agentOf(owner)
    const attempt = (agentId: string, volumeId: string) =>
      refused(connectAgent(ports, owner.principal, { agentId, volumeId, permissions: both }))
    expect(await attempt(agent.agentId, foreign.volumeId)).toEqual(await attempt(agent.agentId, randomUUID()))
    expect(await attempt(agent.agentId, foreign.volumeId)).toEqual(code('volume_not_found'))
    const { agent: theirs } = await fixture.agentOf(foreign)
    expect(await attempt(theirs.agentId, owner.volumeId)).toEqual(code('agent_not_found'))
    for (const orgId of [owner.orgId, foreign.orgId]) {
      expect(await ports.agents.connect(orgId, agent.agentId, foreign.volumeId, both, authorOf(owner.principal))).toBe(
        false,
      )
    }
  })

  test('is for those who can change the volume', async () => {
    const owner = await fixture.owner()
    const { agent, apiKey } = await fixture.agentOf(owner)
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
    const itself = await fixture.lookUp(apiKey)
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
    await connectAgent(ports, (await fixture.lookUp(orgKey)) as never, request)
    await fixture.sql('DELETE FROM memberships WHERE user_id = $1 AND org_id = $2', developer.userId, owner.orgId)
    const former = (await ports.people.principal(developer.userId)) as SessionPrincipal
    expect(await refused(connectAgent(ports, former, { ...request, volumeId: own.volumeId }))).toEqual(
      code('volume_not_found'),
    )
  })
})
