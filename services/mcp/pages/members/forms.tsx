import { mayManage } from '@agent-memory/core/accounts/people/members'
import { ROLES, type Role } from '@agent-memory/core/accounts/principal'
import type { VNode } from 'preact'
import { Button, Choice, Form } from '../design/components.js'
import { EmailField } from '../design/fields.js'
import type { Problem } from '../design/problem.js'
import type { Language } from '../language.js'
import { membersPath } from '../paths.js'
import { wordsOf } from '../words/words.js'

/** Returns the roles that a user with the role `actor` may give to others. */
export const grantableBy = (actor: Role): Role[] => ROLES.filter((role) => mayManage(actor, [role]))

interface InviteFormProps {
  language: Language
  orgId: string
  /** Role of the person who invites. */
  role: Role
  /** E-mail address that the user typed before. */
  email?: string | undefined
  problems?: readonly Problem[]
}

export const InviteForm = ({ language, orgId, role, email, problems = [] }: InviteFormProps): VNode => {
  const { members: words, fields } = wordsOf(language)
  return (
    <Form action={membersPath(orgId)}>
      <EmailField words={fields} value={email} problems={problems} autocomplete="off" />
      <RoleChoice language={language} roles={grantableBy(role)} selected="member" />
      <div class="actions">
        <Button>{words.invite}</Button>
      </div>
    </Form>
  )
}

interface RoleChoiceProps {
  language: Language
  roles: readonly Role[]
  selected: Role
}

export const RoleChoice = ({ language, roles, selected }: RoleChoiceProps): VNode => {
  const { members: words, account } = wordsOf(language)
  return (
    <fieldset>
      <legend>{words.role}</legend>
      {roles.map((role) => (
        <Choice key={role} type="radio" name="role" value={role} checked={role === selected}>
          {account.roles[role]}
        </Choice>
      ))}
    </fieldset>
  )
}
