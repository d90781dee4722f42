import { signUpBody } from '@agent-memory/core/accounts/management-schemas'
import { acceptInvitation, type InvitationPorts, invitationOf } from '@agent-memory/core/accounts/people/invitations'
import { type SignUpPorts, signUp } from '@agent-memory/core/accounts/people/sign-up'
import { invalid } from '@agent-memory/core/errors'
import type { OpenInvitation } from '@agent-memory/core/ports/accounts/members'
import type { PeopleStore } from '@agent-memory/core/ports/accounts/people'
import { signIn, storedUserId } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { type Form, typedIn } from '@agent-memory/runtime/http/form'
import type { Page, PageFailure } from '@agent-memory/runtime/http/page'
import type { Request } from 'express'
import { z } from 'zod'
import { Notice } from './design/components.js'
import { KnownUsername, NameField, NewPasswordField } from './design/fields.js'
import { foreignName } from './design/foreign-text.js'
import { formPage } from './design/form-page.js'
import type { Problem } from './design/problem.js'
import { waysBy } from './design/provider-links.js'
import type { Providers } from './design/providers.js'
import { problemsOf } from './failures.js'
import { type Language, languageIn } from './language.js'
import { linkQuery, tokenOf, withToken } from './link-token.js'
import { PATHS } from './paths.js'
import { withReturn } from './return-to.js'
import { wordsOf } from './words/words.js'

export interface InvitationState {
  language: Language
  token: string
  invitation: Pick<OpenInvitation, 'orgName' | 'email' | 'role'>
  /** E-mail address of the user who is signed in; null if nobody is. */
  signedInAs: string | null
  providers: Providers
}

/** Returns the page of an open invitation. The invited user can join at once; others sign up or sign in first. */
export function invitationPage({ language, token, invitation, signedInAs, providers }: InvitationState): Page {
  const words = wordsOf(language)
  const isOther = signedInAs !== null && signedInAs !== invitation.email
  return formPage({
    language,
    title: words.invitation.title(foreignName(invitation.orgName)),
    problems: [],
    intro: (
      <>
        <p>
          {words.invitation.intro} <strong>{words.account.roles[invitation.role]}</strong>. {words.invitation.of}{' '}
          <strong>{invitation.email}</strong>.
        </p>
        {isOther && (
          <Notice kind="info">
            <p>{words.invitation.other(signedInAs)}</p>
          </Notice>
        )}
      </>
    ),
    form: isOther ? null : joinForm({ language, token, hasAccount: signedInAs !== null, email: invitation.email }),
    otherWays: signedInAs === null && waysBy(providers, words.provider, { invitation_token: token }),
    links: signedInAs !== null && !isOther ? [] : [toSignIn(language, token)],
  })
}

/**
 * Returns the page after an error. If a field is wrong, the page has the form again, for the user to correct. It shows
 * no details of the invitation, because they are not known here.
 */
export function refusedInvitationPage(state: {
  language: Language
  token: string
  form: Form
  problems: readonly Problem[]
}): Page {
  const { language, token, form, problems } = state
  const isCorrectable = problems.some(({ field }) => field !== undefined)
  return formPage({
    language,
    title: wordsOf(language).invitation.titleOf,
    problems,
    form: isCorrectable ? joinForm({ language, token, hasAccount: false, problems, form }) : null,
    links: [toSignIn(language, token)],
  })
}

interface JoinForm {
  language: Language
  token: string
  hasAccount: boolean
  email?: string
  problems?: readonly Problem[]
  /** The form as the user sent it before. */
  form?: Form
}

function joinForm({ language, token, hasAccount, email, problems = [], form = {} }: JoinForm) {
  const { invitation: words, fields } = wordsOf(language)
  return {
    action: withToken(PATHS.invitation, token),
    submit: hasAccount ? words.accept : words.create,
    fields: !hasAccount && (
      <>
        {email && <KnownUsername email={email} />}
        <NewPasswordField words={fields} problems={problems} />
        <NameField words={fields} value={typedIn(form, 'name')} problems={problems} />
      </>
    ),
  }
}

const toSignIn = (language: Language, token: string) => ({
  to: withReturn(PATHS.signIn, withToken(PATHS.invitation, token)),
  text: wordsOf(language).invitation.toSignIn,
})

const body = z.object({ new_password: signUpBody.shape.password.optional(), name: signUpBody.shape.name })

export type InvitationPagePorts = SignUpPorts &
  Pick<InvitationPorts, 'invitations'> & { people: Pick<PeopleStore, 'principal'>; identityProviders: Providers }

/** Endpoints for the page that an invitation link opens. */
export function invitationEndpoints(ports: InvitationPagePorts): Endpoint[] {
  const userOf = async (request: Request) => {
    const userId = await storedUserId(request)
    return userId === undefined ? null : ports.people.principal(userId)
  }
  const failed = (failure: PageFailure): Page => {
    const language = languageIn(failure.request)
    const words = wordsOf(language)
    const { badLink, forAnother } = words.invitation
    const forbidden = ports.config.signup === 'closed' ? words.signUp.closed : forAnother
    const own = { token: badLink, invitation_token: badLink, forbidden, conflict: words.signUp.taken }
    const problems = problemsOf(failure, words, own)
    return refusedInvitationPage({ language, token: tokenOf(failure.request), form: failure.form, problems })
  }
  const common = {
    answer: 'page',
    path: PATHS.invitation,
    tag: 'Pages',
    operation: 'auth',
    accepts: [],
    signsIn: true,
    query: linkQuery,
    failed,
  } as const
  return [
    endpoint({
      ...common,
      method: 'get',
      summary: 'Show the page that an invitation link opens',
      limit: 'default',
      success: { status: 200, body: z.string() },
      async handle({ query: { token }, request }) {
        const [invitation, user] = await Promise.all([invitationOf(ports.invitations, token), userOf(request)])
        return invitationPage({
          language: languageIn(request),
          token,
          invitation,
          signedInAs: user?.email ?? null,
          providers: ports.identityProviders,
        })
      },
    }),
    endpoint({
      ...common,
      method: 'post',
      summary: 'Accept an invitation, with the account that is signed in or a new one',
      limit: 'auth',
      errors: ['conflict'],
      body,
      success: { status: 303 },
      async handle({ query: { token }, body: { new_password: password, name = null }, request }) {
        const user = await userOf(request)
        if (user !== null) await acceptInvitation(ports.invitations, user, token)
        else await signUpBy(token, password, name, request)
        return { redirect: PATHS.account }
      },
    }),
  ]

  async function signUpBy(token: string, password: string | undefined, name: string | null, request: Request) {
    if (password === undefined) throw invalid('new_password', 'is required')
    const { email } = await invitationOf(ports.invitations, token)
    const language = languageIn(request)
    const signedUp = await signUp(ports, { email, password, name, orgName: null, invitationToken: token, language })
    if ('signUpId' in signedUp) throw new Error('a sign-up by invitation must not wait for a mailed link')
    await signIn(request, signedUp.userId)
  }
}
