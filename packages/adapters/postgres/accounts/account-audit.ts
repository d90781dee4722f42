import type { Author } from '@agent-memory/core/accounts/principal'
import type { PoolClient } from 'pg'

/**
 * What the audit log of an organization says of its people, keys and agents; see `AuditEntry` in schema.prisma. Grants:
 * ../oauth/grants.ts.
 */
export type AccountAction =
  | 'invitation.created'
  | 'invitation.withdrawn'
  | 'invitation.accepted'
  | 'member.role_changed'
  | 'member.removed'
  | 'key.created'
  | 'key.rotated'
  | 'key.revoked'
  | 'identity.linked'
  | 'agent.created'
  | 'agent.activated'
  | 'agent.deactivated'
  | 'agent.key_rotated'
  | 'agent.connected'
  | 'agent.disconnected'

/** Adds a row to the organization's audit log, in the transaction of the change. */
export const auditAccount = async (client: Pick<PoolClient, 'query'>, event: AccountEvent): Promise<void> => {
  const row = auditRow(event)
  await client.query(
    `INSERT INTO audit_entries (org_id, volume_id, action, subject_id, key_id, agent_id, agent, details)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[row.org_id, row.volume_id, row.action, row.subject_id],
      ...[row.key_id, row.agent_id, row.agent, JSON.stringify(row.details)],
    ],
  )
}

/** Builds the row of the audit log. */
export const auditRow = ({ orgId, by, action, subjectId, volumeId, details = {} }: AccountEvent) => ({
  org_id: orgId,
  volume_id: volumeId ?? null,
  action,
  subject_id: subjectId,
  key_id: by.keyId,
  agent_id: by.agentId ?? by.keyId,
  agent: by.name,
  details,
})

export interface AccountEvent {
  orgId: string
  by: Author
  action: AccountAction
  /** The user, invitation, key or agent. */
  subjectId: string
  /** For connections. */
  volumeId?: string
  /** No texts, no addresses. */
  details?: Record<string, string | number | readonly string[]>
}
