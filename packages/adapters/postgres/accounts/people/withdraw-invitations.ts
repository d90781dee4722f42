import { mayManage } from '@agent-memory/core/accounts/people/members'
import { type Author, ROLES, type Role } from '@agent-memory/core/accounts/principal'
import type { PoolClient } from 'pg'
import { auditAccount } from '../account-audit.js'

/**
 * Withdraws those of a member's open invitations whose role the member may no longer give. `role` is the member's new
 * role; null if the membership ends. In that case, an invitation to the member's own address is also withdrawn, since
 * it would let the member rejoin. The caller must lock the organization, so that the member makes no other invitation
 * meanwhile.
 */
export const withdrawInvitationsOf = async (
  client: PoolClient,
  { orgId, userId, role }: { orgId: string; userId: string; role: Role | null },
  by: Author,
): Promise<void> => {
  const lost = ROLES.filter((given) => !mayManage(role ?? undefined, [given]))
  const { rows } = await client.query<{ invitation_id: string }>(
    `DELETE FROM invitations WHERE org_id = $1 AND expires_at > now()
       AND ((invited_by = $2 AND role = ANY($3)) OR ($4 AND email = (SELECT email FROM users WHERE user_id = $2)))
     RETURNING invitation_id`,
    [orgId, userId, lost, role === null],
  )
  for (const { invitation_id: subjectId } of rows)
    await auditAccount(client, { orgId, by, action: 'invitation.withdrawn', subjectId })
}
