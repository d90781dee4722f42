import { confirmationOf } from '@agent-memory/core/accounts/keys/login-code'
import type { SessionPrincipal } from '@agent-memory/core/accounts/principal'
import type { OrganizationOverview } from '@agent-memory/core/ports/accounts/people'
import type { Page } from '@agent-memory/runtime/http/page'
import type { VNode } from 'preact'
import { Button, Choice, Form, Notice } from './design/components.js'
import { documentOf } from './design/document.js'
import type { Language } from './language.js'
import { PATHS } from './paths.js'
import { withReturn } from './return-to.js'
import { type Words, wordsOf } from './words/words.js'

type Organization = Pick<OrganizationOverview, 'orgId' | 'name' | 'role'>

export interface CommandLineState {
  language: Language
  user: Pick<SessionPrincipal, 'userId' | 'email'>
  organizations: readonly Organization[]
  /** PKCE challenge of the terminal. */
  challenge: string
  /** Path and query of this page, to which its form is posted too. */
  address: string
}

/**
 * Returns the page on which a user lets a terminal sign in. Its form posts `decision=allow|deny`, `user_id` and
 * `org_id`. The response to the form may redirect to the terminal.
 */
export function commandLinePage({ language, user, organizations, challenge, address }: CommandLineState): Page {
  const { commandLine: words, consent, account } = wordsOf(language)
  const [only, ...others] = organizations
  const children = (
    <>
      <Notice kind="info">
        <p>{words.caution}</p>
        <p class="code">{confirmationOf(challenge)}</p>
      </Notice>
      <p>
        {consent.signedInAs} <strong>{user.email}</strong>.{' '}
        <a href={withReturn(PATHS.signIn, address)}>{consent.otherAccount}</a>
      </p>
      <h2>{words.reach}</h2>
      {only === undefined ? <p>{words.noOrganization}</p> : <Reach words={words} {...{ organizations, account }} />}
      <p>{words.mayNot}</p>
      <p>{words.until}</p>
      <Form action={address}>
        <input type="hidden" name="user_id" value={user.userId} />
        {only !== undefined && others.length === 0 && <input type="hidden" name="org_id" value={only.orgId} />}
        {others.length > 0 && <Organizations words={words} organizations={organizations} />}
        <div class="actions">
          {/* The Enter key presses the first button, so the first button denies. */}
          <Button name="decision" value="deny" kind="secondary">
            {consent.deny}
          </Button>
          {only !== undefined && (
            <Button name="decision" value="allow">
              {consent.allow}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
  return { html: documentOf({ language, title: words.title, children }), formsLeave: true }
}

type CommandLineWords = Words['commandLine']

interface ReachProps {
  words: CommandLineWords
  account: Words['account']
  organizations: readonly Organization[]
}

/** Lists what a command-line key may do in each organization, by the user's role (core/accounts/access.ts). */
const Reach = ({ words, account, organizations }: ReachProps): VNode => (
  <ul class="ticks">
    {organizations.map(({ orgId, name, role }) => (
      <li key={orgId}>
        <bdi>{name}</bdi> <small>({account.roles[role]})</small>: {words.may[role]}
      </li>
    ))}
  </ul>
)

const Organizations = ({ words, organizations }: Omit<ReachProps, 'account'>): VNode => (
  <fieldset>
    <legend>{words.organization}</legend>
    <p class="hint">{words.organizationHint}</p>
    {organizations.map(({ orgId, name }, at) => (
      <Choice key={orgId} type="radio" name="org_id" value={orgId} checked={at === 0}>
        <bdi>{name}</bdi>
      </Choice>
    ))}
  </fieldset>
)

/** Returns the page with the one-time code, for a terminal that the browser cannot reach. */
export function loginCodePage({ language, code }: { language: Language; code: string }): Page {
  const { commandLine: words } = wordsOf(language)
  const children = (
    <>
      <p class="code">{code}</p>
      <p>{words.codeUse}</p>
      <Notice kind="info">
        <p>{words.codeCaution}</p>
      </Notice>
    </>
  )
  return { html: documentOf({ language, title: words.codeTitle, children }) }
}

/** How a login of the command line ended. */
export const OUTCOMES = ['signed_in', 'denied', 'failed'] as const
export type Outcome = (typeof OUTCOMES)[number]

export function commandLineEndPage({ language, outcome }: { language: Language; outcome: Outcome }): Page {
  const { title, text } = wordsOf(language).commandLine.outcomes[outcome]
  return { html: documentOf({ language, title, children: <p>{text}</p> }) }
}
