import { bare, dataOf } from './answer.js'
import { pathId, verbs } from './transport/calls.js'
import type { CallOptions, Send } from './transport/request.js'
import type {
  Agent,
  AgentDetail,
  ConnectBody,
  Connected,
  CreateAgentBody,
  CreatedAgent,
  CreateKeyBody,
  CreateProjectBody,
  CreateVolumeBody,
  Disconnected,
  IssuedKey,
  Key,
  PageQuery,
  Project,
  RotateBody,
  RotatedAgent,
  UpdateAgentBody,
  UpdateVolumeBody,
  Volume,
} from './types.js'

/**
 * Agents and their access to volumes. To create, change or deactivate an agent, or to rotate its key, a session is
 * needed.
 */
export interface AgentCalls {
  /** Creates an agent and its key, which is shown only once. Not retried if the service may have carried it out. */
  create(body: CreateAgentBody, options?: CallOptions): Promise<CreatedAgent>
  list(
    query: PageQuery & { org_id: string; project_id?: string },
    options?: CallOptions,
  ): Promise<{ agents: Agent[]; next_cursor: string | null }>
  read(agentId: string, options?: CallOptions): Promise<AgentDetail>
  update(agentId: string, body: UpdateAgentBody, options?: CallOptions): Promise<Agent>
  /** Deactivates the agent and revokes its key. */
  deactivate(agentId: string, options?: CallOptions): Promise<Agent>
  /** Replaces the secret; the new secret is shown only once. Not retried if the service may have carried it out. */
  rotateKey(agentId: string, body?: RotateBody, options?: CallOptions): Promise<RotatedAgent>
  /** Grants access to a volume, or replaces the existing grant. */
  connect(body: ConnectBody, options?: CallOptions): Promise<Connected>
  disconnect(agentId: string, volumeId: string, options?: CallOptions): Promise<Disconnected>
}

/** Keys of an organization; every call needs a session. */
export interface KeyCalls {
  /** Creates a key, whose secret is shown only once. Not retried if the service may have carried it out. */
  create(body: CreateKeyBody, options?: CallOptions): Promise<IssuedKey>
  list(
    query?: PageQuery & { org_id?: string },
    options?: CallOptions,
  ): Promise<{ keys: Key[]; next_cursor: string | null }>
  revoke(keyId: string, options?: CallOptions): Promise<Key>
  /** Replaces the secret; the new secret is shown only once. Not retried if the service may have carried it out. */
  rotate(keyId: string, body?: RotateBody, options?: CallOptions): Promise<IssuedKey>
}

/** An organization's projects, and the volumes in them. */
export interface OrganizationCalls {
  listProjects(
    orgId: string,
    query?: PageQuery,
    options?: CallOptions,
  ): Promise<{ projects: Project[]; next_cursor: string | null }>
  /** Creates a project. Not retried if the service may have carried it out. */
  createProject(orgId: string, body: CreateProjectBody, options?: CallOptions): Promise<Project>
  listVolumes(
    query?: PageQuery & { org_id?: string; project_id?: string },
    options?: CallOptions,
  ): Promise<{ volumes: Volume[]; next_cursor: string | null }>
  /** Creates a volume. Not retried if the service may have carried it out. */
  createVolume(body: CreateVolumeBody, options?: CallOptions): Promise<Volume>
  readVolume(volumeId: string, options?: CallOptions): Promise<Volume>
  updateVolume(volumeId: string, body: UpdateVolumeBody, options?: CallOptions): Promise<Volume>
  /** Deletes the volume and everything in it. It is gone at once; the service erases its contents in the background. */
  eraseVolume(volumeId: string, options?: CallOptions): Promise<Volume>
}

export const agentCalls = (send: Send): AgentCalls => {
  const { get, make, set, remove } = verbs(send)
  const at = (agentId: string) => `/agents/${pathId('agent_id', agentId)}`
  return {
    create: async (body, options) => bare(await make('/agents', body, options), 'agent_id'),
    async list(query, options) {
      const answer = await get('/agents', { ...query }, options)
      return { agents: dataOf(answer, 'agents'), next_cursor: dataOf(answer, 'next_cursor') }
    },
    read: async (agentId, options) => dataOf(await get(at(agentId), {}, options), 'agent'),
    update: async (agentId, body, options) => dataOf(await set('PATCH', at(agentId), body, options), 'agent'),
    deactivate: async (agentId, options) => dataOf(await remove(at(agentId), options), 'agent'),
    rotateKey: async (agentId, body = {}, options = {}) =>
      dataOf(await make(`${at(agentId)}/rotate-key`, body, options), 'agent'),
    connect: async (body, options) => bare(await set('POST', '/agent/connect', body, options), 'agent_id'),
    async disconnect(agentId, volumeId, options) {
      const path = `/agent/${pathId('agent_id', agentId)}/disconnect/${pathId('volume_id', volumeId)}`
      return bare(await remove(path, options), 'status')
    },
  }
}

export const keyCalls = (send: Send): KeyCalls => {
  const { get, make, remove } = verbs(send)
  const at = (keyId: string) => `/keys/${pathId('key_id', keyId)}`
  return {
    create: async (body, options) => dataOf(await make('/keys', body, options), 'key'),
    async list(query, options) {
      const answer = await get('/keys', { ...query }, options)
      return { keys: dataOf(answer, 'keys'), next_cursor: dataOf(answer, 'next_cursor') }
    },
    revoke: async (keyId, options) => dataOf(await remove(at(keyId), options), 'key'),
    rotate: async (keyId, body = {}, options = {}) => dataOf(await make(`${at(keyId)}/rotate`, body, options), 'key'),
  }
}

export const organizationCalls = (send: Send): OrganizationCalls => {
  const { get, make, set, remove } = verbs(send)
  const projects = (orgId: string) => `/orgs/${pathId('org_id', orgId)}/projects`
  const at = (volumeId: string) => `/volumes/${pathId('volume_id', volumeId)}`
  return {
    async listProjects(orgId, query, options) {
      const answer = await get(projects(orgId), { ...query }, options)
      return { projects: dataOf(answer, 'projects'), next_cursor: dataOf(answer, 'next_cursor') }
    },
    createProject: async (orgId, body, options) => dataOf(await make(projects(orgId), body, options), 'project'),
    async listVolumes(query, options) {
      const answer = await get('/volumes', { ...query }, options)
      return { volumes: dataOf(answer, 'volumes'), next_cursor: dataOf(answer, 'next_cursor') }
    },
    createVolume: async (body, options) => dataOf(await make('/volumes', body, options), 'volume'),
    readVolume: async (volumeId, options) => dataOf(await get(at(volumeId), {}, options), 'volume'),
    updateVolume: async (volumeId, body, options) => dataOf(await set('PATCH', at(volumeId), body, options), 'volume'),
    eraseVolume: async (volumeId, options) => dataOf(await remove(at(volumeId), options), 'volume'),
  }
}
