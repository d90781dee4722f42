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

/** What became of the organizations of a user who is to be erased. */
export interface Leaving {
  /** Organizations with other members, of which the user is the last owner. If there are any, nothing was changed. */
  orphaned: OwnMembership[]
  /** Organizations without another member, now closed, each with the number of keys that closing it revoked. */
  closed: { orgId: string; keys: number }[]
  /** Number of memberships that ended: these organizations continue without the user. */
  left: number
}

export interface UserCounts {
  sessions: number
  /** Number of live keys: the user's command-line keys. */
  keys: number
}

/** Erases users and organizations, with all their data that no other store erases. */
export interface AccountErasure {
  /** Counts what the organization has; null if there is no such organization. */
  countsOf(orgId: string): Promise<OrganizationCounts | null>
  /**
   * Revokes all keys of the organization for good, and withdraws its invitations and the command-line logins allowed
   * for it, so that it gets no new members or keys.
   */
  closeOrganization(orgId: string): Promise<void>
  /**
   * Erases the organization with members, projects, agents, keys and audit log. False if it still has volumes:
   * `VolumeStore.erase` erases them.
   */
  removeOrganization(orgId: string): Promise<boolean>
  /**
   * Begins to erase the user: closes the organizations without another member, and ends the other memberships, with the
   * user's grants, live keys and open invitations. Changes nothing if an organization with other members would be left
   * without an owner. All organizations are locked meanwhile, so that nobody joins or leaves one.
   */
  leaveOrganizations(userId: string): Promise<Leaving>
  /**
   * Erases the user with sessions and live keys. The name is replaced in audit logs, and jobs replace it in volumes of
   * other owners. If the user is a member of an organization, erases nothing and returns null.
   */
  removeUser(userId: string): Promise<UserCounts | null>
  /**
   * Replaces the name of a deleted user in all audit logs, enqueues `author.anonymize` for each volume where the user
   * wrote or changed something, and ends the job.
   */
  anonymizeUser(userId: string, outboxId: bigint): Promise<void>
  /** Finds many, perhaps not all, memories of the volume that still have the name of a deleted user. Takes no lock. */
  namedIn(volumeId: string, userId: string): Promise<string[]>
  /** Locks the volume, and replaces the name of a deleted user in these of its memories and in their history. */
  anonymizeMemories(volumeId: string, userId: string, memoryIds: readonly string[]): Promise<void>
  /**
   * Replaces the name of a deleted user in some of the volume's data other than memories. Returns true once the name is
   * gone.
   */
  anonymizeRest(volumeId: string, userId: string): Promise<boolean>
  /** Ends a run of the job `author.anonymize`, and enqueues the next run. */
  anonymizeLater(outboxId: bigint): Promise<void>
}
