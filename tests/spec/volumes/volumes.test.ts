import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid, UUID } from '../../support/expectations.js'
import { expectErased, type Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

const tenant = await newTenant(send)
let stranger: Tenant
beforeAll(async () => {
  stranger = await newTenant(send)
})

const create = (body: Json) => tenant.call('POST', '/volumes', { name: 'v', project_id: tenant.projectId, ...body })

describe('volumes', () => {
  test(cites('are created, read, renamed and listed', 'volumes.create', 'volumes.crud', 'status.created'), async () => {
    const made = await create({ name: 'Research' })
    expect(made.status).toBe(201)
    const { volume_id: id, ...volume } = made.body.data.volume
    expect([id, volume]).toEqual([UUID, expect.objectContaining({ name: 'Research', type: 'team' })])
    expect((await tenant.call('GET', `/volumes/${id}`)).body.data.volume).toMatchObject({
      volume_id: id,
      name: 'Research',
    })
    const renamed = await tenant.call('PATCH', `/volumes/${id}`, { name: 'Renamed' })
    expect(renamed.body.data.volume).toMatchObject({ volume_id: id, name: 'Renamed' })
    const { volumes, next_cursor } = (await tenant.call('GET', '/volumes')).body.data
    expect([volumes.map(({ volume_id }: Json) => volume_id), next_cursor]).toEqual([expect.arrayContaining([id]), null])
  })

  test(cites('are deleted with their memories', 'volumes.crud', 'volumes.erase'), async () => {
    const key = await tenant.key('org_rw')
    const volume = await tenant.volume('Short-lived')
    const mine = memoriesOf(send, key, volume)
    const { memory_id } = await mine.write('The short-lived volume held this sentence.')
    expectErased(await tenant.call('DELETE', `/volumes/${volume}`))
    expectError(await tenant.call('GET', `/volumes/${volume}`), 404, 'volume_not_found')
    expectError(await mine.tryWrite('Again'), 403, 'agent_not_authorized_for_volume')
    expectError(await send('GET', `/memory/${memory_id}`, { key }), 404, 'memory_not_found')
  })

  test.each([
    ['no name', { name: undefined }, 'name'],
    ['an empty name', { name: '' }, 'name'],
    ['a number for a name', { name: 7 }, 'name'],
    ['no project', { project_id: undefined }, 'project_id'],
    ['a bad project', { project_id: 'x' }, 'project_id'],
    ['an unknown type', { type: 'secret' }, 'type'],
  ])(cites('are rejected with %s', 'volumes.create', 'errors.validation-details'), async (_name, body, field) => {
    expectInvalid(await create(body), field)
  })

  test(
    cites('of other tenants are not found, like those that do not exist', 'errors.alike', 'errors.resource-not-found'),
    async () => {
      const replies = await Promise.all(
        [stranger.volumeId, crypto.randomUUID()].flatMap((id) => [
          tenant.call('GET', `/volumes/${id}`),
          tenant.call('PATCH', `/volumes/${id}`, { name: 'Mine' }),
          tenant.call('DELETE', `/volumes/${id}`),
        ]),
      )
      for (const reply of replies) expectError(reply, 404, 'volume_not_found')
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
      expectError(await create({ project_id: stranger.projectId }), 404, 'project_not_found')
    },
  )
})

describe('projects', () => {
  test(cites('are created and listed per organization', 'projects', 'status.created', 'envelope.list'), async () => {
    const path = `/orgs/${tenant.orgId}/projects`
    const made = await tenant.call('POST', path, { name: 'Second' })
    expect([made.status, made.body.data.project]).toEqual([
      201,
      expect.objectContaining({ project_id: UUID, name: 'Second' }),
    ])
    const { projects } = (await tenant.call('GET', path)).body.data
    const ids = projects.map(({ project_id }: Json) => project_id)
    expect(ids).toEqual([tenant.projectId, made.body.data.project.project_id])
    expectInvalid(await tenant.call('POST', path, { name: '' }), 'name')
    for (const id of [stranger.orgId, crypto.randomUUID()]) {
      expectError(await tenant.call('GET', `/orgs/${id}/projects`), 404, 'organization_not_found')
      expectError(await tenant.call('POST', `/orgs/${id}/projects`, { name: 'x' }), 404, 'organization_not_found')
    }
  })

  test(cites("are closed to an agent's key, like every list of its organization", 'auth.agent-lists'), async () => {
    const { key } = await tenant.agent('Curious', { volumeId: tenant.volumeId })
    const lists = [`/orgs/${tenant.orgId}/projects`, '/volumes', `/agents?org_id=${tenant.orgId}`]
    for (const path of [...lists, `/volumes/${tenant.volumeId}`]) {
      expectError(await send('GET', path, { key }), 403, 'forbidden')
    }
    expect((await send('GET', '/agent/volumes', { key })).status).toBe(200)
  })
})
