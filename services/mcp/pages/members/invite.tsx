import type { Role } from '@agent-memory/core/accounts/principal'
import type { Page } from '@agent-memory/runtime/http/page'
import { Links } from '../design/components.js'
import { documentOf } from '../design/document.js'
import type { Problem } from '../design/problem.js'
import { Problems } from '../design/problems.js'
import type { Language } from '../language.js'
import { membersPath } from '../paths.js'
import { wordsOf } from '../words/words.js'
import { InviteForm } from './forms.js'

interface InvitedState {
  language: Language
  orgId: string
}

/** Returns the page that shows the link of an invitation, for a service that sends no mails. */
export function invitedPage({ language, orgId, link }: InvitedState & { link: string }): Page {
  const { members: words } = wordsOf(language)
  const children = (
    <>
      <p>{words.link}</p>
      <p class="copied">{link}</p>
      <Links links={[{ to: membersPath(orgId), text: words.titleOf }]} />
    </>
  )
  return { html: documentOf({ language, title: words.linkTitle, children }) }
}

interface RefusedState extends InvitedState {
  /** E-mail address that the user typed before. */
  email: string | undefined
  problems: readonly Problem[]
}

/** Returns the form after an error. It offers every role but owner, because the user's own role is not known here. */
export function refusedInvitePage({ language, orgId, email, problems }: RefusedState): Page {
  const words = wordsOf(language)
  const role: Role = 'admin'
  const children = (
    <>
      <Problems title={words.problems} problems={problems} />
      <InviteForm language={language} orgId={orgId} role={role} email={email} problems={problems} />
      <Links links={[{ to: membersPath(orgId), text: words.members.titleOf }]} />
    </>
  )
  return { html: documentOf({ language, title: words.members.inviteTitle, hasErrors: true, children }) }
}
