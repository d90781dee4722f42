import { type Answer, dataOf } from './answer.js'
import { everyItem, pathId, verbs } from './transport/calls.js'
import type { CallOptions, Send } from './transport/request.js'
import type {
  AuditEntry,
  ChangePasswordBody,
  Grant,
  Invitation,
  InviteBody,
  IssuedInvitation,
  ListedSession,
  LiveKey,
  Member,
  OrganizationReceipt,
  PageQuery,
  UserReceipt,
} from './types.js'

/** ISO 8601 dates or timestamps: at or after `since`, before `before`. */
export interface AuditRange {
  since?: string | undefined
  before?: string | undefined
}
export type AuditQuery = PageQuery & AuditRange

/** Members of organizations and their invitations; every call needs a session. */
export interface MemberCalls {
  list(
    orgId: string,
    query?: PageQuery,
    options?: CallOptions,
  ): Promise<{ members: Member[]; next_cursor: string | null }>
  changeRole(orgId: string, userId: string, role: Member['role'], options?: CallOptions): Promise<Member>
  /** Removes a member; with the caller's own `userId`, leaves the organization. */
  remove(orgId: string, userId: string, options?: CallOptions): Promise<Member>
  /**
   * Invites an e-mail address; inviting it again replaces the invitation. Returns token and link only if the service
   * sends no mail.
   */
  invite(orgId: string, body: InviteBody, options?: CallOptions): Promise<IssuedInvitation>
  listInvitations(
    orgId: string,
    query?: PageQuery,
    options?: CallOptions,
  ): Promise<{ invitations: Invitation[]; next_cursor: string | null }>
  withdrawInvitation(orgId: string, invitationId: string, options?: CallOptions): Promise<Invitation>
  /** Accepts an invitation for the signed-in user's address. Not retried if the service may have carried it out. */
  acceptInvitation(token: string, options?: CallOptions): Promise<Invitation>
  /** Lists who did what in the organization, latest first. */
  audit(
    orgId: string,
    query?: AuditQuery,
    options?: CallOptions,
  ): Promise<{ entries: AuditEntry[]; next_cursor: string | null }>
  /**
   * Yields who did what in the organization, latest first. Reads page by page, so that the log can have any size and
   * each page is retried on its own.
   */
  auditEntries(orgId: string, range?: AuditRange, options?: CallOptions): AsyncGenerator<AuditEntry, void>
  /** Erases the organization with everything in it. */
  eraseOrganization(orgId: string, options?: CallOptions): Promise<OrganizationReceipt>
}

/** The signed-in user's own account; every call needs a session. */
export interface AccountCalls {
  sessions(options?: CallOptions): Promise<ListedSession[]>
  endSession(sessionId: string, options?: CallOptions): Promise<void>
  /** Ends all sessions of the user except the client's own; returns how many. */
  endOtherSessions(options?: CallOptions): Promise<number>
  /** Lists the consents that the user has given to applications: the latest 100, newest first. */
  grants(options?: CallOptions): Promise<Grant[]>
  /** Ends a consent, with its tokens and open streams. */
  endGrant(grantId: string, options?: CallOptions): Promise<void>
  /** Lists the user's command-line keys, newest first. */
  liveKeys(options?: CallOptions): Promise<LiveKey[]>
  /** Revokes one of the `liveKeys` and ends its open streams. */
  endLiveKey(keyId: string, options?: CallOptions): Promise<void>
  /**
   * Changes the password and ends all other sessions; the client continues in a new session. Not retried if the service
   * may have carried it out.
   */
  changePassword(body: ChangePasswordBody, options?: CallOptions): Promise<void>
  /** Erases the user, with the organizations that have no other member. */
  erase(password: string, options?: CallOptions): Promise<UserReceipt>
}

export const memberCalls = (send: Send): MemberCalls => {
  const { get, make, set, remove } = verbs(send)
  const of = (orgId: string) => `/orgs/${pathId('org_id', orgId)}`
  const member = (orgId: string, userId: string) => `${of(orgId)}/members/${pathId('user_id', userId)}`
  const invitation = (orgId: string, id: string) => `${of(orgId)}/invitations/${pathId('invitation_id', id)}`
  const audit: MemberCalls['audit'] = async (orgId, query, options) => {
    const answer = await get(`${of(orgId)}/audit`, { ...query }, options)
    return { entries: dataOf(answer, 'entries'), next_cursor: dataOf(answer, 'next_cursor') }
  }
  return {
    async list(orgId, query, options) {
      const answer = await get(`${of(orgId)}/members`, { ...query }, options)
      return { members: dataOf(answer, 'members'), next_cursor: dataOf(answer, 'next_cursor') }
    },
    changeRole: async (orgId, userId, role, options) =>
      dataOf(await set('PATCH', member(orgId, userId), { role }, options), 'member'),
    remove: async (orgId, userId, options) => dataOf(await remove(member(orgId, userId), options), 'member'),
    invite: async (orgId, body, options) =>
      dataOf(await set('POST', `${of(orgId)}/members`, body, options), 'invitation'),
    async listInvitations(orgId, query, options) {
      const answer = await get(`${of(orgId)}/invitations`, { ...query }, options)
      return { invitations: dataOf(answer, 'invitations'), next_cursor: dataOf(answer, 'next_cursor') }
    },
    withdrawInvitation: async (orgId, invitationId, options) =>
      dataOf(await remove(invitation(orgId, invitationId), options), 'invitation'),
    acceptInvitation: async (token, options) =>
      dataOf(await make('/invitations/accept', { token }, options), 'invitation'),
    audit,
    auditEntries: (orgId, range, options) =>
      everyItem(async (cursor) => {
        const { entries, next_cursor } = await audit(
          orgId,
          { ...range, limit: 100, ...(cursor && { cursor }) },
          options,
        )
        return { items: entries, next_cursor }
      }),
    eraseOrganization: async (orgId, options) => dataOf(await remove(of(orgId), options), 'receipt'),
  }
}

/** @param onNewSession called with a response that replaced the client's session with a new one */
export const accountCalls = (send: Send, onNewSession: (answer: Answer) => void): AccountCalls => {
  const { get, make, remove } = verbs(send)
  return {
    sessions: async (options) => dataOf(await get('/auth/sessions', {}, options), 'sessions'),
    async endSession(sessionId, options) {
      await remove(`/auth/sessions/${pathId('session_id', sessionId)}`, options)
    },
    endOtherSessions: async (options) => dataOf(await remove('/auth/sessions', options), 'ended'),
    grants: async (options) => dataOf(await get('/auth/grants', {}, options), 'grants'),
    async endGrant(grantId, options) {
      await remove(`/auth/grants/${pathId('grant_id', grantId)}`, options)
    },
    liveKeys: async (options) => dataOf(await get('/auth/keys', {}, options), 'keys'),
    async endLiveKey(keyId, options) {
      await remove(`/auth/keys/${pathId('key_id', keyId)}`, options)
    },
    async changePassword(body, options) {
      onNewSession(await make('/auth/password', body, options))
    },
    async erase(password, options) {
      const call = { method: 'DELETE', path: '/auth/me', body: { password }, repeatable: false }
      return dataOf(await send(call, options), 'receipt')
    },
  }
}
