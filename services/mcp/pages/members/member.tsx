import { mayManage } from '@agent-memory/core/accounts/people/members'
import type { MemberRecord } from '@agent-memory/core/ports/accounts/members'
import type { Page } from '@agent-memory/runtime/http/page'
import { Button, Form, Links } from '../design/components.js'
import { documentOf } from '../design/document.js'
import { foreignName } from '../design/foreign-text.js'
import { membersPath } from '../paths.js'
import { wordsOf } from '../words/words.js'
import { grantableBy, RoleChoice } from './forms.js'
import { type MemberView, nameOf } from './list.js'

/** Returns the page of one member, with forms that change the member's role and end the membership. */
export function memberPage({ member, ...view }: MemberView & { member: MemberRecord }): Page {
  const { language, organization, userId } = view
  const { members: words, account } = wordsOf(language)
  const path = membersPath(organization.orgId, member.userId)
  const isOwn = member.userId === userId
  const manages = mayManage(organization.role, [member.role])
  const children = (
    <>
      <p>
        {member.email} <small>{account.roles[member.role]}</small> {isOwn && <span class="badge">{words.you}</span>}
      </p>
      {manages && (
        <Form action={`${path}/role`}>
          <RoleChoice language={language} roles={grantableBy(organization.role)} selected={member.role} />
          <div class="actions">
            <Button>{words.changeRole}</Button>
          </div>
        </Form>
      )}
      {(manages || isOwn) && (
        <section>
          <h2>{isOwn ? words.leaveTitle : words.remove}</h2>
          <p>{isOwn ? words.leaveHint : words.removeHint}</p>
          <Form action={`${path}/remove`}>
            <div class="actions">
              <Button kind="secondary">{isOwn ? words.leaveTitle : words.remove}</Button>
            </div>
          </Form>
        </section>
      )}
      <Links links={[{ to: membersPath(organization.orgId), text: words.title(foreignName(organization.name)) }]} />
    </>
  )
  return { html: documentOf({ language, title: nameOf(member), children }) }
}
