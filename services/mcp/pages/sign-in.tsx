import { logInBody } from '@agent-memory/core/accounts/management-schemas'
import { logIn } from '@agent-memory/core/accounts/people'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { loadedUserId, signIn } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Page, PageFailure } from '@agent-memory/runtime/http/page'
import { z } from 'zod'
import { Button, Form, Notice } from './design/components.js'
import { documentOf } from './design/document.js'
import { Field } from './design/field.js'
import { PROBLEMS_ID, type Problem } from './design/problem.js'
import { Problems } from './design/problems.js'
import { problemsOf } from './failures.js'
import { leavesTo, pathOr, returnTo, withReturn } from './return-to.js'
import { languageOf } from './words/language.js'
import { type Language, wordsOf } from './words/words.js'

export const SIGN_IN_PATH = '/account/sign-in'

export interface SignInState {
  language: Language
  returnPath: string
  isSignupOpen: boolean
  /** As typed before. */
  email?: string | undefined
  /** E-mail address of the user who is signed in already. */
  signedInAs?: string | undefined
  isSignedOut?: boolean
  problems?: readonly Problem[]
}

export function signInPage({ language, returnPath, problems = [], ...state }: SignInState): Page {
  const words = wordsOf(language)
  const children = (
    <>
      <Problems title={words.problems} problems={problems} />
      {state.isSignedOut && (
        <Notice kind="info">
          <p>{words.signIn.signedOut}</p>
        </Notice>
      )}
      {state.signedInAs && (
        <Notice kind="info">
          <p>
            {words.signIn.already} <strong>{state.signedInAs}</strong>.
          </p>
          <p>
            <a href={returnPath}>{words.signIn.proceed}</a>
          </p>
        </Notice>
      )}
      <Form action={withReturn(SIGN_IN_PATH, returnPath)} describedBy={problems.length > 0 ? PROBLEMS_ID : undefined}>
        <Field
          name="email"
          words={words.fields.email}
          type="email"
          autocomplete="username"
          value={state.email}
          required
          problems={problems}
        />
        <Field
          name="password"
          words={words.fields.password}
          type="password"
          autocomplete="current-password"
          required
          problems={problems}
        />
        <div class="actions">
          <Button>{words.signIn.submit}</Button>
        </div>
      </Form>
      {state.isSignupOpen && (
        <ul class="links">
          <li>
            <a href={withReturn('/account/sign-up', returnPath)}>{words.signIn.toSignUp}</a>
          </li>
        </ul>
      )}
    </>
  )
  return {
    html: documentOf({ language, title: words.signIn.title, hasErrors: problems.length > 0, children }),
    formsLeave: leavesTo(returnPath),
  }
}

export type SignInPorts = Pick<ManagementPorts, 'people' | 'passwords' | 'config'>

const query = z.object({
  return_to: returnTo(),
  signed_out: z.literal('1').optional().catch(undefined).describe('Says that signing out succeeded.'),
})

/** The form for signing in by e-mail address and password. */
export function signInEndpoints(ports: SignInPorts): Endpoint[] {
  const isSignupOpen = ports.config.signup === 'open'
  const failed = (failure: PageFailure): Page => {
    const language = languageOf(failure.request)
    const words = wordsOf(language)
    const { email } = failure.form
    return signInPage({
      language,
      isSignupOpen,
      returnPath: pathOr(failure.request.query.return_to),
      email: typeof email === 'string' ? email : undefined,
      problems: problemsOf(failure, words, { invalid_credentials: words.signIn.wrong }),
    })
  }
  const common = {
    answer: 'page',
    path: SIGN_IN_PATH,
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
      async handle({ query, request }) {
        const userId = loadedUserId(request)
        const user = userId === undefined ? null : await ports.people.principal(userId)
        return signInPage({
          language: languageOf(request),
          isSignupOpen,
          returnPath: query.return_to,
          signedInAs: user?.email,
          isSignedOut: user === null && query.signed_out !== undefined,
        })
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
        await signIn(request, await logIn(ports, body))
        return { redirect: query.return_to }
      },
    }),
  ]
}
