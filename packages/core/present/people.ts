import type { z } from 'zod'
import type { IssuedInvitation } from '../accounts/invitations.js'
import { linkTo } from '../accounts/link-tokens.js'
import type {
  invitationAnswer,
  issuedInvitationAnswer,
  memberAnswer,
  sessionAnswer,
} from '../accounts/people-schemas.js'
import type { InvitationRecord, MemberRecord } from '../ports/accounts/members.js'
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
