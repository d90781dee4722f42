import { agentRoutes } from '@agent-memory/service-gateway/routes/accounts/agents'
import { authRoutes } from '@agent-memory/service-gateway/routes/accounts/auth'
import { organizationRoutes } from '@agent-memory/service-gateway/routes/accounts/organizations'
import { volumeRoutes } from '@agent-memory/service-gateway/routes/accounts/volumes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ManagementApp, startManagementApp } from '../../../../tests/support/http/management-app.js'

let app: ManagementApp
beforeAll(async () => {
  app = await startManagementApp((ports) => [
    ...authRoutes(ports),
    ...agentRoutes(ports),
    ...volumeRoutes(ports),
    ...organizationRoutes(ports),
  ])
})
afterAll(() => app?.close())

describe('agents', () => {
  test('are created with the stated body, bare', async () => {
    const person = await app.signedUp()
    const { status, body } = await app.call('POST', '/agents', person.cookie, {
      org_id: person.orgId,
      project_id: person.projectId,
      name: '🦊'.repeat(100),
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      agent_id: expect.any(String),
      name: '🦊'.repeat(100),
      description: null,
      system_prompt: null,
      project_id: person.projectId,
      api_key: expect.stringMatching(/^sm_agent_[0-9A-Za-z]{43}$/),
      api_key_prefix: body.api_key.slice(0, 'sm_agent_'.length + 6),
      message: expect.any(String),
    })
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ description: 'x'.repeat(2_001) }, 'description'],
    [{ system_prompt: 'x'.repeat(10_001) }, 'system_prompt'],
    [{ org_id: 'nonsense' }, 'org_id'],
    [{ project_id: undefined }, 'project_id'],
  ])('are rejected with %j', async (change, field) => {
    const person = await app.signedUp()
    const good = { org_id: person.orgId, project_id: person.projectId, name: 'Scout' }
    const { status, body } = await app.call('POST', '/agents', person.cookie, { ...good, ...change })
    expect([status, Object.keys(body.details)]).toEqual([400, [field]])
  })

  test('are read, listed, changed, rotated and deactivated', async () => {
    const person = await app.signedUp()
    const { agent_id, api_key } = await app.newAgent(person)
    const path = `/agents/${agent_id}`
    await app.call('POST', '/agent/connect', person.cookie, { agent_id, volume_id: person.volumeId })
    const { volumes, ...detail } = (await app.call('GET', path, person.cookie)).body.data.agent
    expect(volumes).toEqual([
      { volume_id: person.volumeId, name: 'Default', type: 'default', permissions: ['read', 'write'] },
    ])
    expect(JSON.stringify(detail)).not.toContain(api_key)
    const list = await app.call('GET', `/agents?org_id=${person.orgId}&project_id=${person.projectId}`, person.cookie)
    expect(list.body).toEqual({ status: 'ok', data: { agents: [detail], next_cursor: null } })

    const changed = await app.call('PATCH', path, person.cookie, { description: 'd', is_active: false })
    expect(changed.body.data.agent).toMatchObject({ name: 'Scout', description: 'd', is_active: false })
    expect((await app.call('GET', '/agent/volumes', api_key)).body.error).toBe('invalid_api_key')
    expect(await app.call('POST', `${path}/rotate-key`, person.cookie)).toMatchObject({ status: 409 })
    await app.call('PATCH', path, person.cookie, { is_active: true })
    expect((await app.call('GET', '/agent/volumes', api_key)).status).toBe(200)
    const rotated = await app.call('POST', `${path}/rotate-key`, person.cookie, { grace_seconds: 60 })
    expect((await app.call('GET', '/agent/volumes', api_key)).status).toBe(200)
    expect((await app.call('DELETE', path, person.cookie)).body.data.agent.is_active).toBe(false)
    for (const key of [api_key, rotated.body.data.agent.api_key]) {
      expect((await app.call('GET', '/agent/volumes', key)).body.error).toBe('invalid_api_key')
    }
  })

  test('see their volumes as a bare array, and no lists of their organization', async () => {
    const person = await app.signedUp()
    const { agent_id, api_key } = await app.newAgent(person)
    expect((await app.call('GET', '/agent/volumes', api_key)).body).toEqual([])
    const connected = await app.call('POST', '/agent/connect', person.cookie, {
      agent_id,
      volume_id: person.volumeId.toUpperCase(),
      permissions: ['read'],
    })
    expect(connected).toMatchObject({
      status: 200,
      body: { status: 'connected', agent_id, volume_id: person.volumeId },
    })
    expect((await app.call('GET', '/agent/volumes', api_key)).body).toEqual([
      { volume_id: person.volumeId, name: 'Default', type: 'default', permissions: ['read'] },
    ])
    const managed = ['/volumes', `/volumes/${person.volumeId}`, `/orgs/${person.orgId}/projects`]
    for (const path of [...managed, `/agents?org_id=${person.orgId}`]) {
      expect(await app.call('GET', path, api_key)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    }
    expect((await app.call('GET', '/agent/volumes', person.cookie)).body.error).toBe('unauthorized')
    const path = `/agent/${agent_id}/disconnect/${person.volumeId}`
    expect((await app.call('DELETE', path, person.cookie)).body).toEqual({ status: 'disconnected' })
    expect((await app.call('DELETE', path, person.cookie)).body.error).toBe('connection_not_found')
  })

  test.each([[[]], [['admin']], [['read', 'admin']], ['read'], [null]])(
    'are not connected with permissions %j',
    async (permissions) => {
      const person = await app.signedUp()
      const { agent_id } = await app.newAgent(person)
      const request = { agent_id, volume_id: person.volumeId, permissions }
      expect((await app.call('POST', '/agent/connect', person.cookie, request)).body.error).toBe('validation_failed')
    },
  )
})
