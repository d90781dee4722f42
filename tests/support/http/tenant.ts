import type { Permission } from '@agent-memory/core/accounts/principal'
import { cookieOf, expectStatus, type Json, newEmail, PASSWORD, type Reply, type Send } from './client.js'
import { typedClient } from './typed-client.js'

export type DashboardKind = 'org_rw' | 'org_r' | 'proj_rw' | 'proj_r'

export interface AgentWithKey {
  agentId: string
  name: string
  key: string
}

/** A user who signed up, what sign-up created, and helpers to create more. */
export interface Tenant {
  send: Send
  email: string
  cookie: string
  userId: string
  orgId: string
  projectId: string
  volumeId: string
  /** Creates a key. A key of a project kind is for the first project unless `more` names another. */
  key(kind: DashboardKind, more?: Json): Promise<string>
  agent(name: string, connect?: { volumeId: string; permissions?: Permission[] }): Promise<AgentWithKey>
  project(name: string): Promise<string>
  volume(name: string, projectId?: string): Promise<string>
  connect(agentId: string, volumeId: string, permissions?: Permission[]): Promise<void>
  /** Sends a request in this user's session. */
  call(method: string, path: string, body?: unknown): Promise<Reply>
}

/**
 * Signs up. A sign-up answered with 503 may have succeeded: if the retry finds that the user exists, signs the user in.
 */
export async function signUp(send: Send, body: Json): Promise<Reply> {
  const reply = await send('POST', '/auth/signup', { body })
  if (!reply.repeated || reply.status !== 409) return reply
  const { email, password } = body
  return { ...expectStatus(await send('POST', '/auth/login', { body: { email, password } }), 200), status: 201 }
}

/** Signs up a new user with their own organization. */
export async function newTenant(send: Send, email = newEmail()): Promise<Tenant> {
  const body = { email, password: PASSWORD, name: 'Owner', org_name: 'Org' }
  const cookie = cookieOf(expectStatus(await signUp(send, body), 201))
  const call: Tenant['call'] = (method, path, body) => send(method, path, { cookie, body })
  const client = typedClient((method, path, options) => send(method, path, { ...options, cookie }))
  const { user, organizations } = await client.me()
  const [organization] = organizations ?? []
  const [project] = organization?.projects ?? []
  const [volume] = project?.volumes ?? []
  if (!user || !organization || !project || !volume) throw new Error('sign-up created no user with a volume')
  const ids = { orgId: organization.org_id, projectId: project.project_id, volumeId: volume.volume_id }
  const connect: Tenant['connect'] = async (agentId, volumeId, permissions) => {
    await client.agents.connect({ agent_id: agentId, volume_id: volumeId, permissions })
  }
  return {
    send,
    email,
    cookie,
    userId: user.user_id,
    ...ids,
    call,
    connect,
    async key(kind, more = {}) {
      const project_id = kind.startsWith('proj') ? { project_id: ids.projectId } : {}
      return (await client.keys.create({ name: `${kind} key`, kind, ...project_id, ...more })).api_key
    },
    async agent(name, connection) {
      const body = { org_id: ids.orgId, project_id: ids.projectId, name }
      const { agent_id: agentId, api_key: key } = await client.agents.create(body)
      if (connection) await connect(agentId, connection.volumeId, connection.permissions)
      return { agentId, name, key }
    },
    project: async (name) => (await client.organizations.createProject(ids.orgId, { name })).project_id,
    volume: async (name, projectId = ids.projectId) =>
      (await client.organizations.createVolume({ name, project_id: projectId })).volume_id,
  }
}
