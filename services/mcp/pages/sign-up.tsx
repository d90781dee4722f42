import { signUpBody } from '@agent-memory/core/accounts/management-schemas'
import { type SignUpPorts, type SignupPolicy, signUp } from '@agent-memory/core/accounts/people/sign-up'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { noteSignUp, signIn } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { type Form, typedIn } from '@agent-memory/runtime/http/form'
import type { Page, PageFailure } from '@agent-memory/runtime/http/page'
import { z } from 'zod'
import { Notice } from './design/components.js'
import { EmailField, NameField, NewPasswordField, OrganizationField } from './design/fields.js'
import { formPage } from './design/form-page.js'
import type { Problem } from './design/problem.js'
import { waysBy } from './design/provider-links.js'
import type { Providers } from './design/providers.js'
import { problemsOf } from './failures.js'
import { type Language, languageIn } from './language.js'
import { PATHS } from './paths.js'
import { leavesTo, pathOr, returnTo, withReturn } from './return-to.js'
import { signInWith } from './sign-in.js'
import { type Words, wordsOf } from './words/words.js'

export interface SignUpState {
  language: Language
  returnPath: string
  signup: SignupPolicy
  providers: Providers
  /** The form as the user sent it before. */
  form?: Form
  problems?: readonly Problem[]
}

export function signUpPage({ language, returnPath, signup, providers, form = {}, problems = [] }: SignUpState): Page {
  const words = wordsOf(language)
  const { fields } = words
  const closed = closedBy(signup, words.signUp)
  return formPage({
    language,
    title: words.signUp.title,
    problems,
    intro: closed && (
      <Notice kind="info">
        <p>{closed}</p>
      </Notice>
    ),
    form: closed
      ? null
      : {
          action: withReturn(PATHS.signUp, returnPath),
          submit: words.signUp.submit,
          fields: (
            <>
              <EmailField words={fields} value={typedIn(form, 'email')} problems={problems} />
              <NewPasswordField words={fields} problems={problems} />
              <NameField words={fields} value={typedIn(form, 'name')} problems={problems} />
              <OrganizationField words={fields} value={typedIn(form, 'org_name')} problems={problems} />
            </>
          ),
        },
    otherWays: closed ? null : waysBy(providers, words.provider, { return_to: returnPath }),
    links: [{ to: withReturn(PATHS.signIn, returnPath), text: words.signUp.toSignIn }],
    formsLeave: leavesTo(returnPath),
  })
}

/** Returns why nobody can sign up without an invitation, or undefined if anybody can. */
const closedBy = (signup: SignupPolicy, words: Words['signUp']): string | undefined =>
  ({ open: undefined, invite: words.byInvitation, closed: words.closed })[signup]

const { email, password, name, org_name } = signUpBody.shape
/** The fields of POST /auth/signup. The password is called `new_password`, as in the words of the pages. */
const formBody = z.object({ email, new_password: password, name, org_name })

/** Endpoints for the form that creates an account with an organization of its own. */
export function signUpEndpoints(ports: SignUpPorts & Pick<ManagementPorts, 'identityProviders'>): Endpoint[] {
  const { signup } = ports.config
  const { identityProviders: providers } = ports
  const failed = (failure: PageFailure): Page => {
    const language = languageIn(failure.request)
    const words = wordsOf(language)
    const closed = closedBy(signup, words.signUp)
    return signUpPage({
      language,
      signup,
      providers,
      returnPath: pathOr(failure.request.query.return_to),
      form: failure.form,
      problems: problemsOf(failure, words, { conflict: words.signUp.taken, ...(closed && { forbidden: closed }) }),
    })
  }
  const common = {
    answer: 'page',
    path: PATHS.signUp,
    tag: 'Pages',
    operation: 'auth',
    accepts: [],
    query: z.object({ return_to: returnTo() }),
    failed,
  } as const
  return [
    endpoint({
      ...common,
      method: 'get',
      summary: 'Show the form for a new account',
      limit: 'default',
      success: { status: 200, body: z.string() },
      handle: async ({ query, request }) =>
        signUpPage({
          language: languageIn(request),
          signup,
          providers,
          returnPath: query.return_to,
        }),
    }),
    endpoint({
      ...common,
      method: 'post',
      summary: 'Create an account with an organization, a project and a volume, and sign in',
      description: 'With a mail server, there is no account until the user confirms on the page of the mailed link.',
      signsIn: true,
      limit: 'auth',
      errors: ['conflict'],
      body: formBody,
      success: { status: 303 },
      async handle({ query, body, request }) {
        const { email, new_password: password, name = null, org_name: orgName = null } = body
        const language = languageIn(request)
        const signedUp = await signUp(ports, { email, password, name, orgName, invitationToken: undefined, language })
        if ('signUpId' in signedUp) {
          await noteSignUp(request, signedUp.signUpId)
          request.session.returnPath = query.return_to
          return { redirect: signInWith('sign_up_mailed') }
        }
        await signIn(request, signedUp.userId)
        return { redirect: query.return_to }
      },
    }),
  ]
}
