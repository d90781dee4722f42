import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, UUID } from '../../support/expectations.js'
import { newTenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

const tenant = await newTenant(send)

const me = (key: string) => send('GET', '/auth/me', { key })

describe('GET /auth/me with a key', () => {
  test(cites('says what the key is and what it reaches', 'me.key'), async () => {
    const expires = new Date(Date.now() + 3_600_000).toISOString()
    const key = await tenant.key('org_r', { name: 'Reader', expires_at: expires })
    const reply = await me(key)
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: 200,
      body: {
        status: 'ok',
        data: {
          key: {
            key_id: UUID,
            name: 'Reader',
            kind: 'org_r',
            org_id: tenant.orgId,
            project_id: null,
            agent_id: null,
            user_id: null,
            api_key_prefix: key.slice(0, 'sm_org_r_'.length + 6),
            expires_at: expires,
          },
          volumes: [{ volume_id: tenant.volumeId, name: expect.any(String), type: 'default', permissions: ['read'] }],
        },
      },
    })
    expect(reply.body.data.volumes).toEqual((await send('GET', '/agent/volumes', { key })).body)
    expect(reply.text).not.toContain(key)
  })

  test(cites('names the project of a project key', 'me.key'), async () => {
    const { data } = (await me(await tenant.key('proj_rw'))).body
    expect(data.key).toMatchObject({ kind: 'proj_rw', project_id: tenant.projectId, expires_at: null })
    expect(data.volumes).toEqual([expect.objectContaining({ permissions: ['read', 'write'] })])
  })

  test(cites('names the agent of an agent key, with its connected volumes', 'me.key'), async () => {
    const agent = await tenant.agent('Scribe')
    expect((await me(agent.key)).body.data).toMatchObject({
      key: { kind: 'agent', name: 'Scribe', agent_id: agent.agentId, api_key_prefix: agent.key.slice(0, 15) },
      volumes: [],
    })
    await tenant.connect(agent.agentId, tenant.volumeId, ['write'])
    expect((await me(agent.key)).body.data.volumes).toEqual([
      expect.objectContaining({ volume_id: tenant.volumeId, permissions: ['write'] }),
    ])
  })

  test(cites('rejects a revoked key, and a caller without a credential', 'me.key', 'errors.dead-keys'), async () => {
    const { key } = (await tenant.call('POST', '/keys', { name: 'short', kind: 'org_rw' })).body.data
    expect((await me(key.api_key)).status).toBe(200)
    await tenant.call('DELETE', `/keys/${key.key_id}`)
    expectError(await me(key.api_key), 401, 'invalid_api_key')
    expectError(await send('GET', '/auth/me'), 401, 'unauthorized')
  })
})
