import type { Role } from '../../accounts/principal.js'

/** How many volumes, memories and so on an organization has. */
export interface OrganizationCounts {
  volumes: number
  memories: number
  documents: number
  agents: number
  keys: number
  members: number
}

/** An organization of a user who is to be erased. */
export interface OwnMembership {
  orgId: string
  name: string
  role: Role
  /** Number of members, including the user. */
  members: number
  /** Number of owners besides the user. */
  otherOwners: number
}

export interface UserCounts {
  sessions: number
  /** Number of live keys: the user's keys of the command line. */
  keys: number
  /** Number of organizations that continue without the user. */
  memberships: number
}

/** Erases users and organizations, with what no other store erases. */
export interface AccountErasure {
  /** Counts what the organization has; null if there is no such organization. */
  countsOf(orgId: string): Promise<OrganizationCounts | null>
  /**
   * Revokes all keys of the organization for good, and withdraws its invitations and the logins of the command line that
   * were allowed for it, so that nothing new arrives. If `onlyMember` is given and the organization has another member,
   * changes nothing and returns false.
   */
  closeOrganization(orgId: string, onlyMember?: string): Promise<boolean>
  /**
   * Erases the organization with members, projects, agents, keys and audit log. False if it still has a volume: those
   * are erased by `VolumeStore.erase`.
   */
  removeOrganization(orgId: string): Promise<boolean>
  membershipsOf(userId: string): Promise<OwnMembership[]>
  /**
   * Erases the user with sessions, live keys, memberships and the open invitations that the user made. The name is
   * replaced in audit logs, and jobs replace it in the volumes of others. If an organization would be left without an
   * owner, erases nothing and returns null.
   */
  removeUser(userId: string): Promise<UserCounts | null>
  /**
   * Replaces the name of a deleted user in all audit logs, enqueues `author.anonymize` for each volume where the user
   * wrote or changed something, and ends the job.
   */
  anonymizeUser(userId: string, outboxId: bigint): Promise<void>
  /** Finds many, perhaps not all, memories of the volume that still have the name of a deleted user. Takes no lock. */
  namedIn(volumeId: string, userId: string): Promise<string[]>
  /** Replaces the name of a deleted user in these memories of the volume, which it locks, and in their history. */
  anonymizeMemories(volumeId: string, userId: string, memoryIds: readonly string[]): Promise<void>
  /** Replaces the name in some of the volume's data other than memories. Returns true once the name is left nowhere. */
  anonymizeRest(volumeId: string, userId: string): Promise<boolean>
  /** Ends a run of the job `author.anonymize`, and enqueues the next run. */
  anonymizeLater(outboxId: bigint): Promise<void>
}
