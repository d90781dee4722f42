import type { Author } from '@agent-memory/core/accounts/principal'
import type { PoolClient } from 'pg'

/**
 * Actions on people, keys and agents in the audit log of an organization; see `AuditEntry` in schema.prisma. Actions on
 * grants are in ../oauth/grants.ts.
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
  /** Id of the user, invitation, key or agent that the action is about. */
  subjectId: string
  /** Set when an agent is connected to a volume or disconnected from it. */
  volumeId?: string
  /** Must not contain texts or addresses. */
  details?: Record<string, string | number | readonly string[]>
}
