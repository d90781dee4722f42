import { randomUUID } from 'node:crypto'
import { AppError } from '../errors.js'
import type { Listed, Page } from '../paging.js'
import type { AgentChanges, AgentRecord, AgentStore } from '../ports/accounts/agents.js'
import type { ProjectStore } from '../ports/accounts/people.js'
import type { AccessibleVolume, VolumeReach, VolumeStore } from '../ports/accounts/volumes.js'
import { authorize, decide } from './access.js'
import { authorizedVolume } from './authorized-volume.js'
import { mintSecret } from './keys/keys.js'
import { authorOf, type Permission, type Principal, type SessionPrincipal } from './principal.js'

export interface AgentPorts {
  agents: AgentStore
  projects: Pick<ProjectStore, 'find'>
  volumes: Pick<VolumeStore, 'volumeForKey' | 'listConnected'>
}

/** An agent whose key was just created or rotated, with the secret, which is never shown again. */
export interface AgentWithSecret {
  agent: AgentRecord
  apiKey: string
}

export interface AgentRequest {
  orgId: string
  projectId: string
  name: string
  description: string | null
  systemPrompt: string | null
}

/**
 * Creates an agent with its key.
 * @throws AppError organization_not_found, project_not_found, forbidden
 */
export const createAgent = async (
  { agents, projects }: AgentPorts,
  principal: SessionPrincipal,
  request: AgentRequest,
): Promise<AgentWithSecret> => {
  const { orgId, projectId, name } = request
  authorize(principal, 'see', 'organization', { orgId })
  authorize(principal, 'manage_agents', 'project', await projectOf(projects, orgId, projectId))
  const agentId = randomUUID()
  const { apiKey, apiKeyPrefix, hash } = mintSecret('agent')
  const key = {
    keyId: randomUUID(),
    orgId,
    keyKind: 'agent',
    name,
    projectId: null,
    userId: principal.userId,
    apiKeyPrefix,
    secretHash: hash,
    expiresAt: null,
  } as const
  return { agent: await agents.create({ ...request, agentId }, key, authorOf(principal)), apiKey }
}

const projectOf = async (projects: Pick<ProjectStore, 'find'>, orgId: string, projectId: string) => {
  const project = await projects.find(projectId)
  return project?.orgId === orgId ? project : null
}

/**
 * Lists the agents of an organization, or of one of its projects.
 * @throws AppError organization_not_found, project_not_found, forbidden
 */
export const listAgents = async (
  { agents, projects }: AgentPorts,
  principal: Principal,
  { orgId, projectId }: { orgId: string; projectId: string | undefined },
  page: Page,
): Promise<Listed<AgentRecord>> => {
  authorize(principal, 'see', 'organization', { orgId })
  if (projectId !== undefined) authorize(principal, 'see', 'project', await projectOf(projects, orgId, projectId))
  const ownProject = principal.kind === 'key' ? principal.projectId : null
  return agents.list({ orgId, projectId: projectId ?? ownProject }, page)
}

/**
 * Returns an agent with those of its connected volumes that the caller may see.
 * @throws AppError agent_not_found
 */
export const getAgent = async (
  { agents, volumes }: AgentPorts,
  principal: Principal,
  agentId: string,
): Promise<{ agent: AgentRecord; volumes: AccessibleVolume[] }> => {
  const agent = await agents.find(agentId)
  authorize(principal, 'see', 'agent', agent)
  const connected = await volumes.listConnected(agent.orgId, agentId)
  return { agent, volumes: connected.filter((volume) => decide(principal, 'see', 'volume', volume) === 'allow') }
}

/** @throws AppError agent_not_found, forbidden */
export const updateAgent = async (
  { agents }: Pick<AgentPorts, 'agents'>,
  principal: SessionPrincipal,
  agentId: string,
  changes: AgentChanges,
): Promise<AgentRecord> => {
  const agent = await managedAgent(agents, principal, agentId)
  return (await agents.update(agent.orgId, agentId, changes, authorOf(principal))) ?? goneAgent()
}

/**
 * Deactivates the agent and revokes its key. To get access again, the agent must be activated and its key rotated.
 * @throws AppError agent_not_found, forbidden
 */
export const deactivateAgent = async (
  { agents }: Pick<AgentPorts, 'agents'>,
  principal: SessionPrincipal,
  agentId: string,
): Promise<AgentRecord> => {
  const agent = await managedAgent(agents, principal, agentId)
  return (await agents.deactivate(agent.orgId, agentId, authorOf(principal))) ?? goneAgent()
}

/**
 * Sets a new secret for the agent's key; the old secret expires at once, or after `graceSeconds` (0–86400).
 * @throws AppError agent_not_found, forbidden, conflict for an inactive agent
 */
export const rotateAgentKey = async (
  { agents }: Pick<AgentPorts, 'agents'>,
  principal: SessionPrincipal,
  agentId: string,
  graceSeconds: number,
): Promise<AgentWithSecret> => {
  const agent = await managedAgent(agents, principal, agentId)
  const { apiKey, apiKeyPrefix, hash } = mintSecret('agent')
  const rotation = { apiKeyPrefix, secretHash: hash, graceSeconds }
  const rotated = await agents.rotateKey(agent.orgId, agentId, rotation, authorOf(principal))
  if (rotated === null) throw new AppError('conflict', 'This agent is inactive: activate it before rotating its key.')
  return { agent: rotated, apiKey }
}

const managedAgent = async (agents: AgentStore, principal: SessionPrincipal, agentId: string): Promise<AgentRecord> => {
  const agent = await agents.find(agentId)
  authorize(principal, 'manage_agents', 'agent', agent)
  return agent
}

const goneAgent = (): never => {
  throw new AppError('agent_not_found', 'You have no agent with this id.')
}

/**
 * Grants an agent access to a volume, or replaces its permissions.
 * @throws AppError volume_not_found, agent_not_found, forbidden
 */
export const connectAgent = async (
  { agents, volumes }: AgentPorts,
  principal: Principal,
  request: { agentId: string; volumeId: string; permissions: readonly Permission[] },
): Promise<void> => {
  const { agentId, volumeId } = request
  const { orgId } = await changeableConnection({ agents, volumes }, principal, agentId, volumeId)
  const permissions = (['read', 'write'] as const).filter((permission) => request.permissions.includes(permission))
  if (!(await agents.connect(orgId, agentId, volumeId, permissions, authorOf(principal)))) goneAgent()
}

/** @throws AppError volume_not_found, agent_not_found, forbidden, connection_not_found */
export const disconnectAgent = async (
  { agents, volumes }: AgentPorts,
  principal: Principal,
  agentId: string,
  volumeId: string,
): Promise<void> => {
  const { orgId } = await changeableConnection({ agents, volumes }, principal, agentId, volumeId)
  if (!(await agents.disconnect(orgId, agentId, volumeId, authorOf(principal)))) {
    throw new AppError('connection_not_found', 'This agent is not connected to this volume.')
  }
}

/**
 * Checks that the caller may change the connection. Checks the volume first, so that a caller who may not change the
 * volume learns nothing about the agent.
 */
const changeableConnection = async (
  { agents, volumes }: Pick<AgentPorts, 'agents' | 'volumes'>,
  principal: Principal,
  agentId: string,
  volumeId: string,
): Promise<VolumeReach> => {
  const volume = await authorizedVolume({ volumes }, principal, 'change_volume', volumeId)
  const agent = await agents.find(agentId)
  authorize(principal, 'see', 'agent', agent?.orgId === volume.orgId ? agent : null)
  return volume
}
