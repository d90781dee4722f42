import type { z } from 'zod'
import type {
  accessibleVolumeAnswer,
  agentAnswer,
  keyAnswer,
  liveKeyAnswer,
  organizationAnswer,
  ownKeyAnswer,
  projectAnswer,
  userAnswer,
  volumeAnswer,
} from '../accounts/management-schemas.js'
import type { OwnKey } from '../accounts/people/whoami.js'
import type { SessionPrincipal } from '../accounts/principal.js'
import type { AgentRecord } from '../ports/accounts/agents.js'
import type { KeyRecord, LiveKeyRecord } from '../ports/accounts/keys.js'
import type { OrganizationOverview, ProjectRecord } from '../ports/accounts/people.js'
import type { AccessibleVolume, VolumeRecord } from '../ports/accounts/volumes.js'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

export const presentAgent = (agent: AgentRecord): z.input<typeof agentAnswer> => ({
  agent_id: agent.agentId,
  org_id: agent.orgId,
  project_id: agent.projectId,
  name: agent.name,
  description: agent.description,
  system_prompt: agent.systemPrompt,
  is_active: agent.isActive,
  api_key_prefix: agent.apiKeyPrefix,
  created_at: agent.createdAt.toISOString(),
  updated_at: agent.updatedAt.toISOString(),
  last_used_at: iso(agent.lastUsedAt),
})

export const presentAccessibleVolume = (volume: AccessibleVolume): z.input<typeof accessibleVolumeAnswer> => ({
  volume_id: volume.volumeId,
  name: volume.name,
  type: volume.type,
  permissions: volume.permissions,
})

export const presentVolume = (volume: VolumeRecord): z.input<typeof volumeAnswer> => ({
  volume_id: volume.volumeId,
  org_id: volume.orgId,
  project_id: volume.projectId,
  name: volume.name,
  type: volume.type,
  pii: volume.pii,
  locale: volume.locale,
  created_by: volume.createdBy,
  created_at: volume.createdAt.toISOString(),
  updated_at: volume.updatedAt.toISOString(),
})

export const presentProject = (project: ProjectRecord): z.input<typeof projectAnswer> => ({
  project_id: project.projectId,
  org_id: project.orgId,
  name: project.name,
  created_at: project.createdAt.toISOString(),
})

export const presentKey = (key: KeyRecord): z.input<typeof keyAnswer> => ({
  key_id: key.keyId,
  org_id: key.orgId,
  project_id: key.projectId,
  name: key.name,
  kind: key.keyKind,
  api_key_prefix: key.apiKeyPrefix,
  created_at: key.createdAt.toISOString(),
  expires_at: iso(key.expiresAt),
  last_used_at: iso(key.lastUsedAt),
})

export const presentLiveKey = (key: LiveKeyRecord): z.input<typeof liveKeyAnswer> => ({
  ...presentKey(key),
  org_name: key.orgName,
})

export const presentOwnKey = ({ key, apiKeyPrefix, expiresAt }: OwnKey): z.input<typeof ownKeyAnswer> => ({
  key_id: key.keyId,
  name: key.name,
  kind: key.keyKind,
  org_id: key.orgId,
  project_id: key.projectId,
  agent_id: key.agentId,
  user_id: key.userId,
  api_key_prefix: apiKeyPrefix,
  expires_at: iso(expiresAt),
})

export const presentUser = (user: Pick<SessionPrincipal, 'userId' | 'email' | 'name'>): z.input<typeof userAnswer> => ({
  user_id: user.userId,
  email: user.email,
  name: user.name,
})

export const presentOrganization = (organization: OrganizationOverview): z.input<typeof organizationAnswer> => ({
  org_id: organization.orgId,
  name: organization.name,
  role: organization.role,
  projects: organization.projects.map((project) => ({
    project_id: project.projectId,
    name: project.name,
    volumes: project.volumes.map(({ volumeId, name, type }) => ({ volume_id: volumeId, name, type })),
  })),
})
