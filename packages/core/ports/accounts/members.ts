import type { Language } from '../../accounts/people/language.js'
import type { Author, Role } from '../../accounts/principal.js'
import type { Listed, Page } from '../../paging.js'
import type { NewUser } from './people.js'

export interface MemberRecord {
  userId: string
  orgId: string
  email: string
  name: string | null
  role: Role
  joinedAt: Date
}

/**
 * `last_owner`: the organization would have no owner. `changed`: the member left or got another role since it was read.
 * `refused`: the author's role does not allow the change any more, see `mayManage`.
 */
export type MemberChange = 'done' | 'last_owner' | 'changed' | 'refused'

/**
 * Members of organizations. Every change also adds a row to the organization's audit log, by the given author, and
 * withdraws the open invitations that the member made with roles that the member may no longer give.
 */
export interface MemberStore {
  /** Lists the members, in the order in which they joined. */
  list(orgId: string, page: Page): Promise<Listed<MemberRecord>>
  find(orgId: string, userId: string): Promise<MemberRecord | null>
  /** Gives the member another role; `from` is the role that the member had when it was read. */
  changeRole(orgId: string, userId: string, change: { from: Role; to: Role }, by: Author): Promise<MemberChange>
  /**
   * Ends the membership, revokes the member's live keys of this organization, and withdraws an invitation to the
   * member's address. `role` is the role that the member had when it was read.
   */
  remove(orgId: string, userId: string, role: Role, by: Author): Promise<MemberChange>
}

export interface InvitationRecord {
  invitationId: string
  orgId: string
  /** In lower case. */
  email: string
  role: Role
  createdAt: Date
  expiresAt: Date
}

export interface NewInvitation extends InvitationRecord {
  /** SHA-256 of the token. */
  tokenHash: Buffer
  /** Whether to mail the link: if so, the transaction also enqueues the mail, in `language`. */
  mailed: boolean
  language: Language
}

/** An invitation as the holder of its token sees it. */
export interface OpenInvitation extends InvitationRecord {
  orgName: string
}

/** Invitations into organizations; they expire, and each is used once. */
export interface InvitationStore {
  /**
   * Stores the invitation, in place of an earlier invitation to this address. `member`: the address belongs to a
   * member. `full`: the organization has `LIMITS.invitations` open invitations. `refused`: the author's role does not
   * allow the invitation any more, see `mayManage`.
   */
  create(invitation: NewInvitation, by: Author): Promise<'done' | 'member' | 'full' | 'refused'>
  /** Lists the open invitations, oldest first. */
  list(orgId: string, page: Page): Promise<Listed<InvitationRecord>>
  /** Returns the open invitation with this id, to mail it. */
  find(invitationId: string): Promise<OpenInvitation | null>
  /** Returns the open invitation with this token. */
  findByToken(tokenHash: Buffer): Promise<OpenInvitation | null>
  /** Withdraws the invitation; null if there is no such invitation. */
  withdraw(orgId: string, invitationId: string, by: Author): Promise<InvitationRecord | null>
  /** Uses the invitation for this user. Null if it was used, withdrawn or expired, or is for another address. */
  accept(tokenHash: Buffer, user: { userId: string; email: string }, by: Author): Promise<InvitationRecord | null>
  /**
   * Creates the user and uses the invitation.
   * @throws AppError conflict if the address has an account
   */
  acceptAsNewUser(tokenHash: Buffer, user: NewUser): Promise<InvitationRecord | null>
}
