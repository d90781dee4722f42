import { cookieOf, expectStatus, type Json, newEmail, PASSWORD, type Reply, type Send } from './client.js'

export type DashboardKind = 'org_rw' | 'org_r' | 'proj_rw' | 'proj_r'

export interface AgentWithKey {
  agentId: string
  name: string
  key: string
}

/** Somebody who signed up, with what sign-up made, and short ways to make more. */
export interface Tenant {
  send: Send
  email: string
  cookie: string
  userId: string
  orgId: string
  projectId: string
  volumeId: string
  /** A new key; of a project kind for the first project unless another is named. */
  key(kind: DashboardKind, more?: Json): Promise<string>
  agent(name: string, connect?: { volumeId: string; permissions?: string[] }): Promise<AgentWithKey>
  project(name: string): Promise<string>
  volume(name: string, projectId?: string): Promise<string>
  connect(agentId: string, volumeId: string, permissions?: string[]): Promise<void>
  /** A request in this user's session. */
  call(method: string, path: string, body?: unknown): Promise<Reply>
}

/** Signs up a new user with an organization of their own. */
export async function newTenant(send: Send, email = newEmail()): Promise<Tenant> {
  const signup = expectStatus(
    await send('POST', '/auth/signup', { body: { email, password: PASSWORD, name: 'Owner', org_name: 'Org' } }),
    201,
  )
  const cookie = cookieOf(signup)
  const { user, organizations } = expectStatus(await send('GET', '/auth/me', { cookie }), 200).body.data
  const [organization] = organizations
  const [project] = organization.projects
  const call: Tenant['call'] = (method, path, body) => send(method, path, { cookie, body })
  const made = async (path: string, body: Json): Promise<Json> => expectStatus(await call('POST', path, body), 201).body
  const ids = { orgId: organization.org_id, projectId: project.project_id, volumeId: project.volumes[0].volume_id }
  const connect: Tenant['connect'] = async (agentId, volumeId, permissions) => {
    expectStatus(await call('POST', '/agent/connect', { agent_id: agentId, volume_id: volumeId, permissions }), 200)
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
      return (await made('/keys', { name: `${kind} key`, kind, ...project_id, ...more })).data.key.api_key
    },
    async agent(name, connection) {
      const body = { org_id: ids.orgId, project_id: ids.projectId, name }
      const { agent_id: agentId, api_key: key } = await made('/agents', body)
      if (connection) await connect(agentId, connection.volumeId, connection.permissions)
      return { agentId, name, key }
    },
    async project(name) {
      return (await made(`/orgs/${ids.orgId}/projects`, { name })).data.project.project_id
    },
    async volume(name, projectId = ids.projectId) {
      return (await made('/volumes', { name, project_id: projectId })).data.volume.volume_id
    },
  }
}
