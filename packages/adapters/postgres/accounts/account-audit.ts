import type { Author } from '@agent-memory/core/accounts/principal'
import type { PoolClient } from 'pg'

/** What the audit log of an organization says of its people and keys; see `AuditEntry` in schema.prisma. */
export type AccountAction =
  | 'invitation.created'
  | 'invitation.withdrawn'
  | 'invitation.accepted'
  | 'member.role_changed'
  | 'member.removed'
  | 'key.created'
  | 'key.rotated'
  | 'key.revoked'

/** Adds a row to the organization's audit log, in the transaction of the change. `details`: no texts, no addresses. */
export const auditAccount = async (
  client: Pick<PoolClient, 'query'>,
  { orgId, by, action, subjectId, details = {} }: AccountEvent,
): Promise<void> => {
  const { keyId, agentId, name } = by
  await client.query(
    `INSERT INTO audit_entries (org_id, action, subject_id, key_id, agent_id, agent, details)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [orgId, action, subjectId, keyId, agentId ?? keyId, name, JSON.stringify(details)],
  )
}

export interface AccountEvent {
  orgId: string
  by: Author
  action: AccountAction
  /** The user, invitation or key. */
  subjectId: string
  details?: Readonly<Record<string, unknown>>
}
