import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import { expectErased, type Json } from '../../support/http/client.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

const tenant = await newTenant(send)
let stranger: Tenant
beforeAll(async () => {
  stranger = await newTenant(send)
})

const create = (body: Json) =>
  tenant.call('POST', '/agents', { org_id: tenant.orgId, project_id: tenant.projectId, name: 'agent', ...body })
const works = async (key: string) => (await send('GET', '/agent/volumes', { key })).status

describe('POST /agents', () => {
  test(
    cites('returns the agent with its key', 'agents.create', 'envelope.bare', 'keys.prefixes', 'status.created'),
    async () => {
      const reply = await create({ name: 'Scribe', description: 'Takes notes', system_prompt: 'Be brief.' })
      expect(reply.status).toBe(201)
      expect(reply.body).toMatchObject({
        agent_id: UUID,
        name: 'Scribe',
        description: 'Takes notes',
        system_prompt: 'Be brief.',
        project_id: tenant.projectId,
        api_key: expect.stringMatching(/^sm_agent_[0-9A-Za-z]{42,44}$/),
        message: expect.stringMatching(/\S/),
      })
      expect(reply.body.api_key_prefix).toBe(reply.body.api_key.slice(0, 'sm_agent_'.length + 6))
      expect(await works(reply.body.api_key)).toBe(200)
    },
  )

  test(cites('returns null for omitted fields, and accepts null', 'agents.create', 'json.null'), async () => {
    const none = { description: null, system_prompt: null }
    expect((await create({})).body).toMatchObject(none)
    expect((await create(none)).body).toMatchObject(none)
    expectInvalid(await create({ name: null }), 'name')
  })

  test.each([
    ['name', 1, 100],
    ['description', 0, 2_000],
    ['system_prompt', 0, 10_000],
  ])(cites('limits %s', 'agents.bounds', 'text.code-points'), async (field, min, max) => {
    expect((await create({ [field]: '🤖'.repeat(max) })).body[field]).toBe('🤖'.repeat(max))
    expectInvalid(await create({ [field]: '🤖'.repeat(max + 1) }), field)
    if (min === 1) {
      expect((await create({ [field]: '🤖' })).status).toBe(201)
      expectInvalid(await create({ [field]: '' }), field)
    }
    for (const wrong of [7, true, ['x'], { a: 1 }]) expectInvalid(await create({ [field]: wrong }), field)
  })

  test.each(['org_id', 'project_id', 'name'])(cites('requires %s', 'agents.required'), async (field) => {
    expectInvalid(await create({ [field]: undefined }), field)
    expectInvalid(await create({ [field]: field === 'name' ? '' : 'not-a-uuid' }), field)
  })

  test(cites('stays in one organization', 'connect.one-organization', 'errors.alike'), async () => {
    for (const project_id of [stranger.projectId, crypto.randomUUID()]) {
      expectError(await create({ project_id }), 404, 'project_not_found')
    }
    for (const org_id of [stranger.orgId, crypto.randomUUID()]) {
      expectError(await create({ org_id }), 404, 'organization_not_found')
    }
  })
})

describe('an agent', () => {
  test(
    cites('is read and listed without its key', 'agents.detail', 'agents.list', 'agents.fields', 'agents.key-once'),
    async () => {
      const { agentId, key } = await tenant.agent('Listed', { volumeId: tenant.volumeId, permissions: ['read'] })
      const fields = {
        agent_id: agentId,
        name: 'Listed',
        description: null,
        system_prompt: null,
        project_id: tenant.projectId,
        is_active: true,
        api_key_prefix: key.slice(0, 15),
        created_at: ISO_TIME,
        updated_at: ISO_TIME,
      }
      const detail = await tenant.call('GET', `/agents/${agentId}`)
      expect(detail.body.data.agent).toMatchObject({
        ...fields,
        volumes: [expect.objectContaining({ volume_id: tenant.volumeId, permissions: ['read'] })],
      })
      const list = await tenant.call('GET', `/agents?org_id=${tenant.orgId}&project_id=${tenant.projectId}`)
      expect(list.body.data.agents).toContainEqual(expect.objectContaining(fields))
      for (const { text } of [detail, list]) expect(text).not.toContain(key)
      expect(detail.body.data.agent).toHaveProperty('last_used_at')
    },
  )

  test(cites('is listed page by page, per project', 'agents.list', 'paging', 'envelope.list'), async () => {
    const project = await tenant.project('With many agents')
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const name of names) await create({ name, project_id: project })
    const path = `/agents?org_id=${tenant.orgId}&project_id=${project}`
    const all = (await tenant.call('GET', path)).body.data
    expect(all.agents.map(({ name }: Json) => name)).toEqual(names)
    expect(all.next_cursor).toBeNull()
    const page = (await tenant.call('GET', `${path}&limit=3`)).body.data
    const rest = (await tenant.call('GET', `${path}&limit=3&cursor=${encodeURIComponent(page.next_cursor)}`)).body.data
    expect([...page.agents, ...rest.agents].map(({ name }: Json) => name)).toEqual(names)
    expectInvalid(await tenant.call('GET', `${path}&cursor=nonsense`), 'cursor')
    expectInvalid(await tenant.call('GET', `/agents?org_id=7&project_id=${project}`), 'org_id')
  })

  test(cites('is updated field by field', 'agents.update'), async () => {
    const { agentId } = await tenant.agent('Before')
    const patch = (body: Json) => tenant.call('PATCH', `/agents/${agentId}`, body)
    expect((await patch({ name: 'After' })).body.data.agent).toMatchObject({ name: 'After', description: null })
    expect((await patch({ description: 'New' })).body.data.agent).toMatchObject({ name: 'After', description: 'New' })
    expect((await patch({ description: null })).body.data.agent.description).toBeNull()
    expectInvalid(await patch({ name: '' }), 'name')
    expectInvalid(await patch({ name: null }), 'name')
    expectInvalid(await patch({ is_active: 'yes' }), 'is_active')
    expectInvalid(await patch({ system_prompt: 'x'.repeat(10_001) }), 'system_prompt')
  })

  test(cites('is deactivated and reactivated by PATCH', 'agents.inactive-key', 'agents.update'), async () => {
    const { agentId, key } = await tenant.agent('Sleeper')
    await tenant.call('PATCH', `/agents/${agentId}`, { is_active: false })
    expectError(await send('GET', '/agent/volumes', { key }), 401, 'invalid_api_key')
    expectError(await tenant.call('POST', `/agents/${agentId}/rotate-key`, {}), 409, 'conflict')
    await tenant.call('PATCH', `/agents/${agentId}`, { is_active: true })
    expect(await works(key)).toBe(200)
  })

  test(
    cites(
      'needs a new key after deletion',
      'agents.deactivate',
      'agents.reactivated-revoked',
      'agents.rotate-inactive',
      'dead-at-once',
    ),
    async () => {
      const { agentId, key } = await tenant.agent('Deleted')
      expectErased(await tenant.call('DELETE', `/agents/${agentId}`))
      expect(await works(key)).toBe(401)
      expect((await tenant.call('GET', `/agents/${agentId}`)).body.data.agent.is_active).toBe(false)
      expectError(await tenant.call('POST', `/agents/${agentId}/rotate-key`, {}), 409, 'conflict')
      await tenant.call('PATCH', `/agents/${agentId}`, { is_active: true })
      expect(await works(key)).toBe(401)
      const rotated = await tenant.call('POST', `/agents/${agentId}/rotate-key`, {})
      const next = JSON.stringify(rotated.body).match(/sm_agent_[0-9A-Za-z]{43}/)?.[0] ?? ''
      expect([await works(next), await works(key)]).toEqual([200, 401])
    },
  )

  test(
    cites('gets a new key, the old one dead at once or after its grace', 'agents.rotate', 'agents.rotate-grace'),
    async () => {
      const { agentId, key } = await tenant.agent('Rotated')
      const rotate = async (body: Json) =>
        (await tenant.call('POST', `/agents/${agentId}/rotate-key`, body)).text.match(
          /sm_agent_[0-9A-Za-z]{43}/,
        )?.[0] ?? ''
      const second = await rotate({ grace_seconds: 60 })
      expect([await works(key), await works(second)]).toEqual([200, 200])
      const third = await rotate({})
      expect([await works(key), await works(second), await works(third)]).toEqual([401, 401, 200])
      expectInvalid(
        await tenant.call('POST', `/agents/${agentId}/rotate-key`, { grace_seconds: 86_401 }),
        'grace_seconds',
      )
    },
  )

  test(cites('of another organization is not found', 'errors.alike', 'errors.resource-not-found'), async () => {
    const { agentId } = await tenant.agent('Hidden')
    const replies = await Promise.all(
      [agentId, crypto.randomUUID()].flatMap((id) => [
        stranger.call('GET', `/agents/${id}`),
        stranger.call('PATCH', `/agents/${id}`, { name: 'Mine' }),
        stranger.call('DELETE', `/agents/${id}`),
        stranger.call('POST', `/agents/${id}/rotate-key`, {}),
      ]),
    )
    for (const reply of replies) expectError(reply, 404, 'agent_not_found')
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expectInvalid(await tenant.call('GET', '/agents/seven'), 'agent_id')
  })
})
