import type { SessionPrincipal } from '@agent-memory/core/access'
import type { AgentRecord } from '@agent-memory/core/ports/agents'
import type { KeyRecord } from '@agent-memory/core/ports/keys'
import type { OrganizationOverview, ProjectRecord } from '@agent-memory/core/ports/people'
import type { AccessibleVolume, VolumeRecord } from '@agent-memory/core/ports/volumes'
import { z } from 'zod'

/** What each resource looks like in an answer: the schema that documents it, and the function that makes it. */

const timestamp = z.iso.datetime()
const id = z.uuid()

export const permissionBody = z.enum(['read', 'write'])

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

export const agentBody = z.object({
  agent_id: id,
  org_id: id,
  project_id: id,
  name: z.string(),
  description: z.string().nullable(),
  system_prompt: z.string().nullable(),
  is_active: z.boolean(),
  api_key_prefix: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  last_used_at: timestamp.nullable(),
})

export const presentAgent = (agent: AgentRecord): z.input<typeof agentBody> => ({
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

export const accessibleVolumeBody = z.object({
  volume_id: id,
  name: z.string(),
  type: z.string(),
  permissions: z.array(permissionBody),
})

export const presentAccessibleVolume = (volume: AccessibleVolume): z.input<typeof accessibleVolumeBody> => ({
  volume_id: volume.volumeId,
  name: volume.name,
  type: volume.type,
  permissions: volume.permissions,
})

export const volumeBody = z.object({
  volume_id: id,
  org_id: id,
  project_id: id,
  name: z.string(),
  type: z.string(),
  created_by: id.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})

export const presentVolume = (volume: VolumeRecord): z.input<typeof volumeBody> => ({
  volume_id: volume.volumeId,
  org_id: volume.orgId,
  project_id: volume.projectId,
  name: volume.name,
  type: volume.type,
  created_by: volume.createdBy,
  created_at: volume.createdAt.toISOString(),
  updated_at: volume.updatedAt.toISOString(),
})

export const projectBody = z.object({ project_id: id, org_id: id, name: z.string(), created_at: timestamp })

export const presentProject = (project: ProjectRecord): z.input<typeof projectBody> => ({
  project_id: project.projectId,
  org_id: project.orgId,
  name: project.name,
  created_at: project.createdAt.toISOString(),
})

export const keyBody = z.object({
  key_id: id,
  org_id: id,
  project_id: id.nullable(),
  name: z.string(),
  kind: z.string(),
  api_key_prefix: z.string(),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  last_used_at: timestamp.nullable(),
})

export const presentKey = (key: KeyRecord): z.input<typeof keyBody> => ({
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

export const userBody = z.object({ user_id: id, email: z.string(), name: z.string().nullable() })

export const presentUser = (user: SessionPrincipal): z.input<typeof userBody> => ({
  user_id: user.userId,
  email: user.email,
  name: user.name,
})

export const organizationBody = z.object({
  org_id: id,
  name: z.string(),
  role: z.enum(['owner', 'admin', 'developer', 'member']),
  projects: z.array(
    z.object({
      project_id: id,
      name: z.string(),
      volumes: z.array(z.object({ volume_id: id, name: z.string(), type: z.string() })),
    }),
  ),
})

export const presentOrganization = (organization: OrganizationOverview): z.input<typeof organizationBody> => ({
  org_id: organization.orgId,
  name: organization.name,
  role: organization.role,
  projects: organization.projects.map((project) => ({
    project_id: project.projectId,
    name: project.name,
    volumes: project.volumes.map(({ volumeId, name, type }) => ({ volume_id: volumeId, name, type })),
  })),
})
