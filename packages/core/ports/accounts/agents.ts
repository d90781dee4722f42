import type { Author, Permission } from '../../accounts/principal.js'
import type { Listed, Page } from '../../paging.js'
import type { NewKey, Rotation } from './keys.js'

export interface AgentRecord {
  agentId: string
  orgId: string
  projectId: string
  name: string
  description: string | null
  systemPrompt: string | null
  isActive: boolean
  apiKeyPrefix: string
  createdAt: Date
  updatedAt: Date
  /** When the agent's key was last used; null if never. */
  lastUsedAt: Date | null
}

export type NewAgent = Pick<AgentRecord, 'agentId' | 'orgId' | 'projectId' | 'name' | 'description' | 'systemPrompt'>

/** A change to an agent; undefined fields stay unchanged. */
export interface AgentChanges {
  name?: string | undefined
  description?: string | null | undefined
  systemPrompt?: string | null | undefined
  isActive?: boolean | undefined
}

export interface AgentFilter {
  orgId: string
  projectId: string | null
}

/**
 * The organization's audit log records new agents and secrets, changes between active and inactive, and connections,
 * with `by` as their author.
 */
export interface AgentStore {
  /** Creates the agent together with its key. */
  create(agent: NewAgent, key: NewKey, by: Author): Promise<AgentRecord>
  /** Returns the agent, active or not. Does not check that the caller may access its organization. */
  find(agentId: string): Promise<AgentRecord | null>
  /** Lists the agents that match the filter, oldest first. */
  list(filter: AgentFilter, page: Page): Promise<Listed<AgentRecord>>
  /** Changes the agent and returns its new record; null if the agent does not exist. */
  update(orgId: string, agentId: string, changes: AgentChanges, by: Author): Promise<AgentRecord | null>
  /** Deactivates the agent and revokes its key for good. Null if the agent does not exist. */
  deactivate(orgId: string, agentId: string, by: Author): Promise<AgentRecord | null>
  /**
   * Sets a new secret under the same key_id. A revoked key becomes valid again, with this secret only.
   * Null if the agent does not exist or is inactive.
   */
  rotateKey(orgId: string, agentId: string, rotation: Rotation, by: Author): Promise<AgentRecord | null>
  /**
   * Connects the agent to the volume, or replaces the permissions of their connection. Returns false if the agent or
   * the volume does not belong to this organization.
   */
  connect(
    orgId: string,
    agentId: string,
    volumeId: string,
    permissions: readonly Permission[],
    by: Author,
  ): Promise<boolean>
  /** Removes the connection. Returns false if agent and volume were not connected. */
  disconnect(orgId: string, agentId: string, volumeId: string, by: Author): Promise<boolean>
}
