import { verifyEmailBody } from '@agent-memory/core/accounts/people/people-schemas'
import { type SignUpPorts, verifyEmail } from '@agent-memory/core/accounts/people/sign-up'
import { notedSignUp, signIn } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Page, PageFailure } from '@agent-memory/runtime/http/page'
import { z } from 'zod'
import { PasswordField } from './design/fields.js'
import { formPage } from './design/form-page.js'
import type { Problem } from './design/problem.js'
import { problemsOf } from './failures.js'
import { type Language, languageIn } from './language.js'
import { linkQuery, tokenOf, withToken } from './link-token.js'
import { PATHS } from './paths.js'
import { leavesTo, pathOr, withReturn } from './return-to.js'
import { wordsOf } from './words/words.js'

export interface VerifyState {
  language: Language
  token: string
  /** Whether this is the browser that signed up. In any other browser, the page asks for the password. */
  isOwnBrowser: boolean
  /** Path to which this browser goes afterwards. */
  returnPath: string
  problems?: readonly Problem[]
}

export function verifyPage({ language, token, isOwnBrowser, returnPath, problems = [] }: VerifyState): Page {
  const words = wordsOf(language)
  const { verify, fields } = words
  return formPage({
    language,
    title: verify.title,
    problems,
    intro: <p>{isOwnBrowser ? verify.intro : verify.elsewhere}</p>,
    form: {
      action: withToken(PATHS.verify, token),
      submit: verify.submit,
      fields: !isOwnBrowser && <PasswordField words={fields} problems={problems} />,
    },
    links: [{ to: withReturn(PATHS.signUp, returnPath), text: words.signIn.toSignUp }],
    formsLeave: leavesTo(returnPath),
  })
}

/**
 * Endpoints for the link that finishes a sign-up. Opening the link changes nothing, because mail scanners open links
 * too.
 */
export function verifyEndpoints(ports: Pick<SignUpPorts, 'signUps' | 'passwords'>): Endpoint[] {
  const failed = (failure: PageFailure): Page => {
    const language = languageIn(failure.request)
    const words = wordsOf(language)
    const own = {
      token: words.verify.badLink,
      invalid_credentials: words.verify.wrong,
      conflict: words.signUp.taken,
    }
    const problems = problemsOf(failure, words, own)
    const returnPath = pathOr(failure.request.session?.returnPath)
    const asksPassword = failure.code === 'invalid_credentials' || problems.some(({ field }) => field === 'password')
    return verifyPage({ language, token: tokenOf(failure.request), isOwnBrowser: !asksPassword, returnPath, problems })
  }
  const common = {
    answer: 'page',
    path: PATHS.verify,
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
      summary: 'Show the page of the link that finishes a sign-up',
      limit: 'default',
      success: { status: 200, body: z.string() },
      handle: async ({ query, request }) =>
        verifyPage({
          language: languageIn(request),
          token: query.token,
          isOwnBrowser: notedSignUp(request) !== undefined,
          returnPath: pathOr(request.session.returnPath),
        }),
    }),
    endpoint({
      ...common,
      method: 'post',
      summary: 'Finish a sign-up with the token from the mailed link, and sign in',
      limit: 'auth',
      errors: ['invalid_credentials', 'conflict'],
      body: verifyEmailBody.pick({ password: true }),
      success: { status: 303 },
      async handle({ query, body, request }) {
        const userId = await verifyEmail(ports, { ...query, ...body, ownSignUpId: notedSignUp(request) })
        // Reads the path before signing in, because signing in begins a new session.
        const goesOn = pathOr(request.session.returnPath)
        await signIn(request, userId)
        return { redirect: goesOn }
      },
    }),
  ]
}
