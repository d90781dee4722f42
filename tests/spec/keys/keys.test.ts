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

const create = (body: Json) => tenant.call('POST', '/keys', { name: 'key', ...body })
const works = async (key: string) => (await send('GET', '/agent/volumes', { key })).status

describe('POST /keys', () => {
  test.each(['org_rw', 'org_r', 'proj_rw', 'proj_r'])(
    cites('returns a secret of kind %s', 'keys.create', 'keys.prefixes', 'keys.form', 'status.created', 'envelope.ok'),
    async (kind) => {
      const reply = await create({ kind, ...(kind.startsWith('proj') && { project_id: tenant.projectId }) })
      expect(reply.status).toBe(201)
      const { api_key: secret, ...key } = reply.body.data.key
      expect(secret).toMatch(new RegExp(`^sm_${kind}_[0-9A-Za-z]{42,44}$`))
      expect(key).toMatchObject({ key_id: UUID, api_key_prefix: secret.slice(0, `sm_${kind}_`.length + 6) })
      expect(await works(secret)).toBe(200)
    },
  )

  test(cites('requires a project of the organization for project kinds', 'keys.project'), async () => {
    expectInvalid(await create({ kind: 'proj_rw' }), 'project_id')
    expectError(await create({ kind: 'proj_r', project_id: stranger.projectId }), 404, 'project_not_found')
    expectError(await create({ kind: 'proj_r', project_id: crypto.randomUUID() }), 404, 'project_not_found')
  })

  test.each([
    ['no kind', { kind: undefined }, ['kind']],
    ['an agent kind', { kind: 'agent' }, ['kind']],
    ['a live kind', { kind: 'live' }, ['kind']],
    ['an empty name', { name: '', kind: 'org_r' }, ['name']],
    ['a project that is not a UUID', { kind: 'proj_r', project_id: '7' }, ['project_id']],
    ['an expiry that is not a date', { kind: 'org_r', expires_at: 'tomorrow' }, ['expires_at']],
  ])(cites('rejects %s', 'errors.validation-details'), async (_name, body, fields) => {
    expectInvalid(await create(body), ...fields)
  })
})

describe('a key', () => {
  test(cites('is listed without its secret', 'keys.list', 'keys.hashed', 'envelope.list'), async () => {
    const secret = await tenant.key('org_rw', { name: 'listed' })
    await works(secret)
    const { data } = (await tenant.call('GET', '/keys')).body
    expect(data).toHaveProperty('next_cursor')
    const key = data.keys.find(({ name }: Json) => name === 'listed')
    expect(key).toMatchObject({ key_id: UUID, kind: 'org_rw', expires_at: null, api_key_prefix: secret.slice(0, 16) })
    expect(key).toHaveProperty('project_id', null)
    expect(key.last_used_at === null || typeof key.last_used_at === 'string').toBe(true)
    expect(JSON.stringify(data)).not.toContain(secret)
  })

  test(cites('of an agent is not listed', 'keys.list'), async () => {
    const { agentId } = await tenant.agent('unlisted')
    const text = (await tenant.call('GET', '/keys')).text
    expect(text).not.toContain('sm_agent_')
    expect(text).not.toContain(agentId)
  })

  test(cites('is dead once revoked', 'keys.revoke', 'errors.dead-keys', 'dead-at-once'), async () => {
    const { key_id, api_key } = (await create({ kind: 'org_rw' })).body.data.key
    expect(await works(api_key)).toBe(200)
    expectErased(await tenant.call('DELETE', `/keys/${key_id}`))
    expectError(await send('GET', '/agent/volumes', { key: api_key }), 401, 'invalid_api_key')
    expectError(await tenant.call('DELETE', `/keys/${key_id}`), 404, 'key_not_found')
  })

  test(cites('is dead after its expiry, and not before', 'keys.expiry', 'errors.dead-keys'), async () => {
    const past = new Date(Date.now() - 1_000).toISOString()
    const future = new Date(Date.now() + 3_600_000).toISOString()
    const living = (await create({ kind: 'org_r', expires_at: future })).body.data.key
    expect(living.expires_at).toEqual(ISO_TIME)
    expect(await works(living.api_key)).toBe(200)
    const expired = await create({ kind: 'org_r', expires_at: past })
    if (expired.status === 400) return expectInvalid(expired, 'expires_at')
    expect(await works(expired.body.data.key.api_key)).toBe(401)
  })

  test(cites('keeps its id when rotated; the old secret dies at once', 'keys.rotate'), async () => {
    const { key_id, api_key } = (await create({ kind: 'org_rw' })).body.data.key
    const rotated = (await tenant.call('POST', `/keys/${key_id}/rotate`, {})).body.data.key
    expect(rotated.key_id).toBe(key_id)
    expect(rotated.api_key).not.toBe(api_key)
    expect(await works(rotated.api_key)).toBe(200)
    expect(await works(api_key)).toBe(401)
  })

  test(cites('keeps working through the grace period of a rotation', 'keys.rotate'), async () => {
    const { key_id, api_key } = (await create({ kind: 'org_rw' })).body.data.key
    const rotate = (grace_seconds: unknown) => tenant.call('POST', `/keys/${key_id}/rotate`, { grace_seconds })
    expectInvalid(await rotate(-1), 'grace_seconds')
    expectInvalid(await rotate(86_401), 'grace_seconds')
    expectInvalid(await rotate('60'), 'grace_seconds')
    const rotated = (await rotate(86_400)).body.data.key
    expect([await works(api_key), await works(rotated.api_key)]).toEqual([200, 200])
    expect((await rotate(0)).status).toBe(200)
    expect([await works(api_key), await works(rotated.api_key)]).toEqual([401, 401])
  })

  test(cites('of another organization is not found, like one that does not exist', 'errors.alike'), async () => {
    const { key_id } = (await create({ kind: 'org_rw' })).body.data.key
    for (const id of [key_id, crypto.randomUUID()]) {
      expectError(await stranger.call('DELETE', `/keys/${id}`), 404, 'key_not_found')
      expectError(await stranger.call('POST', `/keys/${id}/rotate`, {}), 404, 'key_not_found')
    }
    expectInvalid(await tenant.call('DELETE', '/keys/7'), 'key_id')
  })
})

describe('the Bearer header', () => {
  test.each([
    ['none', {}, 'unauthorized'],
    ['an empty one', { Authorization: '' }, 'unauthorized'],
    ['another scheme', { Authorization: 'Basic c206c20=' }, 'unauthorized'],
    ['no secret', { Authorization: 'Bearer' }, 'unauthorized'],
    ['nonsense', { Authorization: 'Bearer nonsense' }, 'invalid_api_key'],
    ['an unknown secret', { Authorization: `Bearer sm_org_rw_${'a'.repeat(43)}` }, 'invalid_api_key'],
    ['an unknown agent', { Authorization: `Bearer sm_agent_${'a'.repeat(43)}` }, 'invalid_api_key'],
    ['a very long one', { Authorization: `Bearer sm_org_rw_${'a'.repeat(4_000)}` }, 'invalid_api_key'],
  ])(
    cites('with %s', 'errors.unauthorized', 'errors.invalid-api-key', 'errors.bearer-shape', 'auth.bearer'),
    async (_name, headers, code) => {
      expectError(await send('GET', '/agent/volumes', { headers: headers as Record<string, string> }), 401, code)
    },
  )
})
