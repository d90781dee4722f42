/** Who did what in an organization, and when. `details` has no memory texts and no e-mail addresses. */
export interface AuditRecord {
  /** Among entries with the same time, a later entry has a higher id. */
  auditId: bigint
  /** Name of the action, such as `member.removed`, `key.created`, `memory.deleted`. */
  action: string
  /** Id of the user, invitation, key, agent, grant, memory, write or forget request that the action concerned. */
  subjectId: string | null
  /** Set for actions on memories, and on agents' connections. */
  volumeId: string | null
  /** The id of the signed-in user or of the key. */
  actorId: string
  /** Id of the agent, or of the key or user if there is no agent. */
  agentId: string
  /** The name of the agent, the key or the user; the e-mail address of a user without a name. */
  name: string
  details: unknown
  createdAt: Date
}

/** Entries at or after `since` and before `before`; null means no bound. */
export interface AuditRange {
  since: Date | null
  before: Date | null
}

export interface AuditQuery extends AuditRange {
  limit: number
  /** The last entry of the previous page; null for the first page. */
  below: Pick<AuditRecord, 'createdAt' | 'auditId'> | null
}

export interface AuditLog {
  /** Lists up to `limit` entries of the organization, latest first. */
  list(orgId: string, page: AuditQuery): Promise<AuditRecord[]>
}
