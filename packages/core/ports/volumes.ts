import type { ListReach } from '../access.js'
import type { Listed, Page } from '../paging.js'
import type { Permission } from '../principal.js'

export type VolumeType = 'default' | 'team'

export interface VolumeRecord {
  volumeId: string
  orgId: string
  projectId: string
  name: string
  type: VolumeType
  /** The user who made it; null when a key did. */
  createdBy: string | null
  /** The newest change of its memories. */
  headSeq: bigint
  createdAt: Date
  updatedAt: Date
}

/** A volume as one caller meets it; a target of `authorize` as it is. */
export interface VolumeReach extends VolumeRecord {
  /** Of the calling agent's connection; null without one. */
  permissions: Permission[] | null
}

/** A volume with what a caller may do in it. */
export interface AccessibleVolume extends VolumeRecord {
  permissions: Permission[]
}

export type NewVolume = Pick<VolumeRecord, 'volumeId' | 'orgId' | 'projectId' | 'name' | 'type' | 'createdBy'>

/** What is undefined stays as it is. */
export interface VolumeChanges {
  name?: string | undefined
}

export interface VolumeStore {
  /**
   * The volume, with the permissions of this agent's connection: all that authorizes a read or a write, and the head
   * to read at. Runs on each of them: one indexed query. Whoever asks is yet to be authorized.
   */
  volumeForKey(volumeId: string, agentId: string | null): Promise<VolumeReach | null>
  /** The same of several, in one statement; in any order, without those that do not exist. */
  volumesForKey(volumeIds: readonly string[], agentId: string | null): Promise<VolumeReach[]>
  /** In order of creation. */
  list(reach: ListReach, page: Page): Promise<Listed<VolumeRecord>>
  /** All of them, in order of creation. */
  listAll(reach: ListReach): Promise<VolumeRecord[]>
  /** Those that the agent is connected to, in order of creation. */
  listConnected(orgId: string, agentId: string): Promise<AccessibleVolume[]>
  create(volume: NewVolume): Promise<VolumeRecord>
  /** Null if it is not there (any more). */
  update(orgId: string, volumeId: string, changes: VolumeChanges): Promise<VolumeRecord | null>
  /** Erases the volume with all that it holds and all work promised for it. False if it was not there. */
  erase(orgId: string, volumeId: string): Promise<boolean>
}
