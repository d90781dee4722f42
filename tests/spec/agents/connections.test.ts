import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import type { Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { type AgentWithKey, newTenant, type Tenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

const tenant = await newTenant(send)
let stranger: Tenant
let agent: AgentWithKey
beforeAll(async () => {
  stranger = await newTenant(send)
  agent = await tenant.agent('Connected')
})

const connect = (body: Json) =>
  tenant.call('POST', '/agent/connect', { agent_id: agent.agentId, volume_id: tenant.volumeId, ...body })
const volumesOf = async (key: string) => (await send('GET', '/agent/volumes', { key })).body

describe('POST /agent/connect', () => {
  test(cites('grants read and write by default', 'connect.default', 'agent-volumes', 'envelope.bare'), async () => {
    const reply = await connect({})
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ status: 'connected', agent_id: agent.agentId, volume_id: tenant.volumeId })
    const [volume] = await volumesOf(agent.key)
    expect(volume).toMatchObject({ volume_id: tenant.volumeId, name: expect.any(String), type: 'default' })
    expect([...volume.permissions].sort()).toEqual(['read', 'write'])
  })

  test.each([
    [['read'], 403, 200],
    [['write'], 200, 403],
    [['write', 'read'], 200, 200],
    [['read', 'read'], 403, 200],
  ])(
    cites('replaces the permissions with %j', 'connect.again', 'connect.permissions', 'write.access', 'query.access'),
    async (permissions, write, query) => {
      await connect({})
      expect((await connect({ permissions })).status).toBe(200)
      const volume = tenant.volumeId
      const replies = [
        await send('POST', '/agent/memory/write', {
          key: agent.key,
          body: { content: 'The gate is green.', volume_id: volume },
        }),
        await send('POST', '/agent/memory/query', { key: agent.key, body: { query: 'the gate', volume_id: volume } }),
      ]
      expect(replies.map(({ status }) => status)).toEqual([write, query])
    },
  )

  test.each([
    ['an empty list', { permissions: [] }, 'permissions'],
    ['an unknown permission', { permissions: ['read', 'admin'] }, null],
    ['no list', { permissions: 'read' }, 'permissions'],
    ['null', { permissions: null }, 'permissions'],
    ['no agent', { agent_id: undefined }, 'agent_id'],
    ['a bad agent id', { agent_id: 'x' }, 'agent_id'],
    ['a bad volume id', { volume_id: 7 }, 'volume_id'],
  ])(cites('rejects %s', 'connect.permissions', 'errors.validation-details'), async (_name, body, field) => {
    const reply = await connect(body)
    expect(reply.status).toBe(400)
    if (field) expectInvalid(reply, field)
  })

  test(cites('is reserved for the owner of the volume', 'connect.owner-only', 'connect.one-organization'), async () => {
    const theirs = await stranger.agent('Theirs')
    expectError(await connect({ volume_id: stranger.volumeId }), 404, 'volume_not_found')
    expectError(await connect({ volume_id: crypto.randomUUID() }), 404, 'volume_not_found')
    expectError(await connect({ agent_id: theirs.agentId }), 404, 'agent_not_found')
    const body = { agent_id: agent.agentId, volume_id: tenant.volumeId }
    expectError(await send('POST', '/agent/connect', { body }), 401, 'unauthorized')
    expectError(await send('POST', '/agent/connect', { key: await tenant.key('proj_rw'), body }), 403, 'forbidden')
    expect((await send('POST', '/agent/connect', { key: await tenant.key('org_rw'), body })).status).toBe(200)
  })
})

describe('DELETE /agent/:agent_id/disconnect/:volume_id', () => {
  const disconnect = (agentId: string, volumeId: string) =>
    tenant.call('DELETE', `/agent/${agentId}/disconnect/${volumeId}`)

  test(cites('removes access at once', 'disconnect', 'disconnect.missing', 'dead-at-once', 'keys.scoped'), async () => {
    await connect({})
    const mine = memoriesOf(send, agent.key, tenant.volumeId)
    await mine.write('The bridge is closed on Sundays.')
    const reply = await disconnect(agent.agentId, tenant.volumeId)
    expect([reply.status, reply.body.status]).toEqual([200, 'disconnected'])
    expectError(await mine.tryWrite('The bridge is open.'), 403, 'agent_not_authorized_for_volume')
    expect(await volumesOf(agent.key)).toEqual([])
    expectError(await disconnect(agent.agentId, tenant.volumeId), 404, 'connection_not_found')
  })

  test(cites('finds nothing foreign', 'connect.one-organization', 'errors.alike'), async () => {
    const theirs = await stranger.agent('Theirs', { volumeId: stranger.volumeId })
    expect((await disconnect(theirs.agentId, stranger.volumeId)).status).toBe(404)
    expect((await volumesOf(theirs.key)).length).toBe(1)
    expect((await disconnect('x', tenant.volumeId)).status).toBe(400)
  })
})

describe('GET /agent/volumes', () => {
  test(cites('gives other keys the volumes in their reach', 'agent-volumes.other-keys'), async () => {
    const project = await tenant.project('Second')
    const other = await tenant.volume('In the second project', project)
    const seen = async (key: string) =>
      Object.fromEntries(
        (await volumesOf(key)).map(({ volume_id, permissions }: Json) => [volume_id, [...permissions].sort()]),
      )
    const both = ['read', 'write']
    expect(await seen(await tenant.key('org_rw'))).toMatchObject({ [tenant.volumeId]: both, [other]: both })
    expect(await seen(await tenant.key('org_r'))).toMatchObject({ [tenant.volumeId]: ['read'], [other]: ['read'] })
    expect(await seen(await tenant.key('proj_rw', { project_id: project }))).toEqual({ [other]: both })
    expect(await seen(await tenant.key('proj_r', { project_id: project }))).toEqual({ [other]: ['read'] })
  })
})
