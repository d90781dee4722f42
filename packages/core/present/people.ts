import type { z } from 'zod'
import type { OrganizationReceipt, UserReceipt } from '../accounts/people/erase-accounts.js'
import type { IssuedInvitation } from '../accounts/people/invitations.js'
import { linkTo } from '../accounts/people/link-tokens.js'
import type {
  auditAnswer,
  grantAnswer,
  invitationAnswer,
  issuedInvitationAnswer,
  memberAnswer,
  organizationReceiptAnswer,
  sessionAnswer,
  userReceiptAnswer,
} from '../accounts/people/people-schemas.js'
import type { AuditRecord } from '../ports/accounts/audit-log.js'
import type { InvitationRecord, MemberRecord } from '../ports/accounts/members.js'
import type { GrantRecord } from '../ports/accounts/oauth.js'
import type { SessionRecord } from '../ports/accounts/people.js'

export const presentMember = (member: MemberRecord): z.input<typeof memberAnswer> => ({
  user_id: member.userId,
  org_id: member.orgId,
  email: member.email,
  name: member.name,
  role: member.role,
  joined_at: member.joinedAt.toISOString(),
})

export const presentInvitation = (invitation: InvitationRecord): z.input<typeof invitationAnswer> => ({
  invitation_id: invitation.invitationId,
  org_id: invitation.orgId,
  email: invitation.email,
  role: invitation.role,
  created_at: invitation.createdAt.toISOString(),
  expires_at: invitation.expiresAt.toISOString(),
})

export const presentIssuedInvitation = (
  { invitation, token }: IssuedInvitation,
  baseUrl: string,
): z.input<typeof issuedInvitationAnswer> => ({
  ...presentInvitation(invitation),
  mailed: token === null,
  ...(token !== null && { token, link: linkTo(baseUrl, 'invitation', token) }),
})

export const presentSession = (session: SessionRecord): z.input<typeof sessionAnswer> => ({
  session_id: session.sessionId,
  user_agent: session.userAgent,
  created_at: session.createdAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  is_current: session.isCurrent,
})

export const presentGrant = (grant: GrantRecord): z.input<typeof grantAnswer> => ({
  grant_id: grant.grantId,
  client: {
    client_id: grant.client.clientId,
    name: grant.client.name,
    redirect_host: grant.redirectHost,
    is_official: grant.client.isOfficial,
  },
  scopes: grant.scopes,
  volumes:
    grant.volumes?.map(({ volumeId, name, orgName }) => ({ volume_id: volumeId, name, org_name: orgName })) ?? null,
  created_at: grant.createdAt.toISOString(),
  last_used_at: grant.lastUsedAt?.toISOString() ?? null,
})

/** What a receipt says about data that nobody can reach once the organization is deleted. */
const LATER = {
  contents: 'erased by background jobs',
  files: 'erased by background jobs',
  index: 'erased by background jobs',
  graph: 'erased by background jobs',
}

export const presentOrganizationReceipt = ({
  orgId,
  counts,
}: OrganizationReceipt): z.input<typeof organizationReceiptAnswer> => ({
  org_id: orgId,
  stores: { postgresql: counts, ...LATER },
})

export const presentUserReceipt = (receipt: UserReceipt): z.input<typeof userReceiptAnswer> => ({
  user_id: receipt.userId,
  organizations: receipt.organizations.map(presentOrganizationReceipt),
  stores: { postgresql: receipt.counts },
})

export const presentAudit = (entry: AuditRecord): z.input<typeof auditAnswer> => ({
  audit_id: String(entry.auditId),
  action: entry.action,
  subject_id: entry.subjectId,
  volume_id: entry.volumeId,
  actor: { id: entry.actorId, agent_id: entry.agentId, name: entry.name },
  details: entry.details,
  created_at: entry.createdAt.toISOString(),
})
