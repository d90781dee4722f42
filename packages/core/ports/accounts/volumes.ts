import type { ListReach } from '../../accounts/list-reach.js'
import type { Permission } from '../../accounts/principal.js'
import type { PiiSetting } from '../../memory/guard/pii/redact-personal.js'
import type { TextSettings } from '../../memory/write/text-settings.js'
import type { Listed, Page } from '../../paging.js'

export type VolumeType = 'default' | 'team'

export interface VolumeRecord extends TextSettings {
  volumeId: string
  orgId: string
  projectId: string
  name: string
  type: VolumeType
  /** The user who created the volume, signed in or by a live key; null after another key, or if the user was deleted. */
  createdBy: string | null
  /** Sequence number of the latest change to the volume's memories. */
  headSeq: bigint
  createdAt: Date
  updatedAt: Date
}

/** A volume with the permissions of a calling agent; can be passed to `authorize` as the target. */
export interface VolumeReach extends VolumeRecord {
  /** The permissions of the calling agent's connection; null without a connection. */
  permissions: Permission[] | null
}

/** A volume with the permissions of a caller, who may also be a user or a key that is not an agent's. */
export interface AccessibleVolume extends VolumeRecord {
  permissions: Permission[]
}

export type NewVolume = Pick<VolumeRecord, 'volumeId' | 'orgId' | 'projectId' | 'name' | 'type' | 'createdBy'>

/** A change to a volume; undefined fields stay unchanged. */
export interface VolumeChanges {
  name?: string | undefined
  locale?: string | null | undefined
  pii?: PiiSetting | undefined
}

export interface VolumeStore {
  /**
   * Returns the volume with the permissions of this agent's connection: all that is needed to authorize a read or
   * write, and `headSeq`, the sequence number to read at. Runs on every read and write, as one indexed query. Does not
   * authorize the caller.
   */
  volumeForKey(volumeId: string, agentId: string | null): Promise<VolumeReach | null>
  /** Like `volumeForKey`, for several volumes in one statement. The result is unordered and omits missing volumes. */
  volumesForKey(volumeIds: readonly string[], agentId: string | null): Promise<VolumeReach[]>
  /** Lists the volumes in reach, oldest first. */
  list(reach: ListReach, page: Page): Promise<Listed<VolumeRecord>>
  /** Returns all volumes in reach without paging, oldest first. */
  listAll(reach: ListReach): Promise<VolumeRecord[]>
  /** Returns the volumes that the agent is connected to, oldest first. */
  listConnected(orgId: string, agentId: string): Promise<AccessibleVolume[]>
  create(volume: NewVolume): Promise<VolumeRecord>
  /** Changes the volume and returns its new record; null if there is no such volume. */
  update(orgId: string, volumeId: string, changes: VolumeChanges): Promise<VolumeRecord | null>
  /**
   * Deletes the volume: from then on nothing finds it or its contents. Enqueues the job that erases the contents. False
   * if the volume did not exist.
   */
  erase(orgId: string, volumeId: string): Promise<boolean>
  /**
   * Erases some of a deleted volume's contents and queued work, up to `limit` rows per transaction. True if no rows
   * were left.
   */
  eraseRows(volumeId: string, limit: number): Promise<boolean>
  /** Ends the job that erased all rows, and enqueues the erasure in the other stores. */
  endErasing(volumeId: string, outboxId: bigint): Promise<void>
  /** Ends a run of the job that erases rows, and enqueues the next run. */
  eraseLater(outboxId: bigint): Promise<void>
}
