import type { Listed, Page } from '../paging.js'
import type { Permission } from '../principal.js'
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
  /** When its key was last used. */
  lastUsedAt: Date | null
}

export type NewAgent = Pick<AgentRecord, 'agentId' | 'orgId' | 'projectId' | 'name' | 'description' | 'systemPrompt'>

/** What is undefined stays as it is. */
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

export interface AgentStore {
  /** The agent with its key. */
  create(agent: NewAgent, key: NewKey): Promise<AgentRecord>
  /** Active or not; the caller is yet to be authorized for its organization. */
  find(agentId: string): Promise<AgentRecord | null>
  /** In order of creation. */
  list(filter: AgentFilter, page: Page): Promise<Listed<AgentRecord>>
  /** Null if it is not there. */
  update(orgId: string, agentId: string, changes: AgentChanges): Promise<AgentRecord | null>
  /** Makes the agent inactive and kills its key for good. Null if it is not there. */
  deactivate(orgId: string, agentId: string): Promise<AgentRecord | null>
  /**
   * A new secret under the same key_id. A revoked key lives again, with this secret alone.
   * Null if the agent is not there or is inactive.
   */
  rotateKey(orgId: string, agentId: string, rotation: Rotation): Promise<AgentRecord | null>
  /** Connects, or replaces the permissions. False if agent and volume are not both of this organization. */
  connect(orgId: string, agentId: string, volumeId: string, permissions: readonly Permission[]): Promise<boolean>
  /** False if they were not connected. */
  disconnect(orgId: string, agentId: string, volumeId: string): Promise<boolean>
}
