import { randomUUID } from 'node:crypto'
import { connectAgent, createAgent } from '@agent-memory/core/accounts/agents'
import { createKey, findKey } from '@agent-memory/core/accounts/keys/keys'
import { accessibleVolumes, createVolume, listVolumes, updateVolume } from '@agent-memory/core/accounts/volumes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { code } from '../../../../tests/support/http/errors.js'
import { type ManagementFixture, type Owner, startManagement } from '../../../../tests/support/http/management.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']

beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

const page = { limit: 100, after: null }

const keyOf = async (owner: Owner, keyKind: 'org_rw' | 'org_r' | 'proj_rw' | 'proj_r' | 'live') => {
  const projectId = keyKind.startsWith('proj') ? owner.projectId : null
  const userId = owner.principal.userId
  const { apiKey } = await createKey(ports, { orgId: owner.orgId, keyKind, name: keyKind, userId, projectId })
  const principal = await findKey(ports.keys, apiKey)
  if (principal === null) throw new Error('the key is not known')
  return principal
}

const secondProject = (owner: Owner) =>
  ports.projects.create({ projectId: randomUUID(), orgId: owner.orgId, name: 'Second' })

describe('a volume', () => {
  test("is returned with the connection's permissions and its head", async () => {
    const owner = await fixture.owner()
    const { agent } = await createAgent(ports, owner.principal, {
      orgId: owner.orgId,
      projectId: owner.projectId,
      name: 'Scout',
      description: null,
      systemPrompt: null,
    })
    await fixture.sql('UPDATE volumes SET head_seq = 9007199254740993 WHERE volume_id = $1', owner.volumeId)
    const volume = {
      volumeId: owner.volumeId,
      orgId: owner.orgId,
      projectId: owner.projectId,
      name: 'Default',
      type: 'default',
      createdBy: owner.principal.userId,
      headSeq: 9_007_199_254_740_993n,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
      permissions: null,
      locale: null,
      pii: 'allow',
    }
    expect(await ports.volumes.volumeForKey(owner.volumeId, agent.agentId)).toEqual(volume)
    const request = { agentId: agent.agentId, volumeId: owner.volumeId, permissions: ['read'] as const }
    await connectAgent(ports, owner.principal, request)
    expect(await ports.volumes.volumeForKey(owner.volumeId, agent.agentId)).toEqual({
      ...volume,
      permissions: ['read'],
    })
    expect(await ports.volumes.volumeForKey(owner.volumeId, null)).toEqual(volume)
    expect(await ports.volumes.volumeForKey(randomUUID(), agent.agentId)).toBeNull()
    const stranger = await fixture.owner()
    const several = [owner.volumeId, randomUUID(), stranger.volumeId]
    const reached = await ports.volumes.volumesForKey(several, agent.agentId)
    expect(reached.map(({ volumeId, permissions }) => [volumeId, permissions])).toEqual(
      expect.arrayContaining([
        [owner.volumeId, ['read']],
        [stranger.volumeId, null],
      ]),
    )
    expect(reached).toHaveLength(2)
    const { items } = await ports.volumes.list({ orgIds: [owner.orgId], projectId: null }, page)
    expect(items[0]?.headSeq).toBe(9_007_199_254_740_993n)
  })

  test('is created by authorized users, in a project they can access, and belongs to its creator', async () => {
    const owner = await fixture.owner()
    const second = await secondProject(owner)
    const make = async (by: Parameters<typeof createVolume>[1], projectId = owner.projectId) =>
      createVolume(ports, by, { name: 'V', projectId, type: 'team' }).then(
        (volume) => volume.createdBy,
        (error) => error,
      )
    const [developer, member] = await Promise.all(
      (['developer', 'member'] as const).map((role) => fixture.colleague(owner.orgId, role)),
    )
    expect(await make(developer as never)).toBe(developer?.userId)
    expect(await make(member as never)).toEqual(code('forbidden'))
    expect(await make(await keyOf(owner, 'org_rw'))).toBeNull()
    expect(await make(await keyOf(owner, 'org_r'))).toEqual(code('forbidden'))
    expect(await make(await keyOf(owner, 'live'))).toBe(owner.principal.userId)
    const projectKey = await keyOf(owner, 'proj_rw')
    expect(await make(projectKey)).toBeNull()
    expect(await make(projectKey, second.projectId)).toEqual(await make(projectKey, randomUUID()))
    expect(await make(projectKey, second.projectId)).toEqual(code('project_not_found'))
  })

  test('can be renamed, only within its organization', async () => {
    const owner = await fixture.owner()
    const foreign = await fixture.owner()
    const renamed = await updateVolume(ports, owner.principal, owner.volumeId, { name: 'Archive' })
    expect(renamed).toMatchObject({ name: 'Archive', type: 'default' })
    expect(await updateVolume(ports, owner.principal, owner.volumeId, {})).toMatchObject({ name: 'Archive' })
    await expect(updateVolume(ports, foreign.principal, owner.volumeId, { name: 'x' })).rejects.toEqual(
      code('volume_not_found'),
    )
    expect(await ports.volumes.update(foreign.orgId, owner.volumeId, { name: 'x' })).toBeNull()
    expect(await ports.volumes.erase(foreign.orgId, owner.volumeId)).toBe(false)
  })
})

describe('lists', () => {
  test('hold what is accessible', async () => {
    const owner = await fixture.owner()
    const second = await secondProject(owner)
    const make = (projectId: string, name: string) =>
      createVolume(ports, owner.principal, { name, projectId, type: 'team' })
    const other = await make(second.projectId, 'Other')
    const listed = async (
      by: Parameters<typeof listVolumes>[1],
      filter: { orgId?: string; projectId?: string } = {},
    ) => {
      const { items } = await listVolumes(ports, by, { orgId: filter.orgId, projectId: filter.projectId }, page)
      return items.map(({ volumeId }) => volumeId)
    }
    const all = [owner.volumeId, other.volumeId]
    expect(await listed(owner.principal)).toEqual(all)
    expect(await listed(await keyOf(owner, 'org_r'))).toEqual(all)
    expect(await listed(await keyOf(owner, 'live'))).toEqual(all)
    expect(await listed(await keyOf(owner, 'proj_r'))).toEqual([owner.volumeId])
    expect(await listed(owner.principal, { projectId: second.projectId })).toEqual([other.volumeId])
    const foreign = await fixture.owner()
    await expect(listed(owner.principal, { orgId: foreign.orgId })).rejects.toEqual(code('organization_not_found'))
    await expect(listed(owner.principal, { projectId: foreign.projectId })).rejects.toEqual(code('project_not_found'))
    await expect(listed(await keyOf(owner, 'proj_r'), { projectId: second.projectId })).rejects.toEqual(
      code('project_not_found'),
    )
  })

  test('of accessible volumes show the permissions of the kind of key', async () => {
    const owner = await fixture.owner()
    for (const [kind, permissions] of [
      ['org_rw', ['read', 'write']],
      ['org_r', ['read']],
      ['proj_rw', ['read', 'write']],
      ['proj_r', ['read']],
      ['live', ['read', 'write']],
    ] as const) {
      const volumes = await accessibleVolumes(ports, await keyOf(owner, kind))
      expect([kind, volumes]).toEqual([kind, [expect.objectContaining({ volumeId: owner.volumeId, permissions })]])
    }
  })
})
