import { logInBody } from '@agent-memory/core/accounts/management-schemas'
import type { SignupPolicy } from '@agent-memory/core/accounts/people/sign-up'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { type LogInPorts, logInFrom } from '@agent-memory/runtime/http/access/log-in'
import { loadedUserId } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { typedIn } from '@agent-memory/runtime/http/form'
import type { Page, PageFailure } from '@agent-memory/runtime/http/page'
import { z } from 'zod'
import { Notice } from './design/components.js'
import { EmailField, PasswordField } from './design/fields.js'
import { formPage } from './design/form-page.js'
import type { Problem } from './design/problem.js'
import { waysBy } from './design/provider-links.js'
import type { Providers } from './design/providers.js'
import { problemsOf } from './failures.js'
import { type Language, languageIn } from './language.js'
import { PATHS } from './paths.js'
import { leavesTo, pathOr, returnTo, withReturn } from './return-to.js'
import { type Words, wordsOf } from './words/words.js'

/** Names of the notices above the form, which say what happened just before. */
const NOTICES = [
  'signed_out',
  'sign_up_mailed',
  'reset_mailed',
  'password_changed',
  'provider_refused',
  'provider_no_address',
] as const
export type SignInNotice = (typeof NOTICES)[number]

export interface SignInState {
  language: Language
  returnPath: string
  signup: SignupPolicy
  providers: Providers
  /** E-mail address that the user typed before. */
  email?: string | undefined
  /** E-mail address of the user who is signed in already. */
  signedInAs?: string | undefined
  notice?: SignInNotice | undefined
  problems?: readonly Problem[]
}

export function signInPage({ language, returnPath, problems = [], ...state }: SignInState): Page {
  const words = wordsOf(language)
  const { signIn, fields } = words
  return formPage({
    language,
    title: signIn.title,
    problems,
    intro: (
      <>
        {state.notice && (
          <Notice kind="info">
            <p>{signIn.notices[state.notice]}</p>
          </Notice>
        )}
        {state.signedInAs && <SignedIn words={signIn} email={state.signedInAs} returnPath={returnPath} />}
      </>
    ),
    form: {
      action: withReturn(PATHS.signIn, returnPath),
      submit: signIn.submit,
      fields: (
        <>
          <EmailField words={fields} value={state.email} problems={problems} />
          <PasswordField words={fields} problems={problems} />
        </>
      ),
    },
    otherWays: waysBy(state.providers, words.provider, { return_to: returnPath }),
    links: [
      ...(state.signup === 'closed' ? [] : [{ to: withReturn(PATHS.signUp, returnPath), text: signIn.toSignUp }]),
      { to: PATHS.forgot, text: signIn.toForgot },
    ],
    formsLeave: leavesTo(returnPath),
  })
}

const SignedIn = ({ words, email, returnPath }: { words: Words['signIn']; email: string; returnPath: string }) => (
  <Notice kind="info">
    <p>
      {words.already} <strong>{email}</strong>.
    </p>
    <p>
      <a href={returnPath}>{words.proceed}</a>
    </p>
  </Notice>
)

/** Returns the path of the sign-in page with a notice. */
export const signInWith = (notice: SignInNotice): string => `${PATHS.signIn}?notice=${notice}`

export type SignInPorts = Pick<ManagementPorts, 'people' | 'config' | 'identityProviders'> & LogInPorts

const query = z.object({
  return_to: returnTo(),
  notice: z.enum(NOTICES).optional().catch(undefined).describe('The notice to show above the form.'),
})

/** Endpoints for the form with which users sign in by e-mail address and password. */
export function signInEndpoints(ports: SignInPorts): Endpoint[] {
  const { signup } = ports.config
  const { identityProviders: providers } = ports
  const failed = (failure: PageFailure): Page => {
    const language = languageIn(failure.request)
    const words = wordsOf(language)
    return signInPage({
      language,
      signup,
      providers,
      returnPath: pathOr(failure.request.query.return_to),
      email: typedIn(failure.form, 'email'),
      problems: problemsOf(failure, words, { invalid_credentials: words.signIn.wrong }),
    })
  }
  const common = {
    answer: 'page',
    path: PATHS.signIn,
    tag: 'Pages',
    operation: 'auth',
    accepts: [],
    signsIn: true,
    query,
    failed,
  } as const
  return [
    endpoint({
      ...common,
      method: 'get',
      summary: 'Show the form for signing in',
      limit: 'default',
      success: { status: 200, body: z.string() },
      async handle({ query: { return_to, notice }, request }) {
        const userId = loadedUserId(request)
        const user = userId === undefined ? null : await ports.people.principal(userId)
        const language = languageIn(request)
        return signInPage({ language, signup, providers, returnPath: return_to, signedInAs: user?.email, notice })
      },
    }),
    endpoint({
      ...common,
      method: 'post',
      summary: 'Sign in; the session id changes',
      limit: 'auth',
      errors: ['invalid_credentials'],
      body: logInBody,
      success: { status: 303 },
      async handle({ query, body, request }) {
        await logInFrom(ports, request, body)
        return { redirect: query.return_to }
      },
    }),
  ]
}
