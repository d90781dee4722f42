import { mayManage } from '@agent-memory/core/accounts/people/members'
import type { Role } from '@agent-memory/core/accounts/principal'
import type { InvitationRecord, MemberRecord } from '@agent-memory/core/ports/accounts/members'
import type { Page } from '@agent-memory/runtime/http/page'
import type { VNode } from 'preact'
import { Links, Notice } from '../design/components.js'
import { documentOf } from '../design/document.js'
import { foreignName } from '../design/foreign-text.js'
import { Moment, Row, RowButton, Rows, Unseen } from '../design/rows.js'
import type { Language } from '../language.js'
import { invitationPath, membersPath, PATHS } from '../paths.js'
import { wordsOf } from '../words/words.js'
import { grantableBy, InviteForm } from './forms.js'

export const MEMBER_NOTICES = ['invited', 'role_changed', 'removed', 'withdrawn'] as const

/**
 * The organization whose page is shown, the user who looks at it and their role there, and the language of the page.
 */
export interface MemberView {
  language: Language
  organization: { orgId: string; name: string; role: Role }
  userId: string
}

export interface MembersState extends MemberView {
  members: readonly MemberRecord[]
  /** Continues the list; null on its last page. */
  nextCursor: string | null
  invitations: readonly InvitationRecord[]
  notice?: (typeof MEMBER_NOTICES)[number] | undefined
}

/**
 * Returns the page of an organization's members. Users who manage members also see invitations and a form to invite.
 */
export function membersPage({ members, nextCursor, invitations, notice, ...view }: MembersState): Page {
  const { language, organization } = view
  const { members: words, account } = wordsOf(language)
  const children = (
    <>
      {notice && (
        <Notice kind="info">
          <p>{words.notices[notice]}</p>
        </Notice>
      )}
      <Rows>
        {members.map((member) => (
          <MemberRow key={member.userId} {...view} member={member} />
        ))}
      </Rows>
      {nextCursor !== null && (
        <Links links={[{ to: `${membersPath(organization.orgId)}?cursor=${nextCursor}`, text: words.next }]} />
      )}
      {invitations.length > 0 && <Invitations {...view} invitations={invitations} />}
      {grantableBy(organization.role).length > 0 && (
        <section>
          <h2>{words.inviteTitle}</h2>
          <InviteForm language={language} orgId={organization.orgId} role={organization.role} />
        </section>
      )}
      <Links links={[{ to: PATHS.account, text: account.title }]} />
    </>
  )
  return { html: documentOf({ language, title: words.title(foreignName(organization.name)), children }) }
}

/** Returns a member's name, or the e-mail address of a member without a name. */
export const nameOf = ({ name, email }: Pick<MemberRecord, 'name' | 'email'>): string =>
  name ? foreignName(name) : email

const MemberRow = ({ member, ...view }: MemberView & { member: MemberRecord }): VNode => {
  const { language, organization, userId } = view
  const { members: words, account } = wordsOf(language)
  const isOwn = member.userId === userId
  const manages = mayManage(organization.role, [member.role])
  return (
    <Row
      action={
        (isOwn || manages) && (
          <a class="button secondary" href={membersPath(organization.orgId, member.userId)}>
            {manages ? words.change : words.leave} <Unseen>{nameOf(member)}</Unseen>
          </a>
        )
      }
    >
      <p>
        <bdi>{nameOf(member)}</bdi> <small>{account.roles[member.role]}</small>{' '}
        {isOwn && <span class="badge">{words.you}</span>}
      </p>
      {member.name && (
        <p>
          <small>{member.email}</small>
        </p>
      )}
    </Row>
  )
}

const Invitations = ({ invitations, ...view }: MemberView & { invitations: readonly InvitationRecord[] }): VNode => {
  const { language, organization } = view
  const { members: words, account } = wordsOf(language)
  return (
    <section>
      <h2>{words.invitations}</h2>
      <Rows>
        {invitations.map(({ invitationId, email, role, expiresAt }) => (
          <Row
            key={invitationId}
            action={
              <RowButton action={`${invitationPath(organization.orgId, invitationId)}/withdraw`} about={email}>
                {words.withdraw}
              </RowButton>
            }
          >
            <p>
              {email} <small>{account.roles[role]}</small>
            </p>
            <p>
              <small>
                {words.until} <Moment at={expiresAt} language={language} />
              </small>
            </p>
          </Row>
        ))}
      </Rows>
    </section>
  )
}
