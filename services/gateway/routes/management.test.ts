import { randomUUID } from 'node:crypto'
import { findKey } from '@agent-memory/core/keys'
import { withOverrides } from '@agent-memory/core/rate-limits'
import { RepositorySessionStore } from '@agent-memory/runtime/http/session-store'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { agentRoutes } from '@agent-memory/service-gateway/routes/agents'
import { authRoutes } from '@agent-memory/service-gateway/routes/auth'
import { keyRoutes } from '@agent-memory/service-gateway/routes/keys'
import { organizationRoutes } from '@agent-memory/service-gateway/routes/organizations'
import { volumeRoutes } from '@agent-memory/service-gateway/routes/volumes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ManagementFixture, startManagement } from '../../../tests/support/management.js'

let fixture: ManagementFixture
let app: TestApp

beforeAll(async () => {
  fixture = await startManagement()
  const { ports } = fixture
  const routes = [
    ...authRoutes(ports),
    ...keyRoutes(ports),
    ...agentRoutes(ports),
    ...volumeRoutes(ports),
    ...organizationRoutes(ports),
  ]
  app = await startTestApp(routes, {
    authenticator: {
      findKey: (secret) => findKey(ports.keys, secret),
      findUser: (userId) => ports.people.principal(userId),
    },
    store: new RepositorySessionStore(ports.sessions),
    limits: withOverrides({ auth: { max: 10_000 }, default: { max: 10_000 } }),
  })
})
afterAll(async () => {
  await app?.close()
  await fixture?.close()
})

// biome-ignore lint/suspicious/noExplicitAny: bodies of any route
type Body = any
interface Reply {
  status: number
  body: Body
  cookie: string
}

const call = async (method: string, path: string, as: string, body?: unknown): Promise<Reply> => {
  const credential: Record<string, string> = as.startsWith('sm_') ? { Authorization: `Bearer ${as}` } : { Cookie: as }
  const response = await fetch(app.url + path, {
    method,
    headers: { ...credential, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { status: response.status, body: await response.json(), cookie }
}

const newEmail = () => `${randomUUID()}@example.org`
const password = 'correct horse'

const signedUp = async () => {
  const email = newEmail()
  const { status, body, cookie } = await call('POST', '/auth/signup', '', { email, password, name: 'Ada' })
  expect(status).toBe(201)
  const [organization] = body.data.organizations
  const [project] = organization.projects
  return {
    email,
    cookie,
    orgId: organization.org_id as string,
    projectId: project.project_id as string,
    volumeId: project.volumes[0].volume_id as string,
    user: body.data.user,
  }
}
type Person = Awaited<ReturnType<typeof signedUp>>

const newKey = async ({ cookie, projectId }: Person, kind: string): Promise<string> => {
  const body = { name: kind, kind, ...(kind.startsWith('proj') ? { project_id: projectId } : {}) }
  return (await call('POST', '/keys', cookie, body)).body.data.key.api_key
}

const newAgent = async ({ cookie, orgId, projectId }: Person) =>
  (await call('POST', '/agents', cookie, { org_id: orgId, project_id: projectId, name: 'Scout' })).body

describe('signing in', () => {
  test('signing up signs in, and shows who one is', async () => {
    const person = await signedUp()
    const me = await call('GET', '/auth/me', person.cookie)
    expect(me).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(me.body.data).toEqual({
      user: { user_id: expect.any(String), email: person.email, name: 'Ada' },
      organizations: [
        {
          org_id: person.orgId,
          name: "Ada's organization",
          role: 'owner',
          projects: [
            {
              project_id: person.projectId,
              name: 'Default',
              volumes: [{ volume_id: person.volumeId, name: 'Default', type: 'default' }],
            },
          ],
        },
      ],
    })
  })

  test('a login makes a new session, a logout ends it in the store', async () => {
    const { email } = await signedUp()
    const login = (attempt: string, cookie = '') => call('POST', '/auth/login', cookie, { email, password: attempt })
    expect(await login('wrong horse')).toMatchObject({
      status: 401,
      body: { error: 'invalid_credentials' },
      cookie: '',
    })
    const first = await login(password)
    const second = await login(password, first.cookie)
    expect(second.cookie).not.toBe(first.cookie)
    expect((await call('GET', '/auth/me', first.cookie)).status).toBe(401)
    expect(await call('POST', '/auth/logout', second.cookie)).toMatchObject({ body: { status: 'ok', data: {} } })
    expect(await call('GET', '/auth/me', second.cookie)).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
    const [row] = await fixture.sql<{ data: string }>(
      'SELECT COALESCE(string_agg(s::text, $1), $1) AS data FROM sessions s',
      '',
    )
    const id = decodeURIComponent(first.cookie).replace(/^connect\.sid=s:([^.]+)\..*$/, '$1')
    expect(id).toHaveLength(32)
    expect(row?.data).not.toContain(id)
  })

  test.each([
    [{ email: 'no address' }, 'email'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'email'],
    [{ password: '1234567' }, 'password'],
    [{ password: 'x'.repeat(201) }, 'password'],
    [{ name: '' }, 'name'],
    [{ org_name: 'x'.repeat(101) }, 'org_name'],
    [{ name: null }, 'name'],
  ])('sign-up refuses %j', async (change, field) => {
    const { status, body } = await call('POST', '/auth/signup', '', { email: newEmail(), password, ...change })
    expect([status, Object.keys(body.details)]).toEqual([400, [field]])
  })

  test('the same address twice is a conflict', async () => {
    const { email } = await signedUp()
    expect(await call('POST', '/auth/signup', '', { email: email.toUpperCase(), password })).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    })
  })
})

describe('keys', () => {
  test('are made, listed without their secret, rotated and revoked', async () => {
    const person = await signedUp()
    const made = await call('POST', '/keys', person.cookie, { name: 'CI', kind: 'org_rw', expires_at: '2999-12-31' })
    expect(made.status).toBe(201)
    const { api_key, ...shown } = made.body.data.key
    expect(shown).toEqual({
      key_id: expect.any(String),
      org_id: person.orgId,
      project_id: null,
      name: 'CI',
      kind: 'org_rw',
      api_key_prefix: api_key.slice(0, 'sm_org_rw_'.length + 6),
      created_at: expect.any(String),
      expires_at: '3000-01-01T00:00:00.000Z',
      last_used_at: null,
    })
    expect((await call('GET', '/keys', person.cookie)).body).toEqual({
      status: 'ok',
      data: { keys: [shown], next_cursor: null },
    })
    const rotated = await call('POST', `/keys/${shown.key_id}/rotate`, person.cookie)
    expect(rotated).toMatchObject({ status: 200, body: { data: { key: { key_id: shown.key_id } } } })
    expect((await call('GET', '/agent/volumes', api_key)).body.error).toBe('invalid_api_key')
    const fresh = rotated.body.data.key.api_key
    expect((await call('GET', '/agent/volumes', fresh)).status).toBe(200)
    expect((await call('DELETE', `/keys/${shown.key_id}`, person.cookie)).status).toBe(200)
    expect((await call('GET', '/agent/volumes', fresh)).body.error).toBe('invalid_api_key')
    expect((await call('DELETE', `/keys/${shown.key_id}`, person.cookie)).body.error).toBe('key_not_found')
  })

  test('may end with the last day that a date can name, and are still listed', async () => {
    const person = await signedUp()
    const made = await call('POST', '/keys', person.cookie, { name: 'CI', kind: 'org_rw', expires_at: '9999-12-31' })
    expect(made).toMatchObject({ status: 201, body: { data: { key: { expires_at: '9999-12-31T23:59:59.999Z' } } } })
    expect((await call('GET', '/keys', person.cookie)).status).toBe(200)
  })

  test.each([-1, 86_401, 1.5, '60', null])('are not rotated with a grace of %p', async (grace_seconds) => {
    const person = await signedUp()
    const { status, body } = await call('POST', `/keys/${randomUUID()}/rotate`, person.cookie, { grace_seconds })
    expect([status, Object.keys(body.details)]).toEqual([400, ['grace_seconds']])
  })

  test('do not manage keys', async () => {
    const person = await signedUp()
    const key = await newKey(person, 'org_rw')
    expect(await call('GET', '/keys', key)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
  })
})

describe('agents', () => {
  test('are created with the stated body, bare', async () => {
    const person = await signedUp()
    const { status, body } = await call('POST', '/agents', person.cookie, {
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
  ])('are refused with %j', async (change, field) => {
    const person = await signedUp()
    const good = { org_id: person.orgId, project_id: person.projectId, name: 'Scout' }
    const { status, body } = await call('POST', '/agents', person.cookie, { ...good, ...change })
    expect([status, Object.keys(body.details)]).toEqual([400, [field]])
  })

  test('are read, listed, changed, rotated and deactivated', async () => {
    const person = await signedUp()
    const { agent_id, api_key } = await newAgent(person)
    const path = `/agents/${agent_id}`
    await call('POST', '/agent/connect', person.cookie, { agent_id, volume_id: person.volumeId })
    const { volumes, ...detail } = (await call('GET', path, person.cookie)).body.data.agent
    expect(volumes).toEqual([
      { volume_id: person.volumeId, name: 'Default', type: 'default', permissions: ['read', 'write'] },
    ])
    expect(JSON.stringify(detail)).not.toContain(api_key)
    const list = await call('GET', `/agents?org_id=${person.orgId}&project_id=${person.projectId}`, person.cookie)
    expect(list.body).toEqual({ status: 'ok', data: { agents: [detail], next_cursor: null } })

    const changed = await call('PATCH', path, person.cookie, { description: 'd', is_active: false })
    expect(changed.body.data.agent).toMatchObject({ name: 'Scout', description: 'd', is_active: false })
    expect((await call('GET', '/agent/volumes', api_key)).body.error).toBe('invalid_api_key')
    expect(await call('POST', `${path}/rotate-key`, person.cookie)).toMatchObject({ status: 409 })
    await call('PATCH', path, person.cookie, { is_active: true })
    expect((await call('GET', '/agent/volumes', api_key)).status).toBe(200)
    const rotated = await call('POST', `${path}/rotate-key`, person.cookie, { grace_seconds: 60 })
    expect((await call('GET', '/agent/volumes', api_key)).status).toBe(200)
    expect((await call('DELETE', path, person.cookie)).body.data.agent.is_active).toBe(false)
    for (const key of [api_key, rotated.body.data.agent.api_key]) {
      expect((await call('GET', '/agent/volumes', key)).body.error).toBe('invalid_api_key')
    }
  })

  test('see their volumes as a bare array, and no lists of their organization', async () => {
    const person = await signedUp()
    const { agent_id, api_key } = await newAgent(person)
    expect((await call('GET', '/agent/volumes', api_key)).body).toEqual([])
    const connected = await call('POST', '/agent/connect', person.cookie, {
      agent_id,
      volume_id: person.volumeId.toUpperCase(),
      permissions: ['read'],
    })
    expect(connected).toMatchObject({
      status: 200,
      body: { status: 'connected', agent_id, volume_id: person.volumeId },
    })
    expect((await call('GET', '/agent/volumes', api_key)).body).toEqual([
      { volume_id: person.volumeId, name: 'Default', type: 'default', permissions: ['read'] },
    ])
    for (const path of ['/volumes', `/orgs/${person.orgId}/projects`, `/agents?org_id=${person.orgId}`]) {
      expect(await call('GET', path, api_key)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    }
    expect((await call('GET', `/volumes/${person.volumeId}`, api_key)).status).toBe(200)
    expect((await call('GET', '/agent/volumes', person.cookie)).body.error).toBe('unauthorized')
    const path = `/agent/${agent_id}/disconnect/${person.volumeId}`
    expect((await call('DELETE', path, person.cookie)).body).toEqual({ status: 'disconnected' })
    expect((await call('DELETE', path, person.cookie)).body.error).toBe('connection_not_found')
  })

  test.each([[[]], [['admin']], [['read', 'admin']], ['read'], [null]])(
    'are not connected with permissions %j',
    async (permissions) => {
      const person = await signedUp()
      const { agent_id } = await newAgent(person)
      const request = { agent_id, volume_id: person.volumeId, permissions }
      expect((await call('POST', '/agent/connect', person.cookie, request)).body.error).toBe('validation_failed')
    },
  )
})

describe('volumes and projects', () => {
  test('are made, read, listed page by page, changed and erased', async () => {
    const person = await signedUp()
    const key = await newKey(person, 'org_rw')
    const project = await call('POST', `/orgs/${person.orgId}/projects`, person.cookie, { name: 'Second' })
    expect(project).toMatchObject({ status: 201, body: { data: { project: { name: 'Second' } } } })
    const { project_id } = project.body.data.project
    const made = await call('POST', '/volumes', key, { name: 'Notes', project_id })
    expect(made.status).toBe(201)
    const { volume } = made.body.data
    expect(volume).toMatchObject({ name: 'Notes', type: 'team', project_id, created_by: null })
    expect((await call('GET', `/volumes/${volume.volume_id}`, key)).body.data.volume).toEqual(volume)

    const first = await call('GET', '/volumes?limit=1', key)
    expect(first.body.data.volumes).toHaveLength(1)
    const rest = await call('GET', `/volumes?limit=1&cursor=${first.body.data.next_cursor}`, key)
    expect(rest.body).toEqual({ status: 'ok', data: { volumes: [volume], next_cursor: null } })
    expect((await call('GET', '/volumes?cursor=nonsense', key)).body.details).toHaveProperty('cursor')
    expect((await call('GET', '/volumes?limit=101', key)).body.details).toHaveProperty('limit')

    const path = `/volumes/${volume.volume_id}`
    expect((await call('PATCH', path, key, { name: 'Archive' })).body.data.volume.name).toBe('Archive')
    expect((await call('DELETE', path, key)).status).toBe(200)
    expect(await call('GET', path, key)).toMatchObject({ status: 404, body: { error: 'volume_not_found' } })
  })

  test('answer alike, byte for byte, when they are foreign and when they are not there', async () => {
    const mine = await signedUp()
    const theirs = await signedUp()
    const { agent_id } = await newAgent(theirs)
    const callers = [mine.cookie]
    for (const kind of ['org_rw', 'org_r', 'proj_rw', 'proj_r']) callers.push(await newKey(mine, kind))
    const attempts = (ids: {
      volume: string
      org: string
      project: string
      agent: string
    }): [string, string, object?][] => [
      ['GET', `/volumes/${ids.volume}`],
      ['PATCH', `/volumes/${ids.volume}`, { name: 'x' }],
      ['DELETE', `/volumes/${ids.volume}`],
      ['GET', `/volumes?org_id=${ids.org}`],
      ['GET', `/volumes?project_id=${ids.project}`],
      ['POST', '/volumes', { name: 'x', project_id: ids.project }],
      ['GET', `/orgs/${ids.org}/projects`],
      ['GET', `/agents?org_id=${ids.org}`],
      ['GET', `/agents?org_id=${mine.orgId}&project_id=${ids.project}`],
      ['GET', `/agents/${ids.agent}`],
      ['POST', '/agent/connect', { agent_id: ids.agent, volume_id: ids.volume }],
      ['DELETE', `/agent/${ids.agent}/disconnect/${ids.volume}`],
    ]
    const foreign = attempts({ volume: theirs.volumeId, org: theirs.orgId, project: theirs.projectId, agent: agent_id })
    const nothing = randomUUID()
    const missing = attempts({ volume: nothing, org: nothing, project: nothing, agent: nothing })
    for (const caller of callers) {
      for (const [index, [method, path, body]] of foreign.entries()) {
        const [, missingPath, missingBody] = missing[index] as (typeof missing)[number]
        const reply = await call(method, path, caller, body)
        expect([path, reply.status]).toEqual([path, 404])
        expect(reply.body).toEqual((await call(method, missingPath, caller, missingBody)).body)
      }
    }
  })
})
